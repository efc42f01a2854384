//! The audit of a finished game.

mod clocks;
mod finding;
mod history;
mod verdict;

pub use clocks::{ClockReading, Clocks};
pub use finding::{Code, Finding, Severity};
pub use verdict::{Reason, Verdict};

use crate::mate::MateSearch;
use alloc::string::ToString;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use chesslaws_laws::rules::MateImpossible;
use chesslaws_laws::{Article, Citable, Color, Provision, Rules, Score};
use history::History;

/// A finished game as it was recorded: from where, which moves, and the result that was written.
#[derive(Debug, Clone, Copy)]
pub struct FinishedGame<'a> {
    /// The position before the first move.
    pub start: &'a Position,
    /// The moves, each legal in its position.
    pub moves: &'a [Move],
    /// The result on the record, if it states one.
    pub recorded: Option<Score>,
    /// Whether the record names one more move after [`moves`](Self::moves), which could not be
    /// played.
    pub goes_on: bool,
    /// Who is recorded to have lost on time, if anybody.
    pub lost_on_time: Option<Color>,
    /// The time control and the clock readings, where the record has them.
    pub clocks: Option<Clocks<'a>>,
}

/// What an audit found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// What the moves themselves decide; `None` where they decide nothing.
    pub verdict: Option<Verdict>,
    /// Everything worth saying, in the order of plies.
    pub findings: Vec<Finding>,
}

/// Plays a finished game and says what it decides under these rules.
///
/// The game ends with the first ply after which checkmate (article 5.1.1 of 2023), stalemate
/// (5.2.1), a dead position (5.2.2), a fivefold repetition (9.6.1) or seventy-five moves (9.6.2)
/// stand on the board, mate before all others; which of these exist depends on the rules. A draw is
/// claimable from the first move played that would have completed a threefold repetition or fifty
/// moves: the player could have written it down and claimed.
///
/// Moves that are not legal where they stand end the audit there.
///
/// ```
/// use chesslaws_arbiter::{FinishedGame, Reason, audit};
/// use chesslaws_board::Position;
/// use chesslaws_laws::Rules;
///
/// // Knights go out and come home four times.
/// let start = Position::startpos();
/// let (mut position, mut moves) = (start, Vec::new());
/// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(16) {
///     let move_ = position.parse_uci(uci)?;
///     position.play_unchecked(move_);
///     moves.push(move_);
/// }
/// let game = FinishedGame { start: &start, moves: &moves, recorded: None, goes_on: false, lost_on_time: None, clocks: None };
/// let audit_2023 = audit(&game, &Rules::FIDE_2023);
/// assert_eq!(audit_2023.verdict.map(|v| (v.reason, v.ply)), Some((Reason::FivefoldRepetition, 16)));
/// // Before 2014 nothing happened without a claim.
/// assert_eq!(audit(&game, &Rules::FIDE_2009).verdict, None);
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
#[must_use]
pub fn audit(game: &FinishedGame<'_>, rules: &Rules) -> Audit {
    audit_within(game, rules, MateSearch::default())
}

/// [`audit()`] with a limit of the caller's choice to the search for dead positions and for mates.
///
/// What the limit leaves open is taken to be alive: nothing is said of it.
///
/// ```
/// use chesslaws_arbiter::{FinishedGame, MateSearch, audit_within};
/// use chesslaws_laws::Rules;
/// // A wall that only a search proves.
/// let start = "2k5/p1p1p1p1/P1P1P1P1/2p1p2K/8/8/2P1P3/8 w - - 0 1".parse()?;
/// let game = FinishedGame { start: &start, moves: &[], recorded: None, goes_on: false, lost_on_time: None, clocks: None };
/// let search = MateSearch { nodes: 0 };
/// assert_eq!(audit_within(&game, &Rules::FIDE_2023, search).verdict, None);
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn audit_within(game: &FinishedGame<'_>, rules: &Rules, search: MateSearch) -> Audit {
    let mut auditor = Auditor {
        rules,
        search,
        history: History::new(game.start),
        position: *game.start,
        ply: 0,
        verdict: None,
        findings: Vec::new(),
        threefold: false,
        fifty: false,
    };
    auditor.run(game);
    auditor.finish(game);
    if let Some(clocks) = &game.clocks {
        let white_begins = game.start.turn() == Color::White;
        // If the game goes on, the last move that could be played is not its last.
        let plies = u32::try_from(game.moves.len()).ok();
        let last = plies.filter(|_| !game.goes_on);
        auditor
            .findings
            .extend(clocks::look(clocks, white_begins, last, rules));
        auditor.findings.sort_by_key(|finding| finding.ply);
    }
    Audit {
        verdict: auditor.verdict,
        findings: auditor.findings,
    }
}

struct Auditor<'a> {
    rules: &'a Rules,
    search: MateSearch,
    history: History,
    position: Position,
    ply: u32,
    verdict: Option<Verdict>,
    findings: Vec<Finding>,
    threefold: bool,
    fifty: bool,
}

impl Auditor<'_> {
    fn run(&mut self, game: &FinishedGame<'_>) {
        self.look_at_position(game.moves.is_empty());
        for (i, &move_) in game.moves.iter().enumerate() {
            if self.verdict.is_some() || self.position.play(move_).is_err() {
                break;
            }
            self.ply += 1;
            self.history.push(&self.position);
            self.look_at_position(i + 1 == game.moves.len());
        }
        self.look_for_dead_position(game);
        let played = self.verdict.map_or(0, |verdict| verdict.ply) as usize;
        if self.verdict.is_some() && (game.goes_on || played < game.moves.len()) {
            self.report_play_after_end();
        }
    }

    /// `last`: no move follows, so there may be none; where one follows, neither mate nor stalemate
    /// stands.
    fn look_at_position(&mut self, last: bool) {
        let ended = last && self.look_for_no_moves();
        if !ended {
            self.look_at_repetition();
            self.look_at_move_count();
        }
    }

    /// A game's moves are themselves a series of legal moves, so what is dead stays dead: only a game
    /// whose last position is dead has a first dead one to be looked for.
    fn look_for_dead_position(&mut self, game: &FinishedGame<'_>) {
        let is_mate = self
            .verdict
            .is_some_and(|verdict| verdict.reason == Reason::Checkmate);
        if is_mate
            || !self.rules.endings.dead_position_at_once
            || !self.search.is_dead(&self.position)
        {
            return;
        }
        let mut positions = Vec::with_capacity(self.ply as usize + 1);
        let mut position = *game.start;
        positions.push(position);
        for &move_ in game.moves.iter().take(self.ply as usize) {
            position.play_unchecked(move_);
            positions.push(position);
        }
        let first = self.search.first_dead(&positions);
        let first = first.and_then(|first| u32::try_from(first).ok());
        let first = first.unwrap_or(self.ply);
        // What ended the game with the same move stands: stalemate is dead as well.
        if self.verdict.is_some_and(|verdict| verdict.ply <= first) {
            return;
        }
        self.findings.retain(|finding| finding.ply <= first);
        self.ply = first;
        self.decide(Reason::DeadPosition, Provision::DeadPosition);
        self.report(Code::DeadPosition, Provision::DeadPosition);
    }

    fn look_for_no_moves(&mut self) -> bool {
        if self.position.has_legal_move() {
            return false;
        }
        if self.position.is_check() {
            self.decide(Reason::Checkmate, Provision::Checkmate);
        } else {
            self.decide(Reason::Stalemate, Provision::Stalemate);
        }
        true
    }

    fn look_at_repetition(&mut self) {
        let occurrences = self.history.occurrences();
        let repetition = &self.rules.repetition;
        if occurrences.total < u32::from(repetition.claim_at) {
            return;
        }
        if !self.threefold {
            self.threefold = true;
            self.report(Code::ClaimableThreefold, Provision::ThreefoldIntended);
        }
        let Some(automatic) = repetition.automatic else {
            return;
        };
        let counted = match automatic.succession {
            chesslaws_laws::Succession::Any => occurrences.total,
            chesslaws_laws::Succession::ConsecutiveAlternate => occurrences.consecutive,
        };
        if counted >= u32::from(automatic.count) {
            self.decide(Reason::FivefoldRepetition, Provision::FivefoldRepetition);
        }
    }

    fn look_at_move_count(&mut self) {
        let count = &self.rules.move_count;
        let plies = self.position.halfmove_clock();
        if plies < 2 * u32::from(count.claim_at) {
            return;
        }
        if !self.fifty {
            self.fifty = true;
            if self.ply == 0 {
                let article = Some(self.article(Provision::FiftyMovesCompleted));
                let message = "the start position already allows a claim of fifty moves";
                self.findings.push(Finding::new(
                    0,
                    Code::ClaimableFifty,
                    article,
                    message.into(),
                ));
            } else {
                self.report(Code::ClaimableFifty, Provision::FiftyMovesIntended);
            }
        }
        let ends = count
            .automatic_at
            .is_some_and(|moves| plies >= 2 * u32::from(moves));
        // Mate on the board was looked for first, but only after the last move; a mate can't be
        // followed by another move, so the order is right everywhere.
        if ends && self.verdict.is_none() {
            self.decide(Reason::SeventyFiveMoves, Provision::SeventyFiveMoves);
        }
    }

    fn decide(&mut self, reason: Reason, provision: Provision) {
        let score = match reason {
            Reason::Checkmate => Score::win(!self.position.turn()),
            _ => Score::DRAW,
        };
        self.verdict = Some(Verdict {
            score,
            reason,
            article: self.article(provision),
            ply: self.ply,
        });
    }

    fn report(&mut self, code: Code, provision: Provision) {
        let article = Some(self.article(provision));
        self.findings
            .push(Finding::new(self.ply, code, article, code.to_string()));
    }

    fn report_play_after_end(&mut self) {
        if let Some(verdict) = self.verdict {
            let message = alloc::format!(
                "the game had ended by {} after ply {}; what was played afterwards doesn't count",
                verdict.reason.words(),
                verdict.ply
            );
            self.findings.push(Finding::new(
                verdict.ply + 1,
                Code::PlayAfterEnd,
                Some(verdict.article),
                message,
            ));
        }
    }

    /// Every reason exists only in editions that have the article.
    fn article(&self, provision: Provision) -> Article {
        provision
            .cite(self.rules.edition)
            .map_or(Article::new(self.rules.edition, "preface"), |cite| {
                cite.article
            })
    }

    fn finish(&mut self, game: &FinishedGame<'_>) {
        self.look_at_time_forfeit(game);
        if let (Some(verdict), Some(recorded)) = (self.verdict, game.recorded)
            && verdict.score != recorded
        {
            let message = alloc::format!(
                "the record says {recorded}, but the game ended {} by {}",
                verdict.score,
                verdict.reason.words()
            );
            self.findings.push(Finding::new(
                verdict.ply,
                Code::ResultMismatch,
                Some(verdict.article),
                message,
            ));
        }
    }

    /// Article 6.9 of 2023: who can't mate by any series of legal moves has a draw, no win, when the
    /// opponent's time is up.
    fn look_at_time_forfeit(&mut self, game: &FinishedGame<'_>) {
        let Some(loser) = game.lost_on_time.filter(|_| self.verdict.is_none()) else {
            return;
        };
        let is_win = game.recorded == Some(Score::win(!loser));
        if is_win
            && self.rules.flags.mate_impossible != MateImpossible::Loss
            && self.search.is_impossible(&self.position, !loser)
        {
            let winner = !loser;
            let message = alloc::format!(
                "the record gives {winner} a win on time, but {winner} can't mate by any series of \
                 legal moves: a draw"
            );
            self.findings.push(Finding::new(
                self.ply,
                Code::TimeForfeitImpossible,
                Some(self.article(Provision::LossOnTime)),
                message,
            ));
        }
    }
}
