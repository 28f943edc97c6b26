//! The core of Rollout Lab: backgammon rollouts, and what happens to them when the luck of the dice is
//! subtracted.
//!
//! One idea runs through the crate. A game's result is the position's value plus luck minus mistakes. If the
//! luck credited to a roll averages zero over the 36 rolls, subtracting it cannot move a rollout's mean,
//! however wrong the estimates are; it only changes the spread. (Statisticians call it a martingale control
//! variate.) The source is David Montgomery, *Variance Reduction*, `GammOnLine`, February 2000.
//!
//! The modules stand in the order in which data flows:
//!
//! 1. [`seed`]: 64 bits that name a rollout's dice;
//! 2. [`dice`]: the 36 rolls, exactly unbiased, and dice as a parameter of a game;
//! 3. [`trial`]: trial k of a rollout as a pure function of (seed, k);
//! 4. [`statistics`]: mean, standard deviation, standard error and 95% confidence interval;
//! 5. [`moments`]: the same of values that come one by one;
//! 6. [`checkpoints`]: at which numbers of games a running average is kept;
//! 7. [`histogram`] and [`spread`]: how often a mean fell where, over the normal curve that theory expects;
//! 8. [`limits`]: how far rollouts go;
//! 9. [`two_checker`]: the article's game, its luck tables and its rollout, built from the above;
//! 10. [`bearoff`]: any bear-off position, with luck as a program estimates it.
//!
//! Nothing here knows about WebAssembly or a page; `src/wasm` translates. A first rollout:
//!
//! ```
//! use rollout_lab::seed::Seed;
//! use rollout_lab::two_checker::{LuckTable, Rollout};
//!
//! let mut rollout = Rollout::new(Seed::new(42));
//! rollout.roll(10_000);
//!
//! // Wrong estimates that average zero: the mean stays near 37.5%, the spread shrinks.
//! let reduced = rollout.reduced(&LuckTable::MADE_UP);
//! let plain = rollout.plain();
//! assert!((reduced.mean.unwrap() - 37.5).abs() < 1.0);
//! assert!(reduced.sd.unwrap() < plain.sd.unwrap() / 2.0);
//! ```

pub mod bearoff;
pub mod checkpoints;
pub mod dice;
pub mod histogram;
pub mod limits;
pub mod many_rollouts;
pub mod moments;
mod pace;
pub mod rollout;
pub mod sampler;
pub mod score;
pub mod seed;
pub mod spread;
pub mod statistics;
pub mod totals;
pub mod trial;
pub mod two_checker;
