//! The boards of a turn that the network or the databases evaluate.
//!
//! They are all plays of the roll, from which one is chosen, and a few plays of each other roll,
//! which measure luck.

use core::ops::Range;

use super::bearoffs::PlaysSource;
use super::board::Board;
use super::board_dedup::BoardDedup;
use super::networks::Networks;
use super::turn_estimate::is_better;
use crate::backgammon::network::{NetworkScratch, Value};
use crate::rollout::dice::KIND_COUNT;

/// The distinct boards of a turn and their values, both seen by the side that plays.
#[derive(Clone, Default)]
pub(crate) struct Candidates {
    /// The boards, each of them once.
    boards: Vec<Board>,
    /// The value of each board, once evaluated.
    values: Vec<Value>,
    /// Finds boards that several rolls lead to.
    dedup: BoardDedup,
    /// The index in `boards` of each play of the roll.
    play_boards: Vec<usize>,
    /// The indices of the plays that were selected last, among all plays of their roll.
    selected: Vec<usize>,
    /// The index in `boards` of each candidate for the best play, one kind of roll after another.
    candidate_boards: Vec<usize>,
    /// The range in `candidate_boards` that belongs to each kind of roll.
    kind_ranges: [Range<usize>; KIND_COUNT],
}

impl Candidates {
    /// The number of plays that the scout network selects for each roll.
    pub const PER_ROLL: usize = 4;

    /// Removes all boards.
    pub fn clear(&mut self) {
        self.boards.clear();
        self.dedup.clear();
        self.play_boards.clear();
        self.candidate_boards.clear();
        self.kind_ranges.fill(0..0);
        self.selected.clear();
    }

    /// Selects the plays with the highest equities, and the first ones among equals.
    pub fn select_best(&mut self, equities: &[i32]) {
        let mut best = [(i32::MIN, 0); Self::PER_ROLL];
        for (play, &equity) in equities.iter().enumerate() {
            if equity > best[Self::PER_ROLL - 1].0 {
                let place = best.iter().take_while(|other| other.0 >= equity).count();
                best[place..].rotate_right(1);
                best[place] = (equity, play);
            }
        }
        self.selected.clear();
        self.selected.extend(best.map(|(_, play)| play));
    }

    /// Selects all plays of a roll, of which there are `play_count`.
    pub fn select_all(&mut self, play_count: usize) {
        self.selected.clear();
        self.selected.extend(0..play_count);
    }

    /// Adds the selected plays of a kind of roll as its candidates. `plays` are all plays of that
    /// kind.
    pub fn add_selected(&mut self, kind: usize, plays: &[Board]) {
        let first = self.candidate_boards.len();
        self.candidate_boards.extend(
            self.selected
                .iter()
                .map(|&play| self.dedup.insert(&plays[play], &mut self.boards)),
        );
        self.kind_ranges[kind] = first..self.candidate_boards.len();
    }

    /// Adds all plays of the roll, which is of this kind. The selected ones become its candidates.
    pub fn add_all(&mut self, kind: usize, plays: &[Board]) {
        self.play_boards.extend(
            plays
                .iter()
                .map(|play| self.dedup.insert(play, &mut self.boards)),
        );
        let first = self.candidate_boards.len();
        self.candidate_boards
            .extend(self.selected.iter().map(|&play| self.play_boards[play]));
        self.kind_ranges[kind] = first..self.candidate_boards.len();
    }

    /// Evaluates all boards, from the source that [`Networks::prepare_plays`] has returned.
    pub fn evaluate(
        &mut self,
        networks: &Networks,
        source: PlaysSource,
        scratch: &mut NetworkScratch,
    ) {
        let Self { boards, values, .. } = self;
        values.clear();
        networks.evaluate_prepared(source, boards, scratch, |value| values.push(value));
    }

    /// Returns the board after a play of the roll.
    pub fn board(&self, play: usize) -> &Board {
        &self.boards[self.play_boards[play]]
    }

    /// Returns the value of a play of the roll.
    pub fn value(&self, play: usize) -> Value {
        self.values[self.play_boards[play]]
    }

    /// Returns the number of the best play of the roll, and of the first one among equals.
    pub fn best_play(&self) -> usize {
        let scored = |play: usize| (self.value(play), self.board(play));
        (1..self.play_boards.len()).fold(0, |best, next| {
            if is_better(scored(next), scored(best)) {
                next
            } else {
                best
            }
        })
    }

    /// Returns the number of each candidate of a kind of roll among the distinct boards.
    pub fn numbers(&self, kind: usize) -> &[usize] {
        &self.candidate_boards[self.kind_ranges[kind].clone()]
    }

    /// Returns the distinct boards, each with its value.
    pub fn distinct(&self) -> impl Iterator<Item = (Value, &Board)> {
        self.values.iter().copied().zip(&self.boards)
    }

    /// Returns the candidates of a kind of roll, each with its value.
    #[inline]
    pub fn candidates(&self, kind: usize) -> impl Iterator<Item = (Value, &Board)> {
        let candidates = &self.candidate_boards[self.kind_ranges[kind].clone()];
        candidates
            .iter()
            .map(|&board| (self.values[board], &self.boards[board]))
    }
}
