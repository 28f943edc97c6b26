//! Bear-offs with the luck that an evaluator outside this crate measures.

use core::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::choices::LuckMeasure;
use super::cubeless_game::{PreparedGame, PreparedGameBuilder};
use super::prepared_game::PlayScratch;
use super::prepared_setup::PreparedSetup;
use super::roll_map::BestPlay;
use super::setup::{Player, Setup, SetupError};
use super::theory::Theory;
use crate::backgammon::bearoff_db::chance::quantize;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::{Database, Position};
use crate::backgammon::{Board, Evaluator};
use crate::rollout::roll_map::RollMap;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// The game of a rollout of a bear-off, whose luck one [`Evaluator`] measures. Scores are X's, in
/// percent.
///
/// A seed has the games of a [`PreparedGame`] with these players. The evaluator's winning chances
/// count; its gammons do not, because neither side can lose a gammon here. Up to six checkers a
/// side, the evaluator is asked once for each pair of arrangements, and the rollout has exact
/// statistics.
///
/// [`labs::contact::EvaluatedGame`](crate::labs::contact::EvaluatedGame) rolls out any position.
///
/// ```
/// use std::sync::Arc;
/// use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
/// use rollout_lab::backgammon::position_id::bearoff_id;
/// use rollout_lab::backgammon::{Board, Chances};
/// use rollout_lab::labs::bearoff::{EvaluatedGame, EvaluatorKind, Player};
/// use rollout_lab::rollout::sampled::Rollout;
///
/// // Montgomery's position, by an estimate that is wrong: three percentage points for each pip
/// // ahead.
/// let position = bearoff_id::parse("IAAAPAAAAAAAAA")?.position;
/// let by_pips = |board: &Board| {
///     let [mine, theirs] = board.pip_counts().map(f64::from);
///     let win = 0.5 + 0.03 * (theirs - mine);
///     Chances::from([win, 0.0, 0.0, 0.0, 0.0])
/// };
/// let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
/// let players = [Player::Evaluator(EvaluatorKind::Exact); 2];
/// let game = EvaluatedGame::new(database, position, players, by_pips)?;
///
/// // It cannot move the mean: X wins 37.5%.
/// let theory = game.theory().unwrap().clone();
/// assert!((theory.mean - 37.5).abs() < 1e-6);
///
/// let mut rollout = Rollout::new(Arc::new(game), "0x2a61".parse()?);
/// rollout.roll(10_000);
/// let reduced = rollout.point(0).reduced;
/// let distance = (reduced.mean.unwrap() - 37.5) / reduced.se.unwrap();
/// assert!(distance.abs() < 4.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct EvaluatedGame(PreparedGame);

impl fmt::Debug for EvaluatedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EvaluatedGame")
            .field("position", &self.0.setup().position)
            .field("players", &self.0.setup().players)
            .finish_non_exhaustive()
    }
}

impl EvaluatedGame {
    /// Prepares the game that starts in this position with these players of X and of O.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers, or the exact chances that a player needs.
    pub fn new<E: Evaluator + 'static>(
        database: Arc<Database>,
        position: Position,
        players: [Player; 2],
        evaluator: E,
    ) -> Result<Self, SetupError> {
        Self::with_luck(
            database,
            position,
            players,
            LuckMeasure::default(),
            evaluator,
        )
    }

    /// Prepares a game as [`Self::new`] does, whose luck is measured in this way.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers, or the exact chances that a player needs.
    pub fn with_luck<E: Evaluator + 'static>(
        database: Arc<Database>,
        position: Position,
        players: [Player; 2],
        luck_measure: LuckMeasure,
        evaluator: E,
    ) -> Result<Self, SetupError> {
        let setup = Setup {
            position,
            players,
            estimates: Vec::new(),
            truncation: None,
        };
        let known = database.clone();
        let scratch = Mutex::new(E::Scratch::default());
        let chance = move |mover: ArrangementIndex, opponent: ArrangementIndex| {
            let sides = [mover, opponent].map(|index| known.arrangements.checkers(index).places());
            // Two sides at home always form a board.
            Board::new(sides).map_or(0, |board| {
                let mut scratch = scratch.lock().unwrap_or_else(PoisonError::into_inner);
                quantize(evaluator.chances(&board, &mut scratch).win)
            })
        };
        let setup = PreparedSetup::with_function(database, setup, Arc::new(chance))?;
        let setup = setup.with_luck(luck_measure);
        Ok(Self(PreparedGameBuilder::from_setup(setup).finish()))
    }

    /// Returns the evaluator's value of the start for X, in percent.
    #[must_use]
    pub fn evaluation(&self) -> f64 {
        self.0.evaluation(0)
    }

    /// Returns the map of the 36 rolls from the start by the evaluator, as
    /// [`PreparedGame::roll_map`] does.
    #[must_use]
    pub fn roll_map(&self) -> RollMap<BestPlay> {
        self.0.roll_map(0)
    }

    /// Returns the exact statistics of the game; `None` beyond six checkers a side. They have one
    /// estimate.
    #[must_use]
    pub fn theory(&self) -> Option<&Theory> {
        self.0.theory()
    }
}

/// Everything is that of the prepared game, whose only estimate is the evaluator's.
impl Sampler for EvaluatedGame {
    const RESOLUTION: f64 = PreparedGame::RESOLUTION;
    type Scratch = PlayScratch;

    fn unit(&self) -> Unit {
        self.0.unit()
    }

    fn estimate_count(&self) -> usize {
        self.0.estimate_count()
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.0.start_value(estimate)
    }

    fn sample(
        &self,
        trials: Trials,
        k: u64,
        scratch: &mut PlayScratch,
        measured: &mut [MeasuredLuck],
    ) -> Score {
        self.0.sample(trials, k, scratch, measured)
    }

    fn result_bounds(&self) -> Option<ScoreBounds> {
        self.0.result_bounds()
    }

    fn reduced_bounds(&self, estimate: usize) -> Option<ScoreBounds> {
        self.0.reduced_bounds(estimate)
    }

    fn expected_plain(&self) -> Option<ExpectedDistribution> {
        self.0.expected_plain()
    }

    fn expected_reduced(&self, estimate: usize) -> Option<ExpectedDistribution> {
        self.0.expected_reduced(estimate)
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::backgammon::Chances;
    use crate::backgammon::bearoff_db::{Checkers, DatabaseSize, EvaluatorKind};
    use crate::labs::bearoff::{ChanceScale, Estimate};
    use crate::rollout::sampled::Rollout;
    use crate::rollout::seed::Seed;

    /// Neither side's chances are those of the other, and the second side is on roll.
    const POSITION: [[u8; 6]; 2] = [[1, 0, 1, 0, 0, 1], [0, 1, 0, 0, 1, 0]];

    const PLAYERS: [Player; 2] = [Player::FewestPips, Player::Evaluator(EvaluatorKind::Even)];

    /// Returns a position with O on roll.
    fn position(x: [u8; 6], o: [u8; 6]) -> Position {
        let position = Position::from_points(x, o).unwrap();
        position.with_on_roll(crate::backgammon::side::Side::O)
    }

    /// Returns the checkers of both sides of a board, as positions have them.
    fn checkers(board: &Board) -> [Checkers; 2] {
        board
            .sides()
            .map(|side| Checkers::bearing_off(&side).unwrap())
    }

    /// Compares 200 games by an evaluator from outside with those by one of this crate.
    fn assert_same(position: Position, kind: EvaluatorKind, evaluator: impl Evaluator + 'static) {
        let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
        let setup = Setup {
            position,
            players: PLAYERS,
            estimates: vec![Estimate {
                evaluator: kind,
                scale: ChanceScale::Linear,
            }],
            truncation: None,
        };
        let inside = PreparedGame::new(database.clone(), setup).unwrap();
        let outside = EvaluatedGame::new(database, position, PLAYERS, evaluator).unwrap();
        assert_eq!(outside.theory(), inside.theory());
        assert_eq!(outside.evaluation(), inside.evaluation(0));
        assert_eq!(outside.roll_map(), inside.roll_map(0));
        let mut inside = Rollout::new(Arc::new(inside), Seed::new(0x2a61));
        let mut outside = Rollout::new(Arc::new(outside), Seed::new(0x2a61));
        inside.roll(200);
        outside.roll(200);
        assert_eq!(outside.point(0), inside.point(0));
        assert!(outside.point(0).reduced.sd.unwrap() > 0.0);
    }

    /// Chances are whole numbers of 2⁻²⁵, so nothing is lost on the way through [`Chances`].
    #[test]
    fn exact_chances_from_outside_measure_the_luck_of_the_exact_evaluator() {
        let position = position(POSITION[0], POSITION[1]);
        let database = Database::new(DatabaseSize::for_position(position));
        assert_same(position, EvaluatorKind::Exact, move |board: &Board| {
            let [mover, opponent] = checkers(board);
            let position = Position::new(mover, opponent).unwrap();
            let win = database.exact_chance(position).unwrap();
            Chances::from([win, 0.0, 0.0, 0.0, 0.0])
        });
    }

    #[test]
    fn even_chances_from_outside_leave_the_players_their_own_ranking() {
        // The second player breaks all ties by the lowest index. An estimate of his own, not the one
        // from outside, has to rank his plays.
        let position = position(POSITION[0], POSITION[1]);
        let even = Chances::from([0.5, 0.0, 0.0, 0.0, 0.0]);
        assert_same(position, EvaluatorKind::Even, move |_: &Board| even);
    }

    #[test]
    fn an_evaluator_is_asked_beyond_six_checkers_too() {
        let position = position([2, 2, 1, 1, 1, 0], [1, 2, 2, 1, 0, 2]);
        let database = Database::new(DatabaseSize::for_position(position));
        assert_same(position, EvaluatorKind::OneSided, move |board: &Board| {
            let [mover, opponent] = checkers(board).map(|side| database.index_of(side).unwrap());
            let chance = database.one_sided.chance(mover, opponent);
            let win = f64::from(chance) / f64::from(1 << 25);
            Chances::from([win, 0.0, 0.0, 0.0, 0.0])
        });
    }

    #[test]
    fn an_evaluator_is_asked_once_for_each_pair_that_plays_can_leave() {
        // A checker on the ace point is the first arrangement after the empty one, and a checker on
        // the two point is the second. So there are two arrangements a side, and four pairs.
        let position = Position::from_points([0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]).unwrap();
        let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
        let calls = Arc::new(AtomicUsize::new(0));
        let counter = calls.clone();
        let evaluator = move |_: &Board| {
            counter.fetch_add(1, Ordering::Relaxed);
            Chances::from([0.5, 0.0, 0.0, 0.0, 0.0])
        };
        let game = EvaluatedGame::new(database, position, [Player::FewestPips; 2], evaluator);
        Rollout::new(Arc::new(game.unwrap()), Seed::new(1)).roll(10);
        assert_eq!(calls.load(Ordering::Relaxed), 4);
    }

    #[test]
    fn impossible_chances_are_made_possible() {
        // X bears off with every roll: that is exact, whatever the evaluator says. Before it, X's
        // chance is the evaluator's, limited to 0..1.
        let position = Position::from_points([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]).unwrap();
        let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
        for (win, limited) in [(1.5, 100.0), (-1.0, 0.0), (f64::NAN, 0.0)] {
            let evaluator = move |_: &Board| Chances::from([win, 0.0, 0.0, 0.0, 0.0]);
            let players = [Player::FewestPips; 2];
            let game = EvaluatedGame::new(database.clone(), position, players, evaluator).unwrap();
            assert_eq!(game.start_value(0).in_unit(Unit::Percent), limited);
            let theory = game.theory().unwrap();
            assert_eq!((theory.mean, theory.estimates[0].reduced_sd), (100.0, 0.0));
        }
    }

    #[test]
    fn a_player_needs_exact_chances_that_the_database_has() {
        let position = position([2, 2, 1, 1, 1, 0], [1, 2, 2, 1, 0, 2]);
        let database = Arc::new(Database::new(DatabaseSize::for_position(position)));
        let players = [Player::Evaluator(EvaluatorKind::Exact); 2];
        let even = |_: &Board| Chances::from([0.5, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(
            EvaluatedGame::new(database, position, players, even).map(|_| ()),
            Err(SetupError::NeedsExact(EvaluatorKind::Exact))
        );
    }
}
