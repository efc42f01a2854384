use super::{Change, ChangeKind, ColorPoints, PointSystem, ScoreError};
use crate::RoundResult;
use chesslaws_laws::{Citable, Cite, Color, Edition, Points, Provision, Rules, Score};

/// The points of one game and every change the arbiter made to them.
///
/// The result over the board is kept apart: ratings and performances use it whatever was awarded.
///
/// ```
/// use chesslaws_laws::{Color, Edition, Points, Score};
/// use chesslaws_scoring::points::{GameAward, PointSystem};
///
/// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
/// // Black has half a point; the opponent's penalty may raise it to one at most, and only
/// // as far as both together stay within the maximum of the game.
/// assert!(game.raise(Color::Black, Points::HALF).is_err());
/// game.reduce(Color::White, Points::HALF)?;
/// game.raise(Color::Black, Points::HALF)?;
/// assert_eq!(game.score().to_string(), "0-1");
/// assert_eq!(game.over_the_board(), Some(Score::DRAW));
/// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameAward {
    system: PointSystem,
    edition: Edition,
    played: Option<Score>,
    score: Score,
    changes: Vec<Change>,
    annulled: bool,
}

impl GameAward {
    /// The points of a finished game under an event's table.
    ///
    /// # Errors
    ///
    /// Refuses a score that article 10.2 does not permit.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Edition, Score};
    /// use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::win(Color::White));
    /// assert!(game.is_ok());
    /// ```
    pub fn new(system: PointSystem, edition: Edition, score: Score) -> Result<Self, PenaltyError> {
        system.check(score, &Rules::of(edition))?;
        Ok(Self {
            system,
            edition,
            played: Some(score),
            score,
            changes: Vec::new(),
            annulled: false,
        })
    }

    /// The points the game counts for now.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// assert_eq!(game.score(), Score::DRAW);
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    #[must_use]
    pub const fn score(&self) -> Score {
        self.score
    }

    /// What happened over the board, or `None` after the game was annulled.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// game.annul()?;
    /// assert_eq!(game.over_the_board(), None);
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    #[must_use]
    pub const fn over_the_board(&self) -> Option<Score> {
        self.played
    }

    /// Whether the game was annulled and counts for nobody.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// assert!(!game.is_annulled());
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    #[must_use]
    pub const fn is_annulled(&self) -> bool {
        self.annulled
    }

    /// Every change, oldest first.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2001, Score::DRAW)?;
    /// game.both_lose()?;
    /// assert_eq!(game.changes()[0].cite.unwrap().article.number, "12.8");
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Raises the points of one side (12.9.4 of 2023, 13.4.f of 2001, 14.4.6 of Russia 2011).
    ///
    /// # Errors
    ///
    /// Refuses a step that is not positive or that passes the points of a win, and from 2014 on one
    /// that takes both scores together past the maximum of the game.
    ///
    /// ```
    /// # use chesslaws_laws::{Color, Edition, Points, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::BOTH_LOSE)?;
    /// game.raise(Color::Black, Points::HALF)?;
    /// assert_eq!(game.score().to_string(), "0-0.5");
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn raise(&mut self, color: Color, by: Points) -> Result<(), PenaltyError> {
        let raised = self.step(color, by, by)?;
        self.set(
            ChangeKind::Raised { color, by },
            Some(Provision::PointsRaised),
            raised,
        )
    }

    /// Reduces the points of one side (12.9.5 of 2023, 13.4.e of 2001, 14.4.5 of Russia 2011).
    ///
    /// # Errors
    ///
    /// Refuses a step that is not positive or that leads below the points of a loss.
    ///
    /// ```
    /// # use chesslaws_laws::{Color, Edition, Points, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// assert!(game.reduce(Color::White, Points::ONE).is_err());
    /// assert_eq!(game.score(), Score::DRAW);
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn reduce(&mut self, color: Color, by: Points) -> Result<(), PenaltyError> {
        let reduced = self.step(color, by, -by)?;
        self.set(
            ChangeKind::Reduced { color, by },
            Some(Provision::PointsReduced),
            reduced,
        )
    }

    /// Declares the game lost by one side; the opponent's score is the arbiter's decision
    /// (12.9.6 and 11.7 of 2023, 12.7 of 2001, 13.8 of Russia 2011).
    ///
    /// # Errors
    ///
    /// Refuses an opponent's score that the event does not give.
    ///
    /// ```
    /// # use chesslaws_laws::{Color, Edition, Points, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// game.declare_lost(Color::White, Points::HALF)?;
    /// assert_eq!(game.score().to_string(), "0-0.5");
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn declare_lost(&mut self, color: Color, opponent: Points) -> Result<(), PenaltyError> {
        let score = match color {
            Color::White => Score {
                white: self.system.white.loss,
                black: opponent,
            },
            Color::Black => Score {
                white: opponent,
                black: self.system.black.loss,
            },
        };
        let kind = ChangeKind::DeclaredLost { color, opponent };
        self.set(kind, Some(Provision::LossAsPenalty), score)
    }

    /// The game is lost by both (11.8 of 2023, 12.8 of 2001, 13.9 of Russia 2011).
    ///
    /// # Errors
    ///
    /// Refuses where the game was annulled.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// game.both_lose()?;
    /// assert_eq!(game.score(), Score::BOTH_LOSE);
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn both_lose(&mut self) -> Result<(), PenaltyError> {
        let score = Score {
            white: self.system.white.loss,
            black: self.system.black.loss,
        };
        self.set(ChangeKind::BothLost, Some(Provision::BothRefuse), score)
    }

    /// The result was arranged: lost by both even after the game was signed (14.8 of Russia 2011,
    /// elsewhere the article on two guilty players).
    ///
    /// # Errors
    ///
    /// Refuses where the game was annulled.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Russia2011, Score::DRAW)?;
    /// game.arranged()?;
    /// assert_eq!(game.changes()[0].cite.unwrap().article.number, "14.8");
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn arranged(&mut self) -> Result<(), PenaltyError> {
        self.both_lose()?;
        let arranged = Provision::Arrangement.cite(self.edition);
        if let (Some(cite), Some(change)) = (arranged, self.changes.last_mut()) {
            change.cite = Some(cite);
        }
        Ok(())
    }

    /// The game counts for nobody any more: no points, no rating, no tie-break.
    ///
    /// # Errors
    ///
    /// Refuses a game that is annulled already.
    ///
    /// ```
    /// # use chesslaws_laws::{Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// game.annul()?;
    /// assert!(game.is_annulled() && game.annul().is_err());
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn annul(&mut self) -> Result<(), PenaltyError> {
        if self.annulled {
            return Err(PenaltyError::Annulled);
        }
        self.push(ChangeKind::Annulled, None, Score::BOTH_LOSE);
        self.annulled = true;
        self.played = None;
        Ok(())
    }

    /// The game was played again: the new result replaces the old one, annulled or not.
    ///
    /// # Errors
    ///
    /// Refuses a score that article 10.2 does not permit.
    ///
    /// ```
    /// # use chesslaws_laws::{Color, Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
    /// game.annul()?;
    /// game.replay(Score::win(Color::Black))?;
    /// assert_eq!(game.score().to_string(), "0-1");
    /// assert_eq!(game.over_the_board(), Some(Score::win(Color::Black)));
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn replay(&mut self, score: Score) -> Result<(), PenaltyError> {
        self.system.check(score, &Rules::of(self.edition))?;
        self.push(ChangeKind::Replayed, None, score);
        self.annulled = false;
        self.played = Some(score);
        Ok(())
    }

    /// The arbiter corrects a wrongly signed result (8.7): the new score stands, also for ratings.
    ///
    /// # Errors
    ///
    /// Refuses a score that article 10.2 does not permit, and an annulled game.
    ///
    /// ```
    /// # use chesslaws_laws::{Color, Edition, Score};
    /// # use chesslaws_scoring::points::{GameAward, PointSystem};
    /// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2001, Score::win(Color::Black))?;
    /// game.correct(Score::win(Color::White))?;
    /// assert_eq!(game.changes()[0].cite.unwrap().article.number, "8.7");
    /// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
    /// ```
    pub fn correct(&mut self, score: Score) -> Result<(), PenaltyError> {
        if self.annulled {
            return Err(PenaltyError::Annulled);
        }
        self.system.check(score, &Rules::of(self.edition))?;
        let cite = Provision::SigningTheResult.cite(self.edition);
        self.push(ChangeKind::Corrected, cite, score);
        self.played = Some(score);
        Ok(())
    }

    /// The results over the board that a score of this event's table stands for.
    pub(crate) fn board_results(&self, score: Score) -> Option<(RoundResult, RoundResult)> {
        let result = |share: Points, game: ColorPoints| {
            if share == game.win {
                Some(RoundResult::Win)
            } else if share == game.loss {
                Some(RoundResult::Loss)
            } else if share == game.draw {
                Some(RoundResult::Draw)
            } else {
                None
            }
        };
        let white = result(score.white, self.system.white)?;
        let black = result(score.black, self.system.black)?;
        Some((white, black))
    }

    /// The score after one side's points moved by `change`, a step of the size `by`.
    fn step(&self, color: Color, by: Points, change: Points) -> Result<Score, PenaltyError> {
        if by <= Points::ZERO {
            return Err(PenaltyError::NotPositive { by });
        }
        let mut score = self.score;
        match color {
            Color::White => score.white = score.white + change,
            Color::Black => score.black = score.black + change,
        }
        Ok(score)
    }

    fn set(
        &mut self,
        kind: ChangeKind,
        provision: Option<Provision>,
        score: Score,
    ) -> Result<(), PenaltyError> {
        if self.annulled {
            return Err(PenaltyError::Annulled);
        }
        self.system.check(score, &Rules::of(self.edition))?;
        self.push(
            kind,
            provision.and_then(|provision| provision.cite(self.edition)),
            score,
        );
        Ok(())
    }

    fn push(&mut self, kind: ChangeKind, cite: Option<Cite>, after: Score) {
        self.changes.push(Change {
            kind,
            cite,
            before: self.score,
            after,
        });
        self.score = after;
    }
}

/// A change of points that cannot be made; the game keeps its points.
///
/// ```
/// # use chesslaws_laws::{Color, Edition, Points, Score};
/// # use chesslaws_scoring::points::{GameAward, PenaltyError, PointSystem};
/// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
/// assert_eq!(
///     game.raise(Color::White, Points::ZERO),
///     Err(PenaltyError::NotPositive { by: Points::ZERO })
/// );
/// # Ok::<(), PenaltyError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PenaltyError {
    /// The resulting score is not permitted.
    #[error(transparent)]
    Score(#[from] ScoreError),
    /// The step is nought or negative.
    #[error("expected a positive number of points, found {by}")]
    NotPositive {
        /// The step that was asked for.
        by: Points,
    },
    /// The game was annulled; only a replay can give it points again.
    #[error("the game is annulled; only a replay gives it a score")]
    Annulled,
}
