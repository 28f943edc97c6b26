//! Boards for tests: positions from the network's own games, random ones, and bear-offs.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::board::{BAR, Board, PLACES};
use super::networks::Networks;
use super::turn_evaluator::TurnEvaluator;
use crate::backgammon::network::Weights;
use crate::labs::contact::Game;
use crate::rollout::dice::unwrap_infallible;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;

/// Returns a side with these checkers: pairs of a point, 1 to 24 or 25 for the bar, and a count.
pub fn side(checkers: &[(usize, u8)]) -> [u8; PLACES] {
    let mut places = [0; PLACES];
    for &(point, count) in checkers {
        places[point - 1] = count;
    }
    places
}

/// Returns the first `count` boards before a roll in the network's own games from the opening
/// position.
pub fn from_games(count: usize) -> Vec<Board> {
    let game = Game::new(Networks::trained(), Board::START, Vec::new());
    let (trials, mut turn_evaluator) = (Trials::new(Seed::new(36)), TurnEvaluator::default());
    let (mut boards, mut k) = (Vec::new(), 0);
    while boards.len() < count {
        unwrap_infallible(game.play(&mut trials.dice(k), &mut turn_evaluator, |turn| {
            boards.push(turn.before);
        }));
        k += 1;
    }
    boards.truncate(count);
    boards
}

/// Returns `count` random boards of unfinished games, with up to fifteen checkers a side anywhere.
pub fn random(count: usize) -> Vec<Board> {
    let mut rng = SplitMix64::seed_from_u64(37);
    let mut below = |count: u64| (rng.next_u64() >> 32) % count;
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut sides = [[0; PLACES]; 2];
        for side in 0..2 {
            // A side uses only few places, so that it has made points.
            let places: Vec<usize> = (0..=below(7)).map(|_| below(25) as usize).collect();
            for _ in 0..=below(15) {
                let place = places[below(places.len() as u64) as usize];
                if place == BAR || sides[1 - side][BAR - 1 - place] == 0 {
                    sides[side][place] += 1;
                }
            }
        }
        let board = Board::new(sides).ok();
        boards.extend(board.filter(|board| board.outcome().is_none()));
    }
    boards
}

/// Returns `count` bear-offs in which both sides have borne off a checker.
///
/// One to fourteen checkers of each side are left, anywhere in its home board.
pub fn random_bearoffs(count: usize) -> Vec<Board> {
    let mut rng = SplitMix64::seed_from_u64(39);
    let mut below = |count: u64| (rng.next_u64() >> 32) % count;
    let mut side = || {
        let mut places = [0; PLACES];
        for _ in 0..=below(14) {
            places[below(6) as usize] += 1;
        }
        places
    };
    (0..count)
        .map(|_| Board::new([side(), side()]).unwrap())
        .collect()
}

/// Returns networks with random weights between −`size` and `size`.
pub fn random_networks(size: f32) -> Networks {
    let mut rng = SplitMix64::seed_from_u64(38);
    let mut weights = |units| {
        let mut weights = Weights::zero(units).unwrap();
        for weight in weights.parameters_mut().into_iter().flatten() {
            let fraction = (rng.next_u64() >> 32) as f32 / (1_u64 << 32) as f32;
            *weight = size * (2.0 * fraction - 1.0);
        }
        weights
    };
    Networks::new(&weights(16), &weights(24), &weights(8))
}
