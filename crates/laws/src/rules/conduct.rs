/// The conduct of the players, as far as it is a choice of the edition.
///
/// ```
/// use chesslaws_laws::Rules;
///
/// assert!(Rules::FIDE_2023.conduct.leaving_report);
/// assert!(Rules::FIDE_2023.conduct.disqualification.is_none());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conduct {
    /// Whether the regulations may require the opponent of the player on move to report when he
    /// wishes to leave the playing area.
    pub leaving_report: bool,
    /// Whether other use of the score sheet is among the breaches that must be penalised.
    pub sheet_use_penalised: bool,
    /// The terms for which a federation may disqualify a player; `None` where the Laws leave
    /// that to other rules.
    pub disqualification: Option<Disqualification>,
}

/// For how long a federation may disqualify a player. The arbiter never does.
///
/// ```
/// use chesslaws_laws::Rules;
///
/// let terms = Rules::RUSSIA_2011.conduct.disqualification.ok_or("13.21")?;
/// assert!(terms.regional.allows(12) && terms.higher.allows(12));
/// assert!(!terms.regional.allows(5) && !terms.higher.allows(25));
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Disqualification {
    /// After breaches at events of a region or a municipality.
    pub regional: Term,
    /// After breaches at higher events.
    pub higher: Term,
    /// Whether a player may be disqualified for life in an exceptional case.
    pub for_life: bool,
}

/// A range of months, both ends included.
///
/// ```
/// use chesslaws_laws::rules::Term;
/// assert!(Term { least: 6, most: 12 }.allows(6));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Term {
    /// The fewest months.
    pub least: u8,
    /// The most months.
    pub most: u8,
}

impl Term {
    /// Whether a number of months lies within the range.
    ///
    /// ```
    /// use chesslaws_laws::rules::Term;
    /// assert!(!Term { least: 6, most: 12 }.allows(13));
    /// ```
    #[must_use]
    pub const fn allows(self, months: u16) -> bool {
        self.least as u16 <= months && months <= self.most as u16
    }
}
