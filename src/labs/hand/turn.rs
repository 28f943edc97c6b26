//! One turn played by hand: checkers are moved a die at a time, and taken back, until the play stands.

use super::error::MoveError;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers};
use crate::rollout::dice::Roll;

/// A roll and what has been moved with it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandTurn {
    before: Checkers,
    roll: Roll,
    /// Whether the smaller die is moved first.
    low_die_first: bool,
    /// The moves made, each with its die.
    moves: Vec<(CheckerMove, u8)>,
    checkers: Checkers,
}

impl HandTurn {
    /// Nothing moved yet; the larger die is first.
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
    pub const fn checkers(&self) -> Checkers {
        self.checkers
    }

    /// The moves made so far.
    pub fn moves(&self) -> impl Iterator<Item = CheckerMove> {
        self.moves.iter().map(|&(step, _)| step)
    }

    /// All dice in the order in which they are moved, four for doubles.
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

    /// Whether each of [`HandTurn::dice`] is played.
    #[must_use]
    pub fn dice_played(&self) -> Vec<bool> {
        let mut played = vec![false; self.dice().len()];
        for &(_, used) in &self.moves {
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
    pub fn dice_left(&self) -> Vec<u8> {
        if self.checkers.all_off() {
            return Vec::new();
        }
        let dice = self.dice().into_iter().zip(self.dice_played());
        dice.filter(|(_, played)| !played)
            .map(|(die, _)| die)
            .collect()
    }

    /// Whether the play stands: every die is played, or every checker off. Some checker can always be moved, so
    /// nothing else ends a turn.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.dice_left().is_empty()
    }

    /// Moves a checker with the first die that is left; with the other one, if the first does not move it.
    ///
    /// # Errors
    /// [`MoveError`], with what speaks against the first die.
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

    /// Moves a checker to this point, 0 for off, with one die or with several.
    ///
    /// # Errors
    /// [`MoveError`].
    pub fn move_checker_to(&mut self, from: u8, to: u8) -> Result<(), MoveError> {
        let left = self.dice_left();
        // What speaks against the first die speaks against all, if nothing gets there.
        let first = *left.first().ok_or(MoveError::NoDieLeft)?;
        let refused = match move_with_die(self.checkers, from, first) {
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
                && let Ok((step, here)) = move_with_die(self.checkers, from, die)
                && step.to == to
            {
                self.apply(step, die, here);
                return Ok(());
            }
        }
        self.move_with_several_dice(from, to).ok_or(refused)
    }

    /// Moves one checker on and on, with the dice in their order or, of two, the other way round.
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

    /// Takes the last move back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((CheckerMove { from, to }, _)) = self.moves.pop() else {
            return false;
        };
        let mut points = self.checkers.points();
        points[usize::from(from) - 1] += 1;
        if let Some(point) = usize::from(to).checked_sub(1) {
            points[point] -= 1;
        }
        // As many checkers as before the move.
        self.checkers = Checkers::new(points).unwrap_or(self.before);
        true
    }

    /// The other die first. Once one is moved the other is first anyway.
    pub fn swap(&mut self) {
        self.low_die_first = !self.low_die_first;
    }

    /// The points from which a checker can be moved now, the lowest first.
    pub fn movable_points(&self) -> impl Iterator<Item = u8> {
        let left = self.dice_left();
        (1..=6).filter(move |&from| {
            left.iter()
                .any(|&die| move_with_die(self.checkers, from, die).is_ok())
        })
    }

    /// Where the dice that are left can take a checker from this point, one or several of them, the farthest first; 0 is
    /// off. Nothing if none can be moved from there.
    pub fn targets(&self, from: u8) -> impl Iterator<Item = u8> {
        (0..from).filter(move |&to| self.clone().move_checker_to(from, to).is_ok())
    }

    fn apply(&mut self, step: CheckerMove, die: u8, checkers: Checkers) {
        self.moves.push((step, die));
        self.checkers = checkers;
    }
}

/// Where one die takes a checker, and what is then on the board.
fn move_with_die(
    checkers: Checkers,
    from: u8,
    die: u8,
) -> Result<(CheckerMove, Checkers), MoveError> {
    let point_index = usize::from(from).checked_sub(1);
    if point_index
        .and_then(|point| checkers.points().get(point).copied())
        .unwrap_or(0)
        == 0
    {
        return Err(MoveError::NoChecker { from });
    }
    let highest = (1..).zip(checkers.points()).fold(
        0,
        |highest, (point, count)| if count > 0 { point } else { highest },
    );
    checkers
        .moves(die)
        .find(|(step, _)| step.from == from)
        .ok_or(MoveError::Behind { die, from, highest })
}
