//! What the classes of all rollouts have in common. As macros, because wasm-bindgen exports neither generic types nor the
//! methods of traits.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The seed and the games of a class whose field `rollout` has them.
macro_rules! seed_and_games {
    ($class:ident) => {
        #[wasm_bindgen]
        impl $class {
            /// The seed, as it is always written.
            #[wasm_bindgen(getter)]
            pub fn seed(&self) -> String {
                self.rollout.seed().to_string()
            }

            /// Number of games that have been played.
            #[wasm_bindgen(getter)]
            pub fn games(&self) -> f64 {
                self.rollout.games() as f64
            }
        }
    };
}

/// A class whose field `rollout` rolls games of a lab.
macro_rules! rolls_games {
    ($class:ident, $lab:expr) => {
        $crate::rollouts::seed_and_games!($class);
        $crate::works::works!($class, rollout, $lab);

        #[wasm_bindgen]
        impl $class {
            /// Forgets all games; the same dice will be rolled again.
            pub fn rewind(&mut self) {
                self.rollout.rewind();
            }
        }
    };
}

/// A class whose field `many` rolls many rollouts of equal length, of a lab's games.
macro_rules! rolls_many {
    ($class:ident, $lab:expr) => {
        $crate::works::works!($class, many, $lab);

        #[wasm_bindgen]
        impl $class {
            /// Games per rollout.
            #[wasm_bindgen(getter)]
            pub fn games(&self) -> f64 {
                self.many.games() as f64
            }
        }
    };
}

/// The number of games that a value is. Throws `RolloutLabError` if it is none, or more than a rollout can hold.
#[wasm_bindgen(js_name = readGames)]
pub fn read_games(
    #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
) -> Result<f64, JsValue> {
    Ok(crate::errors::games("games", games)? as f64)
}

pub(crate) use {rolls_games, rolls_many, seed_and_games};
