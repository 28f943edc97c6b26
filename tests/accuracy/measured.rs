//! How often the intervals of many rollouts miss what is exactly true.

use crate::cases::{Case, Look};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::confidence_sequence::{MIN_GAMES, factor};
use rollout_lab::stats::interval::Z95;

/// After how many games rollouts are looked at.
pub const LENGTHS: [u64; 4] = [100, 300, 1_000, 10_000];

/// How often the intervals of a series missed, and how wide they were.
pub struct Figures {
    pub case: &'static str,
    pub series: &'static str,
    /// The limit of its average, in its unit.
    pub truth: f64,
    /// Whether what is rolled is neither rare nor nearly certain: a chance from 5 to 95%.
    pub is_common: bool,
    /// Whether the any-time interval is proven.
    pub is_proven: bool,
    /// How many rollouts leave the any-time interval at some checkpoint, in percent.
    pub any_time_left: f64,
    pub lengths: [AtLength; 4],
}

/// Intervals after so many games.
#[derive(Clone, Copy, Default)]
pub struct AtLength {
    pub games: u64,
    /// How many rollouts have an interval, in percent.
    pub shown: f64,
    /// How many have one that misses, in percent of all.
    pub missed: f64,
    /// Its width against mean ± 1.96 standard errors, in the median.
    pub width: f64,
    /// The any-time interval's against the asymptotic one's, in the median.
    pub any_time_width: f64,
}

/// Differences up to this are rounding.
const ROUNDING: f64 = 1e-6;

fn misses(interval: Option<(f64, f64)>, truth: f64) -> bool {
    interval.is_some_and(|(low, high)| truth < low - ROUNDING || high + ROUNDING < truth)
}

/// The median of what is finite; 1 if nothing is.
fn median(mut ratios: Vec<f64>) -> f64 {
    ratios.retain(|ratio| ratio.is_finite());
    ratios.sort_by(f64::total_cmp);
    ratios.get(ratios.len() / 2).copied().unwrap_or(1.0)
}

/// Rolls a case so many times, or as many times as often as it wants.
pub fn measured(case: &Case, rollouts: u64) -> Vec<Figures> {
    let rollouts = case.times * rollouts;
    let count = case.series.len();
    let mut left = vec![0; count];
    let mut shown = vec![[0; LENGTHS.len()]; count];
    let mut missed = shown.clone();
    let mut widths = vec![[const { Vec::new() }; LENGTHS.len()]; count];
    let mut any_time_widths = widths.clone();
    let mut is_proven = vec![true; count];
    for rollout in 0..rollouts {
        let looks = (case.roll)(Seed::new(39).child(rollout));
        for (index, looks) in looks.iter().enumerate() {
            let truth = case.series[index].truth;
            let watched = looks.iter().filter(|look| look.summary.games >= MIN_GAMES);
            left[index] += u64::from(watched.clone().any(|look| misses(look.any_time, truth)));
            for (at, games) in LENGTHS.into_iter().enumerate() {
                let Look { summary, any_time } = *looks
                    .iter()
                    .find(|look| look.summary.games == games)
                    .expect("each length is looked at");
                shown[index][at] += u64::from(summary.ci.is_some());
                missed[index][at] += u64::from(misses(summary.ci, truth));
                // Where all that games differ by is rounding, it has no width to speak of.
                let se = summary.se.filter(|se| *se > ROUNDING).unwrap_or(f64::NAN);
                let width = |interval: Option<(f64, f64)>| interval.map(|(low, high)| high - low);
                widths[index][at].extend(width(summary.ci).map(|it| it / (2.0 * Z95 * se)));
                let asymptotic = 2.0 * factor(games).unwrap() * se;
                any_time_widths[index][at].extend(width(any_time).map(|it| it / asymptotic));
                is_proven[index] &= !summary.any_time_is_approximate();
            }
        }
    }
    let percent = |count: u64| 100.0 * count as f64 / rollouts as f64;
    (0..count)
        .map(|index| {
            let series = &case.series[index];
            Figures {
                case: case.name,
                series: series.name,
                truth: series.truth,
                is_common: series.is_common,
                is_proven: is_proven[index],
                any_time_left: percent(left[index]),
                lengths: core::array::from_fn(|at| AtLength {
                    games: LENGTHS[at],
                    shown: percent(shown[index][at]),
                    missed: percent(missed[index][at]),
                    width: median(std::mem::take(&mut widths[index][at])),
                    any_time_width: median(std::mem::take(&mut any_time_widths[index][at])),
                }),
            }
        })
        .collect()
}
