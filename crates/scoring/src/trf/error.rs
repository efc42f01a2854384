use crate::RoundResult;
use chesslaws_laws::Points;

/// A file that cannot be read, with the place of the fault.
///
/// ```
/// use chesslaws_scoring::trf::{Document, ReadOptions};
///
/// let text = "001    1      Alyx\n001    1      Bruno\n";
/// let error = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap_err();
/// assert_eq!((error.line, error.column), (2, 5));
/// assert_eq!(error.to_string(), "line 2, column 5: starting number 1 already stands in line 1");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct TrfError {
    /// The line, counted from 1; CR, LF and CRLF each end one line.
    pub line: u32,
    /// The column, counted in characters from 1.
    pub column: u32,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong in a tournament file.
///
/// ```
/// use chesslaws_scoring::trf::Fault;
/// assert_eq!(Fault::NoPlayers.to_string(), "expected at least one player (record 001)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is in an encoding that no tournament file uses.
    #[error("expected text in UTF-8 or Windows-1252, found UTF-16")]
    Encoding,
    /// A tab: how many columns it stands for is anybody's guess.
    #[error("expected blanks, found a tab")]
    Tab,
    /// A record that no edition of the format defines.
    #[error("expected a record of TRF16 or TRF26, three letters or a comment, found {code:?}")]
    UnknownRecord {
        /// The first three characters.
        code: String,
    },
    /// Something where the format has a blank.
    #[error("expected a blank column, found {found:?}")]
    NotBlank {
        /// The character.
        found: char,
    },
    /// A field that should be a number.
    #[error("expected {expected}, found {found:?}")]
    Field {
        /// What was expected.
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// A result code that does not exist.
    #[error("expected a result: 1 = 0 W D L + - U F H Z or blank, found {found:?}")]
    Result {
        /// The character.
        found: char,
    },
    /// A colour that does not exist.
    #[error("expected a colour: w, b, - or blank, found {found:?}")]
    Color {
        /// The character.
        found: char,
    },
    /// A colour where nobody is the opponent.
    #[error(
        "expected an opponent, found the colour {color} and nobody (a bye is written 0000 - Z)"
    )]
    ColorWithoutOpponent {
        /// The letter of the colour.
        color: char,
    },
    /// A game without an opponent.
    #[error("expected an opponent for the {}, found none", result.name())]
    ResultWithoutOpponent {
        /// The result.
        result: RoundResult,
    },
    /// A bye with an opponent.
    #[error(
        "expected the result of a game with {opponent}, found a {}; a player who does not come is written {opponent} b - (or 0000 - Z, and the opponent 0000 - U)",
        result.name()
    )]
    ByeWithOpponent {
        /// The opponent.
        opponent: u16,
        /// The result.
        result: RoundResult,
    },
    /// There is no player at all.
    #[error("expected at least one player (record 001)")]
    NoPlayers,
    /// The same starting number twice.
    #[error("starting number {number} already stands in line {line}")]
    DuplicateNumber {
        /// The number.
        number: u16,
        /// The line where it stands first.
        line: u32,
    },
    /// A gap in the starting numbers.
    #[error("starting number {missing} is missing before {number}")]
    MissingNumber {
        /// The number that is missing.
        missing: u16,
        /// The number that was found.
        number: u16,
    },
    /// More rounds than the event has.
    #[error("expected results for {rounds} rounds, found round {round}")]
    TooManyRounds {
        /// The number of rounds of the event.
        rounds: u16,
        /// The round that was found.
        round: u16,
    },
    /// An opponent, a team member or a player of another record who does not exist.
    #[error("no player has the starting number {number}")]
    UnknownPlayer {
        /// The number.
        number: u16,
    },
    /// A team that does not exist.
    #[error("no team has the number {number}")]
    UnknownTeam {
        /// The number.
        number: u16,
    },
    /// The same team number twice, or a player in two teams.
    #[error("{what} {number} is given twice")]
    TwiceInTeams {
        /// `team` or `player`.
        what: &'static str,
        /// The number.
        number: u16,
    },
    /// A player in the order of boards of a team that the player does not belong to.
    #[error("player {number} does not belong to team {team}")]
    NotInTeam {
        /// The player's number.
        number: u16,
        /// The team's number.
        team: u16,
    },
    /// Players of one team who meet different teams in one round.
    #[error("round {round}: the players of team {team} meet both team {one} and team {other}")]
    TwoOpponents {
        /// The round.
        round: u16,
        /// The team.
        team: u16,
        /// One opponent.
        one: u16,
        /// The other opponent.
        other: u16,
    },
    /// A player paired with himself or herself.
    #[error("player {number} is paired with himself or herself in round {round}")]
    SelfPairing {
        /// The number.
        number: u16,
        /// The round.
        round: u16,
    },
    /// The opponent's line has nothing for the round.
    #[error("round {round}: expected a game with {opponent}, as line {line} says, found nothing")]
    MissingResult {
        /// The round.
        round: u16,
        /// Who claims the game.
        opponent: u16,
        /// The line of the claim.
        line: u32,
    },
    /// The opponent's line names somebody else.
    #[error("round {round}: line {line} pairs {opponent} with {number}, this line does not")]
    OtherOpponent {
        /// The round.
        round: u16,
        /// Who claims the game.
        opponent: u16,
        /// The number of the player of this line.
        number: u16,
        /// The line of the claim.
        line: u32,
    },
    /// Both players have the same colour.
    #[error("round {round}: {number} and {opponent} both have {color} (line {line})")]
    SameColor {
        /// The round.
        round: u16,
        /// The player of this line.
        number: u16,
        /// The opponent.
        opponent: u16,
        /// The colour.
        color: chesslaws_laws::Color,
        /// The opponent's line.
        line: u32,
    },
    /// Two results that cannot both be true.
    #[error(
        "round {round}: a {} of {number} does not go with a {} of {opponent} (line {line})",
        result.name(),
        other.name()
    )]
    Contradiction {
        /// The round.
        round: u16,
        /// The player of this line.
        number: u16,
        /// The opponent.
        opponent: u16,
        /// The result of this line.
        result: RoundResult,
        /// The opponent's result.
        other: RoundResult,
        /// The opponent's line.
        line: u32,
    },
    /// The points of a finished event are not the sum of the results, and nothing explains it.
    #[error("the file gives {declared} points, the results add up to {computed}")]
    Points {
        /// The points in the file.
        declared: Points,
        /// The sum of the results with byes, forfeits and penalties.
        computed: Points,
    },
}
