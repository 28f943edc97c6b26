//! The later courses: a network that has learnt to play learns more from its games with their luck taken out.

pub mod lessons;
mod looking;
pub mod widened;

use std::sync::Arc;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rollout_lab::backgammon::Networks;
use rollout_lab::backgammon::network::expert_features::FeatureCounter;
use rollout_lab::backgammon::network::{Network, Weights};

use crate::bytes::{Reader, Writer, sum};
use crate::generator::Generator;
use crate::learner;
use crate::learner::{AVERAGE_EVERY, AVERAGE_PART, Adam, Back, add_gradient, clear, falling};
use crate::starts::Chance;
use crate::sums::Seen;
use crate::taught::Taught;
use lessons::{Lesson, Manner, Memory, play};
use looking::Players;

/// What a course is, but for the weights that it begins with.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    /// A round plays games with the weights' average as it is, and then learns from all of their positions.
    pub rounds: u64,
    /// Games to a round.
    pub games: u64,
    /// How often a round's positions are learnt from, each time in another order.
    pub uses: u64,
    /// The rate of the first round and of the last; in between it falls by as much each round.
    pub rates: [f32; 2],
    pub manner: Manner,
}

/// A plan, and the weights that the course begins with: as a file has them, in 16 bits.
#[derive(Clone)]
pub struct Begun {
    pub plan: Plan,
    pub weights: Weights,
}

/// Positions to a step.
const BATCH: usize = 64;

/// A course under way.
pub struct Course {
    plan: Plan,
    round: u64,
    step: u64,
    weights: Weights,
    /// The average of the weights over some thousand steps: what plays, and what is kept.
    average: Weights,
    adam: Adam,
    networks: Arc<Networks>,
}

impl Course {
    /// One round, whose games are played on two threads or on this one.
    pub fn round(&mut self, threads: bool) {
        let mut lessons = self.played(threads);
        // No game has such a number.
        let mut chance = self.chance(!self.round);
        let rate = self.rate();
        for _ in 0..self.plan.uses {
            for left in (2..=lessons.len()).rev() {
                lessons.swap(left - 1, chance.below(left));
            }
            self.learn(&lessons, rate);
        }
        self.round += 1;
    }

    /// What this round's games teach, in the order of the games.
    fn played(&self, threads: bool) -> Vec<Lesson> {
        let full = Network::new(&self.average);
        let players = Players {
            full: &full,
            tiny: self.networks.tiny(),
        };
        let (first, manner) = (self.games(), self.plan.manner);
        let some = |games: core::ops::Range<u64>| {
            let (mut memory, mut lessons) = (Memory::default(), Vec::new());
            for game in games {
                play(players, manner, self.seed(game), &mut memory, &mut lessons);
            }
            lessons
        };
        let (half, end) = (first + self.plan.games / 2, first + self.plan.games);
        if threads {
            std::thread::scope(|scope| {
                let other = scope.spawn(|| some(half..end));
                let mut lessons = some(first..half);
                match other.join() {
                    Ok(others) => lessons.extend(others),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
                lessons
            })
        } else {
            some(first..end)
        }
    }

    /// How many games were played.
    const fn games(&self) -> u64 {
        self.round * self.plan.games
    }

    const fn seed(&self, number: u64) -> u64 {
        self.plan.seed.rotate_left(32) ^ number
    }

    fn chance(&self, number: u64) -> Chance {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(self.seed(number));
        Chance(Generator::seeded_by(&mut seeds))
    }

    /// Steps, each against the mean gradient of so many lessons; what is left over is too little for one.
    fn learn(&mut self, lessons: &[Lesson], rate: f32) {
        let counter = if self.weights.uses_expert_features() {
            FeatureCounter::new()
        } else {
            FeatureCounter::disabled()
        };
        let (mut gradient, mut back) = (learner::zero(&self.weights), Back::default());
        for lessons in lessons.chunks_exact(BATCH) {
            for Lesson { board, label } in lessons {
                let seen = Seen::new(&counter, board);
                add_gradient(&self.weights, &seen, label, &mut gradient, &mut back);
            }
            for slope in gradient.parameters_mut().into_iter().flatten() {
                *slope /= BATCH as f32;
            }
            self.adam.step(&mut self.weights, &gradient, rate);
            clear(&mut gradient);
            self.step += 1;
            if self.step.is_multiple_of(AVERAGE_EVERY) {
                learner::approach(&mut self.average, &self.weights, AVERAGE_PART);
            }
        }
    }
}

impl Taught for Course {
    type Plan = Begun;

    fn words(Begun { plan, weights }: &Begun) -> String {
        let sum = sum(&weights.to_bytes());
        format!("{plan:?}, {BATCH} positions a step, from weights whose sum is {sum:016x}")
    }

    fn begin(Begun { plan, weights }: &Begun) -> Self {
        Self {
            plan: *plan,
            round: 0,
            step: 0,
            average: weights.clone(),
            adam: Adam::new(weights),
            weights: weights.clone(),
            networks: Networks::trained(),
        }
    }

    fn read(begun: &Begun, from: &mut Reader) -> Option<Self> {
        let mut course = Self::begin(begun);
        course.round = from.number()?;
        course.step = from.number()?;
        learner::read(&mut course.weights, from)?;
        learner::read(&mut course.average, from)?;
        course.adam.read(from)?;
        from.is_empty().then_some(course)
    }

    fn write(&self, to: &mut Writer) {
        to.number(self.round);
        to.number(self.step);
        learner::write(&self.weights, to);
        learner::write(&self.average, to);
        self.adam.write(to);
    }

    fn go_on(&mut self, threads: bool) {
        self.round(threads);
    }

    fn parts(&self) -> [u64; 2] {
        [self.round, self.plan.rounds]
    }

    fn progress(&self) -> String {
        let Self { round, step, .. } = self;
        format!("{round} rounds, {step} steps, {} games", self.games())
    }

    /// That of the round that comes next.
    fn rate(&self) -> f32 {
        falling(self.plan.rates, self.round, self.plan.rounds)
    }

    fn average(&self) -> &Weights {
        &self.average
    }
}

#[cfg(test)]
mod tests;
