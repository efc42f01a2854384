use super::{Entry, RoundResult, TournamentBuilder, TournamentError};
use crate::points::GameAward;
use chesslaws_laws::{Color, Points, Score};

/// Games, forfeits, pairings and byes, round by round.
impl TournamentBuilder {
    /// Records a game over the board by its two scores, 1, ½ or 0 each: `1-0`, `½-½`, `0-0`, `0-½`.
    ///
    /// # Errors
    ///
    /// Refuses unknown players, a round outside the event, a second result in one round, and a
    /// score that article 10.2 does not permit.
    ///
    /// ```
    /// use chesslaws_laws::{Points, Score};
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// builder.game(1, 1, 2, Score { white: Points::ZERO, black: Points::HALF })?;
    /// assert_eq!(builder.build()?.points(2), Some(Points::HALF));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn game(
        &mut self,
        round: u16,
        white: u16,
        black: u16,
        score: Score,
    ) -> Result<&mut Self, TournamentError> {
        let fault = TournamentError::Score {
            white: score.white,
            black: score.black,
        };
        let (Some(one), Some(other)) = (share(score.white), share(score.black)) else {
            return Err(fault);
        };
        if score.white + score.black > Points::ONE {
            return Err(fault);
        }
        self.pair(round, white, black, one, other)
    }

    /// Records a game with its penalties: ratings use what happened over the board, the standings
    /// what was awarded.
    ///
    /// # Errors
    ///
    /// As [`game`](Self::game).
    ///
    /// ```
    /// use chesslaws_laws::{Color, Edition, Points, Score};
    /// use chesslaws_scoring::points::{GameAward, PointSystem};
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut award = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW).unwrap();
    /// award.reduce(Color::White, Points::HALF).unwrap();
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// builder.awarded_game(1, 1, 2, &award)?;
    /// assert_eq!(builder.build()?.points(1), Some(Points::ZERO));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn awarded_game(
        &mut self,
        round: u16,
        white: u16,
        black: u16,
        award: &GameAward,
    ) -> Result<&mut Self, TournamentError> {
        let Some(played) = award.over_the_board() else {
            return self.pair(
                round,
                white,
                black,
                RoundResult::Annulled,
                RoundResult::Annulled,
            );
        };
        let results = award.board_results(played).ok_or(TournamentError::Score {
            white: played.white,
            black: played.black,
        })?;
        self.pair(round, white, black, results.0, results.1)?;
        let at = usize::from(round - 1);
        for (number, color, result) in [
            (white, Color::White, results.0),
            (black, Color::Black, results.1),
        ] {
            let normal = self.system.award(result, Some(color));
            if let Some(entry) = self.entry(number, at) {
                entry.adjustment = award.score()[color] - normal;
            }
        }
        Ok(self)
    }

    /// Records a game that was not played: `winner` is who appeared, `None` where nobody did.
    ///
    /// # Errors
    ///
    /// As [`game`](Self::game).
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// builder.forfeit(1, 1, 2, None)?;
    /// assert_eq!(builder.build()?.points(1), Some(Points::ZERO));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn forfeit(
        &mut self,
        round: u16,
        white: u16,
        black: u16,
        winner: Option<Color>,
    ) -> Result<&mut Self, TournamentError> {
        let result = |color| {
            if winner == Some(color) {
                RoundResult::ForfeitWin
            } else {
                RoundResult::ForfeitLoss
            }
        };
        self.pair(
            round,
            white,
            black,
            result(Color::White),
            result(Color::Black),
        )
    }

    /// Records a pairing whose game has no result yet.
    ///
    /// # Errors
    ///
    /// As [`game`](Self::game).
    ///
    /// ```
    /// use chesslaws_scoring::{Player, RoundResult, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// builder.pairing(1, 1, 2)?;
    /// assert_eq!(builder.build()?.entries(1).unwrap()[0].result, RoundResult::Pending);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn pairing(
        &mut self,
        round: u16,
        white: u16,
        black: u16,
    ) -> Result<&mut Self, TournamentError> {
        self.pair(
            round,
            white,
            black,
            RoundResult::Pending,
            RoundResult::Pending,
        )
    }

    /// Records a bye of any kind.
    ///
    /// # Errors
    ///
    /// Refuses a result that is no bye, and otherwise as [`game`](Self::game).
    ///
    /// ```
    /// use chesslaws_scoring::{Player, RoundResult, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// assert!(builder.bye(1, 1, RoundResult::Win).is_err());
    /// assert!(builder.bye(1, 1, RoundResult::HalfBye).is_ok());
    /// ```
    pub fn bye(
        &mut self,
        round: u16,
        number: u16,
        bye: RoundResult,
    ) -> Result<&mut Self, TournamentError> {
        if bye.has_opponent() || bye == RoundResult::Annulled {
            return Err(TournamentError::NotABye { result: bye });
        }
        let at = self.free(round, number)?;
        if let Some(entry) = self.entry(number, at) {
            *entry = Entry::bye(bye);
        }
        Ok(self)
    }

    /// Takes back what is recorded for a player in a round, and for the opponent of the game: a
    /// replayed or corrected game, or a bye entered by mistake, is then recorded anew.
    ///
    /// # Errors
    ///
    /// Refuses an unknown player, a round outside the event, and a round with nothing recorded.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Score};
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
    /// builder.game(1, 1, 2, Score::DRAW)?;
    /// builder.clear(1, 2)?.game(1, 1, 2, Score::win(Color::White))?;
    /// assert_eq!(builder.build()?.points(1).unwrap().to_string(), "1");
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn clear(&mut self, round: u16, number: u16) -> Result<&mut Self, TournamentError> {
        let at = self.round(round)?;
        self.known(number)?;
        let entry = self.entry(number, at).copied().unwrap_or(Entry::ABSENT);
        if entry == Entry::ABSENT {
            return Err(TournamentError::NothingRecorded { number, round });
        }
        for number in [Some(number), entry.opponent].into_iter().flatten() {
            if let Some(entry) = self.entry(number, at) {
                *entry = Entry::ABSENT;
            }
        }
        Ok(self)
    }

    fn pair(
        &mut self,
        round: u16,
        white: u16,
        black: u16,
        one: RoundResult,
        other: RoundResult,
    ) -> Result<&mut Self, TournamentError> {
        let at = self.free(round, white)?;
        self.free(round, black)?;
        if white == black {
            return Err(TournamentError::SelfPairing {
                number: white,
                round,
            });
        }
        if let Some(entry) = self.entry(white, at) {
            *entry = Entry::game(black, Color::White, one);
        }
        if let Some(entry) = self.entry(black, at) {
            *entry = Entry::game(white, Color::Black, other);
        }
        Ok(self)
    }

    /// The place of a round in which a player has nothing recorded yet.
    fn free(&mut self, round: u16, number: u16) -> Result<usize, TournamentError> {
        let at = self.round(round)?;
        self.known(number)?;
        match self.entry(number, at) {
            Some(entry) if entry.result == RoundResult::Absent => Ok(at),
            _ => Err(TournamentError::AlreadyPaired { number, round }),
        }
    }
}

/// A player's result over the board, from the share of the score.
fn share(points: Points) -> Option<RoundResult> {
    match points {
        Points::ONE => Some(RoundResult::Win),
        Points::HALF => Some(RoundResult::Draw),
        Points::ZERO => Some(RoundResult::Loss),
        _ => None,
    }
}
