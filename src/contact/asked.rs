//! The boards of a turn that the network, or databases, are asked about: all plays of the roll, to choose one, and those few of each
//! other roll by which luck is measured.

use core::ops::Range;

use super::bearoffs::Judges;
use super::board::Board;
use super::look::beats;
use super::network::{Scratch, Value};
use super::networks::Networks;
use crate::dice::KINDS;

/// Boards after plays, still seen by the side that plays, and what they are worth to it.
#[derive(Clone, Default)]
pub(super) struct Asked {
    boards: Vec<Board>,
    values: Vec<Value>,
    /// Which of a roll's plays were chosen last.
    chosen: Vec<usize>,
    /// Which of the boards are candidates for the best play of their roll.
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
        let first = self.boards.len();
        self.boards
            .extend(self.chosen.iter().map(|&play| found[play]));
        self.note(kind, first..self.boards.len());
    }

    /// Asks about all plays of a kind of roll; those that were chosen are its candidates. Returns which of the boards they are.
    pub fn add_all(&mut self, kind: usize, found: &[Board]) -> Range<usize> {
        let first = self.boards.len();
        self.boards.extend_from_slice(found);
        let chosen = core::mem::take(&mut self.chosen);
        self.note(kind, chosen.iter().map(|play| first + play));
        self.chosen = chosen;
        first..self.boards.len()
    }

    fn note(&mut self, kind: usize, candidates: impl Iterator<Item = usize>) {
        let first = self.candidates.len();
        self.candidates.extend(candidates);
        self.of_kind[kind] = first..self.candidates.len();
    }

    /// Has all of them judged.
    pub fn judge(&mut self, networks: &Networks, judges: Judges, memory: &mut Scratch) {
        let Self { boards, values, .. } = self;
        values.clear();
        networks.go_on(judges, boards, memory, |value| values.push(value));
    }

    /// A board that was asked about.
    pub fn board(&self, number: usize) -> &Board {
        &self.boards[number]
    }

    /// What it is worth.
    pub fn value(&self, number: usize) -> Value {
        self.values[number]
    }

    /// The best of these boards, the first of several that are as good.
    pub fn best_of(&self, boards: Range<usize>) -> usize {
        let said = |number: usize| (self.values[number], &self.boards[number]);
        let first = boards.start;
        boards.fold(first, |best, next| {
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
