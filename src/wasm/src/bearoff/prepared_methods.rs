//! Methods of the classes of databases and prepared games, which are built in steps. They are in
//! macros, because wasm-bindgen exports neither generic types nor methods of traits.

use rollout_lab::rollout::first_rolls::FirstRollSpread;
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::stats::funnel::ExactMoments;
use rollout_lab::stats::histogram::ExpectedDistribution;
use wasm_bindgen::JsValue;

use crate::columns::Funnel;
use crate::objects::to_js;

/// Exports the methods of a class whose field `state` is built in steps, and then lent to other
/// classes.
macro_rules! impl_steps {
    ($class:ident) => {
        #[wasm_bindgen]
        impl $class {
            /// Builds the smallest possible part, which takes microseconds to a millisecond.
            /// Returns whether everything is built.
            pub fn build(&mut self) -> bool {
                self.state.build()
            }

            /// The fraction that is built, 0..1.
            #[wasm_bindgen(getter)]
            pub fn progress(&self) -> f64 {
                self.state.progress()
            }

            /// Internal: lends its content to other classes of this module (see `class_args.rs`).
            #[wasm_bindgen(js_name = __lend, skip_typescript)]
            pub fn lend(&self) {
                $crate::class_args::lend(self.state.ready());
            }
        }
    };
}

/// Exports the methods of a class whose field `state` is a game of the lab with the code `$lab`. It
/// is built in steps, or a worker analyses it.
macro_rules! impl_analysed {
    ($class:ident of $lab:expr) => {
        $crate::bearoff::prepared_methods::impl_steps!($class);

        #[wasm_bindgen]
        impl $class {
            /// Returns the job from which a worker analyses the game, in bytes.
            pub fn order(&self) -> Result<js_sys::Uint8Array, JsValue> {
                Ok($crate::chunked_work::encode_job(
                    $lab,
                    &self.state.job_spec()?,
                ))
            }

            /// Takes over a worker's analysis instead of computing it here. Throws
            /// `RolloutLabError` if the bytes are no analysis of this game.
            pub fn take(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)]
                js_bytes: &JsValue,
            ) -> Result<(), JsValue> {
                Ok(self
                    .state
                    .take_analysis(&$crate::arguments::bytes("bytes", js_bytes)?)?)
            }
        }
    };
}

/// Exports the methods of a class whose field `state` prepares a bear-off of the lab with the code
/// `$lab`, with or without a cube.
macro_rules! impl_prepared_game {
    (
        $class:ident: $game:ty, of $lab:expr;
        builders: $builder:path, $database_type:tt, $setup_type:ty;
        theories: $theory:path, $theory_type:tt; funnels: $funnel_type:tt
    ) => {
        $crate::bearoff::prepared_methods::impl_analysed!($class of $lab);

        #[wasm_bindgen]
        impl $class {
            /// Begins to prepare a setup. Throws `RolloutLabError` if the setup is invalid, or if
            /// the database does not cover its position.
            #[wasm_bindgen(constructor)]
            pub fn new(
                #[wasm_bindgen(unchecked_param_type = $database_type, js_name = database)]
                js_database: &JsValue,
                #[wasm_bindgen(js_name = setup)] js_setup: &$setup_type,
            ) -> Result<Self, JsValue> {
                let builder = $builder(js_database, js_setup)?;
                let state = $crate::bearoff::incremental::Incremental::new(builder);
                Ok(Self { state })
            }

            /// Returns the exact statistics of a rollout with the luck of an estimate subtracted.
            /// They are known up to six checkers a side. `rotation` is that of the rollout.
            #[wasm_bindgen(unchecked_return_type = $theory_type)]
            pub fn theory(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let game = self.state.ready()?;
                let estimate = self::estimate(&game, estimate)?;
                let rotation = $crate::rotation::rotation(rotation)?;
                // The core's method returns an option only without a cube.
                let theory = Option::from(game.theory());
                Ok($crate::objects::to_js(
                    theory.map(|theory| $theory(theory, estimate, rotation)),
                ))
            }

            /// Returns the exact funnels of the plain rollout, and of the rollout with an
            /// estimate's luck subtracted: mean ± 1.96 standard errors at the checkpoints up to
            /// `last` games. They are known up to six checkers a side. `rotation` is that of the
            /// rollout.
            #[wasm_bindgen(unchecked_return_type = $funnel_type)]
            pub fn funnel(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
            ) -> Result<JsValue, JsValue> {
                let game = self.state.ready()?;
                let estimate = self::estimate(&game, estimate)?;
                let last = $crate::arguments::games("last", last)?;
                let rotation = $crate::rotation::rotation(rotation)?;
                Ok($crate::bearoff::prepared_methods::funnel(
                    &*game, estimate, last, rotation,
                ))
            }
        }

        /// Returns the game that an argument is.
        pub(super) fn game(value: &JsValue) -> Result<std::sync::Arc<$game>, $crate::errors::Refusal> {
            $crate::class_args::borrow("game", stringify!($class), value)
        }

        /// Returns the index of one of a game's estimates.
        pub(super) fn estimate(
            game: &$game,
            value: &JsValue,
        ) -> Result<usize, $crate::errors::Refusal> {
            $crate::bearoff::setup::estimate_index(game.setup().estimates.len(), value)
        }
    };
}

/// Returns the exact funnels of the plain rollout of a game, and of the rollout with an estimate's
/// luck subtracted, up to `last` games; null if they are unknown.
pub(super) fn funnel(
    game: &impl Sampler,
    estimate: usize,
    last: u64,
    rotation: Option<Rotation>,
) -> JsValue {
    let moments = |distribution: ExpectedDistribution| ExactMoments {
        mean: distribution.mean,
        sd: distribution.sd,
    };
    let both = game.expected_plain().zip(game.expected_reduced(estimate));
    let both = both.map(|(plain, reduced)| [plain, reduced].map(moments));
    let Some((rotation, spreads)) = rotation.zip(game.first_roll_spreads(estimate)) else {
        return to_js(both.map(|[plain, reduced]| Funnel::new(&plain, &reduced, last)));
    };
    let range = |ExactMoments { mean, .. }, spread: &FirstRollSpread, games| {
        let variance = spread.variance_after(rotation, games).unwrap_or(f64::NAN);
        let sd = variance.sqrt();
        ExactMoments { mean, sd }.range_after(1.0)
    };
    to_js(both.map(|[plain, reduced]| {
        let ranges = |games| {
            [
                range(plain, &spreads[0], games),
                range(reduced, &spreads[1], games),
            ]
        };
        Funnel::with_ranges(ranges, last)
    }))
}

pub(super) use impl_analysed;
pub(super) use impl_prepared_game;
pub(super) use impl_steps;
