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

/// A decision made ready.
pub struct PreparedPairs {
    setup: PairsSetup,
    database: Arc<Database>,
    arms: [Arm; 2],
    /// Known later, or never.
    exact: OnceLock<PairsExact>,
}

/// Pairs in the making.
pub struct PairsBuilder {
    setup: PairsSetup,
    database: Arc<Database>,
    /// The games of strands that are still to be made; `None` also where a play has ended it.
    game_builders: [Option<Box<PreparedGameBuilder>>; 2],
    arms: [Option<Arm>; 2],
}

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
        let begin = |which| {
            arm_setup(&database, &setup, which)
                .map(|game| PreparedGameBuilder::new(database.clone(), game))
                .transpose()
                .map(|game| game.map(Box::new))
        };
        let games = [begin(PlayAb::A)?, begin(PlayAb::B)?];
        Ok(Self {
            setup,
            game_builders: games,
            arms: [None, None],
            database,
        })
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let arm_progress = |which: usize| match (&self.arms[which], &self.game_builders[which]) {
            (None, Some(builder)) => builder.progress(),
            _ => 1.0,
        };
        f64::midpoint(arm_progress(0), arm_progress(1))
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build_dyn(&mut keep_going)
    }

    fn build_dyn(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        for (game, strand) in self.game_builders.iter_mut().zip(&mut self.arms) {
            if let Some(builder) = game
                && !builder.build_while(&mut *keep_going)
            {
                return false;
            }
            let arm = strand.get_or_insert_with(|| {
                let game = game.take().map(|builder| builder.finish());
                Arm::new(game.map(Arc::new))
            });
            if !arm.rank_while(keep_going) {
                return false;
            }
        }
        true
    }

    /// Takes a worker's analysis of both games and finishes the pairs: see [`PreparedPairs::encode_analysis`]. They then lack the
    /// parts that only speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes belong to no such games.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let made: [Option<Vec<u8>>; 2] = codec::decode::<(_, _)>(bytes)?.into();
        for ((game, strand), made) in self.game_builders.iter_mut().zip(&self.arms).zip(&made) {
            match (game, made) {
                (Some(builder), Some(made)) => builder.apply_analysis(made)?,
                (None, None) => {}
                // It was made here.
                (None, Some(_)) if strand.as_ref().is_some_and(|strand| strand.game.is_some()) => {}
                _ => return Err(DecodeError),
            }
        }
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

    /// The pairs, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> PreparedPairs {
        self.build_dyn(&mut || true);
        let [a, b] = self.arms;
        PreparedPairs {
            setup: self.setup,
            database: self.database,
            arms: [a, b].map(|strand| strand.unwrap_or(Arm::new(None))),
            exact: OnceLock::new(),
        }
    }
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
        let encode_arm = |which: usize| {
            self.arms[which]
                .game
                .as_ref()
                .map(|game| game.encode_analysis())
        };
        codec::encode(&(encode_arm(0), encode_arm(1)))
    }
}
