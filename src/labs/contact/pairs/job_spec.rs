//! Job specifications: the bytes by which another worker's core can roll pairs.

use super::decision::Decision;
use super::rollout::PairsRollout;
use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::backgammon::Networks;
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::chunk::as_work;
use crate::rollout::dice::Roll;
use crate::rollout::pairs::Coupling;
use crate::rollout::seed::Seed;

/// The specification of a rollout of pairs: its setup and seed.
#[derive(Clone, Debug, PartialEq)]
pub struct PairsJobSpec {
    setup: PairsSetup,
    seed: Seed,
}

impl PairsJobSpec {
    /// Returns the work of this rollout, with the trained networks.
    #[must_use]
    pub fn begin(self) -> Box<dyn ChunkedWork> {
        let roller = PairRoller::new(Networks::trained(), self.setup);
        Box::new(PairsRollout::with_runner(roller, self.seed))
    }
}

as_work!(PairsRollout);

impl PairsRollout {
    /// Returns the specification by which another core can roll pairs of this rollout.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        PairsJobSpec {
            setup: *self.setup(),
            seed: self.seed(),
        }
    }
}

impl Codec for PairsJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let decision = self.setup.decision();
        decision.board().encode(bytes);
        let (first, second) = decision.roll().dice();
        bytes.extend([first, second]);
        for after in decision.after() {
            after.encode(bytes);
        }
        self.setup.evaluator().encode(bytes);
        bytes.push(self.setup.coupling() as u8);
        self.seed.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (board, dice) = Codec::decode(bytes)?;
        let [first, second]: [u8; 2] = dice;
        let roll = Roll::new(first, second).ok_or(DecodeError)?;
        let (a, b) = Codec::decode(bytes)?;
        let decision = Decision::new(board, roll, [a, b]).map_err(|_| DecodeError)?;
        let (evaluator, coupling) = <(_, u8)>::decode(bytes)?;
        let coupling = Coupling::ALL
            .get(usize::from(coupling))
            .ok_or(DecodeError)?;
        let setup = PairsSetup::new(decision, evaluator, *coupling);
        Ok(Self {
            setup: setup.ok_or(DecodeError)?,
            seed: Seed::decode(bytes)?,
        })
    }
}
