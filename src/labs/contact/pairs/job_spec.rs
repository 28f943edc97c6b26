//! What is to be rolled of pairs, said so that a core elsewhere can do it.

use super::decision::Decision;
use super::rollout::PairsRollout;
use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::backgammon::Networks;
use crate::codec::{Garbled, Packed};
use crate::rollout::chunk::Work;
use crate::rollout::chunk::as_work;
use crate::rollout::dice::Roll;
use crate::rollout::pairs::Coupling;
use crate::rollout::seed::Seed;

/// A rollout of pairs that is not begun.
#[derive(Clone, Debug, PartialEq)]
pub struct PairsOrder {
    setup: PairsSetup,
    seed: Seed,
}

impl PairsOrder {
    /// Begins the work, with the networks that were trained.
    #[must_use]
    pub fn begin(self) -> Box<dyn Work> {
        let roller = PairRoller::new(Networks::trained(), self.setup);
        Box::new(PairsRollout::of(roller, self.seed))
    }
}

as_work!(PairsRollout);

impl PairsRollout {
    /// To roll its pairs.
    #[must_use]
    pub fn order(&self) -> PairsOrder {
        PairsOrder {
            setup: *self.setup(),
            seed: self.seed(),
        }
    }
}

impl Packed for PairsOrder {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let decision = self.setup.decision();
        decision.board().pack(bytes);
        let (first, second) = decision.roll().dice();
        bytes.extend([first, second]);
        for after in decision.after() {
            after.pack(bytes);
        }
        self.setup.evaluator().pack(bytes);
        bytes.push(self.setup.coupling() as u8);
        self.seed.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        let (board, dice) = Packed::unpack(bytes)?;
        let [first, second]: [u8; 2] = dice;
        let roll = Roll::new(first, second).ok_or(Garbled)?;
        let (a, b) = Packed::unpack(bytes)?;
        let decision = Decision::new(board, roll, [a, b]).map_err(|_| Garbled)?;
        let (evaluator, coupling) = <(_, u8)>::unpack(bytes)?;
        let coupling = Coupling::ALL.get(usize::from(coupling)).ok_or(Garbled)?;
        let setup = PairsSetup::new(decision, evaluator, *coupling);
        Ok(Self {
            setup: setup.ok_or(Garbled)?,
            seed: Seed::unpack(bytes)?,
        })
    }
}
