use chesslaws_laws::Points;

/// A participant, with what a tournament file says about the person.
///
/// ```
/// use chesslaws_scoring::Player;
///
/// let player = Player::new(7, "Carlsen, Magnus").rating(2840).federation("NOR");
/// assert_eq!(player.number, 7);
/// assert_eq!(player.rating, Some(2840));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Player {
    /// The starting number, 1 to 9999: the pairing number.
    pub number: u16,
    /// The name, family name first.
    pub name: String,
    /// The rating at the start, or `None` for an unrated player. Never 0.
    pub rating: Option<u16>,
    /// `m`, `w` or whatever one letter the file has.
    pub sex: Option<char>,
    /// The title as written: `GM`, `WFM`, `f`.
    pub title: String,
    /// The federation, three letters.
    pub federation: String,
    /// The number in the register of the federation.
    pub id: String,
    /// The date of birth as written.
    pub birth: String,
    /// The points a file claims for the player; standings use the results instead.
    pub declared_points: Option<Points>,
    /// The rank a file claims.
    pub declared_rank: Option<u16>,
    /// A penalty or a bonus for the whole event.
    pub adjustment: Points,
    /// The last round before the player left, if the player left.
    pub withdrawn_after: Option<u16>,
    /// Whether the player takes part in the ranking; an expelled player does not.
    pub ranked: bool,
}

impl Player {
    /// A player with a number and a name.
    ///
    /// ```
    /// use chesslaws_scoring::Player;
    /// assert_eq!(Player::new(1, "Alyx").rating, None);
    /// ```
    #[must_use]
    pub fn new(number: u16, name: impl Into<String>) -> Self {
        Self {
            number,
            name: name.into(),
            rating: None,
            sex: None,
            title: String::new(),
            federation: String::new(),
            id: String::new(),
            birth: String::new(),
            declared_points: None,
            declared_rank: None,
            adjustment: Points::ZERO,
            withdrawn_after: None,
            ranked: true,
        }
    }

    /// The same player with a rating; 0 means unrated.
    ///
    /// ```
    /// use chesslaws_scoring::Player;
    /// assert_eq!(Player::new(1, "Alyx").rating(0).rating, None);
    /// ```
    #[must_use]
    pub fn rating(mut self, rating: u16) -> Self {
        self.rating = (rating > 0).then_some(rating);
        self
    }

    /// The same player with a federation.
    ///
    /// ```
    /// use chesslaws_scoring::Player;
    /// assert_eq!(Player::new(1, "Alyx").federation("FID").federation, "FID");
    /// ```
    #[must_use]
    pub fn federation(mut self, federation: impl Into<String>) -> Self {
        self.federation = federation.into();
        self
    }
}
