//! Self-play: several games at once, each a ply at a time, and what the network learns from each.
//!
//! The chances before a roll should be those after the best play of a roll that comes up: temporal differences without traces
//! (Sutton, 1988; Tesauro, 1992). Now and then another play than the best is made, so that games go everywhere; what is learnt is
//! the best one's all the same.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rollout_lab::backgammon::network::Weights;
use rollout_lab::backgammon::network::expert_features::FeatureCounter;
use rollout_lab::backgammon::{Board, PLACES, Plays};

use crate::bytes::{Reader, Writer};
use crate::generator::Generator;
use crate::learner;
use crate::learner::{Back, add_gradient};
use crate::starts::{Chance, odd};
use crate::sums::{Outputs, Seen, Sums, equity, of_outcome, swapped};

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// How often any play is made, 0..1.
    pub any_play: f32,
    /// How often a game begins at an odd position, 0..1.
    pub odd_start: f32,
}

/// Games that one thread plays, and the sum of their gradients.
pub struct Lane {
    games: Vec<(Board, Chance)>,
    habits: Habits,
    counter: FeatureCounter,
    plays: Plays,
    sums: Sums,
    back: Back,
    /// The sum of the gradients since it was taken last.
    pub gradient: Weights,
    /// How many games have ended.
    pub ended: u64,
}

impl Lane {
    pub fn new(seed: u64, games: usize, habits: Habits, like: &Weights) -> Self {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        let games = (0..games)
            .map(|_| {
                let mut chance = Chance(Generator::seeded_by(&mut seeds));
                (start(&mut chance, habits), chance)
            })
            .collect();
        Self {
            games,
            habits,
            counter: if like.uses_expert_features() {
                FeatureCounter::new()
            } else {
                FeatureCounter::disabled()
            },
            plays: Plays::new(),
            sums: Sums::default(),
            back: Back::default(),
            gradient: learner::zero(like),
            ended: 0,
        }
    }

    /// Writes where its games are, between two steps.
    pub fn write(&self, to: &mut Writer) {
        to.number(self.ended);
        for (board, chance) in &self.games {
            to.bytes(board.sides().as_flattened());
            for word in chance.0.state() {
                to.number(word);
            }
        }
    }

    /// Puts as many games where they were written to be; `None` if there are not as many, or one is none.
    pub fn read(&mut self, from: &mut Reader) -> Option<()> {
        self.ended = from.number()?;
        for (board, chance) in &mut self.games {
            let sides = from.bytes(2 * PLACES)?.as_chunks().0;
            *board = Board::new([*sides.first()?, *sides.get(1)?]).ok()?;
            if board.outcome().is_some() {
                return None;
            }
            let mut state = [0; 4];
            for word in &mut state {
                *word = from.number()?;
            }
            chance.0 = Generator::of_state(state)?;
        }
        Some(())
    }

    /// Plays one ply of each game.
    pub fn ply(&mut self, weights: &Weights) {
        let Self {
            games,
            habits,
            counter,
            plays,
            sums,
            back,
            gradient,
            ended,
        } = self;
        for (board, chance) in games {
            let found = plays.find(board, chance.roll());
            let (best, target) = best_play(weights, counter, sums, board, found);
            add_gradient(weights, &Seen::new(counter, board), &target, gradient, back);
            let made = if chance.share() < habits.any_play {
                chance.below(found.len())
            } else {
                best
            };
            *board = if found[made].outcome().is_some() {
                *ended += 1;
                start(chance, *habits)
            } else {
                found[made].swapped()
            };
        }
    }
}

/// Where a game begins.
pub fn start(chance: &mut Chance, habits: Habits) -> Board {
    if chance.share() < habits.odd_start {
        odd(chance)
    } else {
        Board::START
    }
}

/// The number of the play with the highest equity, the first of several, and the chances after it, both of the side that plays.
pub fn best_play(
    weights: &Weights,
    counter: &FeatureCounter,
    sums: &mut Sums,
    board: &Board,
    found: &[Board],
) -> (usize, Outputs) {
    let before = board.swapped();
    sums.begin(weights, &before);
    let mut best = (0, [0.0; 5], f32::NEG_INFINITY);
    for (number, play) in found.iter().enumerate() {
        let chances = play.outcome().map_or_else(
            || swapped(sums.evaluate(weights, counter, &before, &play.swapped())),
            of_outcome,
        );
        let equity = equity(chances);
        if equity > best.2 {
            best = (number, chances, equity);
        }
    }
    (best.0, best.1)
}
