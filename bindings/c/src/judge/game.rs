//! One judged game as a structure that points into the library's memory.

use super::code::{chesslaws_code, chesslaws_reason, chesslaws_severity};
use crate::moves::chesslaws_move;
use crate::pointer::pointer_to;
use crate::position::chesslaws_position;
use crate::text::chesslaws_text;
use facade::arbiter::{Finding, Judgement, Verdict, judge};
use facade::laws::Rules;
use facade::notation::pgn::Game;

/// What the moves of a game decide.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_verdict {
    /// Why the game is over; `CHESSLAWS_REASON_NONE` where the moves decide nothing, and then the
    /// rest says nothing.
    pub reason: chesslaws_reason,
    /// The ply after which the game was over, from 1; 0 if it was over at the start.
    pub ply: u32,
    /// White's points in hundredths: 100 for a win, 50 for a draw.
    pub white: i32,
    /// Black's points in hundredths.
    pub black: i32,
    /// The name of the reason in files, such as `seventy-five-moves`.
    pub name: chesslaws_text,
    /// The number of the article that says so, such as `5.1.1`.
    pub article: chesslaws_text,
}

/// One thing that was found in a game.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_finding {
    /// What it is.
    pub code: chesslaws_code,
    /// How much it matters.
    pub severity: chesslaws_severity,
    /// The ply it belongs to, from 1; 0 for the game as a whole or the start.
    pub ply: u32,
    /// The name of the finding in files, such as `claimable-threefold`.
    pub name: chesslaws_text,
    /// The number of the article it rests on; no text where there is none.
    pub article: chesslaws_text,
    /// The finding in words.
    pub message: chesslaws_text,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

/// Where reading a game failed, and why.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_fault {
    /// Line in the text, from 1; 0 where nothing failed.
    pub line: u64,
    /// Column in characters, from 1.
    pub column: u64,
    /// What was expected and what was found; no text where nothing failed.
    pub message: chesslaws_text,
}

/// A game and what is said about it.
///
/// The library owns it and everything it points to; how long it stays is said where it is handed
/// out. Fields may be added at its end, so it must not be copied by assignment nor put in an array.
#[repr(C)]
#[derive(Debug)]
pub struct chesslaws_judged_game {
    /// Number of the game in the text, from 1.
    pub game: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The White tag; no text where it is missing.
    pub white: chesslaws_text,
    /// The Black tag; no text where it is missing.
    pub black: chesslaws_text,
    /// The Result tag as written; no text where it is missing.
    pub tag_result: chesslaws_text,
    /// The position after the last move that could be read and is legal, as FEN.
    pub final_fen: chesslaws_text,
    /// What the moves decide.
    pub verdict: chesslaws_verdict,
    /// What was found, by ply.
    pub findings: *const chesslaws_finding,
    /// How many findings there are.
    pub finding_count: usize,
    /// The first thing that could not be read or is not legal.
    pub error: chesslaws_fault,
    /// The moves that could be read and are legal.
    pub moves: *const chesslaws_move,
    /// How many moves there are: the number of plies.
    pub plies: usize,
    /// The position before the first move.
    pub start: chesslaws_position,
    /// The position after the last move.
    pub end: chesslaws_position,
    /// Whether anything in the game breaks the Laws or could not be read.
    pub has_breach: bool,
}

/// A game with everything its [`chesslaws_judged_game`] points to. The memory is used again for the next
/// game.
pub(super) struct Judged {
    pub(super) game: Game,
    pub(super) judgement: Option<Judgement>,
    reason: String,
    findings: Vec<chesslaws_finding>,
    moves: Vec<chesslaws_move>,
    view: Option<chesslaws_judged_game>,
}

impl Judged {
    pub(super) fn new() -> Self {
        Self {
            game: Game::default(),
            judgement: None,
            reason: String::new(),
            findings: Vec::new(),
            moves: Vec::new(),
            view: None,
        }
    }

    /// Judges the game that has just been read into [`Judged::game`].
    pub(super) fn judge(&mut self, rules: &Rules) -> &chesslaws_judged_game {
        // The old view points to what is about to be dropped.
        self.view = None;
        self.moves.clear();
        self.moves
            .extend(self.game.moves().iter().map(|move_| move_.bits()));
        let judgement = self.judgement.insert(judge(&self.game, rules));
        self.findings.clear();
        self.findings.extend(judgement.findings.iter().map(finding));
        self.reason.clear();
        if let Some(verdict) = &judgement.verdict {
            self.reason = verdict.reason.to_string();
        }
        let text = |text: &Option<String>| chesslaws_text::of_option(text.as_deref());
        let error = judgement.error.as_ref();
        self.view.insert(chesslaws_judged_game {
            game: judgement.game,
            line: judgement.line,
            white: text(&judgement.white),
            black: text(&judgement.black),
            tag_result: text(&judgement.tag_result),
            final_fen: chesslaws_text::of(&judgement.final_fen),
            verdict: verdict(judgement.verdict.as_ref(), &self.reason),
            findings: pointer_to(&self.findings),
            finding_count: self.findings.len(),
            error: chesslaws_fault {
                line: error.map_or(0, |error| error.line),
                column: error.map_or(0, |error| error.column),
                message: chesslaws_text::of_option(error.map(|error| error.message.as_str())),
            },
            moves: pointer_to(&self.moves),
            plies: self.moves.len(),
            start: chesslaws_position::of(*self.game.start()),
            end: chesslaws_position::of(*self.game.position()),
            has_breach: judgement.has_breach(),
        })
    }
}

fn verdict(verdict: Option<&Verdict>, name: &str) -> chesslaws_verdict {
    match verdict {
        None => chesslaws_verdict {
            reason: chesslaws_reason::None,
            ply: 0,
            white: 0,
            black: 0,
            name: chesslaws_text::NONE,
            article: chesslaws_text::NONE,
        },
        Some(verdict) => chesslaws_verdict {
            reason: verdict.reason.into(),
            ply: verdict.ply,
            white: verdict.score.white.hundredths(),
            black: verdict.score.black.hundredths(),
            name: chesslaws_text::of(name),
            article: chesslaws_text::of(verdict.article.number),
        },
    }
}

fn finding(finding: &Finding) -> chesslaws_finding {
    chesslaws_finding {
        code: finding.code.into(),
        severity: finding.severity().into(),
        ply: finding.ply,
        name: chesslaws_text::of(finding.code.name()),
        article: chesslaws_text::of_option(finding.article.map(|article| article.number)),
        message: chesslaws_text::of(&finding.message),
        reserved: [0; 2],
    }
}
