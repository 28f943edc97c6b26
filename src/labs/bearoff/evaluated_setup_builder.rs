//! Makes a setup's judges ready, in slices: those who choose plays and those who measure luck.

use std::sync::Arc;

use super::chance_scale::ChanceScale;
use super::estimate::{Estimate, PreparedEstimate, PreparedEstimateBuilder};
use super::evaluated_setup::{EvaluatedSetup, PlayChooser};
use super::observed_policy::ObservedPolicy;
use super::setup::{Player, Setup, SetupError};
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::bearoff_db::{Database, Position};

/// A setup with judges in the making.
pub(crate) struct EvaluatedSetupBuilder {
    /// With the judges that are ready.
    ready: EvaluatedSetup,
    /// Those that are still to be made ready, the next one last.
    pending: Vec<PreparedEstimateBuilder>,
}

/// Whether two evaluators rank all plays alike.
fn rank_alike(one: EvaluatorKind, two: EvaluatorKind) -> bool {
    one == two || (one.ranks_exactly() && two.ranks_exactly())
}

/// Where a game from a position starts.
fn start_state(database: &Database, position: Position) -> Result<BearoffState, SetupError> {
    let side = position.on_roll();
    let [mover, other] =
        [side, side.other()].map(|side| database.index_of(position.checkers(side)));
    Ok(BearoffState {
        side,
        mover: mover.ok_or(SetupError::BeyondDatabase)?,
        opponent: other.ok_or(SetupError::BeyondDatabase)?,
    })
}

impl EvaluatedSetupBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        let start = start_state(&database, setup.position)?;
        let mut estimates = setup.estimates.clone();
        for evaluator in setup.players.into_iter().filter_map(Player::evaluator) {
            if !estimates
                .iter()
                .any(|estimate| rank_alike(estimate.evaluator, evaluator))
            {
                estimates.push(Estimate {
                    evaluator,
                    scale: ChanceScale::Linear,
                });
            }
        }
        let unknown =
            |estimate: &&Estimate| database.two_sided.is_none() && estimate.evaluator.needs_exact();
        if let Some(estimate) = estimates.iter().find(unknown) {
            return Err(SetupError::NeedsExact(estimate.evaluator));
        }
        let choosers = setup.players.map(|player| {
            let Some(evaluator) = player.evaluator() else {
                return PlayChooser::First;
            };
            // There is one for each player.
            let alike = |estimate: &Estimate| rank_alike(estimate.evaluator, evaluator);
            let judge = estimates.iter().position(alike).unwrap_or(0);
            if evaluator.is_reversed() {
                PlayChooser::Worst(judge)
            } else {
                PlayChooser::Best(judge)
            }
        });
        let judges = estimates.into_iter().rev();
        let judges = judges.map(PreparedEstimateBuilder::new).collect();
        let ready = EvaluatedSetup {
            database,
            setup,
            start,
            choosers,
            prepared_estimates: Vec::new(),
            observed_policy: None,
        };
        Ok(Self {
            ready,
            pending: judges,
        })
    }

    /// One whose judges are ready.
    pub const fn from_ready(ready: EvaluatedSetup) -> Self {
        Self {
            ready,
            pending: Vec::new(),
        }
    }

    /// One whose judges are ready, at another position.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at_position(mut ready: EvaluatedSetup, position: Position) -> Result<Self, SetupError> {
        ready.start = start_state(&ready.database, position)?;
        ready.setup.position = position;
        Ok(Self::from_ready(ready))
    }

    /// Adds habits to the players. It must be called before anything but the judges is built.
    pub fn with_observed_policy(mut self, policy: Option<Arc<ObservedPolicy>>) -> Self {
        self.ready.observed_policy = policy;
        self
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let ready = self.ready.prepared_estimates.len();
        let all = ready + self.pending.len();
        let next = self
            .pending
            .last()
            .map_or(0.0, PreparedEstimateBuilder::progress);
        if all == 0 {
            1.0
        } else {
            (ready as f64 + next) / all as f64
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while let Some(mut judge) = self.pending.pop() {
            if !judge.build_while(&self.ready.database, keep_going) {
                self.pending.push(judge);
                return false;
            }
            self.ready
                .prepared_estimates
                .push(judge.finish(&self.ready.database));
        }
        true
    }

    /// Makes ready at once what is missing: its judges work out every chance when it is wanted.
    pub fn finish_without_tables(&mut self) {
        while let Some(judge) = self.pending.pop() {
            let judge = PreparedEstimate::without_own_table(&self.ready.database, judge.estimate());
            self.ready.prepared_estimates.push(judge);
        }
    }

    /// With the judges that are ready.
    pub const fn ready(&self) -> &EvaluatedSetup {
        &self.ready
    }

    /// The setup; before all is done, with the judges that are ready.
    pub fn finish(self) -> EvaluatedSetup {
        self.ready
    }
}
