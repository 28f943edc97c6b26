//! The moves of single checkers that make up a play, as players write them.

use super::checkers::{CheckerMove, Checkers};
use crate::rollout::dice::Roll;

/// Returns moves with which a roll turns `before` into `after`; empty if the roll cannot do so. The
/// larger die comes first where both orders of the dice are possible.
#[must_use]
pub fn moves_between(before: Checkers, roll: Roll, after: Checkers) -> Vec<CheckerMove> {
    let (first, second) = roll.dice();
    let (high, low) = (first.max(second), first.min(second));
    let mut moves = Vec::new();
    if roll.is_double() {
        search(before, &[high; 4], after, &mut moves);
    } else if !search(before, &[high, low], after, &mut moves) {
        search(before, &[low, high], after, &mut moves);
    }
    moves
}

/// Searches for moves that lead to `target` with the dice in this order, and appends them to
/// `moves`. Returns whether there are any. The last checker may go off before the last die.
fn search(current: Checkers, dice: &[u8], target: Checkers, moves: &mut Vec<CheckerMove>) -> bool {
    let Some((&next_die, rest)) = dice.split_first().filter(|_| !current.all_off()) else {
        return current == target;
    };
    // From the highest checker down, as players write plays.
    let mut steps: Vec<_> = current.moves(next_die).collect();
    steps.reverse();
    for (step, next) in steps {
        moves.push(step);
        if search(next, rest, target, moves) {
            return true;
        }
        moves.pop();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(before: [u8; 6], dice: (u8, u8), after: [u8; 6]) -> Vec<(u8, u8)> {
        let checkers = |points| Checkers::new(points).unwrap();
        let roll = Roll::new(dice.0, dice.1).unwrap();
        moves_between(checkers(before), roll, checkers(after))
            .iter()
            .map(|&CheckerMove { from, to }| (from, to))
            .collect()
    }

    #[test]
    fn moves_follow_notation_order() {
        assert_eq!(played([0, 0, 0, 0, 1, 1], (5, 6), [0; 6]), [(6, 0), (5, 0)]);
        assert_eq!(played([0, 0, 0, 0, 0, 1], (1, 5), [0; 6]), [(6, 1), (1, 0)]);
        assert_eq!(played([4, 0, 0, 0, 0, 0], (2, 2), [0; 6]), [(1, 0); 4]);
        // The last checker is off before the dice are used up.
        assert_eq!(played([1, 0, 0, 0, 0, 0], (6, 3), [0; 6]), [(1, 0)]);
        assert_eq!(
            played([0, 0, 0, 2, 0, 0], (2, 2), [0; 6]),
            [(4, 2), (4, 2), (2, 0), (2, 0)]
        );
    }

    #[test]
    fn impossible_play_has_no_moves() {
        assert_eq!(played([0, 0, 0, 0, 0, 2], (1, 2), [0; 6]), []);
    }
}
