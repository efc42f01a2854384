use chesslaws_laws::{Article, Edition};

/// A power over the points of a game, with the article that gives it in each edition.
///
/// ```
/// use chesslaws_laws::Edition;
/// use chesslaws_scoring::points::Power;
///
/// assert_eq!(Power::Raise.article(Edition::Fide2023).number, "12.9.4");
/// assert_eq!(Power::Raise.article(Edition::Fide2001).number, "13.4.f");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Power {
    /// The scoring of games: one, one half, nothing.
    Award,
    /// Raising the opponent's points, up to the maximum of the game.
    Raise,
    /// Reducing the offender's points.
    Reduce,
    /// Declaring the game lost; the arbiter decides the opponent's score.
    DeclareLost,
    /// Persistent refusal to comply: loss, and the opponent's score is decided.
    PersistentRefusal,
    /// Both players guilty: the game is lost by both.
    BothLose,
    /// Expulsion from the competition.
    Expel,
}

impl Power {
    /// The article of `edition` that gives the power.
    ///
    /// ```
    /// use chesslaws_laws::Edition;
    /// use chesslaws_scoring::points::Power;
    /// assert_eq!(Power::BothLose.article(Edition::Russia2011).number, "13.9");
    /// ```
    #[must_use]
    pub const fn article(self, edition: Edition) -> Article {
        let numbers = match edition {
            Edition::Fide2001 => [
                "11.1", "13.4.f", "13.4.e", "13.4.d", "12.7", "12.8", "13.4.g",
            ],
            Edition::Fide2005 | Edition::Fide2009 => [
                "11.1", "13.4.f", "13.4.e", "13.4.d", "12.8", "12.9", "13.4.g",
            ],
            Edition::Russia2011 => [
                "12.1", "14.4.6", "14.4.5", "14.4.4", "13.8", "13.9", "14.4.7",
            ],
            Edition::Fide2014 => [
                "10.1", "12.9.d", "12.9.e", "12.9.f", "11.7", "11.8", "12.9.h",
            ],
            Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => [
                "10.1", "12.9.4", "12.9.5", "12.9.6", "11.7", "11.8", "12.9.9",
            ],
        };
        Article::new(edition, numbers[self as usize])
    }
}
