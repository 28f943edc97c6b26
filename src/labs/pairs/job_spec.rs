//! What is to be made or rolled of pairs, said so that a core elsewhere can do it.

use super::decision::Decision;
use super::point::{ManyPairsRollouts, PairsRollout};
use super::prepared::{PairsBuilder, PreparedPairs};
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::{Checkers, Reach};
use crate::codec::{Garbled, Packed};
use crate::labs::bearoff::{Evaluator, Player, Setup};
use crate::rollout::chunk::as_work;
use crate::rollout::dice::Roll;

/// The pairs to prepare, and the work to do with them. A [`PairsJob`](super::job::PairsJob) executes it.
#[derive(Clone, Debug, PartialEq)]
pub struct PairsOrder {
    pub(crate) wanted: Wanted,
    pub(crate) games: Games,
    pub(crate) reach: Reach,
    pub(crate) setup: PairsSetup,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// What is true of both strands.
    Strands,
    /// What is exactly true of coupled pairs.
    Exact,
    /// Blocks of a rollout.
    Rollout,
    /// Of many.
    Many,
}

/// Which games. What is made needs nothing of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Games {
    pub seed: u64,
    pub rollouts: u64,
    pub length: u64,
}

impl PairsOrder {
    fn of(pairs: &PreparedPairs, wanted: Wanted, games: Games) -> Self {
        Self {
            wanted,
            games,
            reach: pairs.database().reach(),
            setup: *pairs.setup(),
        }
    }
}

impl PairsBuilder {
    /// To find what is true of both strands, for [`PairsBuilder::take`].
    #[must_use]
    pub fn order(&self) -> PairsOrder {
        PairsOrder {
            wanted: Wanted::Strands,
            games: Games::default(),
            reach: self.database().reach(),
            setup: *self.setup(),
        }
    }
}

impl PreparedPairs {
    /// To find once more what is true of both strands.
    #[must_use]
    pub fn order(&self) -> PairsOrder {
        PairsOrder::of(self, Wanted::Strands, Games::default())
    }

    /// To find what is exactly true of coupled pairs, for [`PreparedPairs::know`].
    #[must_use]
    pub fn exact_order(&self) -> PairsOrder {
        PairsOrder::of(self, Wanted::Exact, Games::default())
    }
}

as_work!(PairsRollout ManyPairsRollouts);

impl PairsRollout {
    /// To roll its pairs.
    #[must_use]
    pub fn order(&self) -> PairsOrder {
        let games = Games {
            seed: self.seed().bits(),
            ..Games::default()
        };
        PairsOrder::of(self.pairs(), Wanted::Rollout, games)
    }
}

impl ManyPairsRollouts {
    /// To roll their pairs.
    #[must_use]
    pub fn order(&self) -> PairsOrder {
        let games = Games {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        PairsOrder::of(self.roller().pairs(), Wanted::Many, games)
    }
}

/// Who judges goes as the players of a setup of the same position.
impl Packed for PairsSetup {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let decision = &self.decision;
        let judged = Setup {
            position: decision.position(),
            players: [self.evaluator, self.ranking].map(Player::Evaluator),
            estimates: Vec::new(),
        };
        judged.pack(bytes);
        let (first, second) = decision.roll().dice();
        bytes.extend([first, second]);
        for after in decision.after() {
            bytes.extend(after.points());
        }
        self.rotation.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let judged = Setup::unpack(bytes)?;
        let ([first, second], [a, b]) = <([u8; 2], [[u8; 6]; 2])>::unpack(bytes)?;
        let rotation = bool::unpack(bytes)?;
        let roll = Roll::new(first, second).ok_or(Garbled)?;
        let after = |points| Checkers::new(points).map_err(|_| Garbled);
        let decision = Decision::new(judged.position, roll, [after(a)?, after(b)?]);
        let evaluator = |player: Player| -> Result<Evaluator, Garbled> {
            match player {
                Player::Evaluator(evaluator) => Ok(evaluator),
                Player::FewestPips => Err(Garbled),
            }
        };
        let [luck, ranking] = judged.players;
        Ok(Self {
            decision: decision.map_err(|_| Garbled)?,
            evaluator: evaluator(luck)?,
            ranking: evaluator(ranking)?,
            rotation,
        })
    }
}

impl Packed for PairsOrder {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.wanted as u8);
        let Games {
            seed,
            rollouts,
            length,
        } = self.games;
        [seed, rollouts, length].pack(bytes);
        self.reach.pack(bytes);
        self.setup.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let wanted = match u8::unpack(bytes)? {
            0 => Wanted::Strands,
            1 => Wanted::Exact,
            2 => Wanted::Rollout,
            3 => Wanted::Many,
            _ => return Err(Garbled),
        };
        let [seed, rollouts, length] = Packed::unpack(bytes)?;
        Ok(Self {
            wanted,
            games: Games {
                seed,
                rollouts,
                length,
            },
            reach: Reach::unpack(bytes)?,
            setup: PairsSetup::unpack(bytes)?,
        })
    }
}
