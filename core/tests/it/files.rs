//! Files of games as a whole: every kind, and no more of it than there is room for.

use pasapezas_core::record::read_file::{MAX_ALL_MOVES, MAX_GAMES, read_records};

use crate::support::data;

#[test]
fn every_kind_of_file_is_read() {
    for (name, n_games) in [("evening.bpgn", 2), ("movetexts.csv", 4), ("chesscom-pair.json", 1)] {
        let records = read_records(&std::fs::read(data("games").join(name)).unwrap()).unwrap();
        assert_eq!((records.games.len(), records.complaints.len()), (n_games, 0), "{name}");
    }
    assert_eq!(read_records(b"soup"), None);
}

#[test]
fn no_more_games_are_kept_than_there_is_room_for() {
    let shuffle: String = (0..300).map(|_| "Nf3 Nf6 Ng1 Ng8 ").collect();
    let long = format!("[Event \"x\"]\n{shuffle}*\n\n").replace("Nf3", "1A. Nf3").replace("Nf6", "1a. Nf6");
    let long = long.replace("Ng1", "2A. Ng1").replace("Ng8", "2a. Ng8");
    for (text, n_games) in [
        ("[Event \"x\"]\n1A. e4 *\n\n".repeat(MAX_GAMES + 2), MAX_GAMES),
        ("60,\"1A. e4\"\n,\n".repeat(MAX_GAMES + 2), MAX_GAMES),
        (long.repeat(MAX_ALL_MOVES / 1200 + 2), MAX_ALL_MOVES / 1200),
    ] {
        let records = read_records(text.as_bytes()).unwrap();
        assert_eq!(records.games.len(), n_games);
        let texts: Vec<_> = records.complaints.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), 1, "{texts:?}");
        assert!(texts[0].ends_with(":1: more games than are kept of one file"), "{texts:?}");
    }
}
