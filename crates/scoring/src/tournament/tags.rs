use super::{Player, Tournament, TournamentBuilder, TournamentError};
use chesslaws_laws::{Color, Points, Score};
use std::collections::{BTreeMap, HashMap};

/// One side of a game, as its PGN tags name it.
///
/// ```
/// use chesslaws_scoring::PlayerTag;
/// assert_eq!(PlayerTag::new("Alyx").rating, None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlayerTag {
    /// The name, the whole key to who the player is.
    pub name: String,
    /// The tag `WhiteElo` or `BlackElo`.
    pub rating: Option<u16>,
}

impl PlayerTag {
    /// A side without a rating.
    ///
    /// ```
    /// use chesslaws_scoring::PlayerTag;
    /// assert_eq!(PlayerTag::new("Alyx").name, "Alyx");
    /// ```
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            rating: None,
        }
    }
}

/// The tags of one game that a crosstable needs.
///
/// ```
/// use chesslaws_scoring::GameTags;
/// let game = GameTags::new("Alyx", "Bruno", "2.1", "1/2-1/2");
/// assert!(!game.forfeit);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameTags {
    /// `White` and `WhiteElo`.
    pub white: PlayerTag,
    /// `Black` and `BlackElo`.
    pub black: PlayerTag,
    /// `Round`: `3`, or `3.1` for the first board of round 3.
    pub round: String,
    /// `Result`: `1-0`, `0-1`, `1/2-1/2`, `*`, or two scores such as `0-0` and `1/2-0`.
    pub result: String,
    /// Whether the game was decided by absence.
    pub forfeit: bool,
}

impl GameTags {
    /// The tags of a played game between players without ratings.
    ///
    /// ```
    /// use chesslaws_scoring::GameTags;
    /// assert_eq!(GameTags::new("Alyx", "Bruno", "1", "1-0").round, "1");
    /// ```
    #[must_use]
    pub fn new(
        white: impl Into<String>,
        black: impl Into<String>,
        round: impl Into<String>,
        result: impl Into<String>,
    ) -> Self {
        Self {
            white: PlayerTag::new(white),
            black: PlayerTag::new(black),
            round: round.into(),
            result: result.into(),
            forfeit: false,
        }
    }
}

impl Tournament {
    /// A tournament from the tags of its games.
    ///
    /// Players get their starting numbers by rating, the highest first, then by name. A player
    /// without a game in a round counts as absent.
    ///
    /// # Errors
    ///
    /// Names the game, counted from 1, whose round or result cannot be used, and refuses a player
    /// with two games in one round.
    ///
    /// ```
    /// use chesslaws_scoring::{GameTags, Tournament};
    ///
    /// let event = Tournament::from_games("Match", &[
    ///     GameTags::new("Bruno", "Alyx", "1", "1-0"),
    ///     GameTags::new("Alyx", "Bruno", "2", "1/2-1/2"),
    /// ])?;
    /// assert_eq!(event.players()[0].name, "Alyx");
    /// assert_eq!(event.points(2).unwrap().to_string(), "1.5");
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn from_games(
        name: impl Into<String>,
        games: &[GameTags],
    ) -> Result<Self, TournamentError> {
        let mut rounds = Vec::with_capacity(games.len());
        for (at, game) in games.iter().enumerate() {
            rounds.push(round(at, game)?);
        }
        let last = rounds.iter().copied().max().unwrap_or(0);
        let mut builder = Self::builder(name, last);
        let numbers = number_players(&mut builder, games)?;
        let number = |name: &str| numbers.get(name).copied().unwrap_or(0);
        for ((at, game), round) in games.iter().enumerate().zip(rounds) {
            let (white, black) = (number(&game.white.name), number(&game.black.name));
            match (score(at, game)?, game.forfeit) {
                (None, _) => builder.pairing(round, white, black)?,
                (Some(score), false) => builder.game(round, white, black, score)?,
                (Some(score), true) => {
                    let winner = Color::ALL.into_iter().find(|&c| score == Score::win(c));
                    builder.forfeit(round, white, black, winner)?
                }
            };
        }
        builder.build()
    }
}

/// Adds the players, strongest first, and says who has which number.
fn number_players<'a>(
    builder: &mut TournamentBuilder,
    games: &'a [GameTags],
) -> Result<HashMap<&'a str, u16>, TournamentError> {
    let mut ratings: BTreeMap<&str, Option<u16>> = BTreeMap::new();
    for side in games.iter().flat_map(|game| [&game.white, &game.black]) {
        // The rating at the start counts (C.07 10): the first one named.
        let first = ratings.entry(&side.name).or_default();
        *first = first.or(side.rating.filter(|&rating| rating > 0));
    }
    let mut players: Vec<_> = ratings.into_iter().collect();
    players.sort_by_key(|&(_, rating)| std::cmp::Reverse(rating));
    let count = players.len();
    let mut numbers = HashMap::with_capacity(count);
    for (at, (name, rating)) in players.into_iter().enumerate() {
        let number = u16::try_from(at + 1).ok().filter(|&number| number <= 9999);
        let number = number.ok_or(TournamentError::TooManyPlayers { count })?;
        builder.player(Player::new(number, name).rating(rating.unwrap_or(0)));
        numbers.insert(name, number);
    }
    Ok(numbers)
}

fn round(at: usize, game: &GameTags) -> Result<u16, TournamentError> {
    let whole = game.round.split('.').next().unwrap_or_default();
    match whole.trim().parse() {
        Ok(round @ 1..=999) => Ok(round),
        _ => Err(TournamentError::Tag {
            game: at + 1,
            tag: "Round",
            expected: "a number from 1 to 999",
            found: game.round.clone(),
        }),
    }
}

fn score(at: usize, game: &GameTags) -> Result<Option<Score>, TournamentError> {
    if game.result == "*" {
        return Ok(None);
    }
    let share = |text: &str| match text {
        "1" => Some(Points::ONE),
        "1/2" | "½" | "0.5" => Some(Points::HALF),
        "0" => Some(Points::ZERO),
        _ => None,
    };
    let shares = game.result.split_once('-');
    let shares = shares.and_then(|(white, black)| Some((share(white)?, share(black)?)));
    let (white, black) = shares.ok_or_else(|| TournamentError::Tag {
        game: at + 1,
        tag: "Result",
        expected: "1-0, 0-1, 1/2-1/2, * or two such scores",
        found: game.result.clone(),
    })?;
    Ok(Some(Score { white, black }))
}
