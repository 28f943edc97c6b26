//! What is compared: two plays of one roll.

use crate::backgammon::bearoff_db::{CheckerMove, Checkers, Database, Position, moves_between};
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;
use crate::rollout::pairs::{IllegalPlay, PlayAb};

/// A position, a roll, and two of the plays that the side on roll can make of it. She is the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    position: Position,
    roll: Roll,
    after: [Checkers; 2],
}

/// A play of a roll, and what it is worth to the mover.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayWorth {
    /// The mover's checkers after the play.
    pub after: Checkers,
    /// How they are played.
    pub moves: Vec<CheckerMove>,
    /// Her winning chances after it, in percent.
    pub value: f64,
    /// By how many points it is behind the best.
    pub lost: f64,
}

/// All plays of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct LegalPlays {
    /// Whether their values are exact: else they are estimates by the one-sided database.
    pub exact: bool,
    /// The best first; of equals, as a player ranks them who goes by pips alone.
    pub plays: Vec<PlayWorth>,
}

impl Decision {
    /// Between two plays of this roll, given by what they leave of the checkers of the side on roll.
    ///
    /// # Errors
    /// [`IllegalPlay`] if the roll does not allow one of them.
    pub fn new(position: Position, roll: Roll, after: [Checkers; 2]) -> Result<Self, IllegalPlay> {
        let before = position.checkers(position.on_roll());
        for (play, after) in PlayAb::BOTH.into_iter().zip(after) {
            if moves_between(before, roll, after).is_empty() {
                return Err(IllegalPlay { play });
            }
        }
        Ok(Self {
            position,
            roll,
            after,
        })
    }

    /// Before the roll.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The roll that is played.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// The mover's checkers after plays A and B.
    #[must_use]
    pub const fn after(&self) -> [Checkers; 2] {
        self.after
    }

    /// Whose decision it is.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.position.on_roll()
    }

    /// What is to be rolled out of the play that leaves these checkers, with the mover as X and her opponent on roll; `None`
    /// if it ends the game.
    pub(crate) fn rollout_position(&self, after: Checkers) -> Option<Position> {
        let opponent = self.position.checkers(self.mover().other());
        let position = Position::new(after, opponent).ok()?;
        Some(position.with_on_roll(Side::O))
    }
}

impl LegalPlays {
    /// All plays of a roll from a position; `None` if the database does not know so many checkers.
    #[must_use]
    pub fn new(database: &Database, position: Position, roll: Roll) -> Option<Self> {
        let side = position.on_roll();
        let (before, opponent) = (position.checkers(side), position.checkers(side.other()));
        let mut plays = Vec::new();
        for after in database.plays(before, roll)? {
            plays.push(PlayWorth {
                after,
                moves: moves_between(before, roll, after),
                value: 100.0 * database.chance_after(after, opponent)?,
                lost: 0.0,
            });
        }
        // Stable: equals stay in their order.
        plays.sort_by(|one, other| other.value.total_cmp(&one.value));
        let best = plays.first().map_or(0.0, |play| play.value);
        for play in &mut plays {
            play.lost = best - play.value;
        }
        Some(Self {
            exact: database.is_exact(),
            plays,
        })
    }
}
