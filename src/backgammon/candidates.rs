//! The boards of a turn that the network, or databases, are asked about: all plays of the roll, to choose one, and those few of each
//! other roll by which luck is measured.

use core::ops::Range;

use super::bearoffs::PlaysSource;
use super::board::Board;
use super::board_dedup::BoardDedup;
use super::networks::Networks;
use super::turn_estimate::is_better;
use crate::backgammon::network::{NetworkScratch, Value};
use crate::rollout::dice::KIND_COUNT;

/// Boards after plays, still seen by the side that plays, and what they are worth to it: a turn's, each of them once.
#[derive(Clone, Default)]
pub(crate) struct Candidates {
    boards: Vec<Board>,
    values: Vec<Value>,
    /// Finds boards again that several rolls lead to.
    dedup: BoardDedup,
    /// Which of the boards all plays of the roll lead to.
    play_boards: Vec<usize>,
    /// Which of a roll's plays were chosen last.
    selected: Vec<usize>,
    /// Which of the boards the candidates for the best play of a roll lead to.
    candidate_boards: Vec<usize>,
    /// Those of each kind of roll, among the candidates.
    kind_ranges: [Range<usize>; KIND_COUNT],
}

impl Candidates {
    /// How many plays of a roll the scout chooses.
    pub const PER_ROLL: usize = 4;

    /// Nothing is asked.
    pub fn clear(&mut self) {
        self.boards.clear();
        self.dedup.clear();
        self.play_boards.clear();
        self.candidate_boards.clear();
        self.kind_ranges.fill(0..0);
        self.selected.clear();
    }

    /// Chooses those plays that are worth most, the first of several.
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

    /// Chooses all plays.
    pub fn select_all(&mut self, play_count: usize) {
        self.selected.clear();
        self.selected.extend(0..play_count);
    }

    /// Asks about those of these plays of a kind of roll that were chosen.
    pub fn add_selected(&mut self, kind: usize, plays: &[Board]) {
        let first = self.candidate_boards.len();
        self.candidate_boards.extend(
            self.selected
                .iter()
                .map(|&play| self.dedup.insert(&plays[play], &mut self.boards)),
        );
        self.kind_ranges[kind] = first..self.candidate_boards.len();
    }

    /// Asks about all plays of the roll, which is of this kind; those that were chosen are its candidates.
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

    /// Has all of them judged.
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

    /// The board after a play of the roll.
    pub fn board(&self, play: usize) -> &Board {
        &self.boards[self.play_boards[play]]
    }

    /// The value of a play of the roll.
    pub fn value(&self, play: usize) -> Value {
        self.values[self.play_boards[play]]
    }

    /// The best play of the roll, the first of several that are as good.
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

    /// The candidates of a kind of roll, and what they are worth.
    pub fn candidates(&self, kind: usize) -> impl Iterator<Item = (Value, &Board)> {
        let candidates = &self.candidate_boards[self.kind_ranges[kind].clone()];
        candidates
            .iter()
            .map(|&board| (self.values[board], &self.boards[board]))
    }
}
