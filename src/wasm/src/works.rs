//! Work that is cut into blocks, as JavaScript sees it. The methods are a macro's, because wasm-bindgen exports neither
//! generic types nor the methods of traits.

use js_sys::Uint8Array;
use rollout_lab::codec::Codec;
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

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

/// A class whose field is work of a lab.
macro_rules! works {
    ($class:ident, $field:ident, $lab:expr) => {
        #[wasm_bindgen]
        impl $class {
            /// The order from which a worker does blocks of this.
            pub fn order(&self) -> js_sys::Uint8Array {
                $crate::works::order($lab, &self.$field.job_spec())
            }

            /// How many games, or whole rollouts, are done.
            #[wasm_bindgen(getter)]
            pub fn done(&mut self) -> f64 {
                self.$field.as_work().completed() as f64
            }

            /// How many there are.
            #[wasm_bindgen(getter)]
            pub fn all(&mut self) -> f64 {
                self.$field.as_work().total() as f64
            }

            /// Does so many more, or as many as are left; returns how many it did.
            pub fn roll(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
            ) -> Result<f64, JsValue> {
                let count = $crate::errors::games("count", count)?;
                Ok(self.$field.as_work().roll(count) as f64)
            }

            /// Adds a block that a worker has done. Throws `RolloutLabError` if it is not what comes next.
            pub fn merge(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "Uint8Array")] block: &JsValue,
            ) -> Result<(), JsValue> {
                Ok($crate::works::merge(self.$field.as_work(), block)?)
            }
        }
    };
}

/// An order of a lab, for [`crate::workbench`] in a worker.
pub(crate) fn order(lab: u8, order: &impl Codec) -> Uint8Array {
    let mut bytes = vec![lab];
    order.encode(&mut bytes);
    Uint8Array::from(bytes.as_slice())
}

#[wasm_bindgen]
extern "C" {
    /// An array of this module's own, which nobody else can change.
    #[wasm_bindgen(extends = Uint8Array, js_name = Uint8Array)]
    type Copied;

    /// Throws if the array's memory was transferred elsewhere, or if it only claims to be one.
    #[wasm_bindgen(constructor, catch, js_class = "Uint8Array")]
    fn of(array: &JsValue) -> Result<Copied, JsValue>;
}

/// Bytes that are an argument. An exception of JavaScript's would end a call between its lines, and the object that was
/// called would stay borrowed for ever: everything that may throw is caught here.
pub(crate) fn bytes(argument: &str, value: &JsValue) -> Result<Vec<u8>, Refusal> {
    let copied = value
        .is_instance_of::<Uint8Array>()
        .then(|| Copied::of(value).ok())
        .flatten();
    copied
        .map(|array| array.to_vec())
        .ok_or_else(|| Refusal::wrong_shape(argument, "a Uint8Array that has not been transferred"))
}

// Not inlined: there would be a copy of all this for every kind of work.
#[inline(never)]
pub(crate) fn merge(work: &mut dyn ChunkedWork, block: &JsValue) -> Result<(), Refusal> {
    Ok(work.merge(&bytes("block", block)?)?)
}

pub(crate) use works;
