//! Methods of the classes whose rollouts use a sampler: single rollouts and batches. They are in
//! macros, because wasm-bindgen exports neither generic types nor methods of traits.

/// Exports the methods of a class whose field `rollout` is a rollout of a prepared game: the
/// constructor, single games, and statistics with the luck of one estimate subtracted.
macro_rules! impl_sampled_rollout {
    (
        $class:ident of $lab:expr;
        games: $game:path, $game_type:tt; estimates: $estimate:path;
        records: $record:path, $record_type:tt; readouts: $readout:path, $readout_type:tt
    ) => {
        $crate::rollouts::impl_rollout!($class, $lab);

        #[wasm_bindgen]
        impl $class {
            /// Creates a rollout of a game that is built, with the dice of a seed in decimal digits
            /// or `0x` and hex digits. With `rotation` 1, each of the 36 first rolls comes once in
            /// every 36 games; with 2, each of the 1,296 pairs of first two rolls comes once in
            /// every 1,296 games. Throws `RolloutLabError` for an invalid seed or rotation, or a
            /// game that is still being built.
            #[wasm_bindgen(constructor)]
            pub fn new(
                #[wasm_bindgen(unchecked_param_type = $game_type, js_name = game)]
                js_game: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
            ) -> Result<Self, JsValue> {
                Ok(Self {
                    rollout: rollout_lab::rollout::sampled::Rollout::with_rotation(
                        $game(js_game)?,
                        $crate::seeds::seed(seed)?,
                        $crate::rotation::rotation(rotation)?,
                    ),
                })
            }

            /// Returns game `trial`, counted from 0, with the luck that an estimate measures.
            /// Replays the game, whether it has been rolled or not.
            #[wasm_bindgen(unchecked_return_type = $record_type)]
            pub fn record(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let (trial, estimate) = (
                    $crate::arguments::games("trial", trial)?,
                    $estimate(self.rollout.sampler(), estimate)?,
                );
                let record = self.rollout.record(trial, estimate);
                Ok($crate::objects::to_js($record(trial, record)))
            }

            /// Returns the current statistics, with the luck of an estimate subtracted.
            #[wasm_bindgen(unchecked_return_type = $readout_type)]
            pub fn readout(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.rollout.sampler(), estimate)?;
                Ok($crate::objects::to_js($readout(&self.rollout, estimate)))
            }

            /// Returns the running averages at all checkpoints, with the luck of an estimate
            /// subtracted.
            #[wasm_bindgen(unchecked_return_type = "History")]
            pub fn history(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.rollout.sampler(), estimate)?;
                let points = self.rollout.history(estimate);
                let history = $crate::columns::History::new(
                    points,
                    rollout_lab::stats::summary::RELIABLE_FROM,
                );
                Ok($crate::objects::to_js(history))
            }

            /// Returns the any-time intervals at the checkpoints of `history`, with the luck of an
            /// estimate subtracted.
            #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
            pub fn any_time(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.rollout.sampler(), estimate)?;
                let points = self.rollout.history(estimate);
                Ok($crate::objects::to_js($crate::columns::AnyTimeBands::at(
                    points,
                )))
            }
        }
    };
}

/// Exports the methods of a class `$batch`, whose field `batch` is a batch of rollouts of a
/// prepared game. Defines the class `$stopped` of such rollouts that stop when they are ahead.
macro_rules! impl_sampled_batches {
    (
        $batch:ident: $batch_of:ty, $stopped:ident: $stopped_of:ty, of $lab:expr;
        games: $game:path, $game_type:tt; estimates: $estimate:path; stopped: $stopped_type:tt
    ) => {
        $crate::rollouts::impl_batch!($batch, $lab);

        #[wasm_bindgen]
        impl $batch {
            /// Creates a batch of rollouts of `games` games each, with dice derived from the seed.
            /// No game is rolled yet.
            #[wasm_bindgen(constructor)]
            pub fn new(
                #[wasm_bindgen(unchecked_param_type = $game_type, js_name = game)]
                js_game: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number", js_name = games)]
                js_games: &JsValue,
            ) -> Result<Self, JsValue> {
                let game = $game(js_game)?;
                let (rollouts, games) = (
                    $crate::arguments::rollouts(rollouts)?,
                    $crate::arguments::games("games", js_games)?,
                );
                let batch = <$batch_of>::new(game, $crate::seeds::seed(seed)?, rollouts, games);
                Ok(Self { batch })
            }

            /// Returns the spread of the rollouts' means, with the luck of an estimate subtracted.
            /// For null instead of an estimate, the spread of the plain means.
            #[wasm_bindgen(unchecked_return_type = "Spread")]
            pub fn spread(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number | null")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let spread = if estimate.is_null() {
                    self.batch.plain_spread()
                } else {
                    self.batch
                        .reduced_spread($estimate(self.batch.sampler(), estimate)?)
                };
                Ok($crate::objects::to_js($crate::columns::Spread::from(
                    spread,
                )))
            }

            /// Counts the rollouts whose intervals contain the exact mean, plain and with the luck
            /// of an estimate subtracted. Counts also which mean was nearer to it. null beyond six
            /// checkers a side, where the exact mean is unknown.
            #[wasm_bindgen(js_name = besideTruth, unchecked_return_type = "BesideTruth | null")]
            pub fn beside_truth(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.batch.sampler(), estimate)?;
                let report = self.batch.coverage(estimate);
                let report = report.map($crate::batch_shapes::BesideTruth::from);
                Ok($crate::objects::to_js(report))
            }

            /// Creates the same rollouts, none rolled yet, each of which stops as soon as its
            /// average is above the exact mean. Plain and reduced averages, with the luck of an
            /// estimate subtracted, stop separately. A rollout that never gets ahead has as many
            /// games as those of this batch, but at least 100 and at most 10,000. null beyond six
            /// checkers a side, where the exact mean is unknown.
            #[wasm_bindgen(js_name = stoppedWhenAhead, unchecked_return_type = $stopped_type)]
            pub fn stopped_when_ahead(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let estimate = $estimate(self.batch.sampler(), estimate)?;
                let batch = self.batch.stopped_when_ahead(estimate);
                Ok($crate::objects::or_null(
                    batch.map(|batch| $stopped { batch }),
                ))
            }
        }

        /// Rollouts that stop as soon as their average is ahead of the exact mean.
        #[wasm_bindgen]
        pub struct $stopped {
            batch: $stopped_of,
        }

        $crate::rollouts::impl_stopped!($stopped, $lab);
    };
}

pub(crate) use impl_sampled_batches;
pub(crate) use impl_sampled_rollout;
