//! One game from its first tag to its result, in one go or in small pieces of work.

use core::ops::Range;

use super::comment::{bare_clock, one_line};
use super::complaint::ComplaintKind;
use super::ending::{Doubt, End, board, ending, is_about_the_end, team};
use super::header::{Header, Known};
use super::lexer::{Lexer, Token};
use super::limits::MAX_REMARKS;
use super::moves::Moves;
use super::numbers::{read_number, without_dots};
use super::report::{Report, place_of};
use super::words::{REMARK_END, result, text_of};
use super::{Found, GameText, Stopped};
use crate::record::{Record, ResultToken};
use crate::rules::{RuleSet, TimeControl};

/// How many tokens a piece of work has. The dearest ones are moves that can be played, a few microseconds each.
const PIECE: usize = 64;

/// Reads one game, whatever the bytes are: UTF-8 or Latin-1, lines ended in any way. The text starts at line `first_line` of
/// its file.
///
/// ```
/// use pasapezas_core::{Team, read_bpgn};
/// let text = b"[WhiteA \"Ana\"]\n1A. f3{59.1} 1a. e5{58.3} 2A. g4{57} 2a. Qh4#{57.2} {Ana checkmated} 0-1";
/// let found = read_bpgn(text, 1);
/// assert_eq!((found.played, found.complaints.len()), (4, 0));
/// assert_eq!(found.record.ending.winner, Some(Team::Two));
/// ```
pub fn read_bpgn(text: &[u8], first_line: u32) -> Found {
    let mut state = State::new(text);
    while state.work(text, usize::MAX) {}
    state.finish(text, first_line)
}

/// A game that is read in pieces: whoever has frames to draw calls [`work`](Self::work) as long as there is time.
///
/// ```
/// use pasapezas_core::record::read::{GameReading, GameText};
/// let game = GameText { bytes: b"1A. e4 1a. e5 *".to_vec(), line: 1 };
/// let mut reading = GameReading::new(game);
/// while reading.work() {}
/// assert_eq!(reading.finish().1.played, 2);
/// ```
#[derive(Debug)]
pub struct GameReading {
    game: GameText,
    state: State,
}

impl GameReading {
    /// Nothing of it read yet.
    pub fn new(game: GameText) -> Self {
        let state = State::new(&game.bytes);
        Self { game, state }
    }

    /// Reads on by one small piece: some tokens, of which a comment may be as long as the game. `false` when all is read.
    pub fn work(&mut self) -> bool {
        self.state.work(&self.game.bytes, PIECE)
    }

    /// How much of it has been read, in thousandths.
    pub fn share(&self) -> u32 {
        let all = self.game.bytes.len();
        let share = self.state.at.saturating_mul(1000).checked_div(all).unwrap_or(1000);
        u32::try_from(share).unwrap_or(1000)
    }

    /// The text, and what was read of it.
    pub fn finish(mut self) -> (GameText, Found) {
        while self.work() {}
        let found = self.state.finish(&self.game.bytes, self.game.line);
        (self.game, found)
    }
}

/// A game while it is read. Its text is kept elsewhere and comes along with every call.
#[derive(Debug)]
struct State {
    /// Where the next token is looked for.
    at: usize,
    stage: Stage,
    header: Header,
    report: Report,
    /// Where the tags end; before that the text is looked at twice, for them and for the comments between them.
    head: usize,
    moves: Moves,
    time: Option<TimeControl>,
    rules: RuleSet,
    /// The result and where it stands.
    result: Option<(usize, ResultToken)>,
    remarks: Vec<String>,
    /// Where the last comment is that is no clock.
    last_comment: Option<Range<usize>>,
}

/// What is read next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Tags,
    Moves,
    Done,
}

impl State {
    fn new(text: &[u8]) -> Self {
        Self {
            at: Lexer::new(text).at(),
            stage: Stage::Tags,
            header: Header::default(),
            report: Report::default(),
            head: 0,
            moves: Moves::new(RuleSet::default(), None, Report::default()),
            time: None,
            rules: RuleSet::default(),
            result: None,
            remarks: Vec::new(),
            last_comment: None,
        }
    }

    /// Reads on by at most so many tokens; `false` when all of them are read.
    fn work(&mut self, text: &[u8], tokens: usize) -> bool {
        let mut lexer = Lexer::resumed(text, self.at);
        for _ in 0..tokens {
            match self.stage {
                Stage::Tags => self.tag(&mut lexer),
                Stage::Moves => self.token(&mut lexer),
                Stage::Done => break,
            }
        }
        self.at = lexer.at();
        self.stage != Stage::Done
    }

    /// Takes a tag; what is between tags is looked at when all of them are known.
    fn tag(&mut self, lexer: &mut Lexer<'_>) {
        let before = *lexer;
        match lexer.next() {
            Some((_, Token::Tag { name, text, text_at })) => {
                self.header.add(name, text, text_at, &mut self.report);
            }
            Some((_, Token::Comment { .. })) => {}
            Some((at, Token::BrokenTag)) => {
                self.report.add(at, ComplaintKind::TagUnreadable);
                lexer.skip_line();
            }
            Some(_) | None => {
                self.head = before.at();
                *lexer = before.restarted();
                self.begin_moves();
            }
        }
    }

    fn begin_moves(&mut self) {
        let mut report = core::mem::take(&mut self.report);
        self.rules = self.header.rules(&mut report);
        self.time = self.header.time(&mut report);
        let start = self.header.start(&self.rules, &mut report);
        self.header.read(Known::Winner, team, &mut report);
        self.header.read(Known::DrawnOn, board, &mut report);
        self.moves = Moves::new(self.rules, start.as_ref(), report);
        self.stage = Stage::Moves;
    }

    fn token(&mut self, lexer: &mut Lexer<'_>) {
        let in_head = lexer.at() < self.head;
        let Some((at, token)) = lexer.next() else {
            self.stage = Stage::Done;
            return;
        };
        match token {
            Token::Comment { text, closed } => self.comment(at, text, closed),
            Token::BrokenTag if in_head => lexer.skip_line(),
            Token::Tag { .. } if in_head => {}
            Token::Word(word) => match self.ending_result(lexer, word) {
                Some(result) => {
                    self.result = Some((at, result));
                    self.stage = Stage::Done;
                }
                None => self.word(at, word),
            },
            Token::Open => self.moves.open(at),
            Token::Close => self.moves.close(at),
            Token::Stray(sign) => self.moves.report.add(at, ComplaintKind::Stray(char::from(sign))),
            Token::BrokenTag => self.moves.report.add(at, ComplaintKind::TagUnreadable),
            Token::Tag { .. } => {
                self.moves.report.add(at, ComplaintKind::AfterTheEnd);
                self.stage = Stage::Done;
            }
        }
    }

    /// The result that a word is, unless it ends a variation.
    fn ending_result(&self, lexer: &Lexer<'_>, word: &[u8]) -> Option<ResultToken> {
        let result = result(word)?;
        let of_variation = self.moves.in_variation() && lexer.peek() == Some(b')');
        (!of_variation).then_some(result)
    }

    fn word(&mut self, at: usize, word: &[u8]) {
        if result(word).is_some() {
            return;
        }
        let Some((number, san)) = read_number(word) else {
            let san = without_dots(word);
            return self.moves.word(at.saturating_add(word.len().saturating_sub(san.len())), san);
        };
        self.moves.number(at, number);
        if !san.is_empty() {
            self.moves.word(at.saturating_add(word.len().saturating_sub(san.len())), san);
        }
    }

    fn comment(&mut self, at: usize, text: &[u8], closed: bool) {
        if !closed {
            self.moves.report.add(at, ComplaintKind::CommentOpen);
        }
        let clock = bare_clock(text);
        if clock.is_none() {
            self.last_comment = Some(inside(at, text));
        }
        self.moves.comment(at, text, clock);
    }

    /// The comment before the result is a remark about the end if it reads like one, those behind it always are.
    fn read_remarks(&mut self, text: &[u8]) {
        if let Some((at, text)) = self.moves.take_held() {
            let line = one_line(&text);
            if is_about_the_end(&self.header.tags, &line) {
                self.remarks.push(line);
            } else {
                self.moves.annotate(at, &text);
            }
        }
        if self.result.is_none() {
            return;
        }
        let mut lexer = Lexer::resumed(text, self.at);
        while self.remarks.len() < MAX_REMARKS && lexer.line_goes_on_with(b'{') {
            if let Some((at, Token::Comment { text, closed })) = lexer.next() {
                if !closed {
                    self.moves.report.add(at, ComplaintKind::CommentOpen);
                }
                self.last_comment = Some(inside(at, text));
                self.remarks.push(one_line(text));
            }
        }
        if let Some((at, _)) = lexer.next() {
            self.moves.report.add(at, ComplaintKind::AfterTheEnd);
        }
    }

    fn finish(mut self, text: &[u8], first_line: u32) -> Found {
        self.read_remarks(text);
        self.moves.finish();
        let (board, boards) = self.moves.end();
        let end = End { token: self.result.map(|(_, token)| token), boards, board };
        let (ending, doubts) = ending(&self.header.tags, self.remarks, end);
        let at = self.result.map_or(self.header.place(Known::Result), |(at, _)| at);
        for doubt in doubts {
            let (at, kind) = match doubt {
                Doubt::Differs(tag) => {
                    (self.header.place(Known::Result), ComplaintKind::ResultDiffers { tag })
                }
                Doubt::Winner => {
                    let name = Known::Winner.name().to_owned();
                    (self.header.place(Known::Winner), ComplaintKind::TagNonsense { name })
                }
                Doubt::Contradicts(token) => (at, ComplaintKind::ResultContradicts { token }),
            };
            self.moves.report.add(at, kind);
        }
        let Moves { tree, report, tokens, played, stopped, .. } = self.moves;
        let stopped = stopped.map(|stop| Stopped {
            index: stop.index,
            what: stop.what,
            boards: stop.boards,
            place: place_of(text, first_line, stop.at),
        });
        Found {
            record: Record { tags: self.header.tags, rules: self.rules, time: self.time, tree, ending },
            tokens,
            played,
            stopped,
            last_comment: self.last_comment.and_then(|range| text.get(range)).map(shown),
            complaints: report.finish(text, first_line),
        }
    }
}

/// Where the text of a comment is that starts at `at` with one sign.
const fn inside(at: usize, text: &[u8]) -> Range<usize> {
    let start = at.saturating_add(1);
    start..start.saturating_add(text.len())
}

/// A comment as text, with a sign for the byte that parts its remarks.
fn shown(comment: &[u8]) -> String {
    let remarks: Vec<_> = comment.split(|byte| *byte == REMARK_END).map(text_of).collect();
    remarks.join("\u{fffd}")
}
