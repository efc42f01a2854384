//! The arbiter's report: what it says, whatever it is written as.

use super::{Heading, incident, text};
use crate::{Entry, Game, Protocol};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use chesslaws_clock::ClockTime;
use chesslaws_laws::{Article, Cite, Color};
use core::fmt;

/// The arbiter's report on a game: its conditions, every event with its time and the rulings, how it
/// ended, and the articles that were applied.
///
/// As text it is its `Display`; [`Report::to_html`] is a page that needs nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub(super) conditions: Vec<(&'static str, String)>,
    pub(super) rows: Vec<ReportRow>,
    pub(super) end: Vec<(&'static str, String)>,
    pub(super) articles: Vec<(String, String)>,
}

/// One event of a [`Report`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRow {
    /// The time since the first event.
    pub at: String,
    /// White's and Black's time after the event; empty without a clock.
    pub times: [String; 2],
    /// Whether more was ruled than that play goes on.
    pub incident: bool,
    /// What happened.
    pub act: String,
    /// What was ruled, with the articles.
    pub rulings: Vec<String>,
}

impl Protocol {
    /// The arbiter's report. With the feature `catalogue` the articles have their titles, in the
    /// editions whose text is known.
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Game, Heading, Protocol};
    /// use chesslaws_laws::Color;
    ///
    /// let mut protocol = Protocol::new(Game::builder().players("A", "<B>").build()?);
    /// protocol.apply(Act::Started { absent: vec![] })?;
    /// protocol.apply(Act::Resigned { side: Color::Black })?;
    /// let report = protocol.report(&Heading::default());
    /// assert!(report.to_string().contains("White 1, Black 0 by resignation [fide-2023 5.1.2]"));
    /// assert!(report.to_html().contains("&lt;B&gt;"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn report(&self, heading: &Heading) -> Report {
        let start = self.entries().first().map(|entry| entry.at);
        let row = |entry: &Entry| ReportRow {
            at: ClockTime(entry.at.saturating_sub(start.unwrap_or_default())).to_string(),
            times: entry.times.map_or_else(Default::default, |times| {
                [times.white.to_string(), times.black.to_string()]
            }),
            incident: incident::is_incident(entry),
            act: line(&entry.act),
            rulings: entry.rulings.iter().map(|ruling| line(ruling)).collect(),
        };
        Report {
            conditions: conditions(self.game(), heading),
            rows: self.entries().iter().map(row).collect(),
            end: end(self.game()),
            articles: articles(self),
        }
    }
}

impl Report {
    /// Every event, in order.
    #[must_use]
    pub fn rows(&self) -> &[ReportRow] {
        &self.rows
    }

    /// A page of HTML with its style, without scripts and without anything from elsewhere. All text is
    /// escaped.
    #[must_use]
    pub fn to_html(&self) -> String {
        super::html::page(self)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

/// A sentence on one line, whatever a reason in it was given as.
fn line(said: &dyn fmt::Display) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    said.to_string().chars().map(plain).collect()
}

fn conditions(game: &Game, heading: &Heading) -> Vec<(&'static str, String)> {
    let name = |side| game.player(side).unwrap_or_default().to_owned();
    let laws = game.rules().edition;
    let mut list = alloc::vec![
        ("Event", heading.event.clone()),
        ("Site", heading.site.clone()),
        ("Date", heading.date.clone()),
        ("Round", heading.round.clone()),
        ("White", name(Color::White)),
        ("Black", name(Color::Black)),
        (
            "Laws",
            format!("{} ({laws}), {}", laws.title(), game.mode())
        ),
        (
            "Time control",
            game.clock().map_or_else(
                || "no clock".to_owned(),
                |clock| clock.control().to_string()
            ),
        ),
    ];
    if *game.start_position() != chesslaws_board::Position::startpos() {
        list.push(("Start", game.start_position().to_string()));
    }
    list.retain(|(_, value)| !value.is_empty());
    list.into_iter()
        .map(|(name, value)| (name, line(&value)))
        .collect()
}

fn end(game: &Game) -> Vec<(&'static str, String)> {
    let result = match (game.outcome(), game.question()) {
        (Some(end), _) => {
            let (white, black) = (end.score.white, end.score.black);
            let said = format!("White {white}, Black {black} by {}", end.reason);
            incident::cited(said, end.cite)
        }
        (None, _) if game.is_annulled() => {
            "the game is void; a new game is to be played".to_owned()
        }
        (None, Some(question)) => format!("none yet; the arbiter decides: {}", question.kind),
        (None, None) => "none yet".to_owned(),
    };
    let both = |value: &dyn Fn(Color) -> String| {
        format!(
            "White {}, Black {}",
            value(Color::White),
            value(Color::Black)
        )
    };
    let mut list = alloc::vec![("Result", result), ("Position", game.fen())];
    list.push((
        "Moves completed",
        both(&|side| game.completed(side).to_string()),
    ));
    list.push((
        "Illegal moves",
        both(&|side| game.illegal_moves(side).to_string()),
    ));
    if let Some(clock) = game.clock() {
        list.push(("Time left", both(&|side| clock.time_left(side).to_string())));
        let used = |side| ClockTime(clock.time_used(side)).to_string();
        list.push(("Time used", both(&used)));
    }
    list
}

/// The articles in the order in which they were first applied, each with its title, as far as known.
fn articles(protocol: &Protocol) -> Vec<(String, String)> {
    let mut cites: Vec<Cite> = Vec::new();
    let rulings = protocol.entries().iter().flat_map(|entry| &entry.rulings);
    for cite in rulings.filter_map(|ruling| ruling.cite) {
        if !cites.contains(&cite) {
            cites.push(cite);
        }
    }
    let titled = |cite: &Cite| {
        (
            cite.to_string(),
            title(cite.article).unwrap_or_default().to_owned(),
        )
    };
    cites.iter().map(titled).collect()
}

#[cfg(feature = "catalogue")]
fn title(article: Article) -> Option<&'static str> {
    article.entry().ok().map(|entry| entry.title)
}

#[cfg(not(feature = "catalogue"))]
const fn title(_: Article) -> Option<&'static str> {
    None
}
