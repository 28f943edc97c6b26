//! Methods that the classes of all rollouts share. They are in macros, because wasm-bindgen exports
//! neither generic types nor methods of traits.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Exports the seed and the number of games of a class's field `rollout`.
macro_rules! impl_seed_and_games {
    ($class:ident) => {
        #[wasm_bindgen]
        impl $class {
            /// The seed in its standard form, for example `0x2a61`.
            #[wasm_bindgen(getter)]
            pub fn seed(&self) -> String {
                self.rollout.seed().to_string()
            }

            /// Number of finished games.
            #[wasm_bindgen(getter)]
            pub fn games(&self) -> f64 {
                self.rollout.games() as f64
            }
        }
    };
}

/// Exports the methods of a class whose field `rollout` rolls games of the lab with the code
/// `$code`.
macro_rules! impl_rollout {
    ($class:ident, $code:expr) => {
        $crate::rollouts::impl_seed_and_games!($class);
        $crate::chunked_work::impl_chunked_work!($class, rollout, $code);

        #[wasm_bindgen]
        impl $class {
            /// Forgets all games. The rollout starts again with the same dice.
            pub fn rewind(&mut self) {
                self.rollout.rewind();
            }
        }
    };
}

/// Exports the methods of a class whose field `batch` rolls rollouts of equal length, of the lab
/// with the code `$code`.
macro_rules! impl_batch {
    ($class:ident, $code:expr) => {
        $crate::chunked_work::impl_chunked_work!($class, batch, $code);

        #[wasm_bindgen]
        impl $class {
            /// Games per rollout.
            #[wasm_bindgen(getter)]
            pub fn games(&self) -> f64 {
                self.batch.games() as f64
            }
        }
    };
}

/// Exports the methods of a class whose field `batch` rolls rollouts that stop when they are ahead,
/// of the lab with the code `$code`.
macro_rules! impl_stopped {
    ($class:ident, $code:expr) => {
        $crate::rollouts::impl_batch!($class, $code);

        #[wasm_bindgen]
        impl $class {
            /// Returns the statistics of the rollouts that have stopped so far.
            #[wasm_bindgen(unchecked_return_type = "StoppedBoth")]
            pub fn stopped(&self) -> JsValue {
                let (plain, reduced) = (self.batch.plain(), self.batch.reduced());
                $crate::objects::to_js($crate::batch_shapes::StoppedBoth::new(plain, reduced))
            }
        }
    };
}

/// Returns the number of games that a value is: a whole number from 0 to 10¹². Throws
/// `RolloutLabError` for any other value.
#[wasm_bindgen(js_name = readGames)]
pub fn read_games(
    #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
) -> Result<f64, JsValue> {
    Ok(crate::arguments::games("games", games)? as f64)
}

pub(crate) use {impl_batch, impl_rollout, impl_seed_and_games, impl_stopped};
