//! Games between a network and another player, many at once, so that the other one is asked for many plays at a time.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rollout_lab::backgammon::{Board, Networks, Plays};
use rollout_lab::rollout::dice::Roll;

use super::luck::{Luck, Rolls};
use crate::generator::Generator;
use crate::starts::Chance;

/// A roll that the other player has to play, in one of two ways or more.
pub struct Decision {
    /// Seen by the other player.
    pub board: Board,
    pub roll: Roll,
    /// What can be made of it, still seen by the other player.
    pub plays: Vec<Board>,
}

/// Another player, who may think while we do.
pub trait Opponent {
    /// Asks for the plays of so many decisions.
    fn ask(&mut self, decisions: &[Decision]) -> Result<(), String>;
    /// What was chosen: the number of a play for each decision that was asked for last.
    fn answers(&mut self, decisions: &[Decision]) -> Result<Vec<usize>, String>;
}

/// Which games are played.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// The dice of each game depend on this and on the game's number.
    pub seed: u64,
    pub games: usize,
    /// How many are under way at a time: nothing else depends on it.
    pub at_once: usize,
    pub start: Board,
    pub sides: Sides,
}

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// We have the first roll of every other game, which is no double: a match.
    InTurn,
    /// The other player has both, and any first roll comes up: a rollout of the start as that one plays it. We stand for the side
    /// on roll, and only measure luck.
    Theirs,
}

/// A game that has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ended {
    /// What we have won, −3 to 3 points.
    pub points: i8,
    /// How lucky we were, less how lucky the other player was.
    pub luck: Luck,
}

impl Ended {
    /// The points that are left without luck.
    pub fn reduced(self) -> f64 {
        f64::from(self.points) - self.luck.points()
    }
}

struct Game {
    number: usize,
    /// Seen by the side on roll.
    board: Board,
    /// Whether that is us.
    ours: bool,
    /// Whether the next roll is the first one of a match game.
    first: bool,
    dice: Chance,
    luck: Luck,
}

impl Game {
    fn new(number: usize, plan: &Match) -> Self {
        let seed = plan.seed.rotate_left(32) ^ number as u64;
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self {
            number,
            board: plan.start,
            ours: plan.sides == Sides::Theirs || number.is_multiple_of(2),
            first: plan.sides == Sides::InTurn,
            dice: Chance(Generator::seeded_by(&mut seeds)),
            luck: Luck::default(),
        }
    }

    fn roll(&mut self) -> Roll {
        loop {
            let roll = self.dice.roll();
            if !(self.first && roll.is_double()) {
                return roll;
            }
        }
    }

    /// Makes a play; what the game has come to if it is over.
    fn make(&mut self, play: &Board, luck: Luck) -> Option<Ended> {
        self.luck += if self.ours { luck } else { luck.swapped() };
        let points = play.outcome().map(|outcome| {
            let outcome = if self.ours {
                outcome
            } else {
                outcome.swapped()
            };
            outcome.points()
        });
        self.board = play.swapped();
        self.ours = !self.ours;
        self.first = false;
        points.map(|points| Ended {
            points,
            luck: self.luck,
        })
    }
}

/// Plays all games as the page would, bear-offs by their databases, and gives them in their order.
pub fn play(
    plan: &Match,
    networks: &Networks,
    opponent: &mut impl Opponent,
) -> Result<Vec<Ended>, String> {
    let mut ended = vec![Ended::default(); plan.games];
    let mut to_come = 0..plan.games;
    let mut games: Vec<Game> = to_come
        .by_ref()
        .take(plan.at_once)
        .map(|number| Game::new(number, plan))
        .collect();
    let (mut plays, mut rolls) = (Plays::new(), Rolls::new());
    while !games.is_empty() {
        let rolled: Vec<Roll> = games.iter_mut().map(Game::roll).collect();
        let mut decisions = Vec::new();
        // For each game the number of its decision, if it is the other player's.
        let asked: Vec<Option<usize>> = games
            .iter()
            .zip(&rolled)
            .map(|(game, &roll)| {
                let found = plays.find(&game.board, roll);
                let theirs = plan.sides == Sides::Theirs || !game.ours;
                let asked = theirs && found.len() > 1;
                asked.then(|| {
                    decisions.push(Decision {
                        board: game.board,
                        roll,
                        plays: found.to_vec(),
                    });
                    decisions.len() - 1
                })
            })
            .collect();
        opponent.ask(&decisions)?;
        let ours: Vec<(Board, Luck)> = games
            .iter()
            .zip(&rolled)
            .map(|(game, &roll)| {
                rolls.look(networks, &game.board, game.first);
                rolls.of(roll)
            })
            .collect();
        let answers = opponent.answers(&decisions)?;
        let mut number = 0;
        games.retain_mut(|game| {
            let (best, luck) = ours[number];
            let made = asked[number].map_or(best, |asked| decisions[asked].plays[answers[asked]]);
            number += 1;
            let Some(end) = game.make(&made, luck) else {
                return true;
            };
            ended[game.number] = end;
            to_come.next().is_some_and(|next| {
                *game = Game::new(next, plan);
                true
            })
        });
    }
    Ok(ended)
}

#[cfg(test)]
pub mod tests;
