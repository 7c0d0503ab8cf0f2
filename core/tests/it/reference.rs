//! A second, slow rule book for tests: no bit sets, no pins, no masks. Every move is tried on a list of 64 squares, and the
//! kings are looked at afterwards. It shares only the vocabulary with the core.

use pasapezas_core::notation::write_attempt;
use pasapezas_core::{
    Attempt, BoardRules, CastleSide, Color, DropCheck, DropRole, MateRule, Piece, Position, PromotionRole,
    Role, Square,
};

#[derive(Clone)]
pub(crate) struct Reference {
    squares: [Option<Piece>; 64],
    /// Of White, then of Black: pawns to queens.
    reserves: [[u8; 5]; 2],
    turn: Color,
    rights: Vec<(Color, CastleSide)>,
    en_passant: Option<Square>,
    rules: BoardRules,
}

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn name(text: &str) -> Square {
    text.parse().unwrap()
}

fn forward(color: Color) -> i8 {
    if color == Color::White { 1 } else { -1 }
}

/// Own ranks, 1 to 8.
fn own_rank(color: Color, square: Square) -> u8 {
    let rank = square.index() / 8;
    if color == Color::White { rank + 1 } else { 8 - rank }
}

impl Reference {
    pub(crate) fn of(position: &Position) -> Self {
        let count = |color| DropRole::ALL.map(|role| position.reserve(color).count(role));
        let mut rights = Vec::new();
        for color in Color::ALL {
            rights.extend(
                CastleSide::ALL
                    .into_iter()
                    .filter(|side| position.castling().has(color, *side))
                    .map(|s| (color, s)),
            );
        }
        let mut squares = [None; 64];
        for (square, piece) in position.placement().pieces() {
            squares[square.index() as usize] = Some(piece);
        }
        Self {
            squares,
            reserves: [count(Color::White), count(Color::Black)],
            turn: position.turn(),
            rights,
            en_passant: position.en_passant(),
            rules: *position.rules(),
        }
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index() as usize]
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index() as usize] = piece;
    }

    fn own(&self, color: Color) -> Vec<(Square, Piece)> {
        let all = Square::all().filter_map(|square| Some((square, self.at(square)?)));
        all.filter(|(_, piece)| piece.color == color).collect()
    }

    fn king(&self, color: Color) -> Square {
        self.own(color).into_iter().find(|(_, piece)| piece.role == Role::King).unwrap().0
    }

    /// Squares that the piece on `from` attacks, blocked by whatever stands in its way.
    fn attacks(&self, from: Square, piece: Piece) -> Vec<Square> {
        let step = |(files, ranks): (i8, i8)| from.offset(files, ranks);
        let up = forward(piece.color);
        match piece.role {
            Role::Pawn => [(-1, up), (1, up)].into_iter().filter_map(step).collect(),
            Role::Knight => JUMPS.into_iter().filter_map(step).collect(),
            Role::King => STRAIGHT.into_iter().chain(DIAGONAL).filter_map(step).collect(),
            Role::Bishop => self.rays(from, &DIAGONAL),
            Role::Rook => self.rays(from, &STRAIGHT),
            Role::Queen => [self.rays(from, &DIAGONAL), self.rays(from, &STRAIGHT)].concat(),
        }
    }

    fn rays(&self, from: Square, ways: &[(i8, i8)]) -> Vec<Square> {
        let mut seen = Vec::new();
        for (files, ranks) in ways {
            let mut at = from;
            while let Some(next) = at.offset(*files, *ranks) {
                seen.push(next);
                if self.at(next).is_some() {
                    break;
                }
                at = next;
            }
        }
        seen
    }

    fn attacked(&self, target: Square, by: Color) -> bool {
        self.own(by).into_iter().any(|(from, piece)| self.attacks(from, piece).contains(&target))
    }

    pub(crate) fn in_check(&self, color: Color) -> bool {
        self.attacked(self.king(color), color.other())
    }

    /// All legal moves in short form, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (from, piece) in self.own(self.turn) {
            for to in self.targets(from, piece) {
                let mut next = self.clone();
                next.shift(from, to, piece);
                if !next.in_check(self.turn) {
                    found.extend(texts(from, to, piece));
                }
            }
        }
        found.extend(self.castlings());
        found.extend(self.drops());
        found.sort();
        found
    }

    fn targets(&self, from: Square, piece: Piece) -> Vec<Square> {
        let free = |to: &Square| {
            self.at(*to).is_none_or(|other| other.color != self.turn && other.role != Role::King)
        };
        if piece.role != Role::Pawn {
            return self.attacks(from, piece).into_iter().filter(free).collect();
        }
        let up = forward(self.turn);
        let takes = |to: &Square| free(to) && (self.at(*to).is_some() || self.en_passant == Some(*to));
        let mut targets: Vec<_> = self.attacks(from, piece).into_iter().filter(takes).collect();
        if let Some(one) = from.offset(0, up).filter(|to| self.at(*to).is_none()) {
            targets.push(one);
            let two = one.offset(0, up).filter(|to| self.at(*to).is_none());
            targets.extend(two.filter(|_| own_rank(self.turn, from) == 2));
        }
        targets
    }

    fn shift(&mut self, from: Square, to: Square, piece: Piece) {
        if piece.role == Role::Pawn && self.en_passant == Some(to) {
            self.put(to.offset(0, -forward(piece.color)).unwrap(), None);
        }
        self.put(from, None);
        self.put(to, Some(piece));
    }

    fn castlings(&self) -> Vec<String> {
        let row = if self.turn == Color::White { '1' } else { '8' };
        let on = |file: char| name(&format!("{file}{row}"));
        let safe = |file: char| {
            let mut moved = self.clone();
            moved.put(on('e'), None);
            !moved.attacked(on(file), self.turn.other())
        };
        let mut found = Vec::new();
        for (color, side) in &self.rights {
            let (empty, path, to) = match side {
                CastleSide::King => ("fg", "efg", 'g'),
                CastleSide::Queen => ("bcd", "edc", 'c'),
            };
            let open = empty.chars().all(|file| self.at(on(file)).is_none());
            if *color == self.turn && open && path.chars().all(safe) {
                found.push(format!("e{row}{to}{row}"));
            }
        }
        found
    }

    fn drops(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (role, count) in DropRole::ALL.into_iter().zip(self.reserves[self.turn as usize]) {
            for to in Square::all().filter(|to| count > 0 && self.at(*to).is_none()) {
                if self.may_drop(role, to) {
                    found.push(write_attempt(Attempt::Drop { role, to }));
                }
            }
        }
        found
    }

    fn may_drop(&self, role: DropRole, to: Square) -> bool {
        let them = self.turn.other();
        let (first, last) = (self.rules.pawn_ranks.first().index(), self.rules.pawn_ranks.last().index());
        let rank = own_rank(self.turn, to) - 1;
        if role == DropRole::Pawn && (rank < first || rank > last) {
            return false;
        }
        let piece = Piece::new(self.turn, role.role());
        let mut next = self.clone();
        next.put(to, Some(piece));
        if next.in_check(self.turn) {
            return false;
        }
        if !next.attacks(to, piece).contains(&next.king(them)) {
            return true;
        }
        match self.rules.drop_check {
            DropCheck::NoCheck => false,
            DropCheck::Free => true,
            DropCheck::NoMate => !next.ends_in_mate(them),
        }
    }

    /// Whether `them`, on move now, is mated when every placement counts as a parry.
    fn ends_in_mate(mut self, them: Color) -> bool {
        self.turn = them;
        self.en_passant = None;
        self.rules.drop_check = DropCheck::Free;
        if self.rules.mate == MateRule::Prospective {
            self.reserves[them as usize] = [1; 5];
        }
        self.moves().is_empty()
    }
}

fn texts(from: Square, to: Square, piece: Piece) -> Vec<String> {
    let text = |promotion| write_attempt(Attempt::Board { from, to, promotion });
    if piece.role == Role::Pawn && own_rank(piece.color, to) == 8 {
        PromotionRole::ALL.into_iter().map(|role| text(Some(role))).collect()
    } else {
        vec![text(None)]
    }
}
