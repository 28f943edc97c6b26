//! A worker's jobs about bear-offs, with and without a cube, and about pairs: databases, analyses of
//! games, and chunks of rollouts.

use rollout_lab::codec;
use rollout_lab::labs::bearoff::{BearoffJobSpec, BearoffJobStore};
#[cfg(any(feature = "cube", feature = "hand-cube"))]
use rollout_lab::labs::cube::{CubeJobSpec, CubeJobStore};
#[cfg(feature = "pairs")]
use rollout_lab::labs::pairs::{PairsJobSpec, PairsJobStore};
use rollout_lab::rollout::job::Job;

// Databases and games that this worker has built for one job, and may need for another.
thread_local! {
    static BEAROFFS: BearoffJobStore = BearoffJobStore::default();
    #[cfg(any(feature = "cube", feature = "hand-cube"))]
    static CUBE: CubeJobStore = CubeJobStore::default();
    #[cfg(feature = "pairs")]
    static PAIRS: PairsJobStore = BEAROFFS.with(|store| PairsJobStore::new(store.clone()));
}

/// Decodes a job about bear-offs; `None` if the bytes are none.
pub(crate) fn bearoff_job(bytes: &[u8]) -> Option<Job> {
    let job_spec: BearoffJobSpec = codec::decode(bytes).ok()?;
    // Games by hand have no chunks to roll.
    let begin = if cfg!(feature = "bearoff") {
        BearoffJobSpec::begin
    } else {
        BearoffJobSpec::begin_analysis
    };
    BEAROFFS.with(|store| begin(job_spec, store)).ok()
}

/// Decodes a job about bear-offs with a cube; `None` if the bytes are none.
#[cfg(any(feature = "cube", feature = "hand-cube"))]
pub(crate) fn cube_job(bytes: &[u8]) -> Option<Job> {
    let job_spec: CubeJobSpec = codec::decode(bytes).ok()?;
    let begin = if cfg!(feature = "cube") {
        CubeJobSpec::begin
    } else {
        CubeJobSpec::begin_analysis
    };
    Some(CUBE.with(|store| begin(job_spec, store)))
}

/// Decodes a job about pairs; `None` if the bytes are none.
#[cfg(feature = "pairs")]
pub(crate) fn pairs_job(bytes: &[u8]) -> Option<Job> {
    let job_spec: PairsJobSpec = codec::decode(bytes).ok()?;
    Some(PAIRS.with(|store| job_spec.begin(store)))
}
