use super::{RatedGame, RatingChange, RatingRules, expected_score, performance, rating_change};
use crate::Tournament;
use chesslaws_laws::Points;

/// What an event means for one player's rating.
///
/// The development coefficient is no part of a tournament file; [`change`](Self::change) asks for
/// it.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::rating::{RatingCategory, RatingRules, rating_lines};
/// use chesslaws_scoring::{Date, Player, Tournament};
///
/// let mut builder = Tournament::builder("Match", 1);
/// builder.player(Player::new(1, "Alyx").rating(1500));
/// builder.player(Player::new(2, "Bruno").rating(1600));
/// builder.game(1, 1, 2, Score::win(Color::White))?;
/// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2026, 3, 1).unwrap());
/// let lines = rating_lines(&builder.build()?);
/// assert_eq!(lines[0].performance, Some(2400));
/// assert_eq!(lines[0].change(40, &rules).unwrap().rounded(), 26);
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RatingLine {
    /// The starting number.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The rating at the start; `None` for an unrated player.
    pub rating: Option<u16>,
    /// The rated games against rated opponents, in the order of the rounds.
    pub games: Vec<RatedGame>,
    /// The score in these games, as 1, ½ and 0.
    pub score: Points,
    /// The expected score by table 8.1.2, without the 400-point rule, in hundredths.
    pub expected: Option<i32>,
    /// The performance in these games (C.07 10.2).
    pub performance: Option<i32>,
}

impl RatingLine {
    /// The change with a development coefficient; `None` for an unrated player.
    ///
    /// ```
    /// # use chesslaws_scoring::rating::{RatingCategory, RatingRules, rating_lines};
    /// # use chesslaws_scoring::{Date, Player, Tournament};
    /// let mut builder = Tournament::builder("Match", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2026, 3, 1).unwrap());
    /// assert!(rating_lines(&builder.build()?)[0].change(20, &rules).is_none());
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    #[must_use]
    pub fn change(&self, k: u16, rules: &RatingRules) -> Option<RatingChange> {
        self.rating
            .map(|own| rating_change(own, &self.games, k, rules))
    }
}

/// The rated games of every player: those over the board against rated opponents in which both
/// made a move. Forfeits, byes and games of less than one move are not among them, and neither
/// penalties nor the event's own points change them.
///
/// ```
/// use chesslaws_scoring::Tournament;
/// use chesslaws_scoring::rating::rating_lines;
/// assert!(rating_lines(&Tournament::builder("Open", 9).build().unwrap()).is_empty());
/// ```
#[must_use]
pub fn rating_lines(event: &Tournament) -> Vec<RatingLine> {
    let line = |player: &crate::Player| {
        let entries = event.entries(player.number).unwrap_or(&[]);
        let rated = entries.iter().filter(|entry| entry.result.is_rated());
        let games: Vec<RatedGame> = rated
            .filter_map(|entry| {
                Some(RatedGame {
                    opponent: event.player(entry.opponent?)?.rating?,
                    score: entry.result.board_points(),
                })
            })
            .collect();
        let score = games
            .iter()
            .fold(Points::ZERO, |sum, game| sum + game.score);
        let ratings: Vec<i32> = games.iter().map(|game| i32::from(game.opponent)).collect();
        let expected = player.rating.map(|own| {
            let one = |&other: &i32| i32::from(expected_score(i32::from(own) - other));
            ratings.iter().map(one).sum()
        });
        RatingLine {
            number: player.number,
            name: player.name.clone(),
            rating: player.rating,
            performance: performance(&ratings, score),
            games,
            score,
            expected,
        }
    };
    event.players().iter().map(line).collect()
}
