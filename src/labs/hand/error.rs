//! The errors of moves and actions by hand.

use core::convert::Infallible;
use core::fmt;

/// The reason why a checker can't be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// There is no checker on this point.
    NoChecker {
        /// The point, 1 to 6.
        from: u8,
    },
    /// All dice are played, or all checkers are off.
    NoDieLeft,
    /// A die larger than the checker's point bears it off only if no checker is behind it.
    Behind {
        /// The die.
        die: u8,
        /// The checker's point.
        from: u8,
        /// The highest point that has a checker.
        highest: u8,
    },
    /// No die that is left, alone or together with others, takes a checker there.
    TooFar {
        /// The checker's point.
        from: u8,
        /// The point that it should reach; 0 is off the board.
        to: u8,
    },
}

/// The reason why an action by hand isn't possible. `Q` is the game's type of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandError<Q = Infallible> {
    /// No game is in progress.
    NoGame,
    /// A game is in progress.
    GameInProgress,
    /// The play can't be confirmed, because dice are left.
    Unfinished {
        /// The number of dice that are left.
        dice: usize,
    },
    /// The roll has more than one play.
    NotForced {
        /// The number of plays that the roll allows.
        plays: usize,
    },
    /// A question must be answered first.
    QuestionOpen(Q),
    /// The action answers a question that is not open.
    QuestionNotOpen,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoChecker { from } => write!(f, "there is no checker on the {from} point"),
            Self::NoDieLeft => f.write_str("there is no die left to move with"),
            Self::Behind { die, from, highest } => write!(
                f,
                "a {die} does not bear off from the {from} point while a checker is on the {highest} point"
            ),
            Self::TooFar { from, to: 0 } => {
                write!(
                    f,
                    "the dice that are left do not bear off from the {from} point"
                )
            }
            Self::TooFar { from, to } => write!(
                f,
                "the dice that are left do not take a checker from the {from} point to the {to} point"
            ),
        }
    }
}

impl core::error::Error for MoveError {}

impl<Q: fmt::Display> fmt::Display for HandError<Q> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame => f.write_str("no game is being played"),
            Self::GameInProgress => f.write_str("a game is being played"),
            Self::Unfinished { dice } => write!(f, "{dice} dice are still to be played"),
            Self::NotForced { plays } => write!(f, "the roll can be played in {plays} ways"),
            Self::QuestionOpen(question) => question.fmt(f),
            Self::QuestionNotOpen => {
                f.write_str("the game does not wait for this answer about the cube")
            }
        }
    }
}

impl<Q: fmt::Debug + fmt::Display> core::error::Error for HandError<Q> {}
