//! Work that is cut into chunks, for pages and their workers. The methods are in a macro, because
//! wasm-bindgen exports neither generic types nor methods of traits.

use js_sys::Uint8Array;
use rollout_lab::codec::Codec;
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments;
use crate::errors::Refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { BlockNotNext: true; BlockGarbled: true }
";

impl From<ChunkError> for Refusal {
    fn from(error: ChunkError) -> Self {
        let refusal = |code| Self::new(code, &error.to_string());
        match error {
            ChunkError::NotNext { next, .. } => refusal("BlockNotNext").with("value", next as f64),
            ChunkError::Invalid => refusal("BlockGarbled"),
        }
    }
}

/// Exports the methods of a class whose field `$field` is chunked work of the lab with the code
/// `$code`.
macro_rules! impl_chunked_work {
    ($class:ident, $field:ident, $code:expr) => {
        #[wasm_bindgen]
        impl $class {
            /// Returns the job from which a worker rolls chunks of this work, in bytes.
            pub fn order(&self) -> js_sys::Uint8Array {
                $crate::chunked_work::encode_job($code, &self.$field.job_spec())
            }

            /// Number of units that are done. A unit is a game, or one whole rollout of a batch.
            #[wasm_bindgen(getter)]
            pub fn done(&mut self) -> f64 {
                self.$field.as_work().completed() as f64
            }

            /// Number of units of the whole work. A unit is a game, or one whole rollout of a
            /// batch.
            #[wasm_bindgen(getter)]
            pub fn all(&mut self) -> f64 {
                self.$field.as_work().total() as f64
            }

            /// Does this many more units, or as many as are left. Returns the number of units that
            /// it did.
            pub fn roll(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
            ) -> Result<f64, JsValue> {
                let count = $crate::arguments::games("count", count)?;
                Ok(self.$field.as_work().roll(count) as f64)
            }

            /// Adds a chunk that a worker has done. Throws `RolloutLabError` if it is not the next
            /// chunk of this work.
            pub fn merge(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "Uint8Array")] block: &JsValue,
            ) -> Result<(), JsValue> {
                Ok($crate::chunked_work::merge(self.$field.as_work(), block)?)
            }
        }
    };
}

/// Encodes a job for [`crate::workbench`] in a worker: the code of its kind, then the job spec.
pub(crate) fn encode_job(code: u8, job_spec: &impl Codec) -> Uint8Array {
    let mut bytes = vec![code];
    job_spec.encode(&mut bytes);
    Uint8Array::from(bytes.as_slice())
}

/// Merges the chunk that an argument holds into work.
// Not inlined, because each kind of work would carry a copy.
#[inline(never)]
pub(crate) fn merge(work: &mut dyn ChunkedWork, chunk: &JsValue) -> Result<(), Refusal> {
    Ok(work.merge(&arguments::bytes("block", chunk)?)?)
}

pub(crate) use impl_chunked_work;
