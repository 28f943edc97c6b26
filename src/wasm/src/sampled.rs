//! What rollouts of samplers are in JavaScript, one and many. Macros, because wasm-bindgen exports neither generic types nor the
//! methods of traits.

/// A class whose field `rollout` is a rollout of a game that is made ready: begun with it and with a seed, looked at game by
/// game, and told with the luck of an estimate subtracted.
macro_rules! rolls_sampled {
    (
        $class:ident of $lab:expr;
        games: $game:path, $game_type:tt; estimates: $estimate:path;
        records: $record:path, $record_type:tt; readouts: $readout:path, $readout_type:tt
    ) => {
        $crate::rollouts::rolls_games!($class, $lab);

        #[wasm_bindgen]
        impl $class {
            /// A rollout of a game that is made ready, with the dice of this seed (see `readSeed`). Throws
            /// `RolloutLabError` if the seed is none.
            #[wasm_bindgen(constructor)]
            pub fn new(
                #[wasm_bindgen(unchecked_param_type = $game_type, js_name = game)]
                prepared: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
            ) -> Result<Self, JsValue> {
                Ok(Self {
                    rollout: rollout_lab::rollout::sampled::Rollout::new(
                        $game(prepared)?,
                        $crate::seeds::seed(seed)?,
                    ),
                })
            }

            /// Game `trial`, counted from 0, as an estimate sees it; also a game that is still to be played.
            #[wasm_bindgen(unchecked_return_type = $record_type)]
            pub fn record(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let (trial, estimate) = (
                    $crate::errors::games("trial", trial)?,
                    $estimate(self.rollout.sampler(), estimate)?,
                );
                $record(trial, &self.rollout.record(trial, estimate)).to_js()
            }

            /// The statistics now, with the luck of an estimate subtracted.
            #[wasm_bindgen(unchecked_return_type = $readout_type)]
            pub fn readout(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                $readout(&self.rollout, $estimate(self.rollout.sampler(), estimate)?).to_js()
            }

            /// All of history at the checkpoints, with the luck of an estimate subtracted.
            #[wasm_bindgen(unchecked_return_type = "History")]
            pub fn history(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.rollout.sampler(), estimate)?;
                Ok($crate::columns::history(
                    self.rollout.history(estimate),
                    rollout_lab::stats::summary::RELIABLE_FROM,
                ))
            }

            /// The any-time intervals at the same checkpoints.
            #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
            pub fn any_time(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.rollout.sampler(), estimate)?;
                Ok($crate::columns::any_time(self.rollout.history(estimate)))
            }
        }
    };
}

/// Classes whose field `many` is many rollouts of such a game, and of those the ones that are stopped when they are ahead.
macro_rules! rolls_many_sampled {
    (
        $many:ident: $many_of:ty, $stopped:ident: $stopped_of:ty, of $lab:expr;
        games: $game:path, $game_type:tt; estimates: $estimate:path; stopped: $stopped_type:tt
    ) => {
        $crate::rollouts::rolls_many!($many, $lab);

        #[wasm_bindgen]
        impl $many {
            /// Rollouts of equally many games each, with dice derived from the seed; none played yet.
            #[wasm_bindgen(constructor)]
            pub fn new(
                #[wasm_bindgen(unchecked_param_type = $game_type, js_name = game)]
                prepared: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
            ) -> Result<Self, JsValue> {
                let game = $game(prepared)?;
                let (rollouts, length) = (
                    $crate::errors::rollouts(rollouts)?,
                    $crate::errors::games("games", length)?,
                );
                let many = <$many_of>::new(game, $crate::seeds::seed(seed)?, rollouts, length);
                Ok(Self { many })
            }

            /// How the means spread with the luck of an estimate subtracted; of null, the plain means.
            #[wasm_bindgen(unchecked_return_type = "Spread")]
            pub fn spread(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number | null")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let spread = if estimate.is_null() {
                    self.many.plain_spread()
                } else {
                    self.many
                        .reduced_spread($estimate(self.many.sampler(), estimate)?)
                };
                Ok($crate::columns::spread(&spread))
            }

            /// How many of their intervals contain the truth, plain and with the luck of an estimate subtracted, and whose mean
            /// was nearer to it; null beyond six checkers a side, where the truth is not known.
            #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth | null")]
            pub fn beside_truth(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.many.sampler(), estimate)?;
                match self.many.coverage(estimate) {
                    Some(counted) => $crate::many_shapes::beside_truth(&counted),
                    None => Ok(JsValue::NULL),
                }
            }

            /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the
            /// average with the luck of an estimate subtracted. A rollout that never gets ahead has as many games as
            /// these, but at least 100 and at most 10,000. Null beyond six checkers a side, where the exact mean is
            /// unknown.
            #[wasm_bindgen(js_name = stoppedWhenAhead, unchecked_return_type = $stopped_type)]
            pub fn stopped_when_ahead(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.many.sampler(), estimate)?;
                let many = self.many.stopped_when_ahead(estimate);
                Ok($crate::objects::or_null(many.map(|many| $stopped { many })))
            }
        }

        /// Rollouts that are stopped as soon as their average is ahead.
        #[wasm_bindgen]
        pub struct $stopped {
            many: $stopped_of,
        }

        $crate::rollouts::rolls_many!($stopped, $lab);

        #[wasm_bindgen]
        impl $stopped {
            /// Statistics of the stopped rollouts so far.
            #[wasm_bindgen(unchecked_return_type = "StoppedBoth")]
            pub fn stopped(&self) -> Result<JsValue, JsValue> {
                $crate::many_shapes::stopped_both(&self.many.plain(), &self.many.reduced())
            }
        }
    };
}

pub(crate) use rolls_many_sampled;
pub(crate) use rolls_sampled;
