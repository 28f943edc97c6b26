//! A worker's jobs about pairs: analyses of decisions, exact statistics, and chunks of rollouts.

use std::cell::RefCell;

use rollout_lab::codec;
use rollout_lab::labs::pairs::{PairsJob, PairsJobSpec, PairsJobStore};
use rollout_lab::rollout::chunk::ChunkedWork;

use crate::bearoff::job::STORE;
use crate::worker_job::{Job, module_memory_bytes};

thread_local! {
    /// Pairs that this worker has prepared for one job, and may need for another.
    static PAIRS: RefCell<PairsJobStore> = const { RefCell::new(PairsJobStore::new()) };
}

/// An open job and, once it is prepared, its chunked work.
struct OpenJob {
    job: PairsJob,
    work: Option<Box<dyn ChunkedWork>>,
}

/// Decodes a job for a worker; `None` if the bytes are none.
pub(crate) fn job(bytes: &[u8]) -> Option<Box<dyn Job>> {
    let job_spec: PairsJobSpec = codec::decode(bytes).ok()?;
    let job = PairsJob::new(job_spec);
    Some(Box::new(OpenJob { job, work: None }))
}

impl Job for OpenJob {
    fn prepare(&mut self) -> f64 {
        STORE.with_borrow_mut(|store| PAIRS.with_borrow_mut(|pairs| self.job.step(store, pairs)))
    }

    fn output(&mut self) -> Vec<u8> {
        self.job.output().unwrap_or_default()
    }

    fn memory_bytes(&self) -> usize {
        module_memory_bytes()
    }

    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        if self.work.is_none() {
            self.work = self.job.work();
        }
        Some(&mut **self.work.as_mut()?)
    }
}
