//! What a picture shows, and how large its letters are.

use super::*;
use pasapezas_core::RuleSet;
use pasapezas_core::notation::read_bfen;
use pasapezas_core::record::Pen;

fn position(fen: &str) -> PerBoard<Position> {
    let rules = RuleSet::default();
    read_bfen(fen).unwrap().boards.map(|setup| Position::new(setup, &rules).unwrap())
}

fn picture_of(boards: &PerBoard<Position>, names: &PerSeat<String>, below: PerBoard<Color>) -> String {
    let clocks = PerSeat::for_seats(|seat| Millis(if seat == Seat::BLACK_B { 9_050 } else { 61_001 }));
    let picture = Picture {
        boards,
        names,
        clocks: Some(&clocks),
        last: PerBoard { a: [Some("e2".parse().unwrap()), None], b: [None, None] },
        shapes: &[],
        below,
        ink: Ink::Light,
    };
    write_picture(&picture, "<symbol id=\"wK\"/>")
}

const USUAL: PerBoard<Color> = PerBoard { a: Color::White, b: Color::Black };

#[test]
fn it_shows_every_piece_reserve_and_clock() {
    let boards = position("4k3/8/8/8/8/8/8/Q~3K3[NNp] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[q] b - - 0 1");
    let names = PerSeat::for_seats(|seat| seat.name().to_owned());
    let svg = picture_of(&boards, &names, USUAL);
    let uses = |name: &str| svg.matches(&format!("href=\"#{name}\"")).count();
    assert_eq!((uses("wK"), uses("bK"), uses("wQ"), uses("m-promoted-white")), (2, 2, 1, 1));
    assert_eq!((uses("wN"), uses("bP"), uses("bQ")), (1, 1, 1));
    for text in
        [">2</text>", ">1:02</text>", ">0:09.1</text>", ">WhiteA \u{25cf}<", ">BlackB \u{25cf}<", ">BlackA<"]
    {
        assert!(svg.contains(text), "{text}");
    }
    assert_eq!(svg.matches("#a8914a").count() + svg.matches("#ebd98f").count(), 1);
    assert!(svg.contains("<symbol id=\"wK\"/>") && svg.ends_with("</svg>\n"));
}

#[test]
fn a_turned_board_turns_its_pieces_and_its_players() {
    let boards = position("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let names = PerSeat::for_seats(|seat| seat.name().to_owned());
    let row_of = |svg: &str, what: &str| {
        let line = svg.lines().find(|line| line.contains(what)).unwrap();
        let y = line.split(" y=\"").nth(1).unwrap().split('"').next().unwrap();
        y.parse::<u32>().unwrap()
    };
    let usual = picture_of(&boards, &names, USUAL);
    let turned = picture_of(&boards, &names, PerBoard { a: Color::Black, b: Color::White });
    assert_eq!((row_of(&usual, "#wK"), row_of(&turned, "#wK")), (7 * SIDE, 0));
    assert!(row_of(&usual, ">WhiteA") > row_of(&usual, ">BlackA"));
    assert!(row_of(&turned, ">WhiteA") < row_of(&turned, ">BlackA"));
}

#[test]
fn a_long_name_stays_over_its_own_board() {
    for (ink, size) in [(Ink::Light, 16), (Ink::Print, 26)] {
        let large = ink.letters().name;
        assert_eq!(fitted("Uxía Rei", large), ("Uxía Rei".to_owned(), size));
        for long in [20, 40, 48, 49, 4_000] {
            let (words, size) = fitted(&"ñ".repeat(long), large);
            let count = words.chars().count();
            assert_eq!((count, words.ends_with('\u{2026}')), (long.min(48), long > 48));
            assert!(size >= 10 && size as usize * count * 6 <= 3_600, "{long}: {size}");
        }
    }
}

#[test]
fn a_name_is_text_whatever_it_holds() {
    let boards = position("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let names = PerSeat::for_seats(|_| String::from("<b>&\"\u{0}\u{ffff}Xoán"));
    let svg = picture_of(&boards, &names, USUAL);
    assert!(svg.contains("&lt;b&gt;&amp;&quot; Xoán") && !svg.contains("<b>"));
}

#[test]
fn arrows_and_circles_lie_on_their_own_board_and_are_black_on_paper() {
    let boards = position("4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let names = PerSeat::for_seats(|_| String::new());
    let shape = |board, to: &str| Shape {
        board,
        from: "e2".parse().unwrap(),
        to: to.parse().unwrap(),
        pen: Pen::Red,
    };
    let draw = |ink| {
        let shapes = [shape(BoardId::A, "e4"), shape(BoardId::B, "e2")];
        let last = PerBoard { a: [None; 2], b: [None; 2] };
        let picture = Picture {
            boards: &boards,
            names: &names,
            clocks: None,
            last,
            shapes: &shapes,
            below: USUAL,
            ink,
        };
        write_picture(&picture, "")
    };
    for (ink, color) in [(Ink::Light, "#b3261e"), (Ink::Print, "#000000")] {
        let svg = draw(ink);
        let (a, b) = svg.split_at(svg.rfind("<g ").unwrap());
        assert_eq!((a.matches("<path ").count(), a.matches("<circle ").count()), (4, 0));
        assert_eq!((b.matches("<path ").count(), b.matches("<circle ").count()), (0, 2));
        assert!(a.contains(&format!("stroke=\"{color}\" stroke-width=\"5\"")), "{color}");
    }
}
