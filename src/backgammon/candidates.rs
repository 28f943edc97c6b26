//! The boards of a turn that the network, or databases, are asked about: all plays of the roll, to choose one, and those few of each
//! other roll by which luck is measured.

use core::ops::Range;

use super::bearoffs::Judges;
use super::board::Board;
use super::board_dedup::Seen;
use super::networks::Networks;
use super::turn_estimate::beats;
use crate::backgammon::network::{Scratch, Value};
use crate::rollout::dice::KINDS;

/// Boards after plays, still seen by the side that plays, and what they are worth to it: a turn's, each of them once.
#[derive(Clone, Default)]
pub(crate) struct Asked {
    boards: Vec<Board>,
    values: Vec<Value>,
    /// Finds boards again that several rolls lead to.
    seen: Seen,
    /// Which of the boards all plays of the roll lead to.
    plays: Vec<usize>,
    /// Which of a roll's plays were chosen last.
    chosen: Vec<usize>,
    /// Which of the boards the candidates for the best play of a roll lead to.
    candidates: Vec<usize>,
    /// Those of each kind of roll, among the candidates.
    of_kind: [Range<usize>; KINDS],
}

impl Asked {
    /// How many plays of a roll the scout chooses.
    pub const CANDIDATES: usize = 4;

    /// Nothing is asked.
    pub fn clear(&mut self) {
        self.boards.clear();
        self.seen.clear();
        self.plays.clear();
        self.candidates.clear();
        self.of_kind.fill(0..0);
        self.chosen.clear();
    }

    /// Chooses those plays that are worth most, the first of several.
    pub fn choose(&mut self, equities: &[i32]) {
        let mut best = [(i32::MIN, 0); Self::CANDIDATES];
        for (play, &equity) in equities.iter().enumerate() {
            if equity > best[Self::CANDIDATES - 1].0 {
                let place = best.iter().take_while(|other| other.0 >= equity).count();
                best[place..].rotate_right(1);
                best[place] = (equity, play);
            }
        }
        self.chosen.clear();
        self.chosen.extend(best.map(|(_, play)| play));
    }

    /// Chooses all plays.
    pub fn choose_all(&mut self, plays: usize) {
        self.chosen.clear();
        self.chosen.extend(0..plays);
    }

    /// Asks about those of these plays of a kind of roll that were chosen.
    pub fn add_chosen(&mut self, kind: usize, found: &[Board]) {
        let first = self.candidates.len();
        self.candidates.extend(
            self.chosen
                .iter()
                .map(|&play| self.seen.add(&found[play], &mut self.boards)),
        );
        self.of_kind[kind] = first..self.candidates.len();
    }

    /// Asks about all plays of the roll, which is of this kind; those that were chosen are its candidates.
    pub fn add_all(&mut self, kind: usize, found: &[Board]) {
        self.plays.extend(
            found
                .iter()
                .map(|play| self.seen.add(play, &mut self.boards)),
        );
        let first = self.candidates.len();
        self.candidates
            .extend(self.chosen.iter().map(|&play| self.plays[play]));
        self.of_kind[kind] = first..self.candidates.len();
    }

    /// Has all of them judged.
    pub fn judge(&mut self, networks: &Networks, judges: Judges, memory: &mut Scratch) {
        let Self { boards, values, .. } = self;
        values.clear();
        networks.go_on(judges, boards, memory, |value| values.push(value));
    }

    /// The board after a play of the roll.
    pub fn board(&self, play: usize) -> &Board {
        &self.boards[self.plays[play]]
    }

    /// The value of a play of the roll.
    pub fn value(&self, play: usize) -> Value {
        self.values[self.plays[play]]
    }

    /// The best play of the roll, the first of several that are as good.
    pub fn best(&self) -> usize {
        let said = |play: usize| (self.value(play), self.board(play));
        (1..self.plays.len()).fold(0, |best, next| {
            if beats(said(next), said(best)) {
                next
            } else {
                best
            }
        })
    }

    /// The candidates of a kind of roll, and what they are worth.
    pub fn of_kind(&self, kind: usize) -> impl Iterator<Item = (Value, &Board)> {
        let candidates = &self.candidates[self.of_kind[kind].clone()];
        candidates
            .iter()
            .map(|&number| (self.values[number], &self.boards[number]))
    }
}
