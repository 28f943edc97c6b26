//! Two strands made ready to be rolled out in pairs: in slices, or at once.

use std::sync::{Arc, OnceLock};

use super::arm::Arm;
use super::exact::PairsExact;
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::Database;
use crate::codec;
use crate::codec::DecodeError;
use crate::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGameBuilder, Setup, SetupError,
};
use crate::rollout::pairs::PlayAb;
use crate::rollout::resumable::{Pause, Resumable};

/// A decision made ready.
pub struct PreparedPairs {
    setup: PairsSetup,
    database: Arc<Database>,
    arms: [Arm; 2],
    /// Known later, or never.
    exact: OnceLock<PairsExact>,
}

/// Pairs that are being prepared.
pub struct PairsBuilder {
    setup: PairsSetup,
    database: Arc<Database>,
    pairs: Resumable<PreparedPairs>,
}

/// The games after both plays; `None` for a play that has ended its game.
type ArmBuilders = [Option<PreparedGameBuilder>; 2];

/// What a strand's games are: both sides play as well as is known.
fn arm_setup(database: &Database, setup: &PairsSetup, play: PlayAb) -> Option<Setup> {
    let after = setup.decision.after()[play as usize];
    let linear = |evaluator| Estimate {
        evaluator,
        scale: ChanceScale::Linear,
    };
    let best = if database.is_exact() {
        EvaluatorKind::Exact
    } else {
        EvaluatorKind::OneSided
    };
    Some(Setup {
        position: setup.decision.rollout_position(after)?,
        players: [Player::Evaluator(best); 2],
        estimates: vec![linear(setup.evaluator), linear(setup.ranking)],
    })
}

impl PairsBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: PairsSetup) -> Result<Self, SetupError> {
        let arms = arm_builders(&database, &setup)?;
        Ok(Self {
            pairs: Resumable::new(|pause| prepare(setup, database.clone(), arms, pause)),
            setup,
            database,
        })
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.pairs.progress()
    }

    /// Continues as long as `keep_going` returns true; returns whether the pairs are prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.pairs.run_while(keep_going)
    }

    /// Takes a worker's analysis of both games and finishes the pairs: see [`PreparedPairs::encode_analysis`]. They then
    /// lack the parts that only speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes belong to other games.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let arm_bytes: [Option<Vec<u8>>; 2] = codec::decode::<(_, _)>(bytes)?.into();
        // The same builders were made once before.
        let mut arms = arm_builders(&self.database, &self.setup).map_err(|_| DecodeError)?;
        for (arm, bytes) in arms.iter_mut().zip(&arm_bytes) {
            match (arm, bytes) {
                (Some(builder), Some(bytes)) => builder.apply_analysis(bytes)?,
                (None, None) => {}
                _ => return Err(DecodeError),
            }
        }
        let (setup, database) = (self.setup, self.database.clone());
        self.pairs = Resumable::new(|pause| prepare(setup, database, arms, pause));
        Ok(())
    }

    /// The setup that is prepared.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        &self.setup
    }

    /// The database of exact chances.
    #[must_use]
    pub const fn database(&self) -> &Arc<Database> {
        &self.database
    }

    /// Prepares the pairs as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> PreparedPairs {
        self.pairs.run_as_part(pause).await
    }

    /// The pairs. Whatever is missing is built at once.
    #[must_use]
    pub fn finish(self) -> PreparedPairs {
        self.pairs.finish()
    }
}

/// Begins to prepare the games after both plays.
fn arm_builders(database: &Arc<Database>, setup: &PairsSetup) -> Result<ArmBuilders, SetupError> {
    let begin = |play| {
        arm_setup(database, setup, play)
            .map(|game| PreparedGameBuilder::new(database.clone(), game))
            .transpose()
    };
    Ok([begin(PlayAb::A)?, begin(PlayAb::B)?])
}

/// Prepares pairs.
async fn prepare(
    setup: PairsSetup,
    database: Arc<Database>,
    [a, b]: ArmBuilders,
    pause: Pause,
) -> PreparedPairs {
    let arms = [
        prepare_arm(a, &pause.part(0.0, 0.5)).await,
        prepare_arm(b, &pause.part(0.5, 1.0)).await,
    ];
    PreparedPairs {
        setup,
        database,
        arms,
        exact: OnceLock::new(),
    }
}

/// Prepares the games after one play. Almost all the work is the game's.
async fn prepare_arm(builder: Option<PreparedGameBuilder>, pause: &Pause) -> Arm {
    let game = match builder {
        Some(builder) => Some(Arc::new(builder.run(pause).await)),
        None => None,
    };
    Arm::new(game, &pause.part(1.0, 1.0)).await
}

impl PreparedPairs {
    /// The setup made ready at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: PairsSetup) -> Result<Self, SetupError> {
        Ok(PairsBuilder::new(database, setup)?.finish())
    }

    /// The setup of these pairs.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        &self.setup
    }

    /// The database of exact chances.
    #[must_use]
    pub const fn database(&self) -> &Arc<Database> {
        &self.database
    }

    /// The games that begin with A and with B.
    pub(crate) const fn arms(&self) -> &[Arm; 2] {
        &self.arms
    }

    /// The mover's exact chances after A and after B, in percent; `None` beyond six checkers a side.
    #[must_use]
    pub fn chances(&self) -> Option<[f64; 2]> {
        let decision = self.setup.decision;
        let opponent = decision.position().checkers(decision.mover().other());
        let chance = |after| Some(100.0 * self.database.chance_after(after, opponent)?);
        let [a, b] = decision.after().map(chance);
        Some([a?, b?]).filter(|_| self.database.is_exact())
    }

    /// The exact statistics of the pairs, once they are computed.
    #[must_use]
    pub fn exact(&self) -> Option<&PairsExact> {
        self.exact.get()
    }

    /// Takes what was worked out. There is one truth: what is known already stays.
    pub fn set_exact(&self, exact: PairsExact) {
        // Nothing is lost where it is known.
        let _ = self.exact.set(exact);
    }

    /// Whether all that can happen was gone through here, so that pairs are rolled as fast as may be.
    #[must_use]
    pub fn is_enumerated(&self) -> bool {
        self.arms.iter().all(Arm::has_paths)
    }

    /// To go through all that can happen here, too.
    #[must_use]
    pub fn rebuild(&self) -> Option<PairsBuilder> {
        // It was made once: the database knows enough.
        PairsBuilder::new(self.database.clone(), self.setup).ok()
    }

    /// The analysis of both games as bytes: see [`PairsBuilder::apply_analysis`].
    #[must_use]
    pub fn encode_analysis(&self) -> Vec<u8> {
        let encode_arm = |arm: usize| {
            self.arms[arm]
                .game
                .as_ref()
                .map(|game| game.encode_analysis())
        };
        codec::encode(&(encode_arm(0), encode_arm(1)))
    }
}
