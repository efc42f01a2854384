use chesslaws_laws::rules::{LosersOpponent, Scores};
use chesslaws_laws::{Citable, Cite, Color, Parameter, Provision, Rules, Score};

/// What follows from a game that a player lost by not appearing.
///
/// ```
/// use chesslaws_laws::Rules;
/// use chesslaws_scoring::points::{AbsenceRuling, absence};
///
/// assert_eq!(absence(&Rules::FIDE_2023, 3, None), AbsenceRuling::Nothing);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AbsenceRuling {
    /// Nothing beyond the lost game.
    Nothing,
    /// Whether the reason was valid must be asked: without one the player is out.
    ReasonIsAsked(Option<Cite>),
    /// The player is out of the later rounds, unless the chief arbiter decides otherwise.
    Excluded(Option<Cite>),
}

/// Rules on a player's absences so far: `forfeits` games lost by not appearing, and whether the
/// reason of the last one was valid, if it is known.
///
/// Russia 2011 excludes without a valid reason (13.19), and after the third time whatever the
/// reasons (13.20); the editions of FIDE do not.
///
/// ```
/// use chesslaws_laws::Rules;
/// use chesslaws_scoring::points::{AbsenceRuling, absence};
///
/// let russia = Rules::RUSSIA_2011;
/// assert!(matches!(absence(&russia, 1, None), AbsenceRuling::ReasonIsAsked(_)));
/// assert!(matches!(absence(&russia, 1, Some(false)), AbsenceRuling::Excluded(_)));
/// assert_eq!(absence(&russia, 2, Some(true)), AbsenceRuling::Nothing);
/// assert!(matches!(absence(&russia, 3, Some(true)), AbsenceRuling::Excluded(_)));
/// ```
#[must_use]
pub fn absence(rules: &Rules, forfeits: u16, valid_reason: Option<bool>) -> AbsenceRuling {
    let reached = |limit: Option<u8>| limit.is_some_and(|limit| forfeits >= u16::from(limit));
    if reached(rules.arrival.absences_exclude) {
        return AbsenceRuling::Excluded(rules.cite(Parameter::AbsencesExclude));
    }
    if !reached(rules.arrival.unexcused_absences_exclude) {
        return AbsenceRuling::Nothing;
    }
    let cite = rules.cite(Parameter::UnexcusedAbsencesExclude);
    match valid_reason {
        None => AbsenceRuling::ReasonIsAsked(cite),
        Some(false) => AbsenceRuling::Excluded(cite),
        Some(true) => AbsenceRuling::Nothing,
    }
}

/// The scores the commentary of the Russian edition of 2005 recommends when one side loses by
/// breaking the Laws: nothing for the offender, and half a point for an opponent who could not
/// mate by any series of legal moves. The arbiter may decide otherwise.
///
/// `None` for editions without such a commentary.
///
/// ```
/// use chesslaws_laws::{Color, Rules};
/// use chesslaws_scoring::points::recommended_score;
///
/// let (score, cite) = recommended_score(&Rules::FIDE_2005, Color::White, false).unwrap();
/// assert_eq!(score.to_string(), "0-0.5");
/// assert_eq!(cite.unwrap().article.number, "12.8.commentary");
/// ```
#[must_use]
pub fn recommended_score(
    rules: &Rules,
    offender: Color,
    opponent_can_mate: bool,
) -> Option<(Score, Option<Cite>)> {
    if rules.penalties.opponent_after_refusal != LosersOpponent::ArbiterAdvised {
        return None;
    }
    let Scores {
        win, draw, loss, ..
    } = rules.scores;
    let opponent = if opponent_can_mate { win } else { draw };
    let score = match offender {
        Color::White => Score {
            white: loss,
            black: opponent,
        },
        Color::Black => Score {
            white: opponent,
            black: loss,
        },
    };
    let cite = Provision::RefusalCommentary.cite(rules.edition);
    Some((score, cite))
}
