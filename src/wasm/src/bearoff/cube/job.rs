//! A worker's jobs about bear-offs with a cube: the database, analyses of games, and chunks of
//! rollouts.

use std::cell::RefCell;

use rollout_lab::codec;
use rollout_lab::labs::cube::{CubeJob, CubeJobSpec, CubeJobStore};
use rollout_lab::rollout::chunk::ChunkedWork;

use crate::worker_job::{Job, module_memory_bytes};

thread_local! {
    /// Databases and games that this worker has built for one job, and may need for another.
    static STORE: RefCell<CubeJobStore> = const { RefCell::new(CubeJobStore::new()) };
}

/// An open job and, once it is prepared, its chunked work.
struct OpenJob {
    job: CubeJob,
    work: Option<Box<dyn ChunkedWork>>,
}

/// Decodes a job for a worker; `None` if the bytes are none.
pub(crate) fn job(bytes: &[u8]) -> Option<Box<dyn Job>> {
    let job_spec: CubeJobSpec = codec::decode(bytes).ok()?;
    let job = CubeJob::new(job_spec);
    Some(Box::new(OpenJob { job, work: None }))
}

impl Job for OpenJob {
    fn prepare(&mut self) -> f64 {
        STORE.with_borrow_mut(|store| self.job.step(store))
    }

    fn output(&mut self) -> Vec<u8> {
        self.job.output().unwrap_or_default()
    }

    fn memory_bytes(&self) -> usize {
        module_memory_bytes()
    }

    #[cfg(feature = "cube")]
    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        if self.work.is_none() {
            self.work = self.job.work();
        }
        Some(&mut **self.work.as_mut()?)
    }

    // Games by hand have no chunks to roll.
    #[cfg(not(feature = "cube"))]
    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        None
    }
}
