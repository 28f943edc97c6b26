//! Makes a setup ready to be rolled out, in slices: its judges, then all that can happen, then what is true of it.

use std::sync::Arc;

use super::database::Database;
use super::evaluator::Evaluator;
use super::habits::Habits;
use super::judge::{Estimate, Judge, JudgeBuilder};
use super::judged_setup::{Chooser, JudgedSetup};
use super::paths::{Paths, PathsBuilder};
use super::position::Position;
use super::prepared_game::PreparedGame;
use super::scale::Scale;
use super::setup::{Player, Setup, SetupError};
use super::solved::Solved;
use super::theory::{Theory, TheoryBuilder};
use super::turn::State;
use crate::packed::{self, Garbled};

/// A prepared game in the making.
pub struct PreparedGameBuilder {
    /// With the judges that are ready.
    judged: JudgedSetup,
    /// Those that are still to be made ready, the next one last.
    judges: Vec<JudgeBuilder>,
    paths: Option<PathsBuilder>,
    theory: Option<(Paths, TheoryBuilder)>,
    solved: Option<Solved>,
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

impl PreparedGameBuilder {
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
        Ok(Self {
            judges,
            ..Self::of(ready)
        })
    }

    /// Begins to make another position of a game ready: the players and estimates are the same, and what they know is
    /// shared.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at(game: &PreparedGame, position: Position) -> Result<Self, SetupError> {
        let mut judged = game.judged().clone();
        judged.start = start(&judged.database, position)?;
        judged.setup.position = position;
        Ok(Self::of(judged))
    }

    /// The same with players who have such habits. Nothing but judges may have been made ready yet.
    pub(super) fn with_habits(mut self, habits: Option<Arc<Habits>>) -> Self {
        self.judged.habits = habits;
        self
    }

    /// Begins with a setup whose judges are ready.
    pub(super) const fn of(judged: JudgedSetup) -> Self {
        Self {
            judged,
            judges: Vec::new(),
            paths: None,
            theory: None,
            solved: None,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let ready = self.judged.judges.len();
        let all = ready + self.judges.len();
        let next = self.judges.last().map_or(0.0, JudgeBuilder::progress);
        let ready = if all == 0 {
            1.0
        } else {
            (ready as f64 + next) / all as f64
        };
        if self.judged.database.two_sided.is_none() {
            return ready;
        }
        let (pathed, known) = match (&self.solved, &self.theory, &self.paths) {
            (Some(_), ..) => (1.0, 1.0),
            (None, Some((_, theory)), _) => (1.0, theory.progress()),
            (None, None, Some(paths)) => (paths.progress(), 0.0),
            (None, None, None) => (0.0, 0.0),
        };
        (ready + pathed + known) / 3.0
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    /// Not generic: there would be a copy of all this for everyone who builds.
    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            judged,
            judges,
            paths,
            theory,
            solved,
        } = self;
        while let Some(mut judge) = judges.pop() {
            if !judge.build_while(&judged.database, keep_going) {
                judges.push(judge);
                return false;
            }
            judged.judges.push(judge.finish(&judged.database));
        }
        if solved.is_some() || judged.database.two_sided.is_none() {
            return true;
        }
        if theory.is_none() {
            let mut builder = paths.take().unwrap_or_else(|| PathsBuilder::new(judged));
            if !builder.build_while(judged, keep_going) {
                *paths = Some(builder);
                return false;
            }
            let made = builder.finish();
            let builder = TheoryBuilder::new(&made);
            *theory = Some((made, builder));
        }
        if let Some((paths, mut builder)) = theory.take() {
            if !builder.build_while(&paths, keep_going) {
                *theory = Some((paths, builder));
                return false;
            }
            let perfect = judged
                .database
                .exact_chance(judged.setup.position)
                .unwrap_or(f64::NAN);
            let theory = builder.finish(judged, perfect);
            *solved = Some(Solved {
                paths: Some(paths),
                theory,
            });
        }
        true
    }

    /// Takes what somebody else has found to be true of the game, and all is done: see [`PreparedGame::made`]. The game will
    /// lack what only makes games faster to play.
    ///
    /// # Errors
    /// [`Garbled`] if these bytes say nothing of such a game.
    pub fn take(&mut self, made: &[u8]) -> Result<(), Garbled> {
        let theory: Option<Theory> = packed::unpack(made)?;
        let estimates = theory.as_ref().map(|theory| theory.estimates.len());
        let wanted = self.judged.database.two_sided.is_some();
        if estimates != wanted.then_some(self.judged.setup.estimates.len()) {
            return Err(Garbled);
        }
        while let Some(judge) = self.judges.pop() {
            let judge = Judge::of(&self.judged.database, judge.estimate());
            self.judged.judges.push(judge);
        }
        (self.paths, self.theory) = (None, None);
        self.solved = theory.map(|theory| Solved {
            paths: None,
            theory,
        });
        Ok(())
    }

    /// With the judges that are ready.
    pub(super) const fn judged(&self) -> &JudgedSetup {
        &self.judged
    }

    /// The game, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> PreparedGame {
        self.build(&mut || true);
        PreparedGame::of(self.judged, self.solved)
    }
}

impl PreparedGame {
    /// The setup made ready at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        Ok(PreparedGameBuilder::new(database, setup)?.finish())
    }
}
