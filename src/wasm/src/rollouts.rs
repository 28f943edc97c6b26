//! What the classes of all rollouts have in common. As macros, because wasm-bindgen exports neither generic types nor the
//! methods of traits.

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

/// A class whose field `rollout` rolls games.
macro_rules! rolls_games {
    ($class:ident) => {
        $crate::rollouts::seed_and_games!($class);

        #[wasm_bindgen]
        impl $class {
            /// Plays this many games, or as many as can be played in about so many milliseconds; returns how many it
            /// played. A rollout ends at 10¹² games and then plays none.
            pub fn roll(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number", js_name = milliseconds)]
                budget: &JsValue,
            ) -> Result<f64, JsValue> {
                let count = $crate::errors::games("count", count)?;
                let keep_going = $crate::clock::within(budget)?;
                Ok(self.rollout.roll_while(count, keep_going) as f64)
            }

            /// Forgets all games; the same dice will be rolled again.
            pub fn rewind(&mut self) {
                self.rollout.rewind();
            }
        }
    };
}

/// A class whose field `many` rolls many rollouts of equal length.
macro_rules! rolls_many {
    ($class:ident) => {
        #[wasm_bindgen]
        impl $class {
            /// Plays for about so many milliseconds; returns whether all rollouts are done.
            #[wasm_bindgen(js_name = rollFor)]
            pub fn roll_for(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number", js_name = milliseconds)]
                budget: &JsValue,
            ) -> Result<bool, JsValue> {
                let deadline =
                    $crate::clock::Deadline::after($crate::errors::milliseconds(budget)?);
                Ok(self.many.roll_while(|| !deadline.passed()))
            }

            /// Games per rollout.
            #[wasm_bindgen(getter)]
            pub fn games(&self) -> f64 {
                self.many.games() as f64
            }

            /// How much of all games has been played, 0..1.
            #[wasm_bindgen(getter)]
            pub fn progress(&self) -> f64 {
                self.many.progress()
            }
        }
    };
}

pub(crate) use {rolls_games, rolls_many, seed_and_games};
