//! The games of a rollout with the luck that the noisy evaluator measures, for each of many seeds of
//! its errors.
//!
//! Errors depend on the seed and the position only. So the games are played once, each position that
//! they reach is looked at once per seed, and the games are added up from its rolls.

use core::ops::{Range, RangeInclusive};

use super::chance_scale::ChanceScale;
use super::choice_draws::ChoiceDraws;
use super::choices::PlayChoices;
use super::cubeless_game::PreparedGame;
use super::estimate::Estimate;
use super::prepared_setup::PreparedSetup;
use super::setup::{Player, Setup};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::backgammon::bearoff_db::state::{BearoffPlay, BearoffState};
use crate::backgammon::noise::Noise;
use crate::rollout::dice::{KIND_COUNT, unwrap_infallible};
use crate::rollout::error_seeds::{ERROR_SEEDS, SeedMeans, SeedTrialError, check_games};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};

/// The numbers of games on which error seeds are tried.
///
/// Fewer games have hardly a standard error. Among more, few readers would look for a seed.
pub const SEED_GAMES: RangeInclusive<u64> = 10..=1_000;

/// Games that are played, and positions that are looked at, between two pauses.
const STRIDE: usize = 8;

/// A roll from a position that games reach, and the play made. In order, steps from one position are
/// neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    before: BearoffState,
    kind: usize,
    after: ArrangementIndex,
}

/// A position that games reach, with the rolls and plays that they have there.
struct Node {
    state: BearoffState,
    /// The players' choices, if luck is measured by them.
    choices: Option<[PlayChoices; KIND_COUNT]>,
    /// The numbers of the steps from here.
    steps: Range<usize>,
}

/// Games that were played once: their distinct steps, and each game's result and steps.
struct PlayedGames {
    /// In order.
    steps: Vec<Step>,
    nodes: Vec<Node>,
    games: Vec<(Score, Vec<usize>)>,
}

/// Begins to measure the luck of the first `games` games of a seed by the noisy evaluator, with each of
/// the [error seeds](crate::rollout::error_seeds::ERROR_SEEDS).
///
/// Errors are at most `size`, 0..1, and luck is measured on this scale. The game's own estimates
/// don't matter. First rolls are random: seeds are not tried on rotated games.
///
/// ```
/// use std::sync::Arc;
/// use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
/// use rollout_lab::backgammon::position_id::bearoff_id;
/// use rollout_lab::labs::bearoff::{
///     ChanceScale, EvaluatorKind, Player, PreparedGame, Setup, try_error_seeds,
/// };
/// use rollout_lab::rollout::seed::Seed;
///
/// // Montgomery's position, in which X wins 37.5%. Errors are at most 20 points.
/// let position = bearoff_id::parse("IAAAPAAAAAAAAA")?.position;
/// let setup = Setup {
///     position,
///     players: [Player::Evaluator(EvaluatorKind::Exact); 2],
///     estimates: Vec::new(),
///     truncation: None,
/// };
/// let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
/// let game = PreparedGame::new(database, setup)?;
/// let means = try_error_seeds(&game, Seed::new(1), 100, 0.2, ChanceScale::Linear)?.finish();
/// assert!(means.lowest().mean < means.highest().mean);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SeedTrialError`] for a number of games outside [`SEED_GAMES`], without exact chances, with a
/// player by the noisy evaluator, and for games that are cut short.
pub fn try_error_seeds(
    game: &PreparedGame,
    dice: Seed,
    games: u64,
    size: f64,
    scale: ChanceScale,
) -> Result<Resumable<SeedMeans>, SeedTrialError> {
    let setup = game.prepared_setup().clone();
    check(&setup, games)?;
    let trials = Trials::new(dice);
    let noisy = Estimate {
        evaluator: EvaluatorKind::Noisy(Noise::new(size, *ERROR_SEEDS.start())),
        scale,
    };
    let mut measuring = measuring_setup(setup.clone(), noisy)?;
    Ok(Resumable::new(async move |pause: Pause| {
        // Nearly all of the time, the seeds are tried.
        let played = PlayedGames::play(&setup, trials, games, &pause.part(0.0, 0.01)).await;
        let pairs = played.pairs(&measuring);
        let pause = pause.part(0.01, 1.0);
        let mut lucks = vec![Score::ZERO; played.steps.len()];
        let mut all = Vec::new();
        for seed in ERROR_SEEDS {
            let evaluator = EvaluatorKind::Noisy(Noise::new(size, seed));
            let estimate = &mut measuring.prepared_estimates[0];
            estimate.retabulate(&measuring.database, evaluator, &pairs);
            let origin = measuring.evaluate_start(0);
            played.measure(&measuring, &mut lucks);
            let mut moments = Moments::default();
            for reduced in played.reduced(&lucks) {
                moments.add(reduced - origin);
            }
            all.push((origin, moments));
            pause.at(seed as f64 / *ERROR_SEEDS.end() as f64).await;
        }
        SeedMeans::new(games, Unit::Percent, all.into_iter())
    }))
}

/// Checks that error seeds can be tried on this many games of a setup.
fn check(setup: &PreparedSetup, games: u64) -> Result<(), SeedTrialError> {
    check_games(games, &SEED_GAMES)?;
    let is_noisy = |player: Player| matches!(player.evaluator(), Some(EvaluatorKind::Noisy(_)));
    if setup.setup.players.into_iter().any(is_noisy) {
        Err(SeedTrialError::NoisyPlayer)
    } else if setup.horizon.is_some() {
        Err(SeedTrialError::CutShort)
    } else {
        Ok(())
    }
}

/// Returns the setup with this estimate alone, which adds errors to exact chances.
fn measuring_setup(
    setup: PreparedSetup,
    estimate: Estimate,
) -> Result<PreparedSetup, SeedTrialError> {
    let PreparedSetup {
        database,
        setup,
        luck_measure,
        ..
    } = setup;
    let estimates = vec![estimate];
    PreparedSetup::without_tables(database, Setup { estimates, ..setup })
        .map(|measuring| measuring.with_luck(luck_measure))
        .map_err(|_| SeedTrialError::NeedsExact)
}

impl PlayedGames {
    /// Plays the first games of these trials.
    async fn play(setup: &PreparedSetup, trials: Trials, games: u64, pause: &Pause) -> Self {
        let (mut played, mut steps) = (Vec::new(), Vec::new());
        let part = pause.part(0.0, 0.5);
        for k in 0..games {
            let game = play_game(setup, trials, k);
            for &step in &game.1 {
                insert(&mut steps, step);
            }
            played.push(game);
            part.every(STRIDE, played.len(), games as usize).await;
        }
        let number = |step: &Step| steps.partition_point(|other| other < step);
        let games = played
            .iter()
            .map(|(result, steps)| (*result, steps.iter().map(number).collect()))
            .collect();
        let mut from = 0;
        let mut nodes = Vec::new();
        let part = pause.part(0.5, 1.0);
        for from_one in steps.chunk_by(|one, next| one.before == next.before) {
            let state = from_one[0].before;
            nodes.push(Node {
                state,
                choices: setup.knows_choices().then(|| setup.all_choices(state)),
                steps: from..from + from_one.len(),
            });
            from += from_one.len();
            part.every(STRIDE, nodes.len(), steps.len()).await;
        }
        Self {
            steps,
            nodes,
            games,
        }
    }

    /// Returns the pairs of arrangements, of the side on roll and its opponent, whose chances measure
    /// the luck of every step, in order: those that plays lead to, and the start.
    fn pairs(&self, setup: &PreparedSetup) -> Vec<(ArrangementIndex, ArrangementIndex)> {
        let size = setup.database.arrangements.len();
        // Six checkers have 924 arrangements, so this is smaller than a table of chances. Marks are
        // made in nanoseconds, so this needs no pause.
        let mut marked = vec![false; size * size];
        let row = |mover: ArrangementIndex| usize::from(mover) * size;
        marked[row(setup.start.mover) + usize::from(setup.start.opponent)] = true;
        let mut scratch = Vec::new();
        for Node { state, .. } in &self.nodes {
            for kind in 0..KIND_COUNT {
                let plays = setup.database.after_roll(state.mover, kind, &mut scratch);
                for &after in plays.iter().filter(|&&after| after != OFF) {
                    marked[row(state.opponent) + usize::from(after)] = true;
                }
            }
        }
        let mut pairs = Vec::new();
        for mover in 0..size as ArrangementIndex {
            for opponent in 0..size as ArrangementIndex {
                if marked[row(mover) + usize::from(opponent)] {
                    pairs.push((mover, opponent));
                }
            }
        }
        pairs
    }

    /// Measures the luck of every step, for X, by the only estimate of a setup.
    fn measure(&self, setup: &PreparedSetup, lucks: &mut [Score]) {
        for Node {
            state,
            choices,
            steps,
        } in &self.nodes
        {
            let outlook = setup.outlook_of(0, *state, choices.as_ref());
            for number in steps.clone() {
                let Step { kind, after, .. } = self.steps[number];
                let play = BearoffPlay {
                    side: state.side,
                    opponent: state.opponent,
                    after,
                };
                lucks[number] = setup.measure(0, &outlook, kind, play).luck;
            }
        }
    }

    /// Returns each game's result − luck.
    fn reduced(&self, lucks: &[Score]) -> impl Iterator<Item = Score> {
        self.games.iter().map(|(result, steps)| {
            let steps = steps.iter();
            steps.fold(*result, |reduced, &step| reduced - lucks[step])
        })
    }
}

/// Plays game `k` of these trials, and returns its result and its steps.
fn play_game(setup: &PreparedSetup, trials: Trials, k: u64) -> (Score, Vec<Step>) {
    let (mut dice, mut draws) = (trials.dice(k), ChoiceDraws::new(trials, k));
    let mut steps = Vec::new();
    let end = setup.play(&mut dice, &mut draws, &mut Vec::new(), |turn| {
        steps.push(Step {
            before: turn.before(),
            kind: turn.roll.kind(),
            after: turn.after,
        });
    });
    (setup.result(unwrap_infallible(end)), steps)
}

/// Inserts an item where it belongs, unless it is there.
///
/// A game has few items, so this takes microseconds between two pauses. A sort of all would take less,
/// at once, and would be kilobytes of WebAssembly.
fn insert<T: Ord>(sorted: &mut Vec<T>, item: T) {
    if let Err(place) = sorted.binary_search(&item) {
        sorted.insert(place, item);
    }
}
