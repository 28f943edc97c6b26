//! The draws by which careless players choose their plays.

use rand_core::Rng;
use rand_xoshiro::SplitMix64;

use crate::rollout::trial::Trials;

/// The number of the substream of a seed's trials that has the draws. A trial's dice are unrelated to
/// it, so a careless player's game has the dice of the seed.
const SUBSTREAM: u64 = 16;

/// The draws of one game. Each turn of a careless player takes one, also if there is only one play.
#[derive(Clone, Debug)]
pub struct ChoiceDraws(Source);

/// The origin of draws.
#[derive(Clone, Debug)]
enum Source {
    /// All choices fall on the best play.
    BestPlays,
    /// A game whose generator isn't derived yet, because most games need no draw.
    Trial(Trials, u64),
    /// The generator of a game.
    Generator(SplitMix64),
}

impl ChoiceDraws {
    /// Creates draws that always choose the best play.
    pub const fn best_plays() -> Self {
        Self(Source::BestPlays)
    }

    /// Creates the draws of trial `k`, counted from 0.
    #[inline]
    pub const fn new(trials: Trials, k: u64) -> Self {
        Self(Source::Trial(trials, k))
    }

    /// Returns whether the next choice falls on the second best play. That happens in `percent` of
    /// all cases.
    ///
    /// A draw below a percentage is below all larger ones. So a more careless player makes all second
    /// best plays of a less careless one, as long as their games are equal.
    pub fn chooses_second(&mut self, percent: u8) -> bool {
        if let Source::Trial(trials, k) = self.0 {
            self.0 = Source::Generator(trials.substream(SUBSTREAM).generator(k));
        }
        match &mut self.0 {
            Source::Generator(generator) => draw_below_100(generator) < u32::from(percent),
            Source::BestPlays | Source::Trial(..) => false,
        }
    }
}

/// Returns a number from 0 to 99. Each is equally likely.
fn draw_below_100(generator: &mut SplitMix64) -> u32 {
    /// The number of products that are rejected: 2³² mod 100.
    const REJECTED: u32 = 96;
    loop {
        let product = (generator.next_u64() >> 32) * 100;
        if product as u32 >= REJECTED {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::rotation::Rotation;
    use crate::rollout::seed::Seed;

    #[test]
    fn percentages_are_those_asked_for() {
        let trials = Trials::new(Seed::new(48));
        let games = 100_000;
        for percent in [0, 1, 20, 50, 99, 100] {
            let chosen = |k: &u64| ChoiceDraws::new(trials, *k).chooses_second(percent);
            let count = (0..games).filter(chosen).count() as f64;
            let share = f64::from(percent) / 100.0;
            let sd = (games as f64 * share * (1.0 - share)).sqrt();
            assert!(
                (count - games as f64 * share).abs() <= 4.0 * sd,
                "{percent}"
            );
        }
    }

    #[test]
    fn rotated_dice_leave_the_draws_as_they_are() {
        let trials = Trials::new(Seed::new(48));
        for rotation in [Rotation::FirstRoll, Rotation::TwoRolls] {
            for k in 0..200 {
                let [random, rotated] = [None, Some(rotation)].map(|rotation| {
                    let mut draws = ChoiceDraws::new(trials.rotated(rotation), k);
                    [(); 20].map(|()| draws.chooses_second(50))
                });
                assert_eq!(random, rotated);
            }
        }
    }

    #[test]
    fn larger_percentages_choose_the_second_play_wherever_smaller_ones_do() {
        let trials = Trials::new(Seed::new(1));
        for k in 0..1000 {
            let chosen = |percent| ChoiceDraws::new(trials, k).chooses_second(percent);
            assert!(!chosen(10) || chosen(11));
        }
        assert!(!ChoiceDraws::best_plays().chooses_second(100));
    }
}
