use super::{Entry, Format, Player, RoundResult, Team, Tournament, TournamentError};
use crate::points::{GameAward, PointSystem};
use crate::{Date, TieBreak};
use chesslaws_laws::{Color, Points, Score};
use std::collections::HashMap;

/// Puts a tournament together in code, one result at a time.
///
/// A call that is refused changes nothing.
///
/// ```
/// use chesslaws_laws::{Color, Score};
/// use chesslaws_scoring::{Player, Tournament};
///
/// let mut builder = Tournament::builder("Match", 2);
/// builder.player(Player::new(1, "Alyx")).player(Player::new(2, "Bruno"));
/// builder.game(1, 1, 2, Score::DRAW)?;
/// builder.forfeit(2, 2, 1, Some(Color::White))?;
/// assert!(builder.game(2, 1, 2, Score::DRAW).is_err(), "both have a result in round 2");
/// let event = builder.build()?;
/// assert_eq!(event.points(2).unwrap().to_string(), "1.5");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone)]
pub struct TournamentBuilder {
    name: String,
    pub(super) rounds: u16,
    start: Option<Date>,
    format: Option<Format>,
    system: PointSystem,
    match_points: [Points; 3],
    boards: u16,
    pub(super) players: Vec<(Player, Vec<Entry>)>,
    index: HashMap<u16, usize>,
    teams: Vec<Team>,
    tie_breaks: Vec<TieBreak>,
    duplicate: Option<u16>,
}

impl TournamentBuilder {
    pub(super) fn new(name: String, rounds: u16) -> Self {
        Self {
            name,
            rounds,
            start: None,
            format: None,
            system: PointSystem::STANDARD,
            match_points: Tournament::MATCH_POINTS,
            boards: 0,
            players: Vec::new(),
            index: HashMap::new(),
            teams: Vec::new(),
            tie_breaks: Vec::new(),
            duplicate: None,
        }
    }

    /// Adds a player. A number given twice is refused by [`build`](Self::build).
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.player(Player::new(1, "Alyx")).player(Player::new(1, "Bruno"));
    /// assert!(builder.build().is_err());
    /// ```
    pub fn player(&mut self, player: Player) -> &mut Self {
        let number = player.number;
        if self.index.insert(number, self.players.len()).is_some() {
            self.duplicate.get_or_insert(number);
        }
        let row = vec![Entry::ABSENT; usize::from(self.rounds)];
        self.players.push((player, row));
        self
    }

    /// Adds a team with its players in board order.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Team, Tournament};
    /// let mut builder = Tournament::builder("League", 1);
    /// builder.player(Player::new(1, "Alyx"));
    /// builder.team(Team::new(1, "Club", [1]));
    /// assert_eq!(builder.build()?.teams()[0].members, [1]);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn team(&mut self, team: Team) -> &mut Self {
        self.teams.push(team);
        self
    }

    /// Says how many boards a team match has; without it, the longest match decides.
    ///
    /// ```
    /// use chesslaws_scoring::Tournament;
    /// let mut builder = Tournament::builder("League", 1);
    /// assert_eq!(builder.boards(4).build()?.boards(), 4);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn boards(&mut self, boards: u16) -> &mut Self {
        self.boards = boards;
        self
    }

    /// Announces the points of the event (article 10.1).
    ///
    /// ```
    /// use chesslaws_scoring::{Tournament, points::PointSystem};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.system(PointSystem::THREE_ONE_ZERO);
    /// assert_eq!(builder.build()?.system().win().hundredths(), 300);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn system(&mut self, system: PointSystem) -> &mut Self {
        self.system = system;
        self
    }

    /// Announces the match points of teams for a win, a draw and a loss.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::Tournament;
    /// let mut builder = Tournament::builder("League", 1);
    /// builder.match_points([Points::ONE, Points::HALF, Points::ZERO]);
    /// assert_eq!(builder.build()?.match_points()[0], Points::ONE);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn match_points(&mut self, points: [Points; 3]) -> &mut Self {
        self.match_points = points;
        self
    }

    /// Says whether the event is a Swiss or a round robin.
    ///
    /// ```
    /// use chesslaws_scoring::{Format, Tournament};
    /// let mut builder = Tournament::builder("Masters", 1);
    /// builder.format(Format::RoundRobin);
    /// assert_eq!(builder.build()?.format(), Some(Format::RoundRobin));
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn format(&mut self, format: Format) -> &mut Self {
        self.format = Some(format);
        self
    }

    /// Says when the event began.
    ///
    /// ```
    /// use chesslaws_scoring::{Date, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.start(Date::new(2024, 9, 1).unwrap());
    /// assert!(builder.build()?.start().is_some());
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn start(&mut self, start: Date) -> &mut Self {
        self.start = Some(start);
        self
    }

    /// Announces the tie-breaks in their order.
    ///
    /// ```
    /// use chesslaws_scoring::{TieBreak, Tournament};
    /// let mut builder = Tournament::builder("Open", 1);
    /// builder.tie_breaks(TieBreak::parse_list("BH/C1,SB").unwrap());
    /// assert_eq!(builder.build()?.tie_breaks().len(), 2);
    /// # Ok::<(), chesslaws_scoring::TournamentError>(())
    /// ```
    pub fn tie_breaks(&mut self, list: Vec<TieBreak>) -> &mut Self {
        self.tie_breaks = list;
        self
    }

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

    /// Finishes the tournament.
    ///
    /// # Errors
    ///
    /// Refuses numbers that are given twice or out of range, and teams whose players are unknown
    /// or in two teams.
    ///
    /// ```
    /// use chesslaws_scoring::{Player, Tournament};
    /// let mut builder = Tournament::builder("Open", 5);
    /// builder.player(Player::new(0, "Nobody"));
    /// assert!(builder.build().is_err());
    /// ```
    pub fn build(&self) -> Result<Tournament, TournamentError> {
        if let Some(number) = self.duplicate {
            return Err(TournamentError::DuplicateNumber { number });
        }
        let outside = |(player, _): &&(Player, _)| !(1..=9999).contains(&player.number);
        if let Some((player, _)) = self.players.iter().find(outside) {
            return Err(TournamentError::NumberOutOfRange {
                number: player.number,
            });
        }
        let mut event = Tournament::assemble(self.players.clone(), self.rounds);
        event.name.clone_from(&self.name);
        event.start = self.start;
        event.format = self.format;
        event.system = self.system;
        event.match_points = self.match_points;
        event.boards = self.boards;
        event.tie_breaks.clone_from(&self.tie_breaks);
        event.set_teams(self.teams.clone(), &[])?;
        Ok(event)
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

    pub(super) fn known(&self, number: u16) -> Result<usize, TournamentError> {
        let at = self.index.get(&number).copied();
        at.ok_or(TournamentError::UnknownPlayer { number })
    }

    pub(super) fn round(&self, round: u16) -> Result<usize, TournamentError> {
        if round == 0 || round > self.rounds {
            return Err(TournamentError::RoundOutOfRange {
                round,
                rounds: self.rounds,
            });
        }
        Ok(usize::from(round - 1))
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

    pub(super) fn entry(&mut self, number: u16, at: usize) -> Option<&mut Entry> {
        let player = *self.index.get(&number)?;
        self.players.get_mut(player)?.1.get_mut(at)
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
