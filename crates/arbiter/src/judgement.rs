//! A game read from PGN, judged: what `chesslaws judge` says of it.

use crate::audit::{ClockReading, Clocks, Code, Finding, FinishedGame, Verdict, audit_within};
use crate::mate::MateSearch;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use chesslaws_clock::{NotationError, TimeControl, TimeControlTag};
use chesslaws_laws::{Article, Citable, Color, Provision, Rules};
use chesslaws_notation::SanErrorKind;
use chesslaws_notation::pgn::{FaultKind, Game, GameResult, PgnError, Severity, parse_clock};

/// Everything that is said about one game of a PGN file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The White tag.
    pub white: Option<String>,
    /// The Black tag.
    pub black: Option<String>,
    /// The Result tag as written.
    pub tag_result: Option<String>,
    /// How many plies could be read and are legal.
    pub plies: u32,
    /// The position after them, as FEN.
    pub final_fen: String,
    /// What the moves decide; `None` where they decide nothing, and then the tag stands.
    pub verdict: Option<Verdict>,
    /// What was found, by ply.
    pub findings: Vec<Finding>,
    /// The first thing that could not be read or is not legal.
    pub error: Option<Fault>,
}

/// Where reading failed, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Fault {
    /// Line in the file, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: u64,
    /// What was expected and what was found.
    pub message: String,
}

impl Judgement {
    /// Whether anything in the game breaks the Laws or could not be read.
    ///
    /// ```
    /// use chesslaws_arbiter::judge;
    /// use chesslaws_laws::Rules;
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 e4 *").next().expect("one game")?;
    /// assert!(judge(&game, &Rules::FIDE_2023).has_breach());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn has_breach(&self) -> bool {
        self.error.is_some()
            || self
                .findings
                .iter()
                .any(|finding| finding.severity() == crate::Severity::Breach)
    }
}

/// Judges a game that was read from PGN: the audit of its moves, and what its tags and its text say.
///
/// A fault that ends the moves (an illegal move, say) leaves what came before it to be judged.
///
/// ```
/// use chesslaws_arbiter::{Code, judge};
/// use chesslaws_laws::Rules;
/// use chesslaws_notation::pgn::GameReader;
///
/// let game = GameReader::from_bytes(b"1. e4 e5 2. Ke3 *").next().expect("one game")?;
/// let judgement = judge(&game, &Rules::FIDE_2023);
/// assert_eq!(judgement.plies, 2);
/// assert_eq!(judgement.findings[0].code, Code::IllegalMove);
/// assert_eq!(judgement.error.map(|error| (error.line, error.column)), Some((1, 13)));
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[must_use]
pub fn judge(game: &Game, rules: &Rules) -> Judgement {
    judge_within(game, rules, MateSearch::default())
}

/// [`judge`] with a limit of the caller's choice to the search for dead positions and for mates.
///
/// ```
/// use chesslaws_arbiter::{MateSearch, judge, judge_within};
/// use chesslaws_laws::Rules;
/// use chesslaws_notation::pgn::GameReader;
/// let game = GameReader::from_bytes(b"1. e4 e5 *").next().expect("one game")?;
/// let search = MateSearch { nodes: 1_000 };
/// assert_eq!(judge_within(&game, &Rules::FIDE_2023, search), judge(&game, &Rules::FIDE_2023));
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[must_use]
pub fn judge_within(game: &Game, rules: &Rules, search: MateSearch) -> Judgement {
    let tag = |name| game.tags().get(name).map(|value| value.into_owned());
    let tag_result = tag("Result");
    let fault = first_fault(game);
    let written = tag_result
        .as_deref()
        .and_then(|tag| GameResult::parse(tag.as_bytes()))
        .or(game.result());
    let readings = clock_readings(game);
    let control = control_of(game, &readings);
    let audit = audit_within(
        &FinishedGame {
            start: game.start(),
            moves: game.moves(),
            recorded: written.and_then(GameResult::score),
            goes_on: game
                .error()
                .is_some_and(|error| matches!(error.kind, FaultKind::Move(_))),
            lost_on_time: lost_on_time(game, written),
            clocks: control.as_ref().map(|control| Clocks {
                control,
                readings: &readings,
            }),
        },
        rules,
        search,
    );
    let mut findings = audit.findings;
    findings.extend(fault.map(|fault| reading_finding(fault, rules)));
    findings.extend(result_findings(game, written, audit.verdict.as_ref()));
    findings.sort_by_key(|finding| finding.ply);
    Judgement {
        game: game.index(),
        line: game.line(),
        white: tag("White"),
        black: tag("Black"),
        tag_result,
        plies: u32::try_from(game.moves().len()).unwrap_or(u32::MAX),
        final_fen: game.position().to_string(),
        verdict: audit.verdict,
        findings,
        error: fault.map(|fault| Fault {
            line: fault.place.line,
            column: fault.place.column,
            message: describe_fault(fault),
        }),
    }
}

/// Who lost on time by the tags: the loser of the result, where the Termination tag speaks of time
/// (`Time forfeit`, `NN won on time`).
fn lost_on_time(game: &Game, written: Option<GameResult>) -> Option<Color> {
    let termination = game.tags().get("Termination")?.to_ascii_lowercase();
    let by_time = termination.contains("time forfeit") || termination.contains("on time");
    match written.filter(|_| by_time)? {
        GameResult::WhiteWins => Some(Color::Black),
        GameResult::BlackWins => Some(Color::White),
        GameResult::Draw | GameResult::Unknown => None,
    }
}

/// The time control of a game's tag, if it can be read and some move has a clock reading. Where it
/// may be seconds or minutes (`90+30`), the first reading tells: more than the seconds could have
/// left means minutes.
///
/// ```
/// use chesslaws_arbiter::time_control;
/// use chesslaws_laws::Color;
/// use chesslaws_notation::pgn::GameReader;
///
/// let text = b"[TimeControl \"180+2\"]\n\n1. e4 {[%clk 0:03:01]} *";
/// let game = GameReader::from_bytes(text).next().expect("one game")?;
/// let control = time_control(&game).expect("a time control");
/// assert_eq!(control.start_time(Color::White).as_secs(), 182);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[must_use]
pub fn time_control(game: &Game) -> Option<TimeControl> {
    control_of(game, &clock_readings(game))
}

fn control_of(game: &Game, readings: &[ClockReading]) -> Option<TimeControl> {
    let first = readings.first()?;
    let text = game.tags().get("TimeControl")?;
    let control = |tag: Result<TimeControlTag, NotationError>| match tag {
        Ok(TimeControlTag::Control(control)) => Some(control),
        _ => None,
    };
    match text.parse() {
        Err(NotationError::Ambiguous { .. }) => {}
        read => return control(read),
    }
    let seconds = control(TimeControlTag::parse_as_seconds(&text));
    let fits = seconds.as_ref().is_some_and(|control| {
        let side = game.start().turn();
        let most = control.start_time(side) + control.credit(side, 1).unwrap_or_default();
        first.left.is_none_or(|left| left <= most)
    });
    if fits {
        return seconds;
    }
    let (base, increment) = text.split_once('+')?;
    format!("{}m + {}s", base.trim(), increment.trim())
        .parse()
        .ok()
}

/// What `%clk` and `%emt` say, move by move. What can't be read is a fault of the text already.
fn clock_readings(game: &Game) -> Vec<ClockReading> {
    if game.tags().get_bytes("TimeControl").is_none() {
        return Vec::new();
    }
    let plies = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
    let time = |ply, name| parse_clock(game.command(ply, name)?).ok();
    (1..=plies)
        .map(|ply| ClockReading {
            ply,
            left: time(ply, "clk"),
            spent: time(ply, "emt"),
        })
        .filter(|reading| reading.left.is_some() || reading.spent.is_some())
        .collect()
}

/// The fault that ended the moves, or else the first that is more than unusual. A result written
/// twice and differently is a finding of its own.
///
/// ```
/// use chesslaws_arbiter::{describe_fault, first_fault};
/// use chesslaws_notation::pgn::GameReader;
/// let game = GameReader::from_bytes(b"1. Ke3 *").next().expect("one game")?;
/// let fault = first_fault(&game).expect("an illegal move");
/// assert_eq!(describe_fault(fault), "\"Ke3\": illegal: no such king can go to e3");
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[must_use]
pub fn first_fault(game: &Game) -> Option<&PgnError> {
    game.error().or_else(|| {
        game.faults().iter().find(|fault| {
            fault.severity() >= Severity::Warning
                && !matches!(fault.kind, FaultKind::ResultDisagrees { .. })
        })
    })
}

/// A fault of the text in words, with what was found; see [`first_fault`].
///
/// ```
/// use chesslaws_arbiter::{describe_fault, first_fault};
/// use chesslaws_notation::pgn::GameReader;
/// let game = GameReader::from_bytes(b"1. e4 (e3").next().expect("one game")?;
/// let fault = first_fault(&game).expect("an open variation");
/// assert_eq!(describe_fault(fault), "\"(\": the variation is not closed with `)`");
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[must_use]
pub fn describe_fault(fault: &PgnError) -> String {
    if fault.token.is_empty() {
        fault.kind.to_string()
    } else {
        format!("{:?}: {}", fault.token, fault.kind)
    }
}

fn reading_finding(fault: &PgnError, rules: &Rules) -> Finding {
    let code = match &fault.kind {
        FaultKind::Move(error) => match error.kind() {
            SanErrorKind::Ambiguous => Code::AmbiguousMove,
            SanErrorKind::Illegal => Code::IllegalMove,
            SanErrorKind::Unreadable => Code::Unreadable,
        },
        _ => Code::Unreadable,
    };
    let article: Option<Article> = match code {
        Code::IllegalMove => Provision::LegalMove.cite(rules.edition),
        _ => None,
    }
    .map(|cite| cite.article);
    // A fault in the tags belongs to no ply.
    Finding::new(fault.ply.unwrap_or(0), code, article, describe_fault(fault))
}

fn result_findings(
    game: &Game,
    written: Option<GameResult>,
    verdict: Option<&Verdict>,
) -> impl Iterator<Item = Finding> {
    let last = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
    let disagreement = game.faults().iter().find_map(|fault| match &fault.kind {
        kind @ FaultKind::ResultDisagrees { .. } => Some(kind.to_string()),
        _ => None,
    });
    // Where the moves decide otherwise than the tag says, that is reported already.
    let agrees = |verdict: &Verdict| written.and_then(GameResult::score) == Some(verdict.score);
    let disagreement = disagreement
        .filter(|_| verdict.is_none_or(agrees))
        .map(|message| Finding::new(last, Code::ResultMismatch, None, message));
    let missing = match (written, game.result(), verdict) {
        (None, _, _) => Some(match game.tags().get("Result") {
            None => "the game has neither a result at its end nor a Result tag".to_string(),
            Some(tag) => format!(
                "the game has no result at its end, and its Result tag, {tag:?}, is none of 1-0, 0-1, 1/2-1/2 and *"
            ),
        }),
        (Some(_), None, _) => Some("the game has no result at its end".to_string()),
        (Some(GameResult::Unknown), _, Some(_)) => {
            Some("the moves decide the game, but its result is given as unknown".to_string())
        }
        _ => None,
    };
    let missing = missing.map(|message| Finding::new(last, Code::MissingResult, None, message));
    disagreement.into_iter().chain(missing)
}

#[cfg(feature = "serde")]
mod json {
    use super::Judgement;
    use crate::audit::{Finding, Verdict};
    use alloc::string::ToString;
    use serde::ser::{Serialize, SerializeStruct, Serializer};

    impl Serialize for Judgement {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut object = serializer.serialize_struct("Judgement", 10)?;
            object.serialize_field("game", &self.game)?;
            object.serialize_field("line", &self.line)?;
            object.serialize_field("white", &self.white)?;
            object.serialize_field("black", &self.black)?;
            object.serialize_field("tag_result", &self.tag_result)?;
            object.serialize_field("plies", &self.plies)?;
            object.serialize_field("final_fen", &self.final_fen)?;
            object.serialize_field("verdict", &self.verdict)?;
            object.serialize_field("findings", &self.findings)?;
            object.serialize_field("error", &self.error)?;
            object.end()
        }
    }

    /// Scores are strings, since `0.5` is exact only as text.
    impl Serialize for Verdict {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut object = serializer.serialize_struct("Verdict", 5)?;
            object.serialize_field("white", &self.score.white.to_string())?;
            object.serialize_field("black", &self.score.black.to_string())?;
            object.serialize_field("reason", &self.reason.to_string())?;
            object.serialize_field("article", self.article.number)?;
            object.serialize_field("ply", &self.ply)?;
            object.end()
        }
    }

    impl Serialize for Finding {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut object = serializer.serialize_struct("Finding", 5)?;
            object.serialize_field("ply", &self.ply)?;
            object.serialize_field("severity", &self.severity().to_string())?;
            object.serialize_field("code", self.code.name())?;
            object.serialize_field("article", &self.article.map(|article| article.number))?;
            object.serialize_field("message", &self.message)?;
            object.end()
        }
    }
}
