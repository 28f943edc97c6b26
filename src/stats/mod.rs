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
pub mod summary;
