//! Short constructors for bear-offs in tests, which share databases.
#![allow(dead_code)] // Each test file uses its part.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use rollout_lab::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, PreparedGameBuilder, Record, Setup,
};
use rollout_lab::rollout::dice::{Dice, Roll};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::{TrialDice, Trials};

pub use super::arrangements::{Points, arrangements};

/// The player who always makes the best play, by exact chances.
pub const PERFECT: Player = Player::Evaluator(EvaluatorKind::Exact);
/// The player who takes every chance for its complement, and so always makes the worst play.
pub const WORST: Player = Player::Evaluator(EvaluatorKind::Backwards);

/// Players whose plays differ from those of most evaluators.
pub const PLAYERS: [Player; 3] = [PERFECT, Player::FewestPips, WORST];

/// Returns the database of up to six checkers a side.
pub fn small_database() -> Arc<Database> {
    static DATABASE: OnceLock<Arc<Database>> = OnceLock::new();
    DATABASE
        .get_or_init(|| Arc::new(Database::new(DatabaseSize::SixCheckers)))
        .clone()
}

/// Returns the database of up to fifteen checkers a side.
pub fn large_database() -> Arc<Database> {
    static DATABASE: OnceLock<Arc<Database>> = OnceLock::new();
    DATABASE
        .get_or_init(|| Arc::new(Database::new(DatabaseSize::AllCheckers)))
        .clone()
}

/// Creates the checkers of one side.
pub fn checkers(points: Points) -> Checkers {
    Checkers::new(points).unwrap()
}

/// Creates a position with X on roll.
pub fn position(x: Points, o: Points) -> Position {
    Position::from_points(x, o).unwrap()
}

/// Returns 6543 against 6532, of the reference file.
pub fn four_against_four() -> Position {
    position([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1])
}

/// Returns every kind of evaluator, noisy ones with errors of up to 5% and 20%.
pub fn evaluators() -> [EvaluatorKind; 7] {
    [
        EvaluatorKind::Exact,
        EvaluatorKind::OneSided,
        EvaluatorKind::PipCount,
        EvaluatorKind::Even,
        EvaluatorKind::Backwards,
        EvaluatorKind::Noisy(Noise::new(0.05, 1)),
        EvaluatorKind::Noisy(Noise::new(0.2, 2)),
    ]
}

/// The evaluators that need no exact chances.
pub const WITHOUT_EXACT_CHANCES: [EvaluatorKind; 3] = [
    EvaluatorKind::OneSided,
    EvaluatorKind::PipCount,
    EvaluatorKind::Even,
];

/// Returns an evaluator on a scale.
pub const fn on_scale(evaluator: EvaluatorKind, scale: ChanceScale) -> Estimate {
    Estimate { evaluator, scale }
}

/// Returns these evaluators on the linear scale.
pub fn linear(evaluators: &[EvaluatorKind]) -> Vec<Estimate> {
    evaluators
        .iter()
        .map(|&evaluator| on_scale(evaluator, ChanceScale::Linear))
        .collect()
}

/// Returns these evaluators on all scales.
pub fn on_all_scales(evaluators: &[EvaluatorKind]) -> Vec<Estimate> {
    let scales = |&evaluator| ChanceScale::ALL.map(|scale| on_scale(evaluator, scale));
    evaluators.iter().flat_map(scales).collect()
}

/// Prepares a game with the smallest database that has the position.
pub fn game(
    position: Position,
    players: [Player; 2],
    estimates: Vec<Estimate>,
) -> Arc<PreparedGame> {
    let database = match DatabaseSize::for_position(position) {
        DatabaseSize::SixCheckers => small_database(),
        DatabaseSize::AllCheckers => large_database(),
    };
    let setup = Setup {
        position,
        players,
        estimates,
        truncation: None,
    };
    Arc::new(PreparedGame::new(database, setup).unwrap())
}

/// Prepares a game with the same players and estimates at another position.
pub fn game_at(game: &PreparedGame, position: Position) -> Arc<PreparedGame> {
    Arc::new(
        PreparedGameBuilder::at_position(game, position)
            .unwrap()
            .finish(),
    )
}

/// Iterates over all positions of up to `max_checkers` checkers a side, X on roll.
pub fn positions(max_checkers: u8) -> impl Iterator<Item = Position> {
    let sides = arrangements(max_checkers);
    sides
        .clone()
        .into_iter()
        .flat_map(move |x| sides.clone().into_iter().map(move |o| position(x, o)))
}

/// Dice with a given first roll, followed by those of a trial.
pub struct FirstRoll {
    first: Option<Roll>,
    rest: TrialDice,
}

impl FirstRoll {
    /// Creates dice that show `first`, then the rolls of trial `trial`.
    pub fn new(first: Roll, seed: Seed, trial: u64) -> Self {
        Self {
            first: Some(first),
            rest: Trials::new(seed).dice(trial),
        }
    }
}

impl Dice for FirstRoll {
    type Error = Infallible;

    fn roll(&mut self) -> Result<Roll, Infallible> {
        match self.first.take() {
            Some(roll) => Ok(roll),
            None => self.rest.roll(),
        }
    }
}

/// Plays a game with these dice, and returns its record.
pub fn record(
    game: &PreparedGame,
    estimate: usize,
    mut dice: impl Dice<Error = Infallible>,
) -> Record {
    let Ok(record) = Record::play(game, estimate, &mut dice);
    record
}
