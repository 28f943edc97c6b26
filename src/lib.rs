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
//! 4. [`score`]: results and luck as whole numbers, of which sums are exact;
//! 5. [`sampler`]: whatever plays one whole game and measures its luck;
//! 6. [`statistics`]: mean, standard deviation, standard error and 95% confidence interval; [`interval`]: how that keeps its
//!    promise for rare outcomes; [`confidence_sequence`]: the any-time interval, proven by bets where games have bounds;
//! 7. [`moments`]: the same of scores, from exact sums;
//! 8. [`totals`]: what is summed up over games;
//! 9. [`roller`]: whatever rolls games and sums them up; [`sampled`]: that and all that follows of any sampler;
//! 10. [`checkpoints`]: at which numbers of games a running average is kept;
//! 11. [`rollout`]: the rollout of any roller, and [`many_rollouts`] of the same length;
//! 12. [`block`]: how their work is cut into pieces that anybody can do, and merged; [`packed`]: the bytes in which that
//!     passes from one core to another;
//! 13. [`histogram`] and [`spread`]: how often a mean fell where, over the normal curve that theory expects;
//!     [`beside_truth`]: how many intervals contain the truth; [`stopped_rollouts`]: what stopping when ahead does;
//! 14. [`limits`]: how far rollouts go;
//! 15. [`two_checker`]: the article's game and its luck tables. It is no sampler: counts of its three leaves are all that
//!     any luck table needs, and its rollout keeps those;
//! 16. [`bearoff`]: any bear-off position, with luck as a program estimates it, the first sampler;
//! 17. [`walk`]: a random walk that decides a game, as a model of how long shogi games are; its luck is that of normal deviates,
//!     and each evaluation can be put on another scale;
//! 18. [`council`]: three noisy programs vote on a move; both models are from the blog of the Laboratory for Fundamental
//!     Information on Computer Shogi;
//! 19. [`contact`]: the whole game of backgammon, its rules so far;
//! 20. [`ids`] and [`side`]: boards as other programs write them, and the names of the two sides;
//! 21. [`story`]: what only the figures of the story ask for, of the two-checker game and of two dice.
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
pub mod beside_truth;
mod betting;
pub mod block;
pub mod checkpoints;
pub mod confidence_sequence;
pub mod contact;
pub mod council;
mod deviates;
pub mod dice;
pub mod histogram;
pub mod ids;
pub mod interval;
pub mod limits;
pub mod many_rollouts;
pub mod moments;
pub mod noise;
mod normal;
pub mod packed;
pub mod pairs;
pub mod roller;
pub mod rollout;
pub mod sampled;
pub mod sampler;
pub mod score;
pub mod seed;
pub mod side;
pub mod spread;
pub mod statistics;
pub mod stopped_rollouts;
pub mod story;
pub mod totals;
pub mod trial;
pub mod two_checker;
pub mod walk;

#[cfg(test)]
#[path = "../tests/common/chi_square.rs"]
mod chi_square;
#[cfg(test)]
#[path = "../tests/common/clock.rs"]
mod clock;
#[cfg(test)]
#[path = "../tests/common/golden.rs"]
mod golden;
