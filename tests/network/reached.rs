//! Boards that games reach, and weights by chance.

use rollout_lab::backgammon::network::Weights;
use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::numbers::Numbers;

/// So many boards of games between players who play anything, each with its roll.
pub fn boards(count: usize) -> Vec<(Board, Roll)> {
    let mut numbers = Numbers(19);
    let mut plays = Plays::new();
    let mut board = Board::START;
    (0..count)
        .map(|_| {
            let (first, second) = numbers.roll();
            let roll = Roll::new(first, second).unwrap();
            let here = board;
            let found = plays.find(&here, roll);
            let play = found[numbers.below(found.len())];
            board = if play.outcome().is_some() {
                Board::START
            } else {
                play.swapped()
            };
            (here, roll)
        })
        .collect()
}

/// Weights between −size and size.
pub fn weights(units: usize, size: f32, seed: u64) -> Weights {
    let mut numbers = Numbers(seed);
    let mut weights = Weights::zero(units).unwrap();
    for weight in weights.parameters_mut().into_iter().flatten() {
        *weight = size * (numbers.below(2001) as f32 / 1000.0 - 1.0);
    }
    weights
}
