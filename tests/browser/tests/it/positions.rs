//! Positions of which tests begin, each one board with its reserves.

/// The usual array.
pub(crate) const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

/// Two bare kings, White to move.
pub(crate) const KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

/// Bare kings; White has a knight and a pawn to drop.
pub(crate) const WHITE_DROPS: &str = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1";

/// Bare kings; Black has a knight and a pawn to drop.
pub(crate) const BLACK_DROPS: &str = "4k3/8/8/8/8/8/8/4K3[np] b - - 0 1";

/// White queens on a8, where the rook of b8 captures.
pub(crate) const NEW_QUEEN_HANGS: &str = "1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1";

/// White mates by Qxf7.
pub(crate) const SCHOLAR: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[] w KQkq - 4 4";

/// Black mates by Qxf2.
pub(crate) const SCHOLAR_BLACK: &str =
    "rnb1k1nr/pppp1ppp/8/2b1p3/4P2q/2N2N2/PPPP1PPP/R1BQKB1R[] b KQkq - 5 4";

/// Two boards in the middle of a match. A: White checks by Bxf7. B: White's rook goes to e1; Black may not drop a knight on f3.
pub(crate) const LIVELY: (&str, &str) = (
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R[NPPbqp] w KQkq - 4 4",
    "r2q1rk1/ppp2ppp/2np1n2/2b1p3/2B1P1b1/2PP4/PP1N1PPP/R1BQ1RK1[BPnrp] w - - 2 8",
);
