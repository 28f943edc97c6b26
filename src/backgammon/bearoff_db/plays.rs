//! Plays as people write them: which checkers a roll moves, and where to.

use super::checkers::{Checkers, Move};
use crate::rollout::dice::Roll;

/// Moves with which a roll makes `after` out of `before`, the larger die first where both orders do; empty if it
/// cannot.
#[must_use]
pub fn moves(before: Checkers, roll: Roll, after: Checkers) -> Vec<Move> {
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

/// Searches with the dice in this order; the last checker may go off before the last die.
fn search(here: Checkers, dice: &[u8], target: Checkers, moves: &mut Vec<Move>) -> bool {
    let Some((&next_die, rest)) = dice.split_first().filter(|_| !here.are_off()) else {
        return here == target;
    };
    // From the highest checker down, as players write it.
    let mut steps: Vec<_> = here.moves(next_die).collect();
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
        moves(checkers(before), roll, checkers(after))
            .iter()
            .map(|&Move { from, to }| (from, to))
            .collect()
    }

    #[test]
    fn plays_are_written_as_players_do() {
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
    fn what_a_roll_cannot_do_has_no_moves() {
        assert_eq!(played([0, 0, 0, 0, 0, 2], (1, 2), [0; 6]), []);
    }
}
