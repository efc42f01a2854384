use super::{Options, TeamScore};
use crate::{Format, MatchKind, RoundResult, Tournament};
use chesslaws_laws::{Color, Points};

/// The kind of a round, as C.07 articles 15 and 16 tell them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A game or match over the board.
    Played,
    /// 16.2.2.
    ForfeitWin,
    /// 16.2.4.
    ForfeitLoss,
    /// 16.2.1: the pairing's bye or a full-point bye.
    FullBye,
    /// 16.2.3 or 16.2.5: a requested bye or an absence.
    Absence,
    /// Paired, without a result.
    Pending,
    /// Does not count at all.
    Void,
}

impl Kind {
    /// Whether the participant was there, or absent through no choice of their own (not a VUR).
    const fn is_available(self) -> bool {
        matches!(
            self,
            Self::Played | Self::ForfeitWin | Self::FullBye | Self::Pending
        )
    }

    pub(crate) const fn is_voluntary(self) -> bool {
        matches!(self, Self::ForfeitLoss | Self::Absence)
    }

    pub(crate) const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }
}

/// One round of one participant, in hundredths of a point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cell {
    pub(crate) opponent: Option<u32>,
    pub(crate) points: i32,
    /// What the game is worth as 1, ½, 0, for performances.
    pub(crate) board_points: i32,
    pub(crate) kind: Kind,
    pub(crate) black: bool,
}

impl Cell {
    const ABSENT: Self = Self {
        opponent: None,
        points: 0,
        board_points: 0,
        kind: Kind::Absence,
        black: false,
    };
}

/// The scores of one participant, in hundredths of a point.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Totals {
    /// What the participant has.
    pub(crate) score: i32,
    /// What it is worth to opponents (16.3).
    pub(crate) adjusted: i32,
    /// The score if the games of the last round were draws (8.3).
    pub(crate) fore_score: i32,
    /// The same for opponents.
    pub(crate) fore_adjusted: i32,
}

/// All participants with one kind of points: a table of rounds and the sums over it.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) numbers: Vec<u16>,
    cells: Vec<Cell>,
    pub(crate) totals: Vec<Totals>,
    pub(crate) rounds: usize,
    pub(crate) round_robin: bool,
    /// The place of the last round of the event, if it is within what is counted.
    pub(crate) last_round: Option<usize>,
    /// The points of a win.
    pub(crate) win: i32,
    /// The points of a draw.
    pub(crate) draw: i32,
    /// Participants whose results do not count (see [`leavers`]).
    pub(crate) left_out: Vec<bool>,
}

impl Field {
    pub(crate) fn players(event: &Tournament, options: &Options, format: Format) -> Self {
        let rounds = options.counted_rounds(event);
        let round_robin = format == Format::RoundRobin;
        let left_out = leavers(event, round_robin);
        let mut cells = Vec::with_capacity(event.players.len() * rounds);
        for (at, &out) in left_out.iter().enumerate() {
            for round in 0..rounds {
                cells.push(player_cell(event, at, round, out, &left_out));
            }
        }
        let starts = event.players.iter().map(|p| p.adjustment.hundredths());
        Self::finish(Self {
            numbers: event.players.iter().map(|player| player.number).collect(),
            cells,
            totals: starts.map(start).collect(),
            rounds,
            round_robin,
            last_round: last_round(event, rounds),
            win: event.system.win().hundredths(),
            draw: event.system.draw().hundredths(),
            left_out,
        })
    }

    pub(crate) fn teams(
        event: &Tournament,
        options: &Options,
        format: Format,
        score: TeamScore,
    ) -> Self {
        let rounds = options.counted_rounds(event);
        let mut cells = Vec::with_capacity(event.teams.len() * rounds);
        for team in &event.teams {
            let matches = event.team_matches(team.number).unwrap_or(&[]);
            for round in 0..rounds {
                let Some(entry) = matches.get(round) else {
                    cells.push(Cell::ABSENT);
                    continue;
                };
                let points = match score {
                    TeamScore::Match => entry.match_points,
                    TeamScore::Game => entry.game_points,
                };
                cells.push(Cell {
                    opponent: entry
                        .opponent
                        .and_then(|number| place(event.teams.iter().map(|t| t.number), number)),
                    points: points.hundredths(),
                    board_points: 0,
                    kind: match entry.kind {
                        MatchKind::Played => Kind::Played,
                        MatchKind::ForfeitWin => Kind::ForfeitWin,
                        MatchKind::ForfeitLoss => Kind::ForfeitLoss,
                        MatchKind::PairingBye | MatchKind::FullBye => Kind::FullBye,
                        MatchKind::HalfBye | MatchKind::ZeroBye => Kind::Absence,
                        MatchKind::Pending => Kind::Pending,
                    },
                    black: entry.color == Some(Color::Black),
                });
            }
        }
        let boards = i32::from(event.boards);
        let [match_win, match_draw, _] = event.match_points;
        let (win, draw) = match score {
            TeamScore::Match => (match_win.hundredths(), match_draw.hundredths()),
            TeamScore::Game => (
                event.system.win().hundredths() * boards,
                event.system.draw().hundredths() * boards,
            ),
        };
        Self::finish(Self {
            numbers: event.teams.iter().map(|team| team.number).collect(),
            totals: vec![Totals::default(); event.teams.len()],
            cells,
            rounds,
            round_robin: format == Format::RoundRobin,
            last_round: last_round(event, rounds),
            win,
            draw,
            left_out: vec![false; event.teams.len()],
        })
    }

    /// Works out the sums over the cells.
    fn finish(mut self) -> Self {
        for row in 0..self.numbers.len() {
            let begin = self.totals[row].score;
            let cells = self.row(row);
            let score = begin + cells.iter().map(|cell| cell.points).sum::<i32>();
            let available = |(at, cell): (usize, &Cell)| cell.kind.is_available().then_some(at);
            let last_available = cells.iter().enumerate().filter_map(available).next_back();
            let last_game = self
                .last_round
                .and_then(|last| cells.get(last))
                .filter(|cell| cell.opponent.is_some() && cell.kind != Kind::Void);
            let fore_change = last_game.map_or(0, |cell| self.draw - cell.points);
            let fore_available = if last_game.is_some() {
                self.last_round
            } else {
                last_available
            };
            self.totals[row] = Totals {
                score,
                adjusted: score + self.trailing_draws(cells, last_available),
                fore_score: score + fore_change,
                fore_adjusted: score + fore_change + self.trailing_draws(cells, fore_available),
            };
        }
        self
    }

    /// 16.3.2: what is added because byes and absences after the last available round count as
    /// draws for the opponents. Nothing is adjusted in a round robin.
    fn trailing_draws(&self, cells: &[Cell], last_available: Option<usize>) -> i32 {
        if self.round_robin {
            return 0;
        }
        let first = last_available.map_or(0, |at| at + 1);
        let absences = cells.iter().skip(first);
        absences
            .filter(|cell| cell.kind == Kind::Absence)
            .map(|cell| self.draw - cell.points)
            .sum()
    }

    pub(crate) fn len(&self) -> usize {
        self.numbers.len()
    }

    pub(crate) fn row(&self, row: usize) -> &[Cell] {
        self.cells
            .get(row * self.rounds..(row + 1) * self.rounds)
            .unwrap_or(&[])
    }

    pub(crate) fn number(&self, row: u32) -> u16 {
        self.numbers.get(row as usize).copied().unwrap_or(0)
    }

    /// Whether the game of a cell counts as met over the board, in the sense that 15.2 gives
    /// forfeits of a round robin and `/P` those of a Swiss.
    pub(crate) fn is_met(&self, cell: &Cell, forfeits_count: bool) -> bool {
        cell.opponent.is_some()
            && (cell.kind == Kind::Played
                || cell.kind.is_forfeit() && (self.round_robin || forfeits_count))
    }
}

fn start(adjustment: i32) -> Totals {
    Totals {
        score: adjustment,
        ..Totals::default()
    }
}

fn last_round(event: &Tournament, rounds: usize) -> Option<usize> {
    let planned = usize::from(event.rounds);
    (rounds == planned).then(|| rounds.checked_sub(1)).flatten()
}

fn place(numbers: impl Iterator<Item = u16>, number: u16) -> Option<u32> {
    let mut numbers = numbers;
    let at = numbers.position(|other| other == number)?;
    u32::try_from(at).ok()
}

fn player_cell(event: &Tournament, at: usize, round: usize, out: bool, left_out: &[bool]) -> Cell {
    let Some(entry) = event.row(at).get(round) else {
        return Cell::ABSENT;
    };
    let opponent = entry.opponent.and_then(|number| event.position(number));
    let mut result = entry.result;
    let mut points = event.award(entry);
    if out || opponent.is_some_and(|other| left_out[other]) {
        (result, points) = (RoundResult::Annulled, Points::ZERO);
    } else if result == RoundResult::Pending {
        // What a player who left has not played is forfeited.
        let gone = |at: usize| {
            let after = event.players.get(at).and_then(|p| p.withdrawn_after);
            after.is_some_and(|after| round >= usize::from(after))
        };
        if gone(at) {
            result = RoundResult::ForfeitLoss;
        } else if opponent.is_some_and(gone) {
            result = RoundResult::ForfeitWin;
        }
        points = event.system.award(result, entry.color) + entry.adjustment;
    }
    Cell {
        opponent: opponent.and_then(|at| u32::try_from(at).ok()),
        points: points.hundredths(),
        board_points: result.board_points().hundredths(),
        kind: match result {
            RoundResult::ForfeitWin if opponent.is_none() => Kind::FullBye,
            RoundResult::ForfeitLoss if opponent.is_none() => Kind::Absence,
            RoundResult::ForfeitWin => Kind::ForfeitWin,
            RoundResult::ForfeitLoss => Kind::ForfeitLoss,
            RoundResult::PairingBye | RoundResult::FullBye => Kind::FullBye,
            RoundResult::HalfBye | RoundResult::ZeroBye | RoundResult::Absent => Kind::Absence,
            RoundResult::Pending => Kind::Pending,
            RoundResult::Annulled => Kind::Void,
            _ => Kind::Played,
        },
        black: entry.color == Some(Color::Black),
    }
}

/// Players of a round robin who left with less than half of their games done: they are left out
/// of the standings with all their results (General Regulations for Competitions 6.6).
fn leavers(event: &Tournament, round_robin: bool) -> Vec<bool> {
    let opponents = event.players.len().saturating_sub(1);
    let left = |(at, player): (usize, &crate::Player)| {
        let Some(after) = player.withdrawn_after else {
            return false;
        };
        let row = event.row(at);
        let scheduled = row.iter().filter(|entry| entry.opponent.is_some()).count();
        let before = row.iter().take(usize::from(after));
        let done = before.filter(|entry| entry.result.is_played()).count();
        round_robin && done * 2 < scheduled.max(opponents)
    };
    event.players.iter().enumerate().map(left).collect()
}
