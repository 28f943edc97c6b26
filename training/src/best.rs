//! Which of several plays is the best.

use rollout_lab::backgammon::network::Value;

/// The number of the value with the highest equity, the first of several.
pub fn first_best(values: &[Value]) -> usize {
    (1..values.len()).fold(0, |best, play| {
        if values[play].equity() > values[best].equity() {
            play
        } else {
            best
        }
    })
}
