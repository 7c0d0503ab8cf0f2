//! Hands that know nothing: random gestures by mouse, fingers and keys on both boards. Whatever they do, no piece is lost or
//! made, nothing stays in the air, and nothing complains. The same seeds play the same gestures.

use crate::positions::{ARRAY, LIVELY};
use pasapezas_browser_tests::{Button, Key, Point, Pointer, Setup, State, Table, with};

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];
const ROLES: [&str; 5] = ["pawn", "knight", "bishop", "rook", "queen"];

/// Numbers that look random and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// All places at which one can grab or aim: squares, slots, and a few beside them.
fn places(table: &Table) -> Vec<Point> {
    let mut places: Vec<Point> = Vec::new();
    for board in ["A", "B"] {
        let here = table.rect(&format!("svg.board[data-board={board}]"));
        let side = here.width / 8.0;
        for nth in 0..64 {
            let (column, row) = (f64::from(nth % 8), f64::from(nth / 8));
            places.push(Point { x: here.x + side * (column + 0.5), y: here.y + side * (row + 0.5) });
        }
    }
    for seat in SEATS {
        places.extend(ROLES.map(|role| table.place(&format!("{seat}:{role}"))));
    }
    places
        .extend([".clk[data-seat=WhiteA]", ".clk[data-seat=BlackB]"].map(|clock| table.rect(clock).centre()));
    places
}

/// One thing that somebody does; most of it means nothing.
fn do_something(table: &Table, chance: &mut Chance, places: &[Point]) {
    let (from, to) = (*chance.of(places), *chance.of(places));
    match chance.below(18) {
        // Half of what is tried could be played.
        12.. => play_something(table, chance, places),
        0..3 => table.perform(&[Pointer::mouse().drag(from, to)]),
        3 => table.perform(&[Pointer::mouse().tap(from).tap(to)]),
        4 => table.perform(&[Pointer::finger(1).to(from).down().glide(to).up()]),
        5 => table.perform(&[Pointer::finger(1).tap(from), Pointer::finger(2).tap(to)]),
        6 => {
            let (again, back) = (*chance.of(places), *chance.of(places));
            let second = Pointer::finger(2).to(again).down().glide(back).up();
            table.perform(&[Pointer::finger(1).to(from).down().glide(to).up(), second]);
        }
        7 => table.perform(&[Pointer::mouse()
            .to(from)
            .press(*chance.of(&[Button::Left, Button::Right]))
            .glide(to)]),
        8 => table.perform(&[Pointer::mouse()
            .to(from)
            .down()
            .glide(to)
            .press(Button::Right)
            .release(Button::Left)]),
        9 => {
            const KEYS: [Key; 12] = [
                Key::Enter,
                Key::Space,
                Key::Escape,
                Key::Left,
                Key::Right,
                Key::Up,
                Key::Down,
                Key::Home,
                Key::End,
                Key::Char('1'),
                Key::Char('2'),
                Key::Char('3'),
            ];
            let keys: Vec<Key> = (0..6).map(|_| *chance.of(&KEYS)).collect();
            table.keys(&keys);
        }
        10 => {
            let tiles = table.rects(".chooser button");
            if let Some((_, tile)) = tiles.get(chance.below(5)) {
                table.click(tile.centre());
            }
        }
        _ => table.release_all(),
    }
}

/// Chooses something and, where the page shows targets, one of these.
fn play_something(table: &Table, chance: &mut Chance, places: &[Point]) {
    for _ in 0..6 {
        table.click(*chance.of(places));
        let state = table.settled();
        let targets = ["A", "B"].map(|board| (board, &state.board(board).targets));
        let targets: Vec<String> = targets
            .iter()
            .flat_map(|(board, all)| all.iter().map(move |square| format!("{board}:{square}")))
            .collect();
        if !targets.is_empty() {
            let target: &String = chance.of(&targets);
            table.click(table.place(target));
            return;
        }
    }
}

/// All pieces of both boards and all reserves.
fn count(state: &State) -> u32 {
    let boards = state.board("A").pieces.len() + state.board("B").pieces.len();
    u32::try_from(boards).unwrap() + state.stored_in_all()
}

fn play(setup: &Setup, seed: u64) {
    with(setup, |table| {
        let mut chance = Chance(seed);
        let places = places(table);
        table.start();
        let all = count(&table.state());
        let mut played = 0;
        for round in 0..15 {
            for _ in 0..8 {
                do_something(table, &mut chance, &places);
            }
            table.release_all();
            table.keys(&[Key::Escape]);
            let state = table.until("empty hands", |state| !state.is_anything_held());
            assert_eq!(count(&state), all, "round {round} of seed {seed}");
            for board in ["A", "B"] {
                let kings = state.board(board).pieces.values().filter(|piece| piece.ends_with('K')).count();
                assert_eq!((kings, state.board(board).astray.len()), (2, 0), "round {round} of seed {seed}");
            }
            played = state.moves.iter().map(Vec::len).sum();
            if state.phase == "over" {
                break;
            }
        }
        assert!(played > 0, "even a monkey finds a move");
    });
}

#[test]
fn a_monkey_at_the_usual_array() {
    play(&Setup::boards(ARRAY, ARRAY), 20_120_401);
}

#[test]
fn a_monkey_in_the_middle_of_a_match() {
    play(&Setup::boards(LIVELY.0, LIVELY.1), 20_241_102);
}

#[test]
fn a_monkey_at_a_promotion_on_a_phone() {
    let board = "n1n1k3/1P6/8/8/8/8/6p1/N3K2N[NPnp] w - - 0 1";
    play(&Setup::boards(board, board).size(360, 640), 7_042_026);
}
