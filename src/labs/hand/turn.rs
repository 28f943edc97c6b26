//! A turn that is played by hand: checkers are moved and taken back until the play is confirmed.

use super::error::MoveError;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers};
use crate::rollout::dice::Roll;

/// A roll and the moves made with it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandTurn {
    /// The checkers before the first move.
    before: Checkers,
    /// The dice.
    roll: Roll,
    /// Whether the smaller die is played first.
    low_die_first: bool,
    /// The moves so far, each with its die.
    moves: Vec<(CheckerMove, u8)>,
    /// The checkers after the moves so far.
    checkers: Checkers,
}

impl HandTurn {
    /// Creates a turn without moves, with the larger die first.
    #[must_use]
    pub const fn new(before: Checkers, roll: Roll) -> Self {
        Self {
            before,
            roll,
            low_die_first: false,
            moves: Vec::new(),
            checkers: before,
        }
    }

    /// Returns the dice.
    #[must_use]
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Returns the checkers before the first move.
    #[must_use]
    pub const fn before(&self) -> Checkers {
        self.before
    }

    /// Returns the checkers after the moves so far.
    #[must_use]
    pub const fn checkers(&self) -> Checkers {
        self.checkers
    }

    /// Returns the moves so far.
    pub fn moves(&self) -> impl Iterator<Item = CheckerMove> {
        self.moves.iter().map(|&(step, _)| step)
    }

    /// Returns all dice in the order in which they are played, four for doubles.
    #[must_use]
    pub fn dice(&self) -> Vec<u8> {
        let (first, second) = self.roll.dice();
        let (high, low) = (first.max(second), first.min(second));
        match (self.roll.is_double(), self.low_die_first) {
            (true, _) => vec![high; 4],
            (false, false) => vec![high, low],
            (false, true) => vec![low, high],
        }
    }

    /// Returns whether each of [`HandTurn::dice`] is played.
    #[must_use]
    pub fn dice_played(&self) -> Vec<bool> {
        let mut played = vec![false; self.dice().len()];
        for &(_, used) in &self.moves {
            let mut dice = self.dice().into_iter().zip(&mut played);
            if let Some((_, played)) = dice.find(|(die, played)| *die == used && !**played) {
                *played = true;
            }
        }
        played
    }

    /// Returns the dice that are left, in the order in which they are played. None are left if all
    /// checkers are off.
    #[must_use]
    pub fn dice_left(&self) -> Vec<u8> {
        if self.checkers.all_off() {
            return Vec::new();
        }
        let dice = self.dice().into_iter().zip(self.dice_played());
        dice.filter(|(_, played)| !played)
            .map(|(die, _)| die)
            .collect()
    }

    /// Returns whether the play can be confirmed: every die is played, or every checker is off.
    ///
    /// While a checker is left, some move is legal (see [`Checkers::moves`]), so nothing else ends
    /// a turn.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.dice_left().is_empty()
    }

    /// Moves a checker from a point with the first die that is left, or with the other one if the
    /// first can't move it.
    ///
    /// # Errors
    /// [`MoveError`] of the first die if no die moves the checker.
    pub fn move_checker(&mut self, from: u8) -> Result<(), MoveError> {
        let left = self.dice_left();
        let mut refused = None;
        for die in left {
            match move_with_die(self.checkers, from, die) {
                Ok((step, here)) => {
                    self.apply(step, die, here);
                    return Ok(());
                }
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        Err(refused.unwrap_or(MoveError::NoDieLeft))
    }

    /// Moves a checker to a point (0 is off) with one die or with several.
    ///
    /// # Errors
    /// [`MoveError`] if the dice that are left don't take the checker there.
    pub fn move_checker_to(&mut self, from: u8, to: u8) -> Result<(), MoveError> {
        let left = self.dice_left();
        // If no move gets there, these errors of the first die hold for all dice.
        let first = *left.first().ok_or(MoveError::NoDieLeft)?;
        let refused = match move_with_die(self.checkers, from, first) {
            Err(MoveError::Behind { die, from, highest }) if to == 0 => {
                MoveError::Behind { die, from, highest }
            }
            Err(MoveError::NoChecker { from }) => MoveError::NoChecker { from },
            _ => MoveError::TooFar { from, to },
        };
        // One die is better than several, and a die that fits exactly is better than a larger one.
        let exact = from.checked_sub(to);
        for die in exact.into_iter().chain(left.iter().copied()) {
            if left.contains(&die)
                && let Ok((step, here)) = move_with_die(self.checkers, from, die)
                && step.to == to
            {
                self.apply(step, die, here);
                return Ok(());
            }
        }
        self.move_with_several_dice(from, to).ok_or(refused)
    }

    /// Moves a checker to a point with several dice, in their order or in reverse. Returns `None`,
    /// and moves nothing, if neither order takes it there.
    fn move_with_several_dice(&mut self, from: u8, to: u8) -> Option<()> {
        let left = self.dice_left();
        let orders = [left.clone(), left.into_iter().rev().collect()];
        for order in orders {
            let mut attempt = self.clone();
            let mut at = from;
            for die in order {
                let Ok((step, here)) = move_with_die(attempt.checkers, at, die) else {
                    break;
                };
                attempt.apply(step, die, here);
                at = step.to;
                if at == to {
                    *self = attempt;
                    return Some(());
                }
                if at == 0 {
                    break;
                }
            }
        }
        None
    }

    /// Takes back the last move. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((CheckerMove { from, to }, _)) = self.moves.pop() else {
            return false;
        };
        let mut points = self.checkers.points();
        points[usize::from(from) - 1] += 1;
        if let Some(point) = usize::from(to).checked_sub(1) {
            points[point] -= 1;
        }
        // The number of checkers is that before the move, so it is valid.
        self.checkers = Checkers::new(points).unwrap_or(self.before);
        true
    }

    /// Swaps the dice, so that the other one is played first. Once one is played, the other is next
    /// anyway.
    pub fn swap(&mut self) {
        self.low_die_first = !self.low_die_first;
    }

    /// Returns the points from which a checker can be moved now, the lowest first.
    pub fn movable_points(&self) -> impl Iterator<Item = u8> {
        let left = self.dice_left();
        (1..=6).filter(move |&from| {
            left.iter()
                .any(|&die| move_with_die(self.checkers, from, die).is_ok())
        })
    }

    /// Returns the points to which one or more of the dice that are left can take a checker from a
    /// point, the lowest first; 0 is off.
    pub fn targets(&self, from: u8) -> impl Iterator<Item = u8> {
        (0..from).filter(move |&to| self.clone().move_checker_to(from, to).is_ok())
    }

    /// Records a move with a die, which leaves these checkers.
    fn apply(&mut self, step: CheckerMove, die: u8, checkers: Checkers) {
        self.moves.push((step, die));
        self.checkers = checkers;
    }
}

/// Returns the move of a checker with one die, and the checkers after it.
fn move_with_die(
    checkers: Checkers,
    from: u8,
    die: u8,
) -> Result<(CheckerMove, Checkers), MoveError> {
    let points = (1..=6).zip(checkers.points());
    let mut occupied = points
        .filter(|&(_, count)| count > 0)
        .map(|(point, _)| point);
    if !occupied.clone().any(|point| point == from) {
        return Err(MoveError::NoChecker { from });
    }
    let highest = occupied.next_back().unwrap_or(from);
    checkers
        .moves(die)
        .find(|(step, _)| step.from == from)
        .ok_or(MoveError::Behind { die, from, highest })
}
