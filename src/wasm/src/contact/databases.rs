//! The bear-off databases that games of any position need at their end. They are built in small
//! steps, so that the page stays responsive.

use rollout_lab::backgammon::bearoff_db;
use rollout_lab::backgammon::bearoffs;
use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::job::{Job, JobOutput};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::{JsPosition, board};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The source of a value. exact: the two-sided bear-off database. approximate: the one-sided one.
 *  gammons: the network, with gammon chances from a database. network: the network alone. */
export type ContactSource = 'exact' | 'approximate' | 'gammons' | 'network';
";

/// Builds the smallest possible part of the bear-off databases. Returns whether they are complete.
/// Any call that needs a value from them first builds the rest at once.
#[wasm_bindgen(js_name = makeContactDatabases)]
#[must_use]
pub fn make_contact_databases() -> bool {
    build_databases_step() == 1.0
}

/// Returns whether calls about a position, or about the plays from it, must wait for databases that
/// are not complete yet. Throws `RolloutLabError` if the position is invalid.
#[wasm_bindgen(js_name = waitsForDatabases)]
pub fn waits_for_databases(what: &JsPosition) -> Result<bool, JsValue> {
    Ok(bearoffs::waits_for_databases(&board(what)?))
}

/// Returns the name of a value's source in JavaScript.
pub(super) const fn source_name(source: ValueSource) -> &'static str {
    match source {
        ValueSource::Exact => "exact",
        ValueSource::Approximate => "approximate",
        ValueSource::NetworkWithGammons => "gammons",
        ValueSource::Network => "network",
    }
}

/// Builds the smallest possible part of the databases. Returns the fraction that is built, 0..1.
fn build_databases_step() -> f64 {
    bearoff_db::build_shared_tables_while(|| false)
}

/// Returns a worker's job to roll games. It builds the databases first, so that no chunk takes much
/// longer than others.
pub(super) fn games_job(work: Box<dyn ChunkedWork>) -> Job {
    Job::new(|pause| async move {
        bearoff_db::build_shared_tables(&pause).await;
        JobOutput::Work(work)
    })
}
