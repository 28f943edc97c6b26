//! Evaluates the plays of a turn with several evaluators at once, and chooses the play.
//!
//! The values of all rolls by an evaluator go into a [`TurnEstimate`], which measures the luck of the
//! roll.

use super::bearoffs::PlaysSource;
use super::board::Board;
use super::candidates::Candidates;
use super::evaluator::{EvaluatorKind, add_noise};
use super::network;
use super::networks::Networks;
use super::plays::Plays;
use super::turn_estimate::TurnEstimate;
use crate::backgammon::network::{Network, Value};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, Roll};

/// Evaluates turns, with buffers that are reused.
#[derive(Clone, Default)]
pub(crate) struct TurnEvaluator {
    /// The plays found last.
    plays: Plays,
    full_scratch: network::NetworkScratch,
    scout_scratch: network::NetworkScratch,
    tiny_scratch: network::NetworkScratch,
    /// The scout network's equities of all plays found last, in 2⁻²⁵ points.
    scout_equities: Vec<i32>,
    /// The tiny network's values of all plays found last.
    tiny_values: Vec<Value>,
    /// The boards that the network or the databases evaluate.
    candidates: Candidates,
    /// The estimates of the last turn, one for each evaluator.
    estimates: Vec<TurnEstimate>,
}

impl TurnEvaluator {
    /// Returns the estimates of the last turn, one for each evaluator.
    pub fn estimates(&self) -> &[TurnEstimate] {
        &self.estimates
    }

    /// Returns the boards that the network or the databases evaluated in the last turn.
    pub const fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Measures the luck of the last turn's roll among rolls that open a game: those that are no
    /// doubles.
    pub fn center_on_opening_rolls(&mut self) {
        for estimate in &mut self.estimates {
            estimate.center_on_opening_rolls();
        }
    }

    /// Evaluates a turn with all evaluators, and returns the board after the play made, seen by the
    /// side that plays.
    ///
    /// The network chooses the play, or the databases if they cover the bear-off.
    ///
    /// To choose a play, the network evaluates all plays. To measure luck, it evaluates only the
    /// few plays of each roll that the scout network ranks highest. Luck averages zero with any
    /// selection of plays. This one cuts the cost of a game to little more than a third. Databases
    /// look up all plays, because looking up is cheap.
    pub fn play_turn(
        &mut self,
        networks: &Networks,
        evaluators: &[EvaluatorKind],
        board: &Board,
        roll: Roll,
    ) -> Board {
        self.estimates.clear();
        self.estimates.resize(evaluators.len(), TurnEstimate::NONE);
        self.candidates.clear();
        let source = networks.prepare_plays(board, &mut self.full_scratch);
        let uses_network = evaluators.iter().any(|kind| kind.uses_network());
        let scouted = uses_network && source != PlaysSource::Databases;
        if scouted {
            networks.scout.prepare_plays(board, &mut self.scout_scratch);
        }
        if evaluators.contains(&EvaluatorKind::Tiny) {
            networks.tiny.prepare_plays(board, &mut self.tiny_scratch);
        }
        let rolled = roll.kind();
        if evaluators
            .iter()
            .any(|&kind| kind != EvaluatorKind::Nothing)
        {
            for kind in (0..KIND_COUNT).filter(|&kind| kind != rolled) {
                self.find_plays(networks, evaluators, board, kind);
                if uses_network {
                    self.select_candidates(networks, scouted);
                    self.candidates.add_selected(kind, self.plays.boards());
                }
            }
        }
        // The roll itself comes last, so that its plays and values stay in the buffers.
        self.find_plays(networks, evaluators, board, rolled);
        if uses_network {
            self.select_candidates(networks, scouted);
        }
        self.candidates.add_all(rolled, self.plays.boards());
        // All at once, because each block of the network's weights is then fetched only once.
        self.candidates
            .evaluate(networks, source, &mut self.full_scratch);
        let played = self.candidates.best_play();
        self.record_estimates(networks, evaluators, rolled, played);
        *self.candidates.board(played)
    }

    /// Finds the plays of a kind of roll.
    ///
    /// Evaluators that use neither the full network nor databases add their estimates at once.
    fn find_plays(
        &mut self,
        networks: &Networks,
        evaluators: &[EvaluatorKind],
        board: &Board,
        kind: usize,
    ) {
        let plays = self.plays.find(board, ALL_KINDS[kind].roll());
        for (estimate, evaluator) in self.estimates.iter_mut().zip(evaluators) {
            match evaluator {
                EvaluatorKind::Tiny => {
                    collect_values(
                        &networks.tiny,
                        plays,
                        &mut self.tiny_scratch,
                        &mut self.tiny_values,
                    );
                    estimate.add_kind(kind, self.tiny_values.iter().copied().zip(plays));
                }
                EvaluatorKind::PipCount => {
                    let valued = |play| (networks.pip_count.value_after(play), play);
                    estimate.add_kind(kind, plays.iter().map(valued));
                }
                EvaluatorKind::Network | EvaluatorKind::Blurred(_) | EvaluatorKind::Nothing => {}
            }
        }
    }

    /// Selects, among the plays found last, those that the network or the databases evaluate to
    /// measure luck.
    fn select_candidates(&mut self, networks: &Networks, scouted: bool) {
        let plays = self.plays.boards();
        if scouted && plays.len() > Candidates::PER_ROLL {
            let equities = &mut self.scout_equities;
            equities.clear();
            networks
                .scout
                .evaluate_prepared(plays, &mut self.scout_scratch, |value| {
                    equities.push(value.equity());
                });
            self.candidates.select_best(equities);
        } else {
            self.candidates.select_all(plays.len());
        }
    }

    /// Adds the estimates of evaluators that use the network or databases, and all evaluators'
    /// values of the play made.
    ///
    /// `rolled` is the kind of the roll, and `played` is the number of the play among its plays.
    fn record_estimates(
        &mut self,
        networks: &Networks,
        evaluators: &[EvaluatorKind],
        rolled: usize,
        played: usize,
    ) {
        let (candidates, after, value) = (
            &self.candidates,
            self.candidates.board(played),
            self.candidates.value(played),
        );
        for (estimate, &evaluator) in self.estimates.iter_mut().zip(evaluators) {
            let played_value = match evaluator {
                EvaluatorKind::Network => {
                    for kind in 0..KIND_COUNT {
                        estimate.add_kind(kind, candidates.candidates(kind));
                    }
                    value
                }
                EvaluatorKind::Blurred(noise) => {
                    let with_noise = |(value, play)| (add_noise(value, play, noise), play);
                    for kind in 0..KIND_COUNT {
                        estimate.add_kind(kind, candidates.candidates(kind).map(with_noise));
                    }
                    add_noise(value, after, noise)
                }
                EvaluatorKind::Tiny => self.tiny_values[played],
                EvaluatorKind::PipCount => networks.pip_count.value_after(after),
                EvaluatorKind::Nothing => continue,
            };
            estimate.set_played(rolled, played_value);
        }
    }

    /// Returns the evaluator's value for the side on roll. For a finished game, it is the result.
    ///
    /// [`EvaluatorKind::Nothing`] returns the value of an even game.
    pub fn value(&mut self, networks: &Networks, evaluator: EvaluatorKind, board: &Board) -> Value {
        let network_value = |scratch: &mut _| networks.evaluate(board, scratch);
        self.value_with(networks, evaluator, board, network_value)
    }

    /// Returns the evaluator's value for the side on roll, without databases.
    ///
    /// It is approximate in bear-offs too, and available without waiting.
    pub fn value_without_databases(
        &mut self,
        networks: &Networks,
        evaluator: EvaluatorKind,
        board: &Board,
    ) -> Value {
        let network_value = |scratch: &mut _| networks.full.evaluate(board, scratch);
        self.value_with(networks, evaluator, board, network_value)
    }

    /// Returns the evaluator's value for the side on roll, where `network_value` computes the
    /// playing network's value.
    fn value_with(
        &mut self,
        networks: &Networks,
        evaluator: EvaluatorKind,
        board: &Board,
        network_value: impl Fn(&mut network::NetworkScratch) -> Value,
    ) -> Value {
        match evaluator {
            EvaluatorKind::Network => network_value(&mut self.full_scratch),
            EvaluatorKind::Tiny => networks.tiny.evaluate(board, &mut self.tiny_scratch),
            EvaluatorKind::Blurred(noise) => {
                // An error belongs to a position as the side that has just played sees it.
                let value = network_value(&mut self.full_scratch).swapped();
                add_noise(value, &board.swapped(), noise).swapped()
            }
            EvaluatorKind::PipCount => networks.pip_count.value(board),
            EvaluatorKind::Nothing => Value::EVEN,
        }
    }
}

/// Collects the values of plays by one network alone, for the board of its last `prepare_plays`.
fn collect_values(
    network: &Network,
    plays: &[Board],
    scratch: &mut network::NetworkScratch,
    values: &mut Vec<Value>,
) {
    values.clear();
    network.evaluate_prepared(plays, scratch, |value| values.push(value));
}
