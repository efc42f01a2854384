//! Groups of tied participants, and the places that DE, EDE, TBR and BBE give in them.

use super::calculation::Calculation;
use super::direct::{Stage, resolve};
use super::knockout::{Boards, Measure};
use super::{TeamScore, TieBreak, TieBreakKind, TieBreakValue};

impl Calculation<'_> {
    /// The places of a group of tied participants under a criterion that ranks groups.
    pub(crate) fn places(&self, tie_break: &TieBreak, group: &[usize]) -> Vec<TieBreakValue> {
        let parts = self.parts(tie_break, group);
        let mut places = vec![TieBreakValue::Undecided; group.len()];
        if parts.len() < 2 {
            return places;
        }
        let mut place = 1;
        for part in parts {
            for participant in &part {
                if let Some(at) = group.iter().position(|other| other == participant) {
                    places[at] = TieBreakValue::Place(place);
                }
            }
            place += u32::try_from(part.len()).unwrap_or(0);
        }
        places
    }

    fn parts(&self, tie_break: &TieBreak, group: &[usize]) -> Vec<Vec<usize>> {
        let forfeits = tie_break.modifiers.forfeits_count;
        let primary = tie_break.score.unwrap_or(self.options.primary);
        match tie_break.kind {
            TieBreakKind::DirectEncounter => {
                resolve(group, &[Stage::MiniTable(self.field(primary))], forfeits)
            }
            TieBreakKind::ExtendedDirectEncounter {
                board_count,
                top_boards,
                bottom_boards,
            } if self.is_for_teams() => {
                let mut stages = vec![
                    Stage::MiniTable(self.field(primary)),
                    Stage::MiniTable(self.field(primary.other())),
                ];
                let measures = [
                    (board_count, Measure::Count),
                    (top_boards, Measure::Top),
                    (bottom_boards, Measure::Bottom),
                ];
                let chosen = measures.into_iter().filter(|(used, _)| *used);
                stages.extend(chosen.map(|(_, measure)| Stage::Boards(self.boards(measure))));
                resolve(group, &stages, forfeits)
            }
            TieBreakKind::TopBoards if self.is_for_teams() => {
                self.boards(Measure::Top).split_group(group)
            }
            TieBreakKind::BottomBoards if self.is_for_teams() => {
                self.boards(Measure::Bottom).split_group(group)
            }
            _ => vec![group.to_vec()],
        }
    }

    pub(crate) fn boards(&self, measure: Measure) -> Boards<'_> {
        Boards {
            event: self.event,
            rounds: self.field(TeamScore::Match).rounds,
            measure,
        }
    }
}
