use super::{TournamentBuilder, TournamentError};
use chesslaws_laws::Points;

/// What the arbiter does to a player's standing beside the games.
impl TournamentBuilder {
    /// Gives a penalty (negative) or a bonus, for one round or for the whole event.
    ///
    /// # Errors
    ///
    /// Refuses an unknown player and a round outside the event.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::{Player, RoundResult, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.bye(1, 1, RoundResult::FullBye)?;
    /// builder.adjust(None, 1, -Points::HALF)?;
    /// assert_eq!(builder.build()?.points(1), Some(Points::HALF));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn adjust(
        &mut self,
        round: Option<u16>,
        number: u16,
        points: Points,
    ) -> Result<&mut Self, TournamentError> {
        let player = self.known(number)?;
        match round {
            Some(round) => {
                let at = self.round(round)?;
                if let Some(entry) = self.entry(number, at) {
                    entry.adjustment = entry.adjustment + points;
                }
            }
            None => {
                if let Some((player, _)) = self.players.get_mut(player) {
                    player.adjustment = player.adjustment + points;
                }
            }
        }
        Ok(self)
    }

    /// Marks a player as gone after a round: later rounds without an entry stay absences.
    ///
    /// In a round robin a player who leaves with less than half of the games done is kept for
    /// ratings and left out of the standings (General Regulations for Competitions 6.6).
    ///
    /// # Errors
    ///
    /// Refuses an unknown player and a round outside the event.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 5);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.withdraw(1, 2)?;
    /// assert_eq!(builder.build()?.player(1).unwrap().withdrawn_after, Some(2));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn withdraw(&mut self, number: u16, after: u16) -> Result<&mut Self, TournamentError> {
        let at = self.known(number)?;
        if after > self.rounds {
            return Err(TournamentError::RoundOutOfRange {
                round: after,
                rounds: self.rounds,
            });
        }
        if let Some((player, _)) = self.players.get_mut(at) {
            player.withdrawn_after = Some(after);
        }
        Ok(self)
    }

    /// Expels a player: the results stay, the player is not ranked (12.9.9 of 2023).
    ///
    /// # Errors
    ///
    /// Refuses an unknown player and a round outside the event.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 5);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.expel(1, 2)?;
    /// assert!(!builder.build()?.player(1).unwrap().ranked);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn expel(&mut self, number: u16, after: u16) -> Result<&mut Self, TournamentError> {
        self.withdraw(number, after)?;
        let at = self.known(number)?;
        if let Some((player, _)) = self.players.get_mut(at) {
            player.ranked = false;
        }
        Ok(self)
    }
}
