use chesslaws_laws::{Article, Cite, Color, Edition, Parameter, Points, Rules, Score};

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

/// Why a player leaves an event that was accepted.
///
/// ```
/// use chesslaws_scoring::points::WithdrawalReason;
/// assert!(WithdrawalReason::ForceMajeure.is_excuse());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WithdrawalReason {
    /// Illness, incapacity and the like.
    ForceMajeure,
    /// An invitation to another event.
    AnotherEvent,
    /// Anything else.
    Other,
}

impl WithdrawalReason {
    /// Whether the reason excuses the player (13.12 of Russia 2011): only force majeure does. What
    /// is no excuse goes to the chief arbiter.
    ///
    /// ```
    /// use chesslaws_scoring::points::WithdrawalReason;
    /// assert!(!WithdrawalReason::AnotherEvent.is_excuse());
    /// ```
    #[must_use]
    pub const fn is_excuse(self) -> bool {
        matches!(self, Self::ForceMajeure)
    }

    /// The article that asks for an excuse, in the editions that have one.
    ///
    /// ```
    /// use chesslaws_laws::Edition;
    /// use chesslaws_scoring::points::WithdrawalReason;
    /// assert_eq!(WithdrawalReason::article(Edition::Russia2011).unwrap().number, "13.12");
    /// assert!(WithdrawalReason::article(Edition::Fide2023).is_none());
    /// ```
    #[must_use]
    pub fn article(edition: Edition) -> Option<Article> {
        (edition == Edition::Russia2011).then(|| Article::new(edition, "13.12"))
    }
}

/// A ban from events in Russia, as 13.21 of Russia 2011 allows it. It changes no score.
///
/// ```
/// use chesslaws_scoring::points::{Ban, BanError, EventLevel};
///
/// assert!(Ban::new(EventLevel::Regional, Some(12), false).is_ok());
/// assert_eq!(
///     Ban::new(EventLevel::Higher, Some(25), false),
///     Err(BanError { months: 25, least: 12, most: 24 })
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ban {
    /// The length in months; `None` for life.
    pub months: Option<u16>,
}

/// The level of the event at which a breach happened.
///
/// ```
/// use chesslaws_scoring::points::EventLevel;
/// assert_ne!(EventLevel::Regional, EventLevel::Higher);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventLevel {
    /// A subject of the Federation or a municipality: 6 to 12 months.
    Regional,
    /// Anything above: 12 to 24 months.
    Higher,
}

/// A term outside the limits of 13.21; for life takes an exceptional case.
///
/// ```
/// use chesslaws_scoring::points::{Ban, EventLevel};
/// let error = Ban::new(EventLevel::Regional, Some(5), false).unwrap_err();
/// assert!(error.to_string().contains("6 to 12 months"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected {least} to {most} months, or life in an exceptional case (13.21), found {months} (0 for life)"
)]
pub struct BanError {
    /// The term that was asked for; 0 stands for life.
    pub months: u16,
    /// The shortest term.
    pub least: u16,
    /// The longest term.
    pub most: u16,
}

impl Ban {
    /// A ban of some months, or for life where `months` is `None`.
    ///
    /// # Errors
    ///
    /// Refuses a term outside the limits, and life without an exceptional case.
    ///
    /// ```
    /// use chesslaws_scoring::points::{Ban, EventLevel};
    /// assert!(Ban::new(EventLevel::Higher, None, true).is_ok());
    /// assert!(Ban::new(EventLevel::Higher, None, false).is_err());
    /// ```
    pub fn new(
        level: EventLevel,
        months: Option<u16>,
        exceptional: bool,
    ) -> Result<Self, BanError> {
        let (least, most) = match level {
            EventLevel::Regional => (6, 12),
            EventLevel::Higher => (12, 24),
        };
        match months {
            None if exceptional => Ok(Self { months }),
            Some(term) if (least..=most).contains(&term) => Ok(Self { months }),
            _ => Err(BanError {
                months: months.unwrap_or(0),
                least,
                most,
            }),
        }
    }
}

/// The scores the commentary of the Russian edition of 2005 recommends when one side loses by
/// breaking the Laws: nothing for the offender, and half a point for an opponent who could not
/// mate by any series of legal moves. The arbiter may decide otherwise.
///
/// `None` for editions without such a commentary.
///
/// ```
/// use chesslaws_laws::{Color, Edition};
/// use chesslaws_scoring::points::recommended_score;
///
/// let (score, article) = recommended_score(Edition::Fide2005, Color::White, false).unwrap();
/// assert_eq!(score.to_string(), "0-0.5");
/// assert_eq!(article.number, "12.8.commentary");
/// ```
#[must_use]
pub fn recommended_score(
    edition: Edition,
    offender: Color,
    opponent_can_mate: bool,
) -> Option<(Score, Article)> {
    if edition != Edition::Fide2005 {
        return None;
    }
    let opponent = if opponent_can_mate {
        Points::ONE
    } else {
        Points::HALF
    };
    let score = match offender {
        Color::White => Score {
            white: Points::ZERO,
            black: opponent,
        },
        Color::Black => Score {
            white: opponent,
            black: Points::ZERO,
        },
    };
    Some((score, Article::new(edition, "12.8.commentary")))
}
