//! Tosses of a green and a red die, with the value 7 − green + red.

use rollout_lab::labs::story::{MAX_TOSSES, TOSS_VARIANCE, Tosses};
use rollout_lab::labs::two_checker::Rollout;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

#[test]
fn toss_k_is_the_first_roll_of_trial_k() {
    let seed = Seed::new(0x2a61);
    let tosses = Tosses::roll(seed, 500);
    // Game k of a rollout begins with the first roll of trial k.
    let rollout = Rollout::new(seed);
    for (k, dice) in (0..).zip(tosses.green.iter().zip(&tosses.red)) {
        let (green, red) = rollout.record(k).dice.unwrap().x.dice();
        assert_eq!(dice, (&green, &red), "toss {k}");
    }
    assert_eq!((tosses.green.len(), tosses.red.len()), (500, 500));
}

#[test]
fn values_are_seven_minus_green_plus_red_and_means_are_running_means() {
    let tosses = Tosses::roll(Seed::new(7), 2_000);
    assert_eq!((tosses.values.len(), tosses.means.len()), (2_000, 2_000));
    let mut sum = 0.0;
    for k in 0..2_000 {
        let [green, red] = [&tosses.green, &tosses.red].map(|die| f64::from(die[k]));
        assert_eq!(tosses.values[k], 7.0 - green + red);
        // The sum is exact, because it has whole numbers up to 24,000.
        sum += tosses.values[k];
        assert_eq!(tosses.means[k], sum / (k + 1) as f64, "after {k} more");
    }
}

#[test]
fn the_36_rolls_average_seven_with_the_documented_variance() {
    let values: Vec<f64> = Roll::all()
        .map(|roll| 7.0 - f64::from(roll.dice().0) + f64::from(roll.dice().1))
        .collect();
    let mean = values.iter().sum::<f64>() / 36.0;
    let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / 36.0;
    assert_eq!(mean, 7.0);
    assert!((variance - TOSS_VARIANCE).abs() < 1e-12, "{variance}");
}

#[test]
fn many_tosses_settle_at_seven_with_that_variance() {
    for seed in [1, 0x2a61, u64::MAX] {
        let summary = Tosses::roll(Seed::new(seed), 10_000).summary();
        // Four standard errors of √(35/6) / 100 = 0.0242.
        assert!((summary.mean.unwrap() - 7.0).abs() < 0.097, "{summary:?}");
        // The fourth central moment of a die is (0.5⁴ + 1.5⁴ + 2.5⁴) / 3 = 14.73, and that of the
        // difference of two is 2 × 14.73 + 6 × (35/12)² = 80.5. The variance of a sample variance
        // is about (80.5 − (35/6)²) / n = 0.00465. The bound is four times its root, 0.068.
        let variance = summary.variance().unwrap();
        assert!((variance - TOSS_VARIANCE).abs() < 0.273, "{variance}");
    }
}

#[test]
fn the_summary_is_that_of_the_values() {
    let tosses = Tosses::roll(Seed::new(3), 50);
    let summary = tosses.summary();
    assert_eq!(summary.games, 50);
    assert_eq!(summary.mean, tosses.means.last().copied());
    let mean = summary.mean.unwrap();
    let squares = tosses.values.iter().map(|value| (value - mean).powi(2));
    let sd = (squares.sum::<f64>() / 49.0).sqrt();
    assert!((summary.sd.unwrap() - sd).abs() < 1e-12);
}

#[test]
fn the_number_of_tosses_is_limited() {
    let none = Tosses::roll(Seed::new(1), 0);
    assert_eq!((none.values.len(), none.summary().mean), (0, None));
    assert_eq!(MAX_TOSSES, 10_000);
    let largest = Tosses::roll(Seed::new(1), 10_001);
    assert_eq!(largest, Tosses::roll(Seed::new(1), 10_000));
    assert_eq!(largest.values.len(), 10_000);
}
