//! The databases of bear-offs, which games need at their end: made bit by bit, so that the page lives on meanwhile.

use rollout_lab::backgammon::bearoff_db;
use rollout_lab::backgammon::bearoffs;
use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::rollout::chunk::ChunkedWork;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::{JsPosition, board};
use crate::objects::Value;
use crate::worker_job::{Job, weight};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Where a value comes from: the two-sided database of bear-offs, the one-sided one, the network with gammons from databases, or the network alone. */
export type ContactSource = 'exact' | 'approximate' | 'gammons' | 'network';
";

/// Builds the smallest part of the databases; returns whether all parts are built. A call that needs a value from them
/// builds the rest at once.
#[wasm_bindgen(js_name = makeContactDatabases)]
#[must_use]
pub fn make_contact_databases() -> bool {
    make() == 1.0
}

/// Whether what is asked of a position, or of the plays from it, has to wait for databases that are not made yet. Throws
/// `RolloutLabError` if it is no position.
#[wasm_bindgen(js_name = waitsForDatabases)]
pub fn waits_for_databases(what: &JsPosition) -> Result<bool, JsValue> {
    Ok(bearoffs::waits_for_databases(&board(what)?))
}

pub(super) fn source(source: ValueSource) -> Value {
    let word = match source {
        ValueSource::Exact => "exact",
        ValueSource::Approximate => "approximate",
        ValueSource::NetworkWithGammons => "gammons",
        ValueSource::Network => "network",
    };
    Value::Text(word.to_owned())
}

/// One least step; returns how much is done, 0..1.
fn make() -> f64 {
    bearoff_db::build_shared_tables_while(|| false)
}

/// Games that a worker rolls: not before it has the databases, so that none takes much longer than others.
pub(super) struct Games(pub Box<dyn ChunkedWork>);

impl Job for Games {
    fn prepare(&mut self) -> f64 {
        make()
    }

    fn weight(&self) -> usize {
        weight()
    }

    fn work(&mut self) -> Option<&mut dyn ChunkedWork> {
        Some(&mut *self.0)
    }
}
