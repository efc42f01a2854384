//! Board by board (C.07 article 12): board count, top board results, bottom board elimination.

use crate::Tournament;
use std::cmp::Ordering;

/// The measure by which boards decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    /// 12.1: board number times points, the lower sum is better.
    Count,
    /// 12.2: the first board, then the second.
    Top,
    /// 12.3: all boards but the last, then all but the last two.
    Bottom,
}

/// The boards of an event seen with one measure.
#[derive(Clone, Copy)]
pub(crate) struct Boards<'a> {
    pub(crate) event: &'a Tournament,
    pub(crate) rounds: usize,
    pub(crate) measure: Measure,
}

impl Boards<'_> {
    /// 13.3.2: exactly two teams, by the boards of their own matches.
    pub(crate) fn split_pair(&self, group: &[usize]) -> Vec<Vec<usize>> {
        let &[one, other] = group else {
            return vec![group.to_vec()];
        };
        let numbers = [one, other].map(|at| self.event.teams.get(at).map(|team| team.number));
        let totals = [
            self.points(one, |opponent| opponent == numbers[1]),
            self.points(other, |opponent| opponent == numbers[0]),
        ];
        match self.compare(&totals[0], &totals[1]) {
            Ordering::Greater => vec![vec![one], vec![other]],
            Ordering::Less => vec![vec![other], vec![one]],
            Ordering::Equal => vec![group.to_vec()],
        }
    }

    /// A group in order of the boards of the whole event; equal teams stay together.
    pub(crate) fn split_group(&self, group: &[usize]) -> Vec<Vec<usize>> {
        let points = |&at: &usize| (at, self.points(at, |_| true));
        let mut lines: Vec<_> = group.iter().map(points).collect();
        lines.sort_by(|one, other| self.compare(&other.1, &one.1));
        let equal = |one: &(usize, Vec<i64>), other: &(usize, Vec<i64>)| {
            self.compare(&one.1, &other.1) == Ordering::Equal
        };
        let parts = lines.chunk_by(equal);
        parts
            .map(|part| part.iter().map(|&(at, _)| at).collect())
            .collect()
    }

    /// The points of a team on each board against the opponents that count, in hundredths.
    pub(crate) fn points(&self, team: usize, counts: impl Fn(Option<u16>) -> bool) -> Vec<i64> {
        let mut sums = vec![0; usize::from(self.event.boards)];
        let number = self.event.teams.get(team).map_or(0, |team| team.number);
        let matches = self.event.team_matches(number).unwrap_or(&[]);
        for entry in matches.iter().take(self.rounds) {
            if !counts(entry.opponent) {
                continue;
            }
            for (sum, points) in sums.iter_mut().zip(&entry.boards) {
                *sum += i64::from(points.hundredths());
            }
        }
        sums
    }

    /// 12.1: the sum of board number times points.
    pub(crate) fn board_count(points: &[i64]) -> i64 {
        points
            .iter()
            .zip(1..)
            .map(|(points, board)| points * board)
            .sum()
    }

    fn compare(&self, one: &[i64], other: &[i64]) -> Ordering {
        match self.measure {
            Measure::Count => Self::board_count(other).cmp(&Self::board_count(one)),
            Measure::Top => one.cmp(other),
            Measure::Bottom => without_bottom(one).cmp(&without_bottom(other)),
        }
    }
}

/// The sums without the last board, without the last two, and so on.
fn without_bottom(points: &[i64]) -> Vec<i64> {
    let kept = (0..points.len()).rev();
    kept.map(|kept| points.iter().take(kept).sum()).collect()
}
