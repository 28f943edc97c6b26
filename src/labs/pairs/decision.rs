//! Decisions between two plays of one roll, and the list of all plays of a roll.

use crate::backgammon::bearoff_db::{CheckerMove, Checkers, Database, Position, moves_between};
use crate::backgammon::side::Side;
use crate::rollout::dice::Roll;
use crate::rollout::pairs::{IllegalPlay, PlayAb};

/// A position, a roll, and two of the plays that the roll allows. The side on roll is the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The position before the roll.
    position: Position,
    /// The roll.
    roll: Roll,
    /// The mover's checkers after plays A and B.
    after: [Checkers; 2],
}

/// A play of a roll with its winning chance.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayWorth {
    /// The mover's checkers after the play.
    pub after: Checkers,
    /// The checker moves of the play.
    pub moves: Vec<CheckerMove>,
    /// The mover's winning chance after the play, in percent.
    pub value: f64,
    /// The distance to the best play's winning chance, in percentage points.
    pub lost: f64,
}

/// All plays of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct LegalPlays {
    /// Whether the winning chances are exact. Otherwise they are estimates by the one-sided
    /// database.
    pub exact: bool,
    /// The plays by decreasing winning chance. Equally good plays are in the order of the database:
    /// the fewest pips come first.
    pub plays: Vec<PlayWorth>,
}

impl Decision {
    /// Creates a decision between two plays, given by the mover's checkers after them.
    ///
    /// # Errors
    /// [`IllegalPlay`] if the roll does not allow one of the plays.
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

    /// Returns the position before the roll.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Returns the roll.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Returns the mover's checkers after plays A and B.
    #[must_use]
    pub const fn after(&self) -> [Checkers; 2] {
        self.after
    }

    /// Returns the side on roll, whose decision it is.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.position.on_roll()
    }

    /// Returns the position to roll out after a play, with the mover as X and O on roll; `None` if
    /// the play has won the game. `after` are the mover's checkers after the play.
    pub(crate) fn rollout_position(&self, after: Checkers) -> Option<Position> {
        let opponent = self.position.checkers(self.mover().other());
        let position = Position::new(after, opponent).ok()?;
        Some(position.with_on_roll(Side::O))
    }
}

impl LegalPlays {
    /// Lists all plays of a roll; `None` if the position has more checkers than the database.
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
        // The sort is stable, so equally good plays keep their order.
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
