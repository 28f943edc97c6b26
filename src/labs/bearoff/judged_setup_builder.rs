//! Makes a setup's judges ready, in slices: those who choose plays and those who measure luck.

use std::sync::Arc;

use super::evaluator::Evaluator;
use super::judge::{Estimate, Judge, JudgeBuilder};
use super::judged_setup::{Chooser, JudgedSetup};
use super::observed_policy::Habits;
use super::scale::Scale;
use super::setup::{Player, Setup, SetupError};
use crate::backgammon::bearoff_db::turn::State;
use crate::backgammon::bearoff_db::{Database, Position};

/// A setup with judges in the making.
pub(crate) struct JudgedSetupBuilder {
    /// With the judges that are ready.
    ready: JudgedSetup,
    /// Those that are still to be made ready, the next one last.
    judges: Vec<JudgeBuilder>,
}

/// Whether two evaluators rank all plays alike.
fn rank_alike(one: Evaluator, two: Evaluator) -> bool {
    one == two || (one.ranks_exactly() && two.ranks_exactly())
}

/// Where a game from a position starts.
fn start(database: &Database, position: Position) -> Result<State, SetupError> {
    let side = position.on_roll();
    let [mover, other] = [side, side.other()].map(|side| database.find(position.side(side)));
    Ok(State {
        side,
        mover: mover.ok_or(SetupError::BeyondDatabase)?,
        other: other.ok_or(SetupError::BeyondDatabase)?,
    })
}

impl JudgedSetupBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        let start = start(&database, setup.position)?;
        let mut estimates = setup.estimates.clone();
        for evaluator in setup.players.into_iter().filter_map(Player::evaluator) {
            if !estimates
                .iter()
                .any(|estimate| rank_alike(estimate.evaluator, evaluator))
            {
                estimates.push(Estimate {
                    evaluator,
                    scale: Scale::Linear,
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
                return Chooser::First;
            };
            // There is one for each player.
            let alike = |estimate: &Estimate| rank_alike(estimate.evaluator, evaluator);
            let judge = estimates.iter().position(alike).unwrap_or(0);
            if evaluator.is_reversed() {
                Chooser::Worst(judge)
            } else {
                Chooser::Best(judge)
            }
        });
        let judges = estimates.into_iter().rev();
        let judges = judges.map(JudgeBuilder::new).collect();
        let ready = JudgedSetup {
            database,
            setup,
            start,
            choosers,
            judges: Vec::new(),
            habits: None,
        };
        Ok(Self { ready, judges })
    }

    /// One whose judges are ready.
    pub const fn of(ready: JudgedSetup) -> Self {
        Self {
            ready,
            judges: Vec::new(),
        }
    }

    /// One whose judges are ready, at another position.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at(mut ready: JudgedSetup, position: Position) -> Result<Self, SetupError> {
        ready.start = start(&ready.database, position)?;
        ready.setup.position = position;
        Ok(Self::of(ready))
    }

    /// Adds habits to the players. It must be called before anything but the judges is built.
    pub fn with_habits(mut self, habits: Option<Arc<Habits>>) -> Self {
        self.ready.habits = habits;
        self
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let ready = self.ready.judges.len();
        let all = ready + self.judges.len();
        let next = self.judges.last().map_or(0.0, JudgeBuilder::progress);
        if all == 0 {
            1.0
        } else {
            (ready as f64 + next) / all as f64
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while let Some(mut judge) = self.judges.pop() {
            if !judge.build_while(&self.ready.database, keep_going) {
                self.judges.push(judge);
                return false;
            }
            self.ready.judges.push(judge.finish(&self.ready.database));
        }
        true
    }

    /// Makes ready at once what is missing: its judges work out every chance when it is wanted.
    pub fn make_do(&mut self) {
        while let Some(judge) = self.judges.pop() {
            let judge = Judge::of(&self.ready.database, judge.estimate());
            self.ready.judges.push(judge);
        }
    }

    /// With the judges that are ready.
    pub const fn ready(&self) -> &JudgedSetup {
        &self.ready
    }

    /// The setup; before all is done, with the judges that are ready.
    pub fn finish(self) -> JudgedSetup {
        self.ready
    }
}
