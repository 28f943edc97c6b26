//! A setup with its estimates: it chooses plays, values states, and plays single games.

use core::fmt;
use std::sync::Arc;

use super::chance_scale::ChanceScale;
use super::choice_draws::ChoiceDraws;
use super::choices::LuckMeasure;
use super::estimate::{ChanceFunction, Estimate, PreparedEstimate};
use super::observed_policy::ObservedPolicy;
use super::setup::{Player, Setup, SetupError, Truncation};
use crate::backgammon::bearoff_db::arrangements::Arrangements;
use crate::backgammon::bearoff_db::chance::{Chance, to_score};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::backgammon::bearoff_db::state::{BearoffState, BearoffTurn};
use crate::backgammon::bearoff_db::{Database, Position};
use crate::backgammon::side::Side;
use crate::rollout::dice::Dice;
use crate::rollout::resumable::Pause;
use crate::stats::score::Score;

/// A setup with its database, its estimates, and the choosers of its players' plays.
#[derive(Clone)]
pub struct PreparedSetup {
    /// The database of the position's size.
    pub(crate) database: Arc<Database>,
    /// The position, the players and the estimates as they were given.
    pub(crate) setup: Setup,
    /// The state in which games start.
    pub(crate) start: BearoffState,
    /// The choosers of X's and O's plays.
    pub(crate) choosers: [PlayChooser; 2],
    /// The percentages of X's and O's turns with the second best play.
    pub(crate) second_best_percents: [u8; 2],
    /// The luck that estimates measure.
    pub(crate) luck_measure: LuckMeasure,
    /// The number of estimates that measure luck.
    pub(crate) estimate_count: usize,
    /// The estimates that measure luck, then those of the players and of the horizon that are not
    /// among them.
    pub(crate) prepared_estimates: Vec<PreparedEstimate>,
    /// The horizon of games that are cut short.
    pub(crate) horizon: Option<Horizon>,
    /// Plays that are fixed in some positions, for both players.
    pub(crate) observed_policy: Option<Arc<ObservedPolicy>>,
}

impl fmt::Debug for PreparedSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PreparedSetup")
            .field("setup", &self.setup)
            .finish_non_exhaustive()
    }
}

/// A way to choose among the arrangements that a roll allows.
#[derive(Clone, Copy)]
pub(crate) enum PlayChooser {
    /// Takes the lowest index: see [`ArrangementIndex`].
    First,
    /// Takes the best play by the prepared estimate with this index.
    Best(usize),
    /// Takes the worst play by the prepared estimate with this index.
    Worst(usize),
}

/// The horizon of games that are cut short.
#[derive(Clone, Copy)]
pub(crate) struct Horizon {
    /// The number of rolls after which a game is cut.
    pub rolls: u32,
    /// The index of the prepared estimate whose value is the result.
    pub estimate: usize,
}

/// The end of a game.
#[derive(Clone, Copy)]
pub(crate) enum GameEnd {
    /// This side bore off first.
    Won(Side),
    /// The game was cut short in this state.
    Cut(BearoffState),
}

impl GameEnd {
    /// Returns the side that bore off first, if one did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Cut(_) => None,
        }
    }
}

/// Returns the state in which games from a position start.
fn start_state(database: &Database, position: Position) -> Result<BearoffState, SetupError> {
    let index_of = |side| {
        let index = database.index_of(position.checkers(side));
        index.ok_or(SetupError::BeyondDatabase)
    };
    let side = position.on_roll();
    Ok(BearoffState {
        side,
        mover: index_of(side)?,
        opponent: index_of(side.other())?,
    })
}

impl PreparedSetup {
    /// Creates a setup whose estimates have no tables yet.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact chances.
    pub(crate) fn without_tables(
        database: Arc<Database>,
        setup: Setup,
    ) -> Result<Self, SetupError> {
        let prepare = |&estimate: &Estimate| PreparedEstimate::new(&database, estimate);
        let estimates = setup.estimates.iter().map(prepare).collect();
        Self::with_estimates(database, setup, estimates)
    }

    /// Creates a setup whose luck one evaluator from outside this crate measures. The players and
    /// the estimates of `setup` are this crate's.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact chances.
    pub(crate) fn with_function(
        database: Arc<Database>,
        setup: Setup,
        chance: ChanceFunction,
    ) -> Result<Self, SetupError> {
        let estimates = vec![PreparedEstimate::from_function(chance)];
        Self::with_estimates(database, setup, estimates)
    }

    /// Creates a setup with the estimates that measure luck, and adds those of its players.
    fn with_estimates(
        database: Arc<Database>,
        setup: Setup,
        mut estimates: Vec<PreparedEstimate>,
    ) -> Result<Self, SetupError> {
        let start = start_state(&database, setup.position)?;
        let players = setup.players.map(Player::evaluator);
        let at_horizon = setup
            .truncation
            .iter()
            .map(|truncation| &truncation.estimate);
        let valuing = setup.estimates.iter().chain(at_horizon);
        let valuing = valuing.map(|estimate| estimate.evaluator);
        let mut evaluators = valuing.chain(players.into_iter().flatten());
        if database.two_sided.is_none()
            && let Some(evaluator) = evaluators.find(|evaluator| evaluator.needs_exact())
        {
            return Err(SetupError::NeedsExact(evaluator));
        }
        let second_best_percents = setup.players.map(Player::second_best_percent);
        let estimate_count = estimates.len();
        let choosers = players.map(|evaluator| {
            let Some(evaluator) = evaluator else {
                return PlayChooser::First;
            };
            let alike = |estimate: &PreparedEstimate| estimate.ranks_like(evaluator);
            let index = estimates.iter().position(alike).unwrap_or_else(|| {
                let scale = ChanceScale::Linear;
                estimates.push(PreparedEstimate::new(
                    &database,
                    Estimate { evaluator, scale },
                ));
                estimates.len() - 1
            });
            if evaluator.is_reversed() {
                PlayChooser::Worst(index)
            } else {
                PlayChooser::Best(index)
            }
        });
        let horizon = setup.truncation.map(|Truncation { rolls, estimate }| {
            let alike = |prepared: &PreparedEstimate| prepared.is_of(estimate);
            let index = estimates.iter().position(alike).unwrap_or_else(|| {
                estimates.push(PreparedEstimate::new(&database, estimate));
                estimates.len() - 1
            });
            Horizon {
                rolls,
                estimate: index,
            }
        });
        Ok(Self {
            database,
            setup,
            start,
            choosers,
            second_best_percents,
            luck_measure: LuckMeasure::default(),
            estimate_count,
            prepared_estimates: estimates,
            horizon,
            observed_policy: None,
        })
    }

    /// Returns this setup at another position. The players and the estimates' tables are the same.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more checkers than the database covers.
    pub(crate) fn at_position(&self, position: Position) -> Result<Self, SetupError> {
        let mut setup = self.clone();
        setup.start = start_state(&setup.database, position)?;
        setup.setup.position = position;
        Ok(setup)
    }

    /// Returns this setup with players that repeat observed plays.
    pub(crate) fn with_observed_policy(self, policy: Option<Arc<ObservedPolicy>>) -> Self {
        Self {
            observed_policy: policy,
            ..self
        }
    }

    /// Returns the position of a state in which both sides have checkers left.
    pub(crate) fn position(&self, state: BearoffState) -> Position {
        let [mover, opponent] =
            [state.mover, state.opponent].map(|index| self.arrangements().checkers(index));
        let (x, o) = match state.side {
            Side::X => (mover, opponent),
            Side::O => (opponent, mover),
        };
        // Only a side without checkers makes a position invalid.
        let position = Position::new(x, o).unwrap_or(self.setup.position);
        position.with_on_roll(state.side)
    }

    /// Tabulates the estimates that have no table yet.
    pub(crate) async fn tabulate_estimates(&mut self, pause: &Pause) {
        let count = self.prepared_estimates.len() as f64;
        // Plays lead to lower indices.
        let reachable = 1 + usize::from(self.start.mover.max(self.start.opponent));
        for (index, estimate) in (0..).zip(&mut self.prepared_estimates) {
            let part = pause.part(f64::from(index) / count, f64::from(index + 1) / count);
            estimate.tabulate(&self.database, reachable, &part).await;
        }
    }

    /// Returns the estimate with this index, without those that only rank plays.
    pub(super) fn measuring(&self, estimate: usize) -> &PreparedEstimate {
        &self.prepared_estimates[..self.estimate_count][estimate]
    }

    /// Returns all arrangements of the database.
    pub(crate) fn arrangements(&self) -> &Arrangements {
        &self.database.arrangements
    }

    /// Returns the play that the side's player makes with a kind of roll; the best one of a careless
    /// player. `scratch` is reused for lists of plays.
    #[inline(never)]
    pub(crate) fn choose_play(
        &self,
        state: BearoffState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> ArrangementIndex {
        let BearoffState {
            side,
            mover,
            opponent,
        } = state;
        let after = self.database.after_roll(mover, kind, scratch);
        let policy = self.observed_policy.as_ref();
        if let Some(observed) = policy.and_then(|policy| policy.get(state, kind))
            // A policy that arrives as bytes may have plays that the roll does not allow.
            && after.binary_search(&observed).is_ok()
        {
            return observed;
        }
        self.choose_among(self.choosers[side as usize], after, opponent)
    }

    /// Plays a game to its end or to the horizon with these dice and draws, and calls `on_turn` for
    /// each turn. Returns the end.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    pub(crate) fn play<D: Dice>(
        &self,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        scratch: &mut Vec<ArrangementIndex>,
        mut on_turn: impl FnMut(BearoffTurn),
    ) -> Result<GameEnd, D::Error> {
        let mut state = self.start;
        let mut remaining = self.horizon.map(|horizon| horizon.rolls);
        loop {
            match &mut remaining {
                Some(0) => return Ok(GameEnd::Cut(state)),
                Some(rolls) => *rolls -= 1,
                None => {}
            }
            let roll = dice.roll()?;
            let choices = self.choices(state, roll.kind(), scratch);
            let percent = self.second_best_percents[state.side as usize];
            let after = choices.play(percent > 0 && draws.chooses_second(percent));
            on_turn(state.turn(roll, after));
            match state.after_play(after) {
                Some(next) => state = next,
                None => return Ok(GameEnd::Won(state.side)),
            }
        }
    }

    /// Returns the value for the side on roll by the estimate with this index, in units of 2⁻²⁵. A
    /// reversed evaluator's value is the one before the reversal.
    pub(crate) fn value(
        &self,
        estimate: usize,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        self.measuring(estimate)
            .value(&self.database, mover, opponent)
    }

    /// Returns whether X's value by an estimate rises with the side's value before any reversal.
    pub(crate) fn favours_x(&self, estimate: usize, side: Side) -> bool {
        (side == Side::X) != self.measuring(estimate).is_reversed()
    }

    /// Converts a value for a side, before any reversal, to X's value by the estimate with this
    /// index.
    pub(crate) fn value_for_x(&self, estimate: usize, side: Side, value: Score) -> Score {
        if self.favours_x(estimate, side) {
            value
        } else {
            Score::WIN - value
        }
    }

    /// Returns X's value of a state by the estimate with this index.
    pub(crate) fn evaluate(&self, estimate: usize, state: BearoffState) -> Score {
        let BearoffState {
            side,
            mover,
            opponent,
        } = state;
        let value = to_score(self.value(estimate, mover, opponent));
        self.value_for_x(estimate, side, value)
    }

    /// Returns X's result of a game.
    pub(crate) fn result(&self, end: GameEnd) -> Score {
        match end {
            GameEnd::Won(winner) => winner.win_score(),
            GameEnd::Cut(state) => self.value_at_horizon(state),
        }
    }

    /// Returns X's value of a state at which a game is cut short. Without a horizon, it is 0.
    pub(crate) fn value_at_horizon(&self, state: BearoffState) -> Score {
        let Some(horizon) = self.horizon else {
            return Score::ZERO;
        };
        let estimate = &self.prepared_estimates[horizon.estimate];
        let value = to_score(estimate.value(&self.database, state.mover, state.opponent));
        if (state.side == Side::X) == estimate.is_reversed() {
            Score::WIN - value
        } else {
            value
        }
    }

    /// Returns whether Williams's start evaluation + disparities is defined for the estimate with
    /// this index.
    ///
    /// It adds up changes of values after best plays. The estimate must value the ends of games as
    /// their results, also those at a horizon.
    pub(crate) fn has_williams_sums(&self, estimate: usize) -> bool {
        let measuring = self.measuring(estimate);
        let truncation = self.setup.truncation;
        truncation.is_none_or(|truncation| measuring.is_of(truncation.estimate))
            && !measuring.is_reversed()
            && self.luck_measure == LuckMeasure::BestPlays
    }

    /// Returns X's value of the start by the estimate with this index.
    pub(crate) fn evaluate_start(&self, estimate: usize) -> Score {
        self.evaluate(estimate, self.start)
    }

    /// Returns the index of the estimate that is exact on the linear scale; `None` if there is
    /// none. It measures the mistakes.
    pub(crate) fn exact_estimate(&self) -> Option<usize> {
        self.setup.estimates.iter().position(|estimate| {
            estimate.evaluator == EvaluatorKind::Exact && estimate.scale == ChanceScale::Linear
        })
    }
}
