//! What a reader does to a record.

use pasapezas_core::Refusal;
use pasapezas_core::record::{Glyph, NodeId, Record, Shape, Step, Tree, remark};

use crate::input::draw::draw;

/// An edit, where the reader is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A step, as the last variation unless it is there already.
    Step(Step),
    /// What is said behind the move, in the form in which it is written; nothing takes it away.
    Comment(String),
    /// A sign is put, instead of another of the six usual ones, or taken away.
    Glyph(Glyph),
    /// An arrow or circle is drawn, or taken away where it is there.
    Shape(Shape),
    /// All arrows and circles are taken away.
    NoShapes,
    /// The move is cut, with all that follows it.
    Cut,
    /// The variation in which the reader is takes the place of what it branches off from.
    Promote,
}

impl Edit {
    /// Makes the edit at a node, and gives the node to which it leads.
    ///
    /// # Errors
    /// Why a step may not be made.
    pub fn apply(&self, record: &mut Record, at: NodeId) -> Result<NodeId, Refusal> {
        let tree = &mut record.tree;
        match self {
            Self::Step(step) => return tree.add(at, *step),
            Self::Cut => return Ok(cut(tree, at)),
            Self::Promote => tree.promote(branch(tree, at)),
            Self::Comment(_) | Self::Glyph(_) | Self::Shape(_) | Self::NoShapes => self.note(tree, at),
        }
        Ok(at)
    }

    /// The edits that say something about a node.
    fn note(&self, tree: &mut Tree, at: NodeId) {
        let Some(node) = tree.node_mut(at) else { return };
        let notes = &mut node.notes;
        match self {
            Self::Comment(text) => {
                notes.after = remark(text).into_iter().collect();
            }
            Self::Glyph(glyph) => {
                let there = notes.glyphs.contains(glyph);
                notes.glyphs.retain(|other| other != glyph && other.sign().is_none());
                if !there {
                    notes.glyphs.push(*glyph);
                }
            }
            Self::Shape(shape) => draw(&mut notes.shapes, *shape),
            Self::NoShapes => notes.shapes.clear(),
            Self::Step(_) | Self::Cut | Self::Promote => {}
        }
    }
}

/// Cuts a node and gives the one before it.
fn cut(tree: &mut Tree, at: NodeId) -> NodeId {
    let before = tree.node(at).and_then(pasapezas_core::record::Node::parent);
    tree.cut(at);
    before.unwrap_or(NodeId::ROOT)
}

/// The first node of the innermost variation in which a node lies; the node itself in the main line.
pub(super) fn branch(tree: &Tree, at: NodeId) -> NodeId {
    let branches = |id: &NodeId| {
        let parent = tree.node(*id).and_then(pasapezas_core::record::Node::parent);
        let siblings = parent.and_then(|parent| tree.node(parent));
        siblings.is_some_and(|parent| parent.children().first() != Some(id))
    };
    tree.path(at).into_iter().rev().find(branches).unwrap_or(at)
}
