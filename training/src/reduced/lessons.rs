//! What whole games teach once their luck is taken out.
//!
//! A game's result is what its first position was worth, and the luck of all rolls, and what the network did not know. A label is
//! the position's worth one roll ahead and, weighted by λ, λ² …, what turned out on each later turn to be different from what was
//! thought, the rolls' luck aside: TD(λ) (Sutton, 1988) with the dice's noise subtracted, so that a λ near 1 costs little.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rollout_lab::backgammon::{Board, Plays};

use super::looking::{Look, Looking, Players};
use crate::generator::Generator;
use crate::lane::{Habits, start};
use crate::starts::Chance;
use crate::sums::{Outputs, of_outcome, swapped};

/// A position, seen by the side on roll, and what its chances should be; a label may be a little below 0 or above 1.
pub struct Lesson {
    pub board: Board,
    pub label: Outputs,
}

/// A turn of a game.
struct Turn {
    board: Board,
    look: Look,
    /// Whether the play that was made is the best one.
    made_best: bool,
}

/// Memory that games use again.
#[derive(Default)]
pub struct Memory {
    looking: Looking,
    plays: Plays,
    turns: Vec<Turn>,
}

/// How games are played and learnt from.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub habits: Habits,
    /// λ, 0..1.
    pub trace: f32,
}

/// Plays the game of this seed to its end, and adds what it teaches.
pub fn play(
    players: Players,
    manner: Manner,
    seed: u64,
    memory: &mut Memory,
    lessons: &mut Vec<Lesson>,
) {
    let Memory {
        looking,
        plays,
        turns,
    } = memory;
    let mut chance = Chance(Generator::seeded_by(
        &mut Xoshiro256PlusPlus::seed_from_u64(seed),
    ));
    turns.clear();
    let mut board = start(&mut chance, manner.habits);
    let end = loop {
        let roll = chance.roll();
        let look = looking.at(players, &board, roll);
        let found = plays.find(&board, roll);
        let made = if chance.share() < manner.habits.any_play {
            chance.below(found.len())
        } else {
            look.best
        };
        turns.push(Turn {
            board,
            made_best: made == look.best,
            look,
        });
        if let Some(outcome) = found[made].outcome() {
            break of_outcome(outcome);
        }
        board = found[made].swapped();
    };
    label(turns, end, manner.trace, lessons);
}

/// Adds the labels of a game's turns, the last one first. `end` is what it came to, seen by the side that made the last play.
fn label(turns: &[Turn], end: Outputs, trace: f32, lessons: &mut Vec<Lesson>) {
    let mut after = end;
    for Turn {
        board,
        look,
        made_best,
    } in turns.iter().rev()
    {
        let mut label = look.mean;
        // Another play than the best says nothing of what the best one is worth.
        if *made_best {
            for ((label, after), thought) in label.iter_mut().zip(after).zip(look.rolled) {
                *label += trace * (after - thought);
            }
        }
        lessons.push(Lesson {
            board: *board,
            label,
        });
        after = swapped(label);
    }
}

#[cfg(test)]
mod tests;
