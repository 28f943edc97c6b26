//! Rollouts that stop at a standard error: are they biased?

use std::sync::Arc;

use crate::pool::{Pool, THREE_ROLLS};
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{EvaluatorKind, Networks};
use rollout_lab::labs::contact::Game;
use rollout_lab::rollout::game_runner::Sums;
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::confidence_sequence::MIN_GAMES;

/// Rollouts of each wish.
const ROLLOUTS: u64 = 6_000;

/// How far their averages may be off together, against the standard error that was asked for.
const MOST_BIAS: f64 = 0.15;

/// Rollouts of a position that stop at a standard error.
pub struct Stop {
    pub position: &'static str,
    pub estimate: &'static str,
    /// The standard error that was asked for, in points.
    pub wish: f64,
    /// How far their averages are off together, and the standard error of that, both against the wish.
    pub bias: f64,
    pub error: f64,
    /// Games of a rollout on average.
    pub games: f64,
}

impl Stop {
    pub fn assert_kept(&self) {
        let Self {
            position,
            estimate,
            wish,
            bias,
            error,
            ..
        } = self;
        // Four standard errors are room for chance: the bias itself is to be below the bound.
        assert!(
            bias.abs() <= MOST_BIAS,
            "{position}, {estimate}, until {wish}: {bias} ± {error}"
        );
    }
}

/// After so many games a rollout that has not stopped is given up: none ever is.
const MOST_GAMES: u64 = 100_000;

fn stopped(pool: &Arc<Pool<Game>>, estimate: usize, wish: f64, seed: Seed) -> (f64, u64) {
    let mut rollout = Rollout::new(pool.clone(), seed);
    let mut from = 0;
    while rollout.games() < MOST_GAMES {
        rollout.roll(rollout.games().max(256));
        let late = rollout
            .reached_checkpoints()
            .filter(|sums| sums.games() > from);
        let reached = late
            .filter(|sums| sums.games() >= MIN_GAMES)
            .map(|sums| sums.all().reduced(&**pool, estimate))
            .find(|reduced| reduced.stopping_se().is_some_and(|se| se <= wish));
        if let Some(reduced) = reached {
            return (reduced.mean.unwrap(), reduced.games);
        }
        from = rollout.reached_checkpoints().last().map_or(0, Sums::games);
    }
    panic!("{wish} is not reached");
}

/// All positions, estimates and wishes.
pub fn all() -> Vec<Stop> {
    let positions = [
        ("AwAACAYAAAAAAA", THREE_ROLLS),
        ("HwAAAPgDAAAAAA", THREE_ROLLS),
        ("bncHAEDb7g4AAA", THREE_ROLLS / 4),
    ];
    let estimates = [
        ("nothing", EvaluatorKind::Nothing),
        ("pip count luck", EvaluatorKind::PipCount),
        ("network", EvaluatorKind::Network),
    ];
    let mut wishes = Vec::new();
    for (position, games) in positions {
        let board = board_id::parse(position).unwrap().board;
        let evaluators = estimates.map(|(_, evaluator)| evaluator).to_vec();
        let game = Game::new(Networks::trained(), board, evaluators);
        let pool = Arc::new(Pool::new(Arc::new(game), games));
        for number in 0..estimates.len() {
            for wish in [0.02, 0.01, 0.005] {
                wishes.push((position, pool.clone(), number, wish));
            }
        }
    }
    crate::in_parallel(&wishes, |(position, pool, number, wish)| {
        let truth = pool.mean(Some(*number));
        let (mut sum, mut squares, mut games) = (0.0, 0.0, 0);
        for rollout in 0..ROLLOUTS {
            let (mean, played) = stopped(pool, *number, *wish, Seed::new(40).child(rollout));
            let off = (mean - truth) / wish;
            sum += off;
            squares += off * off;
            games += played;
        }
        let n = ROLLOUTS as f64;
        let bias = sum / n;
        Stop {
            position,
            estimate: estimates[*number].0,
            wish: *wish,
            bias,
            error: ((squares / n - bias * bias) / n).sqrt(),
            games: games as f64 / n,
        }
    })
}
