//! Hands that follow a policy and play a hand rollout through its public turns, as a page does.
#![allow(dead_code)] // Each test file uses its part.

use std::sync::Arc;

use rollout_lab::backgammon::bearoff_db::{Checkers, Position, moves_between};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{Estimate, EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::hand::{HandEnd, HandRollout, HandSides};
use rollout_lab::rollout::seed::Seed;

use super::bearoff::{PERFECT, game, large_database, linear, small_database};

/// A function that chooses a play, given the side, the position before the roll, and the checkers
/// after each play.
pub type Policy<'a> = &'a dyn Fn(Side, Position, &[Checkers]) -> usize;

/// Chooses the first play: fewest pips, then fewest checkers, then fewest on the ace point.
pub fn fewest_pips(_: Side, _: Position, _: &[Checkers]) -> usize {
    0
}

/// Chooses the play after which the mover's exact chance is largest, or smallest unless `best`. Of
/// equally good plays it chooses the first.
fn by_exact_chance(side: Side, position: Position, plays: &[Checkers], best: bool) -> usize {
    let chance = |&after: &Checkers| {
        if after.all_off() {
            return 1.0;
        }
        let other = position.checkers(side.other());
        let (x, o) = match side {
            Side::X => (after, other),
            Side::O => (other, after),
        };
        let next = Position::new(x, o).unwrap().with_on_roll(side.other());
        let of_x = small_database().exact_chance(next).unwrap();
        if side == Side::X { of_x } else { 1.0 - of_x }
    };
    let mut chosen = 0;
    for (number, after) in plays.iter().enumerate() {
        let (this, before) = (chance(after), chance(&plays[chosen]));
        if if best { this > before } else { this < before } {
            chosen = number;
        }
    }
    chosen
}

/// Chooses the best play.
pub fn perfect(side: Side, position: Position, plays: &[Checkers]) -> usize {
    by_exact_chance(side, position, plays, true)
}

/// Chooses the worst play.
pub fn worst(side: Side, position: Position, plays: &[Checkers]) -> usize {
    by_exact_chance(side, position, plays, false)
}

/// Prepares a game for hands, against this opponent.
///
/// `evaluator` measures luck. Where exact chances are known, the exact evaluator measures mistakes,
/// and stands in for the hands before a game begins.
pub fn hand_game(
    position: Position,
    opponent: Player,
    evaluator: EvaluatorKind,
) -> Arc<PreparedGame> {
    let has_exact = position.x().count().max(position.o().count()) <= 6;
    let mut evaluators = vec![evaluator];
    if has_exact && evaluator != EvaluatorKind::Exact {
        evaluators.push(EvaluatorKind::Exact);
    }
    let hand = if has_exact {
        PERFECT
    } else {
        Player::Evaluator(EvaluatorKind::OneSided)
    };
    let estimates: Vec<Estimate> = linear(&evaluators);
    game(position, [hand, opponent], estimates)
}

/// Creates a hand rollout.
pub fn rollout(game: &Arc<PreparedGame>, hands: HandSides, seed: u64) -> HandRollout {
    HandRollout::new(game.clone(), hands, Seed::new(seed))
}

/// Returns the mover's checkers after each play of the current roll.
pub fn plays(rollout: &HandRollout) -> Vec<Checkers> {
    let turn = rollout.turn().unwrap();
    let database = if rollout.game().theory().is_some() {
        small_database()
    } else {
        large_database()
    };
    database.plays(turn.before(), turn.roll()).unwrap()
}

/// Returns the position before the current roll.
pub fn before(rollout: &HandRollout) -> Position {
    rollout.position()
}

/// Moves the checkers of one play and confirms it.
pub fn play_once(rollout: &mut HandRollout, policy: Policy) {
    let plays = plays(rollout);
    let side = rollout.side().unwrap();
    let after = plays[policy(side, before(rollout), &plays)];
    let turn = rollout.turn_mut().unwrap();
    for step in moves_between(turn.before(), turn.roll(), after) {
        turn.move_checker_to(step.from, step.to).unwrap();
    }
    assert_eq!(turn.checkers(), after);
    rollout.confirm().unwrap();
}

/// Plays one game to its end, and returns the winner.
pub fn play_game(rollout: &mut HandRollout, policy: Policy) -> Side {
    rollout.begin().unwrap();
    while rollout.turn().is_some() {
        play_once(rollout, policy);
    }
    match rollout.ends().last() {
        Some(HandEnd::Won(winner)) => winner,
        end => panic!("the game ended with {end:?}"),
    }
}

/// Plays games in which every checker move is the first legal one.
pub fn play_first_movable(rollout: &mut HandRollout, games: usize) {
    for _ in 0..games {
        rollout.begin().unwrap();
        while let Some(turn) = rollout.turn() {
            let movable = turn.movable_points().next();
            match movable {
                Some(from) => rollout.turn_mut().unwrap().move_checker(from).unwrap(),
                None => rollout.confirm().unwrap(),
            }
        }
    }
}
