//! What the example `record` prints of files of games; shared with its tests.

#[path = "record_game.rs"]
mod game;

use std::io::{self, Read, Write};

use pasapezas_core::record::read_csv::{Row, Rows};
use pasapezas_core::record::read_json::read_chesscom;
use pasapezas_core::record::sniff::{FileKind, SNIFFED, sniff};
use pasapezas_core::{Complaint, Found, Games, read_bpgn};

/// How games are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Some lines a game.
    Text,
    /// One array.
    Json,
}

/// How much of a stream is read at once, in bytes.
const PIECE: usize = 1 << 16;

/// How much of a JSON file is kept; more is refused by its reader.
const MAX_JSON: u64 = (4 << 20) + 1;

/// Reads all files and prints their games to `out`, complaints to `err`. The exit code.
///
/// # Errors
/// What cannot be written.
pub(crate) fn run(
    files: &[String],
    form: Form,
    open: impl Fn(&str) -> io::Result<Box<dyn Read>>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let mut printer = Printer { form, out, err, n_games: 0, n_complaints: 0 };
    let mut all_usable = true;
    printer.begin()?;
    for path in files {
        let read = open(path).and_then(|stream| printer.file(path, stream));
        match read {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Err(error),
            Err(error) => {
                all_usable = false;
                writeln!(printer.err, "{path}: {error}")?;
            }
        }
    }
    printer.end()?;
    Ok(match (all_usable, printer.n_complaints) {
        (false, _) => 2,
        (true, 0) => 0,
        (true, _) => 1,
    })
}

struct Printer<'a> {
    form: Form,
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    n_games: usize,
    n_complaints: usize,
}

impl Printer<'_> {
    fn begin(&mut self) -> io::Result<()> {
        if self.form == Form::Json { write!(self.out, "[") } else { Ok(()) }
    }

    fn end(&mut self) -> io::Result<()> {
        if self.form == Form::Json { writeln!(self.out, "\n]") } else { Ok(()) }
    }

    fn file(&mut self, path: &str, mut stream: Box<dyn Read>) -> io::Result<()> {
        let mut start = Vec::new();
        stream.by_ref().take(SNIFFED as u64).read_to_end(&mut start)?;
        let Some(kind) = sniff(&start) else {
            return Err(io::Error::other("no record of a game is in this file"));
        };
        let mut file = FileOut { printer: self, path, kind, n_games: 0 };
        match kind {
            FileKind::Bpgn => file.bpgn(&start, &mut stream),
            FileKind::Csv => file.csv(&start, &mut stream),
            FileKind::ChessCom => {
                stream.take(MAX_JSON).read_to_end(&mut start)?;
                let records = read_chesscom(&start);
                records.games.iter().try_for_each(|found| file.game(found))?;
                if records.games.is_empty() {
                    file.complain(&records.complaints)?;
                    return Err(io::Error::other("no match of chess.com is in this file"));
                }
                file.complain(&records.complaints)
            }
        }
    }
}

struct FileOut<'a, 'b> {
    printer: &'a mut Printer<'b>,
    path: &'a str,
    kind: FileKind,
    n_games: usize,
}

impl FileOut<'_, '_> {
    fn bpgn(&mut self, start: &[u8], stream: &mut dyn Read) -> io::Result<()> {
        let mut games = Games::new();
        each_piece(start, stream, |piece| {
            match piece {
                Some(bytes) => games.push(bytes),
                None => games.finish(),
            }
            while let Some(game) = games.next() {
                self.game(&read_bpgn(&game.bytes, game.line))?;
            }
            self.complain(&games.complaints())
        })
    }

    fn csv(&mut self, start: &[u8], stream: &mut dyn Read) -> io::Result<()> {
        let mut rows = Rows::new();
        each_piece(start, stream, |piece| {
            match piece {
                Some(bytes) => rows.push(bytes),
                None => rows.finish(),
            }
            while let Some(found) = rows.next().as_ref().map(Row::read) {
                self.game(&found)?;
            }
            self.complain(&rows.complaints())
        })
    }

    fn game(&mut self, found: &Found) -> io::Result<()> {
        let name = self.path.rsplit(['/', std::path::MAIN_SEPARATOR]).next().unwrap_or(self.path);
        let told = game::tell(self.kind, found);
        let printer = &mut *self.printer;
        match printer.form {
            Form::Text => told.write_text(name, self.n_games, printer.out)?,
            Form::Json => {
                write!(printer.out, "{}", if printer.n_games == 0 { "\n" } else { ",\n" })?;
                told.write_json(name, self.n_games, printer.out)?;
            }
        }
        printer.n_games += 1;
        self.n_games += 1;
        self.complain(&found.complaints)
    }

    fn complain(&mut self, complaints: &[Complaint]) -> io::Result<()> {
        self.printer.n_complaints += complaints.len();
        complaints.iter().try_for_each(|complaint| writeln!(self.printer.err, "{}:{complaint}", self.path))
    }
}

/// Hands over a stream in pieces, then `None` for its end.
fn each_piece(
    start: &[u8],
    stream: &mut dyn Read,
    mut take: impl FnMut(Option<&[u8]>) -> io::Result<()>,
) -> io::Result<()> {
    let mut room = vec![0; PIECE];
    take(Some(start))?;
    loop {
        let count = match stream.read(&mut room) {
            Ok(0) => return take(None),
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        take(room.get(..count))?;
    }
}
