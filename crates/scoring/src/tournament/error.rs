use crate::RoundResult;
use chesslaws_laws::Points;

/// What is wrong with a tournament that was put together in code.
///
/// ```
/// use chesslaws_laws::Score;
/// use chesslaws_scoring::{Player, Tournament, TournamentError};
///
/// let mut builder = Tournament::builder("Club", 1);
/// builder.player(Player::new(1, "Alyx"));
/// assert_eq!(
///     builder.game(1, 1, 2, Score::DRAW).unwrap_err(),
///     TournamentError::UnknownPlayer { number: 2 }
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    /// The same starting number twice.
    #[error("starting number {number} is given twice")]
    DuplicateNumber {
        /// The number.
        number: u16,
    },
    /// A starting number outside 1 to 9999.
    #[error("expected a starting number from 1 to 9999, found {number}")]
    NumberOutOfRange {
        /// The number.
        number: u16,
    },
    /// Nobody has this starting number.
    #[error("no player has the starting number {number}")]
    UnknownPlayer {
        /// The number.
        number: u16,
    },
    /// A player in two teams, or twice in one.
    #[error("player {number} is in more than one team")]
    PlayerInTwoTeams {
        /// The player's number.
        number: u16,
    },
    /// A round outside the event.
    #[error("expected a round from 1 to {rounds}, found {round}")]
    RoundOutOfRange {
        /// The round.
        round: u16,
        /// The number of rounds of the event.
        rounds: u16,
    },
    /// A second result for a player in one round.
    #[error("player {number} already has a result in round {round}")]
    AlreadyPaired {
        /// The player's number.
        number: u16,
        /// The round.
        round: u16,
    },
    /// Nothing is recorded for the player in this round.
    #[error("nothing is recorded for player {number} in round {round}")]
    NothingRecorded {
        /// The player's number.
        number: u16,
        /// The round.
        round: u16,
    },
    /// A player paired with himself or herself.
    #[error("player {number} is paired with himself or herself in round {round}")]
    SelfPairing {
        /// The player's number.
        number: u16,
        /// The round.
        round: u16,
    },
    /// A share of a game that is not 1, ½ or 0, or a total above 1 (article 10.2).
    #[error(
        "a game gives 1, 0.5 or 0 to each player and at most 1 together, found {white}-{black}"
    )]
    Score {
        /// White's share.
        white: Points,
        /// Black's share.
        black: Points,
    },
    /// A bye was expected.
    #[error("expected a bye, found {}", result.name())]
    NotABye {
        /// What was found.
        result: RoundResult,
    },
    /// A tag of a game that cannot be used.
    #[error("game {game}: expected {expected} in the tag {tag}, found {found:?}")]
    Tag {
        /// The game, counted from 1.
        game: usize,
        /// The tag's name.
        tag: &'static str,
        /// What was expected.
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// Points so large that sums and products of them would not be exact.
    #[error("expected at most {limit} points for a round, found {points}")]
    PointsOutOfRange {
        /// What was found.
        points: Points,
        /// The most a round may give or take.
        limit: Points,
    },
    /// Too many players for four-digit starting numbers.
    #[error("expected at most 9999 players, found {count}")]
    TooManyPlayers {
        /// The number of players.
        count: usize,
    },
}
