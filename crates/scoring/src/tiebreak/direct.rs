//! Direct encounter (C.07 article 6) and its extension for teams (13.3).

use super::field::Field;
use super::knockout::Boards;
use crate::Rational;
use std::cmp::Reverse;

/// A way to split a group of tied participants.
pub(crate) enum Stage<'a> {
    /// A mini-table of the group's mutual games or matches.
    MiniTable(&'a Field),
    /// The boards of the mutual match of exactly two teams.
    Boards(Boards<'a>),
}

/// Splits a group into parts, best first; the participants of one part stay tied.
///
/// The stages are tried in order; after any split each part begins anew with the first stage
/// (6.2, 6.3, 13.3.3).
pub(crate) fn resolve(group: &[usize], stages: &[Stage], forfeits: bool) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    for stage in stages {
        let parts = match stage {
            Stage::MiniTable(field) => split(field, group, forfeits),
            Stage::Boards(boards) => boards.split_pair(group),
        };
        if parts.len() > 1 {
            let again = |part: Vec<usize>| resolve(&part, stages, forfeits);
            return parts.into_iter().flat_map(again).collect();
        }
    }
    vec![group.to_vec()]
}

/// One line of a mini-table.
struct Line {
    participant: usize,
    score: Rational,
    missing: usize,
}

/// The order of a group by its mutual games, as far as they decide.
fn split(field: &Field, group: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
    let mut member = vec![false; field.len()];
    for &participant in group {
        member[participant] = true;
    }
    let line = |&participant: &usize| {
        let mut met: Vec<(u32, i64, i64)> = Vec::new();
        for cell in field.row(participant) {
            let Some(opponent) = cell.opponent else {
                continue;
            };
            // 6.1.1: forfeits do not count in a Swiss unless the regulations say so.
            if !member[opponent as usize] || !field.is_met(cell, forfeits) {
                continue;
            }
            let points = i64::from(cell.points);
            match met.iter_mut().find(|(other, ..)| *other == opponent) {
                Some((_, sum, count)) => (*sum, *count) = (*sum + points, *count + 1),
                None => met.push((opponent, points, 1)),
            }
        }
        // 6.1.2: two who met more than once count the average of their games.
        let average = |&(_, sum, count): &(u32, i64, i64)| Rational::new(sum, count * 100);
        let averages = met.iter().filter_map(average);
        Line {
            participant,
            score: averages.fold(Rational::ZERO, Rational::plus),
            missing: group.len() - 1 - met.len(),
        }
    };
    let mut lines: Vec<Line> = group.iter().map(line).collect();
    lines.sort_by_key(|line| Reverse(line.score));
    if field.round_robin || lines.iter().all(|line| line.missing == 0) {
        by_score(&lines)
    } else {
        by_certainty(&lines, Rational::hundredths(i64::from(field.win)))
    }
}

/// 6.2: everybody met everybody, the mini-table stands.
fn by_score(lines: &[Line]) -> Vec<Vec<usize>> {
    let tied = lines.chunk_by(|one, other| one.score == other.score);
    tied.map(|part| part.iter().map(|line| line.participant).collect())
        .collect()
}

/// 6.3: whoever is alone at the top whatever the missing games had brought is placed, then the
/// next among the rest, until nobody is.
fn by_certainty(lines: &[Line], win: Rational) -> Vec<Vec<usize>> {
    let most = |line: &Line| (0..line.missing).fold(line.score, |sum, _| sum.plus(win));
    let mut parts = Vec::new();
    let mut rest = lines;
    while let [leader, others @ ..] = rest {
        if others.iter().any(|other| most(other) >= leader.score) {
            break;
        }
        parts.push(vec![leader.participant]);
        rest = others;
    }
    if !rest.is_empty() {
        parts.push(rest.iter().map(|line| line.participant).collect());
    }
    parts
}
