//! Prepared pairs: the games after both plays of a decision, ready to be rolled out.

use core::fmt;
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

/// A decision whose games are ready to be rolled out in pairs.
pub struct PreparedPairs {
    /// The setup.
    setup: PairsSetup,
    /// The database.
    database: Arc<Database>,
    /// The games after A and after B.
    arms: [Arm; 2],
    /// The exact statistics of pairs, which may be computed later or never.
    exact: OnceLock<PairsExact>,
}

impl fmt::Debug for PreparedPairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PreparedPairs")
            .field("setup", &self.setup)
            .field("exact", &self.exact())
            .finish_non_exhaustive()
    }
}

/// Pairs that are being prepared.
pub struct PairsBuilder {
    /// The setup.
    setup: PairsSetup,
    /// The database.
    database: Arc<Database>,
    /// The preparation.
    pairs: Resumable<PreparedPairs>,
}

impl fmt::Debug for PairsBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PairsBuilder")
            .field("setup", &self.setup)
            .field("progress", &self.progress())
            .finish_non_exhaustive()
    }
}

/// The games after A and after B in preparation; `None` for a play that has won the game.
type ArmBuilders = [Option<PreparedGameBuilder>; 2];

/// Returns the setup of the games after a play, in which both sides play as well as the database
/// allows; `None` if the play has won the game.
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
        truncation: None,
    })
}

impl PairsBuilder {
    /// Begins to prepare pairs.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not have what the setup needs.
    pub fn new(database: Arc<Database>, setup: PairsSetup) -> Result<Self, SetupError> {
        let arms = arm_builders(&database, &setup)?;
        Ok(Self {
            pairs: Resumable::new(|pause| prepare(setup, database.clone(), arms, pause)),
            setup,
            database,
        })
    }

    /// Returns the progress of the preparation, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.pairs.progress()
    }

    /// Continues as long as `keep_going` returns true, and returns whether the pairs are prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.pairs.run_while(keep_going)
    }

    /// Finishes the pairs with a worker's analysis of both games, the bytes of
    /// [`PreparedPairs::encode_analysis`].
    ///
    /// The pairs then lack the enumerated positions, which only speed up play. Pairs that are already
    /// prepared here stay as they are.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are invalid or belong to other games.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let arm_bytes: [Option<Vec<u8>>; 2] = codec::decode::<(_, _)>(bytes)?.into();
        // `new` made this call with success, so an error is not expected here.
        let mut arms = arm_builders(&self.database, &self.setup).map_err(|_| DecodeError)?;
        for (arm, bytes) in arms.iter_mut().zip(&arm_bytes) {
            match (arm, bytes) {
                (Some(builder), Some(bytes)) => builder.apply_analysis(bytes)?,
                (None, None) => {}
                _ => return Err(DecodeError),
            }
        }
        if self.pairs.get().is_none() {
            let (setup, database) = (self.setup, self.database.clone());
            self.pairs = Resumable::new(|pause| prepare(setup, database, arms, pause));
        }
        Ok(())
    }

    /// Returns the setup of the pairs.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        &self.setup
    }

    /// Returns the database.
    #[must_use]
    pub(crate) const fn database(&self) -> &Arc<Database> {
        &self.database
    }

    /// Prepares the pairs as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> PreparedPairs {
        self.pairs.run_as_part(pause).await
    }

    /// Returns the pairs, and first does at once what is left to do.
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

/// Prepares the games after one play.
// The game is almost all of the work, so the ranking of its rolls gets no share of the progress.
async fn prepare_arm(builder: Option<PreparedGameBuilder>, pause: &Pause) -> Arm {
    let game = match builder {
        Some(builder) => Some(Arc::new(builder.run(pause).await)),
        None => None,
    };
    Arm::new(game, &pause.part(1.0, 1.0)).await
}

impl PreparedPairs {
    /// Prepares pairs at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not have what the setup needs.
    pub fn new(database: Arc<Database>, setup: PairsSetup) -> Result<Self, SetupError> {
        Ok(PairsBuilder::new(database, setup)?.finish())
    }

    /// Returns the setup of the pairs.
    #[must_use]
    pub const fn setup(&self) -> &PairsSetup {
        &self.setup
    }

    /// Returns the database.
    #[must_use]
    pub(crate) const fn database(&self) -> &Arc<Database> {
        &self.database
    }

    /// Returns the games after A and after B.
    pub(crate) const fn arms(&self) -> &[Arm; 2] {
        &self.arms
    }

    /// Returns the mover's exact winning chances after A and after B, in percent; `None` with more
    /// than six checkers a side.
    #[must_use]
    pub fn chances(&self) -> Option<[f64; 2]> {
        let decision = self.setup.decision;
        let opponent = decision.position().checkers(decision.mover().other());
        let chance = |after| Some(100.0 * self.database.chance_after(after, opponent)?);
        let [a, b] = decision.after().map(chance);
        Some([a?, b?]).filter(|_| self.database.is_exact())
    }

    /// Returns the exact statistics of the pairs, once they are computed.
    #[must_use]
    pub fn exact(&self) -> Option<&PairsExact> {
        self.exact.get()
    }

    /// Stores the exact statistics, unless they are stored already.
    pub fn set_exact(&self, exact: PairsExact) {
        // Statistics that are stored already are equal, so a failure loses nothing.
        let _ = self.exact.set(exact);
    }

    /// Returns whether both games were enumerated here, so that pairs are rolled fast.
    #[must_use]
    pub fn is_enumerated(&self) -> bool {
        self.arms.iter().all(Arm::has_paths)
    }

    /// Begins to prepare the same pairs again, with both games enumerated.
    #[must_use]
    pub fn rebuild(&self) -> Option<PairsBuilder> {
        // The database had what these pairs need before, so an error is not expected.
        PairsBuilder::new(self.database.clone(), self.setup).ok()
    }

    /// Encodes the analysis of both games as bytes for [`PairsBuilder::apply_analysis`].
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
