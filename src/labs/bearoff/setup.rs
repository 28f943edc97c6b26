//! The setup of a rollout: a position, the players of both sides, and the estimates of luck.

use core::fmt;

use super::estimate::Estimate;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;

/// The method that chooses a side's plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Makes the play that the evaluator ranks highest. [`EvaluatorKind::Backwards`] makes the
    /// worst play.
    Evaluator(EvaluatorKind),
    /// Makes the play that leaves the fewest pips.
    ///
    /// Among equals, it leaves the fewest checkers, then the fewest on the ace point, then on the
    /// two point, and so on.
    FewestPips,
    /// Makes the play that the evaluator ranks highest, except for some turns in which it makes the
    /// second best one. If a roll allows only one play, it makes that play.
    ///
    /// Only rollouts of bear-offs without a cube have such a player. Games by hand always make its
    /// best play.
    Careless {
        /// The evaluator that ranks the plays.
        evaluator: EvaluatorKind,
        /// The percentage of turns with the second best play.
        second_best: WholePercent,
    },
}

/// A whole number of percent, from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WholePercent(u8);

/// The setup of a rollout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The position in which games start. Either side may be on roll.
    pub position: Position,
    /// The players of X and of O.
    pub players: [Player; 2],
    /// The estimates that measure luck, all in the same games.
    pub estimates: Vec<Estimate>,
    /// The horizon at which games are cut short; `None` to play all games to the end.
    pub truncation: Option<Truncation>,
}

/// A horizon at which games are cut short.
///
/// A game that has not ended by then takes the estimate's value of its position for the result. A
/// game that has ended counts as its result. Bad estimates of luck can't move the mean of such games,
/// but a wrong value at the horizon does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truncation {
    /// The number of rolls after which a game is cut. With 0, every game is the value of the start.
    pub rolls: u32,
    /// The estimate whose values are taken. It can be one that measures no luck.
    pub estimate: Estimate,
}

/// The reason why a setup can't be played with a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side has more checkers than the database covers.
    BeyondDatabase,
    /// An evaluator needs exact chances, which the database doesn't have.
    NeedsExact(EvaluatorKind),
    /// A player is [careless](Player::Careless), which these games have no luck for.
    CarelessPlayer,
}

impl Setup {
    /// Returns whether a player is [careless](Player::Careless).
    #[must_use]
    pub fn has_careless_player(&self) -> bool {
        self.players.into_iter().any(Player::is_careless)
    }
}

impl WholePercent {
    /// Creates a percentage; `None` above 100.
    #[must_use]
    pub const fn new(percent: u8) -> Option<Self> {
        if percent <= 100 {
            Some(Self(percent))
        } else {
            None
        }
    }

    /// Returns the number of percent.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Player {
    /// Returns whether the player is [careless](Self::Careless).
    #[must_use]
    pub const fn is_careless(self) -> bool {
        matches!(self, Self::Careless { .. })
    }

    /// Returns the evaluator that ranks the player's plays; `None` if the player goes by pips.
    pub(crate) const fn evaluator(self) -> Option<EvaluatorKind> {
        match self {
            Self::Evaluator(evaluator) | Self::Careless { evaluator, .. } => Some(evaluator),
            Self::FewestPips => None,
        }
    }

    /// Returns the percentage of turns in which the player makes the second best play.
    pub(crate) const fn second_best_percent(self) -> u8 {
        match self {
            Self::Careless { second_best, .. } => second_best.0,
            Self::Evaluator(_) | Self::FewestPips => 0,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BeyondDatabase => "a side has more checkers than the database knows",
            Self::NeedsExact(_) => "the exact chances are known up to six checkers a side only",
            Self::CarelessPlayer => "careless players play in rollouts without a cube only",
        })
    }
}

impl core::error::Error for SetupError {}
