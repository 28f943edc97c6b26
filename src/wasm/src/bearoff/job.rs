//! A worker's jobs about bear-offs, with and without a cube, and about pairs: databases, analyses of
//! games, and chunks of rollouts.

use rollout_lab::codec;
use rollout_lab::labs::bearoff::BearoffJobStore;
#[cfg(any(feature = "cube", feature = "hand-cube"))]
use rollout_lab::labs::cube::CubeJobStore;
#[cfg(feature = "pairs")]
use rollout_lab::labs::pairs::PairsJobStore;
use rollout_lab::rollout::job::Job;

// Databases and games that this worker has built for one job, and may need for another.
thread_local! {
    static BEAROFFS: BearoffJobStore = BearoffJobStore::default();
    #[cfg(any(feature = "cube", feature = "hand-cube"))]
    static CUBE: CubeJobStore = CubeJobStore::default();
    #[cfg(feature = "pairs")]
    static PAIRS: PairsJobStore = BEAROFFS.with(|store| PairsJobStore::new(store.clone()));
}

/// Decodes a job about bear-offs; `None` if the bytes are not a valid job.
pub(crate) fn bearoff_job(bytes: &[u8]) -> Option<Job> {
    let job_spec = codec::decode(bytes).ok()?;
    // Games by hand have no chunks to roll.
    let begin = if cfg!(feature = "bearoff") {
        BearoffJobStore::begin
    } else {
        BearoffJobStore::begin_analysis
    };
    Some(BEAROFFS.with(|store| begin(store, job_spec)))
}

/// Decodes a job that builds a bear-off database; `None` if the bytes are not a valid job.
#[cfg(any(feature = "bearoff", feature = "hand", feature = "pairs"))]
pub(crate) fn database_job(bytes: &[u8]) -> Option<Job> {
    let size = codec::decode(bytes).ok()?;
    Some(BEAROFFS.with(|store| store.begin_database(size)))
}

/// Decodes a job about bear-offs with a cube; `None` if the bytes are not a valid job.
#[cfg(any(feature = "cube", feature = "hand-cube"))]
pub(crate) fn cube_job(bytes: &[u8]) -> Option<Job> {
    let job_spec = codec::decode(bytes).ok()?;
    let begin = if cfg!(feature = "cube") {
        CubeJobStore::begin
    } else {
        CubeJobStore::begin_analysis
    };
    Some(CUBE.with(|store| begin(store, job_spec)))
}

/// Decodes a job that builds the database with the cube; `None` if the bytes are not a valid job.
#[cfg(any(feature = "cube", feature = "hand-cube"))]
pub(crate) fn cube_database_job(bytes: &[u8]) -> Option<Job> {
    // There is one such database, so its key takes no bytes.
    codec::decode::<()>(bytes).ok()?;
    Some(CUBE.with(|store| store.begin_database(())))
}

/// Decodes a job about pairs; `None` if the bytes are not a valid job.
#[cfg(feature = "pairs")]
pub(crate) fn pairs_job(bytes: &[u8]) -> Option<Job> {
    let job_spec = codec::decode(bytes).ok()?;
    Some(PAIRS.with(|store| store.begin(job_spec)))
}

/// Decodes a job that computes the exact statistics of coupled pairs; `None` if the bytes are not a valid job.
#[cfg(feature = "pairs")]
pub(crate) fn exact_pairs_job(bytes: &[u8]) -> Option<Job> {
    let pairs = codec::decode(bytes).ok()?;
    Some(PAIRS.with(|store| store.begin_exact(pairs)))
}
