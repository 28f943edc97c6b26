//! Looks at a turn with all estimates at once: which plays each roll has, who judges which of them, and what is played.

use super::bearoffs::Judges;
use super::board::Board;
use super::candidates::Asked;
use super::evaluator::{Evaluator, blurred};
use super::network;
use super::networks::Networks;
use super::plays::Plays;
use super::turn_estimate::Look;
use crate::backgammon::network::{Network, Value};
use crate::rollout::dice::{ALL_KINDS, KINDS, Roll};

/// Looks at turns, into memory that is used again.
#[derive(Clone, Default)]
pub(crate) struct Looking {
    plays: Plays,
    full_memory: network::Scratch,
    scout_memory: network::Scratch,
    tiny_memory: network::Scratch,
    /// What all plays of the last roll that was looked at are worth: to the scout, in 2⁻²⁵ points, and by the tiny network.
    scout: Vec<i32>,
    tiny: Vec<Value>,
    asked: Asked,
    looks: Vec<Look>,
}

impl Looking {
    /// The estimates of the last turn.
    pub fn looks(&self) -> &[Look] {
        &self.looks
    }

    /// Estimates a roll of a board with all estimates, and returns the board after the play that is made, from the view
    /// of the side that plays. The network chooses the play, or the databases if they cover the bear-off.
    ///
    /// To choose a play, the network evaluates all plays. To measure luck, it evaluates only the few plays of each roll
    /// that the scout network ranks highest. Luck averages zero with any selection of plays, and a game costs little
    /// more than a third. Databases look up all plays, because looking up is cheap.
    pub fn at(
        &mut self,
        networks: &Networks,
        evaluators: &[Evaluator],
        board: &Board,
        roll: Roll,
    ) -> Board {
        self.looks.clear();
        self.looks.resize(evaluators.len(), Look::NOTHING);
        self.asked.clear();
        let judges = networks.begin_plays(board, &mut self.full_memory);
        let asks_network = evaluators.iter().any(|it| it.asks_network());
        let scouted = asks_network && judges != Judges::Databases;
        if scouted {
            networks.scout.begin_plays(board, &mut self.scout_memory);
        }
        if evaluators.contains(&Evaluator::Tiny) {
            networks.tiny.begin_plays(board, &mut self.tiny_memory);
        }
        let rolled = roll.kind();
        if evaluators.iter().any(|&it| it != Evaluator::Nothing) {
            for kind in (0..KINDS).filter(|&kind| kind != rolled) {
                self.find(networks, evaluators, board, kind);
                if asks_network {
                    self.choose(networks, scouted);
                    self.asked.add_chosen(kind, self.plays.found());
                }
            }
        }
        // The roll itself comes last: what was found stays there.
        self.find(networks, evaluators, board, rolled);
        if asks_network {
            self.choose(networks, scouted);
        }
        self.asked.add_all(rolled, self.plays.found());
        // All at once, since each group of the network's weights is fetched once for all that are asked about together.
        self.asked.judge(networks, judges, &mut self.full_memory);
        let made = self.asked.best();
        self.say(networks, evaluators, rolled, made);
        *self.asked.board(made)
    }

    /// Finds the plays of a kind of roll. Those who need neither the network nor databases say of them what they think.
    fn find(&mut self, networks: &Networks, evaluators: &[Evaluator], board: &Board, kind: usize) {
        let found = self.plays.find(board, ALL_KINDS[kind].roll());
        for (look, evaluator) in self.looks.iter_mut().zip(evaluators) {
            match evaluator {
                Evaluator::Tiny => {
                    evaluate(&networks.tiny, found, &mut self.tiny_memory, &mut self.tiny);
                    look.add(kind, self.tiny.iter().copied().zip(found));
                }
                Evaluator::PipCount => {
                    let valued = |play| (networks.pips.value_after(play), play);
                    look.add(kind, found.iter().map(valued));
                }
                Evaluator::Network | Evaluator::Blurred(_) | Evaluator::Nothing => {}
            }
        }
    }

    /// Chooses those plays that were found last of which the network or databases are asked to measure luck.
    fn choose(&mut self, networks: &Networks, scouted: bool) {
        let found = self.plays.found();
        if scouted && found.len() > Asked::CANDIDATES {
            let equities = &mut self.scout;
            equities.clear();
            networks
                .scout
                .go_on(found, &mut self.scout_memory, |value| {
                    equities.push(value.equity());
                });
            self.asked.choose(equities);
        } else {
            self.asked.choose_all(found.len());
        }
    }

    /// What those say who ask the network or databases, and what all say of the play that was made of this kind of roll: number
    /// `made` of its plays.
    fn say(&mut self, networks: &Networks, evaluators: &[Evaluator], rolled: usize, made: usize) {
        let (asked, after, value) = (&self.asked, self.asked.board(made), self.asked.value(made));
        for (look, &evaluator) in self.looks.iter_mut().zip(evaluators) {
            let of_made = match evaluator {
                Evaluator::Network => {
                    for kind in 0..KINDS {
                        look.add(kind, asked.of_kind(kind));
                    }
                    value
                }
                Evaluator::Blurred(noise) => {
                    let blur = |(value, play)| (blurred(value, play, noise), play);
                    for kind in 0..KINDS {
                        look.add(kind, asked.of_kind(kind).map(blur));
                    }
                    blurred(value, after, noise)
                }
                Evaluator::Tiny => self.tiny[made],
                Evaluator::PipCount => networks.pips.value_after(after),
                Evaluator::Nothing => continue,
            };
            look.made(rolled, of_made);
        }
    }

    /// The evaluator's value for the side on roll. For a game that is over, the result. [`Evaluator::Nothing`] returns
    /// an even game.
    pub fn value(&mut self, networks: &Networks, evaluator: Evaluator, board: &Board) -> Value {
        let judged = |memory: &mut _| networks.evaluate(board, memory);
        self.said(networks, evaluator, board, judged)
    }

    /// The evaluator's value without databases: approximate in bear-offs too, and available without waiting.
    pub fn near_value(
        &mut self,
        networks: &Networks,
        evaluator: Evaluator,
        board: &Board,
    ) -> Value {
        let judged = |memory: &mut _| networks.full.evaluate(board, memory);
        self.said(networks, evaluator, board, judged)
    }

    /// What an evaluator says of the side on roll, if this is what whoever plays says of her.
    fn said(
        &mut self,
        networks: &Networks,
        evaluator: Evaluator,
        board: &Board,
        judged: impl Fn(&mut network::Scratch) -> Value,
    ) -> Value {
        match evaluator {
            Evaluator::Network => judged(&mut self.full_memory),
            Evaluator::Tiny => networks.tiny.evaluate(board, &mut self.tiny_memory),
            Evaluator::Blurred(noise) => {
                // An error belongs to a position as the side sees it that has just played.
                let value = judged(&mut self.full_memory).swapped();
                blurred(value, &board.swapped(), noise).swapped()
            }
            Evaluator::PipCount => networks.pips.value(board),
            Evaluator::Nothing => Value::EVEN,
        }
    }
}

/// The values of all plays of the board that was begun with, by one network alone.
fn evaluate(
    network: &Network,
    found: &[Board],
    memory: &mut network::Scratch,
    values: &mut Vec<Value>,
) {
    values.clear();
    network.go_on(found, memory, |value| values.push(value));
}
