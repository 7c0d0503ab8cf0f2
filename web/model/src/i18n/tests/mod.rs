//! Tests of all texts.
