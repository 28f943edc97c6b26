//! Two strands made ready to be rolled out in pairs: in slices, or at once.

use std::sync::{Arc, OnceLock};

use super::arm::Strand;
use super::exact::PairsExact;
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::Database;
use crate::codec;
use crate::codec::Garbled;
use crate::labs::bearoff::{
    Estimate, Evaluator, Player, PreparedGameBuilder, Scale, Setup, SetupError,
};
use crate::rollout::pairs::Which;

/// A decision made ready.
pub struct PreparedPairs {
    setup: PairsSetup,
    database: Arc<Database>,
    strands: [Strand; 2],
    /// Known later, or never.
    exact: OnceLock<PairsExact>,
}

/// Pairs in the making.
pub struct PairsBuilder {
    setup: PairsSetup,
    database: Arc<Database>,
    /// The games of strands that are still to be made; `None` also where a play has ended it.
    games: [Option<Box<PreparedGameBuilder>>; 2],
    strands: [Option<Strand>; 2],
}

/// What a strand's games are: both sides play as well as is known.
fn game_of(database: &Database, setup: &PairsSetup, which: Which) -> Option<Setup> {
    let after = setup.decision.after()[which as usize];
    let linear = |evaluator| Estimate {
        evaluator,
        scale: Scale::Linear,
    };
    let best = if database.knows_exactly() {
        Evaluator::Exact
    } else {
        Evaluator::OneSided
    };
    Some(Setup {
        position: setup.decision.rolled_out(after)?,
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
            game_of(&database, &setup, which)
                .map(|game| PreparedGameBuilder::new(database.clone(), game))
                .transpose()
                .map(|game| game.map(Box::new))
        };
        let games = [begin(Which::A)?, begin(Which::B)?];
        Ok(Self {
            setup,
            games,
            strands: [None, None],
            database,
        })
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let of_strand = |which: usize| match (&self.strands[which], &self.games[which]) {
            (None, Some(builder)) => builder.progress(),
            _ => 1.0,
        };
        f64::midpoint(of_strand(0), of_strand(1))
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        for (game, strand) in self.games.iter_mut().zip(&mut self.strands) {
            if let Some(builder) = game
                && !builder.build_while(&mut *keep_going)
            {
                return false;
            }
            let strand = strand.get_or_insert_with(|| {
                let game = game.take().map(|builder| builder.finish());
                Strand::new(game.map(Arc::new))
            });
            if !strand.rank_while(keep_going) {
                return false;
            }
        }
        true
    }

    /// Takes a worker's analysis of both games and finishes the pairs: see [`PreparedPairs::made`]. They then lack the
    /// parts that only speed up play.
    ///
    /// # Errors
    /// [`Garbled`] if these bytes belong to no such games.
    pub fn take(&mut self, made: &[u8]) -> Result<(), Garbled> {
        let made: [Option<Vec<u8>>; 2] = codec::unpack::<(_, _)>(made)?.into();
        for ((game, strand), made) in self.games.iter_mut().zip(&self.strands).zip(&made) {
            match (game, made) {
                (Some(builder), Some(made)) => builder.take(made)?,
                (None, None) => {}
                // It was made here.
                (None, Some(_)) if strand.as_ref().is_some_and(|strand| strand.game.is_some()) => {}
                _ => return Err(Garbled),
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
        self.build(&mut || true);
        let [a, b] = self.strands;
        PreparedPairs {
            setup: self.setup,
            database: self.database,
            strands: [a, b].map(|strand| strand.unwrap_or(Strand::new(None))),
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
    pub(crate) const fn strands(&self) -> &[Strand; 2] {
        &self.strands
    }

    /// The mover's exact chances after A and after B, in percent; `None` beyond six checkers a side.
    #[must_use]
    pub fn chances(&self) -> Option<[f64; 2]> {
        let decision = self.setup.decision;
        let opponent = decision.position().side(decision.mover().other());
        let chance = |after| Some(100.0 * self.database.chance_after(after, opponent)?);
        let [a, b] = decision.after().map(chance);
        Some([a?, b?]).filter(|_| self.database.knows_exactly())
    }

    /// The exact statistics of the pairs, once they are computed.
    #[must_use]
    pub fn exact(&self) -> Option<&PairsExact> {
        self.exact.get()
    }

    /// Takes what was worked out. There is one truth: what is known already stays.
    pub fn know(&self, exact: PairsExact) {
        // Nothing is lost where it is known.
        let _ = self.exact.set(exact);
    }

    /// Whether all that can happen was gone through here, so that pairs are rolled as fast as may be.
    #[must_use]
    pub fn is_gone_through(&self) -> bool {
        self.strands.iter().all(Strand::is_pathed)
    }

    /// To go through all that can happen here, too.
    #[must_use]
    pub fn again(&self) -> Option<PairsBuilder> {
        // It was made once: the database knows enough.
        PairsBuilder::new(self.database.clone(), self.setup).ok()
    }

    /// The analysis of both games as bytes: see [`PairsBuilder::take`].
    #[must_use]
    pub fn made(&self) -> Vec<u8> {
        let made = |which: usize| self.strands[which].game.as_ref().map(|game| game.made());
        codec::pack(&(made(0), made(1)))
    }
}
