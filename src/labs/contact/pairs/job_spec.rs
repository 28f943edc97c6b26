//! Job specs of pairs of whole games.

use super::decision::Decision;
use super::rollout::PairsRollout;
use super::runner::PairRoller;
use super::setup::PairsSetup;
use crate::backgammon::Networks;
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::dice::Roll;
use crate::rollout::job_spec::{Describe, JobSpec};
use crate::rollout::pairs::Coupling;

/// The description of work on pairs that has not begun.
pub type PairsJobSpec = JobSpec<PairsSetup>;

impl PairsJobSpec {
    /// Returns the work, with the trained networks; `None` if the task rolls no pairs.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        let runner = PairRoller::new(Networks::trained(), self.games);
        self.task.roll(runner)
    }
}

as_work!(PairsRollout);

impl Describe for PairRoller {
    type Description = PairsSetup;

    fn describe(&self) -> PairsSetup {
        *self.setup()
    }
}

impl Codec for PairsSetup {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let decision = self.decision();
        decision.board().encode(bytes);
        let (first, second) = decision.roll().dice();
        bytes.extend([first, second]);
        for after in decision.after() {
            after.encode(bytes);
        }
        self.evaluator().encode(bytes);
        bytes.push(self.coupling() as u8);
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
        Self::new(decision, evaluator, *coupling).ok_or(DecodeError)
    }
}
