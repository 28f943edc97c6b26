//! One turn played by hand: checkers are moved a die at a time, and taken back, until the play stands.

use super::error::MoveError;
use crate::backgammon::bearoff_db::{Checkers, Move};
use crate::rollout::dice::Roll;

/// A roll and what has been moved with it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandTurn {
    before: Checkers,
    roll: Roll,
    /// Whether the smaller die is moved first.
    swapped: bool,
    /// The moves made, each with its die.
    made: Vec<(Move, u8)>,
    here: Checkers,
}

impl HandTurn {
    /// Nothing moved yet; the larger die is first.
    #[must_use]
    pub const fn new(before: Checkers, roll: Roll) -> Self {
        Self {
            before,
            roll,
            swapped: false,
            made: Vec::new(),
            here: before,
        }
    }

    /// The dice.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// The checkers before the play.
    #[must_use]
    pub const fn before(&self) -> Checkers {
        self.before
    }

    /// The checkers as they are now.
    #[must_use]
    pub const fn here(&self) -> Checkers {
        self.here
    }

    /// The moves made so far.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.made.iter().map(|&(step, _)| step)
    }

    /// All dice in the order in which they are moved, four for doubles.
    #[must_use]
    pub fn dice(&self) -> Vec<u8> {
        let (first, second) = self.roll.dice();
        let (high, low) = (first.max(second), first.min(second));
        match (self.roll.is_double(), self.swapped) {
            (true, _) => vec![high; 4],
            (false, false) => vec![high, low],
            (false, true) => vec![low, high],
        }
    }

    /// Whether each of [`HandTurn::dice`] is played.
    #[must_use]
    pub fn played(&self) -> Vec<bool> {
        let mut played = vec![false; self.dice().len()];
        for &(_, used) in &self.made {
            for (die, played) in self.dice().into_iter().zip(&mut played) {
                if die == used && !*played {
                    *played = true;
                    break;
                }
            }
        }
        played
    }

    /// The dice that are left, in the order in which they are moved; none if all checkers are off.
    #[must_use]
    pub fn left(&self) -> Vec<u8> {
        if self.here.are_off() {
            return Vec::new();
        }
        let dice = self.dice().into_iter().zip(self.played());
        dice.filter(|(_, played)| !played)
            .map(|(die, _)| die)
            .collect()
    }

    /// Whether the play stands: every die is played, or every checker off. Some checker can always be moved, so
    /// nothing else ends a turn.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.left().is_empty()
    }

    /// Moves a checker with the first die that is left; with the other one, if the first does not move it.
    ///
    /// # Errors
    /// [`MoveError`], with what speaks against the first die.
    pub fn step(&mut self, from: u8) -> Result<(), MoveError> {
        let left = self.left();
        let mut refused = None;
        for die in left {
            match reach(self.here, from, die) {
                Ok((step, here)) => {
                    self.take(step, die, here);
                    return Ok(());
                }
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        Err(refused.unwrap_or(MoveError::NoDieLeft))
    }

    /// Moves a checker to this point, 0 for off, with one die or with several.
    ///
    /// # Errors
    /// [`MoveError`].
    pub fn step_to(&mut self, from: u8, to: u8) -> Result<(), MoveError> {
        let left = self.left();
        // What speaks against the first die speaks against all, if nothing gets there.
        let first = *left.first().ok_or(MoveError::NoDieLeft)?;
        let refused = match reach(self.here, from, first) {
            Err(MoveError::Behind { die, from, highest }) if to == 0 => {
                MoveError::Behind { die, from, highest }
            }
            Err(MoveError::NoChecker { from }) => MoveError::NoChecker { from },
            _ => MoveError::TooFar { from, to },
        };
        // With as few dice as possible; a die that fits exactly before one that is larger than needed.
        let exact = from.checked_sub(to);
        for die in exact.into_iter().chain(left.iter().copied()) {
            if left.contains(&die)
                && let Ok((step, here)) = reach(self.here, from, die)
                && step.to == to
            {
                self.take(step, die, here);
                return Ok(());
            }
        }
        self.several(from, to).ok_or(refused)
    }

    /// Moves one checker on and on, with the dice in their order or, of two, the other way round.
    fn several(&mut self, from: u8, to: u8) -> Option<()> {
        let left = self.left();
        let orders = [left.clone(), left.into_iter().rev().collect()];
        for order in orders {
            let mut trial = self.clone();
            let mut at = from;
            for die in order {
                let Ok((step, here)) = reach(trial.here, at, die) else {
                    break;
                };
                trial.take(step, die, here);
                at = step.to;
                if at == to {
                    *self = trial;
                    return Some(());
                }
                if at == 0 {
                    break;
                }
            }
        }
        None
    }

    /// Takes the last move back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((Move { from, to }, _)) = self.made.pop() else {
            return false;
        };
        let mut points = self.here.points();
        points[usize::from(from) - 1] += 1;
        if let Some(point) = usize::from(to).checked_sub(1) {
            points[point] -= 1;
        }
        // As many checkers as before the move.
        self.here = Checkers::new(points).unwrap_or(self.before);
        true
    }

    /// The other die first. Once one is moved the other is first anyway.
    pub fn swap(&mut self) {
        self.swapped = !self.swapped;
    }

    /// The points from which a checker can be moved now, the lowest first.
    pub fn movable(&self) -> impl Iterator<Item = u8> {
        let left = self.left();
        (1..=6).filter(move |&from| left.iter().any(|&die| reach(self.here, from, die).is_ok()))
    }

    /// Where the dice that are left can take a checker from this point, one or several of them, the farthest first; 0 is
    /// off. Nothing if none can be moved from there.
    pub fn targets(&self, from: u8) -> impl Iterator<Item = u8> {
        (0..from).filter(move |&to| self.clone().step_to(from, to).is_ok())
    }

    fn take(&mut self, step: Move, die: u8, here: Checkers) {
        self.made.push((step, die));
        self.here = here;
    }
}

/// Where one die takes a checker, and what is then on the board.
fn reach(here: Checkers, from: u8, die: u8) -> Result<(Move, Checkers), MoveError> {
    let there = usize::from(from).checked_sub(1);
    if there
        .and_then(|point| here.points().get(point).copied())
        .unwrap_or(0)
        == 0
    {
        return Err(MoveError::NoChecker { from });
    }
    let highest = (1..).zip(here.points()).fold(
        0,
        |highest, (point, count)| if count > 0 { point } else { highest },
    );
    here.moves(die)
        .find(|(step, _)| step.from == from)
        .ok_or(MoveError::Behind { die, from, highest })
}
