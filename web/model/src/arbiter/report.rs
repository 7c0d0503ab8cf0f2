//! The report of a match on real boards: what its log says, in order and in words, with what each decision stands on.
//!
//! It is read from the log alone, by making the match anew entry by entry: nothing is kept for it. While the match is under way
//! it is silent about flags and about what the record shows of moves that nobody has claimed (decision D64).

use pasapezas_core::arbiter::{
    Action, Case, End, Event, Phase, Profile, Remedy, Settings, Step, Supervision, SupervisionSetup,
};
use pasapezas_core::{Author, Millis, Seat, Source};

use super::option::HallOption;
use super::report_moves::{MoveList, Scribe};
use crate::i18n::{
    Clerk, ClockUi, GuideUi, clock_ui, guide_ui, hall_choice, hall_option, seat_label, setup_line,
};

/// The sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Who played, with warnings and illegal moves.
    pub people: Vec<Line>,
    /// How it ended; empty while it goes on.
    pub result: Vec<Line>,
    /// Clocks and rules, and what the arbiter has set otherwise than usual.
    pub settings: Vec<Line>,
    /// The moves of both boards with their times.
    pub moves: MoveList,
    /// Claims and what became of them, with irregularities that nobody claimed.
    pub claims: Vec<Line>,
    /// Conduct and penalties.
    pub conduct: Vec<Line>,
    /// Corrected clocks, pauses, offers, what was taken out of the record.
    pub corrections: Vec<Line>,
}

/// One line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When; `None` where that says nothing.
    pub at: Option<Millis>,
    /// What.
    pub text: String,
    /// What it stands on.
    pub sources: Vec<Source>,
}

impl Report {
    /// The report of a match as its log stands.
    pub fn of(clerk: &Clerk<'_>, hall: &Supervision) -> Self {
        let mut writer = Writer::new(clerk, hall);
        let mut so_far = Supervision::new(*hall.setup());
        for entry in hall.log() {
            let case = so_far.case().cloned();
            let ruled = match so_far.step() {
                Some(Step::Rule(ruling)) if entry.action == Action::Uphold => ruling.sources,
                _ => Vec::new(),
            };
            let before = so_far.clone();
            if so_far.append(entry.clone()).is_err() {
                break;
            }
            writer.scribe.entry(&before, &so_far, entry);
            let actor = actor(entry.stamp.by, entry.action);
            for event in &entry.events {
                writer.event(entry.stamp.at, event, actor, case.as_ref().or(so_far.case()), &ruled);
            }
        }
        let moves = writer.scribe.list(hall, writer.is_over);
        let (people, result) = (people(clerk, hall), result(clerk, hall));
        Self { people, result, settings: settings(clerk, hall), moves, ..writer.report }
    }

    /// Its parts with lines, in order. The moves stand between the settings and the claims.
    pub fn parts(&self) -> [(GuideUi, &[Line]); 6] {
        [
            (GuideUi::People, &self.people),
            (GuideUi::Result, &self.result),
            (GuideUi::Settings, &self.settings),
            (GuideUi::ClaimsPart, &self.claims),
            (GuideUi::Conduct, &self.conduct),
            (GuideUi::CorrectionsPart, &self.corrections),
        ]
    }
}

/// The instant of a line since the beginning: *12:05*.
pub fn instant(at: Millis) -> String {
    let seconds = at.0 / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn people(clerk: &Clerk<'_>, hall: &Supervision) -> Vec<Line> {
    let line = |seat: Seat| {
        let mut text = format!("{}, {}", seat_label(clerk.lang, seat), clerk.name(seat));
        let counts = [
            (usize::from(hall.warnings(seat)), clerk.warnings(usize::from(hall.warnings(seat)))),
            (
                usize::from(hall.illegal_moves(seat)),
                clerk.illegal_moves(usize::from(hall.illegal_moves(seat))),
            ),
        ];
        for (_, words) in counts.into_iter().filter(|(count, _)| *count > 0) {
            text.push_str(" · ");
            text.push_str(&words);
        }
        Line { at: None, text, sources: Vec::new() }
    };
    hall.setup().settings.profile.seats().map(line).collect()
}

fn result(clerk: &Clerk<'_>, hall: &Supervision) -> Vec<Line> {
    let plain = |text: String| Line { at: None, text, sources: Vec::new() };
    let Phase::Over(end) = hall.phase() else {
        return vec![plain(guide_ui(clerk.lang, GuideUi::Unfinished).to_owned())];
    };
    let mut events = hall.log().iter().rev().flat_map(|entry| entry.events.iter());
    let at = events.find_map(|event| if let Event::Ended { at, .. } = event { Some(*at) } else { None });
    let sources = vec![end.source(hall.setup().settings.profile)];
    let why = Line { at, text: clerk.ended(end).into_owned(), sources };
    let mut lines = vec![plain(format!("{} ({})", clerk.headline(end), Clerk::score(end))), why];
    if let End::Annulled { .. } = end {
        lines.push(plain(clerk.again().into_owned()));
    }
    lines
}

fn settings(clerk: &Clerk<'_>, hall: &Supervision) -> Vec<Line> {
    let SupervisionSetup { settings, game, recorded } = hall.setup();
    let plain = |text: String| Line { at: None, text, sources: Vec::new() };
    let mut lines = Vec::new();
    match settings.profile {
        Profile::Pasapezas => {
            lines.push(plain(setup_line(clerk.lang, game.rules.preset(), &game.time).into_owned()));
        }
        Profile::OneBoard => lines.push(plain(clock_ui(clerk.lang, ClockUi::OneBoard).to_owned())),
    }
    if *recorded {
        lines.push(plain(clock_ui(clerk.lang, ClockUi::Recorded).to_owned()));
    }
    let usual = Settings::of(settings.profile);
    for option in HallOption::ALL {
        let chosen = option.of(settings);
        if chosen != option.of(&usual) {
            let name = hall_option(clerk.lang, option);
            let text = [name, " – ", &hall_choice(clerk.lang, chosen)].concat();
            lines.push(Line { at: None, text, sources: vec![option.source()] });
        }
    }
    lines
}

/// Whose deed it is: of a claim the claimant's.
const fn actor(by: Author, action: Action) -> Seat {
    match (action, by) {
        (Action::Claim { seat, .. }, _) | (_, Author::Seat(seat)) => seat,
        (_, Author::Table | Author::Arbiter | Author::Clock) => Seat::WHITE_A,
    }
}

/// In which part an event is written.
enum Part {
    Claims,
    Conduct,
    Corrections,
}

struct Writer<'a> {
    clerk: &'a Clerk<'a>,
    scribe: Scribe,
    is_over: bool,
    report: Report,
}

impl<'a> Writer<'a> {
    fn new(clerk: &'a Clerk<'a>, hall: &Supervision) -> Self {
        let report = Report {
            people: Vec::new(),
            result: Vec::new(),
            settings: Vec::new(),
            moves: MoveList::default(),
            claims: Vec::new(),
            conduct: Vec::new(),
            corrections: Vec::new(),
        };
        Self { clerk, scribe: Scribe::default(), is_over: matches!(hall.phase(), Phase::Over(_)), report }
    }

    fn event(&mut self, at: Millis, event: &Event, actor: Seat, case: Option<&Case>, ruled: &[Source]) {
        let Some(part) = self.part(event, case) else { return };
        let Some(text) = self.clerk.event(event, actor, case) else { return };
        let at = if let Event::FlagFell { at, .. } = event { *at } else { at };
        let sources = if let Event::Unfounded { why } = event {
            why.source().into_iter().collect()
        } else if let Event::Noted { conduct, .. } = event {
            vec![conduct.source()]
        } else if *event == Event::Upheld {
            ruled.to_vec()
        } else {
            Vec::new()
        };
        let line = Line { at: Some(at), text: text.into_owned(), sources };
        match part {
            Part::Claims => self.report.claims.push(line),
            Part::Conduct => self.report.conduct.push(line),
            Part::Corrections => self.report.corrections.push(line),
        }
    }

    fn part(&self, event: &Event, case: Option<&Case>) -> Option<Part> {
        match event {
            // A penalty for conduct is no part of a ruling.
            Event::Done(Remedy::Warn { .. } | Remedy::AddTime { .. }) if case.is_none() => {
                Some(Part::Conduct)
            }
            Event::Done(_)
            | Event::Claimed { .. }
            | Event::Unfounded { .. }
            | Event::Told(_)
            | Event::Disputed
            | Event::Upheld
            | Event::Rejected(_)
            | Event::Dropped { .. } => Some(Part::Claims),
            Event::Noted { .. } => Some(Part::Conduct),
            Event::Tolerated { .. } | Event::FlagFell { .. } => self.is_over.then_some(Part::Claims),
            Event::TimeSet { .. }
            | Event::Started
            | Event::Paused
            | Event::Resumed
            | Event::Unrecorded
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::Agreed { .. } => Some(Part::Corrections),
            Event::Pressed { .. } | Event::Recorded { .. } | Event::Ended { .. } => None,
        }
    }
}
