//! Hands that play bear-offs with a cube through the public turns, as a page does.
#![allow(dead_code)] // Each test file uses its part.

use std::sync::{Arc, LazyLock};

use rollout_lab::backgammon::bearoff_db::{Checkers, Position};
use rollout_lab::backgammon::cube::{CubeDatabase, Owner};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeSetup};
use rollout_lab::labs::hand::cube::{CubeHandRollout, CubeQuestion};
use rollout_lab::labs::hand::{HandEnd, HandSides};
use rollout_lab::rollout::seed::Seed;

/// The cube database that all tests share.
pub static DATABASE: LazyLock<Arc<CubeDatabase>> = LazyLock::new(|| Arc::new(CubeDatabase::new()));

/// Creates a position with X on roll.
pub fn position(x: [u8; 6], o: [u8; 6]) -> Position {
    Position::new(Checkers::new(x).unwrap(), Checkers::new(o).unwrap()).unwrap()
}

/// Prepares a game with one estimate.
pub fn cube_game(
    position: Position,
    owner: Owner,
    players: [CubePlayer; 2],
    estimate: CubeEstimate,
) -> Arc<CubeGame> {
    let setup = CubeSetup {
        position,
        owner,
        players,
        estimates: vec![estimate],
    };
    Arc::new(CubeGame::new(DATABASE.clone(), setup).unwrap())
}

/// Creates a hand rollout.
pub fn rollout(game: &Arc<CubeGame>, hands: HandSides, seed: u64) -> CubeHandRollout {
    CubeHandRollout::new(game.clone(), hands, Seed::new(seed))
}

/// A function that chooses one of a number of possibilities.
pub type Chooser<'a> = &'a mut dyn FnMut(usize) -> usize;

/// Returns a chooser with pseudorandom choices, from a linear congruential generator.
pub fn random_chooser(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(2).wrapping_add(1);
    move |choices| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % choices
    }
}

/// Takes one action: doubles, answers, rolls, moves a checker, or ends the turn.
pub fn act(rollout: &mut CubeHandRollout, choose: Chooser) {
    match rollout.open_question() {
        Some(CubeQuestion::Double) if choose(3) == 0 => rollout.double().unwrap(),
        Some(CubeQuestion::Double) => rollout.roll().unwrap(),
        Some(CubeQuestion::Answer) if choose(3) == 0 => rollout.pass().unwrap(),
        Some(CubeQuestion::Answer) => rollout.take().unwrap(),
        None => {
            let turn = rollout.turn_mut().unwrap();
            if turn.is_done() {
                rollout.confirm().unwrap();
            } else {
                let movable: Vec<u8> = turn.movable_points().collect();
                turn.move_checker(movable[choose(movable.len())]).unwrap();
            }
        }
    }
}

/// Whether a game waits for a hand.
pub fn waits_for_hand(rollout: &CubeHandRollout) -> bool {
    rollout.open_question().is_some() || rollout.turn().is_some()
}

/// Plays one game to its end, and returns the winner.
pub fn play_game(rollout: &mut CubeHandRollout, choose: Chooser) -> Side {
    rollout.begin().unwrap();
    while waits_for_hand(rollout) {
        act(rollout, choose);
    }
    match rollout.ends().last() {
        Some(HandEnd::Won(winner)) => winner,
        end => panic!("the game ended with {end:?}"),
    }
}
