//! One game from its first tag to its result.

use super::comment::{bare_clock, one_line};
use super::complaint::ComplaintKind;
use super::ending::{Doubt, End, ending, is_about_the_end, team};
use super::header::{Header, Known};
use super::lexer::{Lexer, Token};
use super::moves::Moves;
use super::numbers::{read_number, without_dots};
use super::report::{Report, place_of};
use super::words::{REMARK_END, result, text_of};
use super::{Found, Stopped};
use crate::record::{Record, ResultToken};

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
    let mut reading = Reading::new(text);
    reading.read_moves();
    reading.finish(text, first_line)
}

/// A game while it is read.
struct Reading<'a> {
    lexer: Lexer<'a>,
    header: Header,
    moves: Moves<'a>,
    /// The result and where it stands.
    result: Option<(usize, ResultToken)>,
    remarks: Vec<String>,
    last_comment: Option<&'a [u8]>,
    time: Option<crate::rules::TimeControl>,
    rules: crate::rules::RuleSet,
}

impl<'a> Reading<'a> {
    /// Reads the tags, and the comments before and between them.
    fn new(text: &'a [u8]) -> Self {
        let mut lexer = Lexer::new(text);
        let mut report = Report::default();
        let mut header = Header::default();
        let mut comments = Vec::new();
        loop {
            let before = lexer;
            match lexer.next() {
                Some((_, Token::Tag { name, text, text_at })) => {
                    header.add(name, text, text_at, &mut report);
                }
                Some((at, Token::Comment { text, closed })) => comments.push((at, text, closed)),
                Some((at, Token::BrokenTag)) => {
                    report.add(at, ComplaintKind::TagUnreadable);
                    lexer.skip_line();
                }
                Some(_) | None => {
                    lexer = before;
                    break;
                }
            }
        }
        let rules = header.rules(&mut report);
        let time = header.time(&mut report);
        let start = header.start(&rules, &mut report);
        header.read(Known::Winner, team, &mut report);
        let moves = Moves::new(rules, start.as_ref(), report);
        let mut reading =
            Self { lexer, header, moves, result: None, remarks: Vec::new(), last_comment: None, time, rules };
        for (at, text, closed) in comments {
            reading.comment(at, text, closed);
        }
        reading
    }

    fn read_moves(&mut self) {
        while let Some((at, token)) = self.lexer.next() {
            match token {
                Token::Word(word) => {
                    if let Some(result) = self.ending_result(word) {
                        self.result = Some((at, result));
                        return;
                    }
                    self.word(at, word);
                }
                Token::Comment { text, closed } => self.comment(at, text, closed),
                Token::Open => self.moves.open(at),
                Token::Close => self.moves.close(at),
                Token::Stray(sign) => {
                    self.moves.report.add(at, ComplaintKind::Stray(char::from(sign)));
                }
                Token::BrokenTag => self.moves.report.add(at, ComplaintKind::TagUnreadable),
                Token::Tag { .. } => {
                    self.moves.report.add(at, ComplaintKind::AfterTheEnd);
                    return;
                }
            }
        }
    }

    /// The result that a word is, unless it ends a variation.
    fn ending_result(&self, word: &[u8]) -> Option<ResultToken> {
        let result = result(word)?;
        let of_variation = self.moves.in_variation() && self.lexer.peek() == Some(b')');
        (!of_variation).then_some(result)
    }

    fn word(&mut self, at: usize, word: &'a [u8]) {
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

    fn comment(&mut self, at: usize, text: &'a [u8], closed: bool) {
        if !closed {
            self.moves.report.add(at, ComplaintKind::CommentOpen);
        }
        let clock = bare_clock(text);
        if clock.is_none() {
            self.last_comment = Some(text);
        }
        self.moves.comment(at, text, clock);
    }

    /// The comment before the result is a remark about the end if it reads like one, those behind it always are.
    fn read_remarks(&mut self) {
        if let Some((at, text)) = self.moves.take_held() {
            let line = one_line(text);
            if is_about_the_end(&self.header, &line) {
                self.remarks.push(line);
            } else {
                self.moves.annotate(at, text);
            }
        }
        if self.result.is_none() {
            return;
        }
        while self.lexer.line_goes_on_with(b'{') {
            if let Some((at, Token::Comment { text, closed })) = self.lexer.next() {
                if !closed {
                    self.moves.report.add(at, ComplaintKind::CommentOpen);
                }
                self.last_comment = Some(text);
                self.remarks.push(one_line(text));
            }
        }
        if let Some((at, _)) = self.lexer.next() {
            self.moves.report.add(at, ComplaintKind::AfterTheEnd);
        }
    }

    fn finish(mut self, text: &[u8], first_line: u32) -> Found {
        self.read_remarks();
        self.moves.finish();
        let (board, boards) = self.moves.end();
        let end = End { token: self.result.map(|(_, token)| token), boards, board };
        let (ending, doubts) = ending(&self.header, self.remarks, end);
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
            last_comment: self.last_comment.map(shown),
            complaints: report.finish(text, first_line),
        }
    }
}

/// A comment as text, with a sign for the byte that parts its remarks.
fn shown(comment: &[u8]) -> String {
    let remarks: Vec<_> = comment.split(|byte| *byte == REMARK_END).map(text_of).collect();
    remarks.join("\u{fffd}")
}
