//! Boards of random games, and random weights.

use rollout_lab::backgammon::network::Weights;
use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;

use crate::random_numbers::RandomNumbers;

/// Returns the first `count` boards of games between random players, each with its roll.
pub fn boards(count: usize) -> Vec<(Board, Roll)> {
    let mut numbers = RandomNumbers(19);
    let mut plays = Plays::new();
    let mut board = Board::START;
    (0..count)
        .map(|_| {
            let (first, second) = numbers.roll();
            let roll = Roll::new(first, second).unwrap();
            let before = board;
            let found = plays.find(&before, roll);
            let play = found[numbers.below(found.len())];
            board = if play.outcome().is_some() {
                Board::START
            } else {
                play.swapped()
            };
            (before, roll)
        })
        .collect()
}

/// Returns a network of random weights between −`size` and `size`.
pub fn weights(units: usize, size: f32, seed: u64) -> Weights {
    let mut numbers = RandomNumbers(seed);
    let mut weights = Weights::zero(units).unwrap();
    for weight in weights.parameters_mut().into_iter().flatten() {
        *weight = size * (numbers.below(2001) as f32 / 1000.0 - 1.0);
    }
    weights
}
