//! The games of a rollout with the luck that the blurred network measures, for each of many seeds of
//! its errors.
//!
//! The network evaluates a turn once. The errors of each seed are then added to its values, which
//! takes a few microseconds.

use core::ops::RangeInclusive;

use super::game::{Game, GameInProgress, PlayedTurn};
use super::luck_limit::LuckLimit;
use crate::backgammon::board::Board;
use crate::backgammon::candidates::Candidates;
use crate::backgammon::evaluator::{EvaluatorKind, position_hash};
use crate::backgammon::network::Value;
use crate::backgammon::noise::Noise;
use crate::backgammon::side::Side;
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, unwrap_infallible};
use crate::rollout::error_seeds::{ERROR_SEEDS, SeedMeans, SeedTrialError, check_games};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::sampler::Sampler;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};

/// The numbers of games on which error seeds are tried.
///
/// Fewer games have hardly a standard error. More would take minutes.
pub const SEED_GAMES: RangeInclusive<u64> = 10..=100;

/// The number of seeds after which a game pauses.
const STRIDE: usize = 50;

/// A board that a turn can lead to, with its value for the side that plays.
struct ValuedBoard {
    value: Value,
    /// The hash by which an error belongs to the board; `None` for a finished game, which has none.
    hash: Option<u64>,
}

/// A turn, with all that its luck follows from.
struct Turn {
    side: Side,
    /// The kind that was rolled.
    rolled: usize,
    /// Whether the roll opens the game, and is no double.
    is_opening: bool,
    /// The distinct boards that the candidates of all kinds lead to.
    boards: Vec<ValuedBoard>,
    /// The numbers of the boards of each kind's candidates.
    kinds: [Vec<usize>; KIND_COUNT],
}

/// Begins to measure the luck of the first `games` games of a seed by the blurred network, with each of
/// the [error seeds](ERROR_SEEDS).
///
/// Errors are at most `size`, 0..1. The game's own evaluators don't matter. First rolls are random:
/// seeds are not tried on rotated games.
///
/// # Errors
/// [`SeedTrialError`] for a number of games outside [`SEED_GAMES`], and for games that are cut short.
pub fn try_error_seeds(
    game: &Game,
    dice: Seed,
    games: u64,
    size: f64,
) -> Result<Resumable<SeedMeans>, SeedTrialError> {
    check_games(games, &SEED_GAMES)?;
    if game.truncation().is_some() {
        return Err(SeedTrialError::CutShort);
    }
    let (networks, start) = (game.networks().clone(), *game.start_board());
    let trials = Trials::new(dice);
    let noises: Vec<Noise> = ERROR_SEEDS.map(|seed| Noise::new(size, seed)).collect();
    // The network's candidates are those of the blurred network.
    let game =
        Game::new(networks, start, vec![EvaluatorKind::Network]).with_opening(game.opening());
    Ok(Resumable::new(async move |pause: Pause| {
        let mut all: Vec<(Score, Moments)> = noises
            .iter()
            .map(|&noise| (start_value(&game, noise), Moments::default()))
            .collect();
        let mut turn_evaluator = TurnEvaluator::default();
        for k in 0..games {
            let part = pause.part(k as f64 / games as f64, (k + 1) as f64 / games as f64);
            let (result, turns) = play(&game, trials, k, &mut turn_evaluator, &part).await;
            for ((done, &noise), (origin, moments)) in (1..).zip(&noises).zip(&mut all) {
                moments.add(result - luck(&game, &turns, noise) - *origin);
                part.every(STRIDE, done, noises.len()).await;
            }
        }
        SeedMeans::new(games, Unit::Points, all.into_iter())
    }))
}

/// Returns the value of the start with these errors.
fn start_value(game: &Game, noise: Noise) -> Score {
    let evaluators = vec![EvaluatorKind::Blurred(noise)];
    Game::new(game.networks().clone(), *game.start_board(), evaluators).start_value(0)
}

/// Plays a game, and pauses after each turn. Returns X's result and the turns.
async fn play(
    game: &Game,
    trials: Trials,
    k: u64,
    turn_evaluator: &mut TurnEvaluator,
    pause: &Pause,
) -> (Score, Vec<Turn>) {
    let mut dice = game.dice(trials, k);
    let mut turns = Vec::new();
    let mut in_progress = match GameInProgress::begin(game, turn_evaluator) {
        Ok(in_progress) => in_progress,
        Err(end) => return (end.score(), turns),
    };
    loop {
        let mut played = None;
        let end = in_progress.play_turn(game, &mut dice, turn_evaluator, |turn| {
            let PlayedTurn { side, roll, .. } = turn;
            played = Some((side, roll.kind()));
        });
        if let Some((side, rolled)) = played {
            let is_opening = game.opening() && turns.is_empty();
            turns.push(Turn::new(
                side,
                rolled,
                is_opening,
                turn_evaluator.candidates(),
            ));
        }
        if let Some(end) = unwrap_infallible(end) {
            return (end.score(), turns);
        }
        pause.at(0.0).await;
    }
}

/// Returns the luck of a game for X with these errors.
fn luck(game: &Game, turns: &[Turn], noise: Noise) -> Score {
    let mut limit = game.luck_limit();
    turns.iter().fold(Score::ZERO, |total, turn| {
        total + turn.luck(total, &mut limit, noise)
    })
}

impl Turn {
    /// Takes the candidates of a turn.
    fn new(side: Side, rolled: usize, is_opening: bool, candidates: &Candidates) -> Self {
        let valued = |(value, board): (Value, &Board)| ValuedBoard {
            value,
            hash: board.outcome().is_none().then(|| position_hash(board)),
        };
        Self {
            side,
            rolled,
            is_opening,
            boards: candidates.distinct().map(valued).collect(),
            kinds: core::array::from_fn(|kind| candidates.numbers(kind).to_vec()),
        }
    }

    /// Returns the luck that is subtracted for X with these errors, as
    /// [`TurnEstimate`](crate::backgammon::turn_estimate::TurnEstimate) and [`LuckLimit`] measure it.
    /// `total` is the luck of the game so far.
    fn luck(&self, total: Score, limit: &mut LuckLimit, noise: Noise) -> Score {
        let equities: Vec<i32> = self
            .boards
            .iter()
            .map(|board| board.equity(noise))
            .collect();
        // Plays of equal equity have equal luck, so it doesn't matter which of them is the best.
        let best = self.kinds.each_ref().map(|numbers| {
            let equities = numbers.iter().map(|&board| equities[board]);
            equities.max().unwrap_or(0)
        });
        let sum = self.mean(&best);
        let luck = |equity: i32| {
            self.side
                .pov(Score::from_units(36 * i64::from(equity) - sum))
        };
        let (low, high) = { best.iter().enumerate() }
            .filter(|&(kind, _)| self.is_possible(kind))
            .fold((i32::MAX, i32::MIN), |(low, high), (_, &equity)| {
                (low.min(equity), high.max(equity))
            });
        let range = match self.side {
            Side::X => [luck(low), luck(high)],
            Side::O => [luck(high), luck(low)],
        };
        if limit.allows(total, range) {
            luck(best[self.rolled])
        } else {
            Score::ZERO
        }
    }
}

impl Turn {
    /// Whether a kind of roll can be rolled.
    const fn is_possible(&self, kind: usize) -> bool {
        !(self.is_opening && ALL_KINDS[kind].rolls == 1)
    }

    /// Returns the mean of the equities after each kind of roll, in 36ths of 2⁻²⁵ points. For a roll
    /// that opens a game it is rounded, like that of `TurnEstimate`.
    fn mean(&self, equities: &[i32; KIND_COUNT]) -> i64 {
        let kinds = ALL_KINDS.iter().zip(equities).enumerate();
        let sum: i64 = kinds
            .filter(|&(kind, _)| self.is_possible(kind))
            .map(|(_, (kind, &equity))| i64::from(kind.rolls) * i64::from(equity))
            .sum();
        if self.is_opening {
            (6 * sum + 2).div_euclid(5)
        } else {
            sum
        }
    }
}

impl ValuedBoard {
    /// Returns the equity with these errors, in 2⁻²⁵ points.
    fn equity(&self, noise: Noise) -> i32 {
        let Self { value, hash, .. } = self;
        let Some(hash) = hash else {
            return value.equity();
        };
        let [win, ..] = value.units();
        let win = noise.apply_to(win.cast_unsigned(), *hash);
        value.with_win(win.cast_signed()).equity()
    }
}
