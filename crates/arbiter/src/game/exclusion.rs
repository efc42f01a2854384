//! What goes beyond one game: no-shows over a competition, withdrawal, disqualification.

use super::state::Phase;
use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::{Citable, Cite, Color, Provision};
use core::fmt;

/// At what kind of event a breach happened.
///
/// ```
/// use chesslaws_arbiter::EventLevel;
/// assert_eq!(EventLevel::Regional.to_string(), "a breach at a regional event");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EventLevel {
    /// An event of a region or a municipality.
    Regional,
    /// A higher one.
    Higher,
}

impl fmt::Display for EventLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Regional => "a breach at a regional event",
            Self::Higher => "a breach at a higher event",
        })
    }
}

/// Why a player withdraws from an event that he had accepted.
///
/// ```
/// use chesslaws_arbiter::Excuse;
/// assert!(!Excuse::AnotherEvent.is_valid());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Excuse {
    /// Illness, incapacity and the like.
    ForceMajeure,
    /// An invitation to another event.
    AnotherEvent,
    /// Anything else.
    Other,
}

impl Excuse {
    /// Whether it excuses him: only force majeure does.
    ///
    /// ```
    /// use chesslaws_arbiter::Excuse;
    /// assert!(Excuse::ForceMajeure.is_valid());
    /// ```
    #[must_use]
    pub const fn is_valid(self) -> bool {
        matches!(self, Self::ForceMajeure)
    }
}

impl fmt::Display for Excuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::ForceMajeure => "force majeure",
            Self::AnotherEvent => "another event",
            Self::Other => "no reason of weight",
        })
    }
}

impl Game {
    /// 13.19 and 13.20 of Russia 2011. Both concern the event, not this game, and the chief
    /// arbiter may keep the player in. A late arrival that lost is not counted as not appearing,
    /// unless the rules say so.
    pub(super) fn no_show_counted(
        &mut self,
        side: Color,
        earlier: u8,
        valid_reason: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let arrival = self.terms.rules.arrival;
        let absent = self.state.absent[side]
            && (arrival.lateness_is_absence || !self.state.incidents.late[side]);
        let forfeited = matches!(
            self.state.phase,
            Phase::Ended(outcome) if outcome.reason == EndReason::Absence
        );
        if !forfeited || !absent {
            return Err(Refusal::NoForfeit(side));
        }
        let count = earlier.saturating_add(1);
        let reached = |limit: Option<u8>| limit.is_some_and(|limit| count >= limit);
        let provision = if reached(arrival.absences_exclude) {
            Provision::RepeatedNoShow
        } else {
            Provision::UnexcusedNoShow
        };
        self.rule(provision, What::NoShows { side, count }, out);
        let unexcused = !valid_reason && reached(arrival.unexcused_absences_exclude);
        if unexcused || reached(arrival.absences_exclude) {
            let kind = QuestionKind::Exclusion { side };
            self.ask(kind, Some(Answer::Exclude), provision, out);
        } else {
            self.rule(provision, What::KeptIn { side }, out);
        }
        Ok(())
    }

    pub(super) fn exclusion_answered(
        &self,
        side: Color,
        answer: Answer,
        cite: Option<Cite>,
        out: &mut Rulings,
    ) {
        let what = if answer == Answer::Exclude {
            What::Expelled { side }
        } else {
            What::KeptIn { side }
        };
        out.push(super::Ruling { what, cite });
    }

    /// 13.21 of Russia 2011: the federation's decision, within its limits. No score changes.
    pub(super) fn disqualified(
        &mut self,
        side: Color,
        level: EventLevel,
        months: Option<u16>,
        exceptional: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(terms) = self.terms.rules.conduct.disqualification else {
            return self.forbid_plainly(Forbidden::NoClause);
        };
        let term = match level {
            EventLevel::Regional => terms.regional,
            EventLevel::Higher => terms.higher,
        };
        let permitted = match months {
            Some(months) => term.allows(months),
            None => terms.for_life && exceptional,
        };
        if !permitted {
            return self.forbid(Forbidden::TermOutsideLimits, Provision::Disqualification);
        }
        let what = What::Barred { side, months };
        self.rule(Provision::Disqualification, what, out);
        Ok(())
    }

    /// 13.12 of Russia 2011: only force majeure excuses; the rest goes to the chief arbiter.
    pub(super) fn withdrawn(
        &mut self,
        side: Color,
        excuse: Excuse,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let provision = Provision::DutyToPlay;
        if provision.cite(self.terms.rules.edition).is_none() {
            return self.forbid_plainly(Forbidden::NoClause);
        }
        self.rule(provision, What::Withdrawn { side, excuse }, out);
        if !excuse.is_valid() {
            let what = What::Referred {
                side: Some(side),
                breach: None,
                to: super::Body::ChiefArbiter,
            };
            self.rule(provision, what, out);
        }
        Ok(())
    }
}
