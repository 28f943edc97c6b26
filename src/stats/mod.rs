//! Exact scores, and the statistics of rollouts.
//!
//! A [`Score`](score::Score) is a result or a luck as a whole number, so that sums are exact in any
//! order. [`summary`] has the mean, standard deviation, standard error and 95% interval that follow
//! from the sums.
//!
//! [`interval`] widens that interval for games with rare outcomes, so that its coverage stays near
//! 95%. [`confidence_sequence`] has the any-time interval, which betting proves where games have
//! bounds. [`histogram`] and [`spread`] describe the means of many rollouts, and [`funnel`] the range
//! in which they are expected. [`coverage`] counts the intervals that contain the true mean.
//!
//! ```
//! use rollout_lab::stats::summary::equivalent_games;
//!
//! // The article's position has variance 2343.75 in plain games. With the luck of the article's
//! // made-up table subtracted, 281.25 are left. So each of these games counts as 8⅓ plain ones.
//! let worth = equivalent_games(2343.75_f64.sqrt(), 281.25_f64.sqrt()).unwrap();
//! assert!((worth - 25.0 / 3.0).abs() < 1e-12);
//! ```

mod betting;
pub mod confidence_sequence;
pub mod coverage;
pub mod funnel;
pub mod histogram;
pub mod interval;
pub(crate) mod moments;
pub(crate) mod normal;
pub mod score;
pub mod spread;
pub mod student;
pub mod summary;
