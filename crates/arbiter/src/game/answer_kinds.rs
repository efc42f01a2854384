//! One answer of each kind.

use super::penalty::PenaltySet;
use super::{Answer, Body};
use chesslaws_board::{Move, Square};
use chesslaws_laws::Points;
use core::time::Duration;

const TIME: Duration = Duration::from_secs(60);

impl Answer {
    /// One answer of each kind, in the order of their definition, with what makes it permitted
    /// wherever that kind is: a minute, half a point, a warning. Asked with
    /// [`Question::permits`](super::Question::permits) they tell a host what to offer.
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Answer, Event, Game};
    /// use core::time::Duration;
    ///
    /// let mut game = Game::builder().time_control("90m".parse()?).build()?;
    /// game.apply(Event::at(Duration::ZERO, Act::Started { absent: vec![] }))?;
    /// game.apply(Event::at(Duration::from_secs(9), Act::ClockDefective))?;
    /// let Some(question) = game.question() else { return Err("nothing is asked".into()) };
    /// let permitted: Vec<_> =
    ///     Answer::one_of_each().into_iter().filter(|answer| question.permits(answer)).collect();
    /// assert!(permitted.contains(&Answer::AsTheyStand) && !permitted.contains(&Answer::Rook));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn one_of_each() -> [Self; 34] {
        let (white, black) = (Points::HALF, Points::HALF);
        [
            Self::AsTheyStand,
            Self::Times {
                white: TIME,
                black: TIME,
            },
            Self::Reason,
            Self::NoReason { extra: TIME },
            Self::NoBreach,
            Self::Breach { extra: TIME },
            Self::Continue,
            Self::NewGame,
            Self::Lost,
            Self::Excused,
            Self::Agree,
            Self::Postpone { extra: TIME },
            Self::Reject,
            Self::Introduce,
            Self::Draw,
            Self::ResultByFlag,
            Self::Scores { white, black },
            Self::Yes,
            Self::No,
            Self::OpponentScores { points: white },
            Self::Rook,
            Self::Queen,
            Self::Deduct { time: TIME },
            Self::Penalise {
                penalties: PenaltySet {
                    warning: true,
                    ..PenaltySet::default()
                },
            },
            Self::ExtraTime {
                white: TIME,
                black: TIME,
            },
            Self::BothLose,
            Self::Refer {
                to: Body::Federation,
            },
            Self::Exclude,
            Self::Keep,
            Self::Overstepped,
            Self::NotProven,
            Self::MoreMoves { next: 1 },
            Self::MeansMove {
                move_: Move::new(Square::E2, Square::E4, None),
            },
            Self::CannotBeEstablished,
        ]
    }
}
