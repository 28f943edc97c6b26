//! The luck and the losses along the paths of a game by one estimate.

use super::choices::LuckMeasure;
use super::prepared_setup::PreparedSetup;
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::CompactScore;

/// An estimate's luck and losses at each node, from X's side.
#[derive(Default)]
pub(crate) struct PathLucks {
    /// The luck of each kind of roll.
    pub luck: Vec<[CompactScore; KIND_COUNT]>,
    /// For each kind of roll, the value after its best play − the value after the play made. Empty
    /// if all of them are 0, or if the measure of luck has no use for them.
    pub lost: Vec<[CompactScore; KIND_COUNT]>,
    /// The luck of each kind of roll if the second best play is made. Empty unless the luck of choices
    /// is measured: otherwise it is that of the best play.
    second_luck: Vec<[CompactScore; KIND_COUNT]>,
    /// The losses of the second best plays. Empty if no player makes them, as `lost` is otherwise.
    second_lost: Vec<[CompactScore; KIND_COUNT]>,
    /// Williams's disparity: the mean over the 36 rolls of the value after the best play − the
    /// value before the roll.
    pub disparity: Vec<CompactScore>,
}

impl PathLucks {
    /// Makes room for this many nodes, with the rows that the setup's measure of luck needs.
    pub fn grow(&mut self, nodes: usize, setup: &PreparedSetup) {
        let is_careless = setup.has_careless_player();
        let has_losses = setup.keeps_losses();
        let has_choice_luck = setup.luck_measure == LuckMeasure::DiceAndChoices;
        for (rows, is_needed) in [
            (&mut self.luck, true),
            (&mut self.lost, has_losses),
            (&mut self.second_luck, is_careless && has_choice_luck),
            (&mut self.second_lost, is_careless && has_losses),
        ] {
            if is_needed {
                rows.resize(nodes, [CompactScore::ZERO; KIND_COUNT]);
            }
        }
        self.disparity.resize(nodes, CompactScore::ZERO);
    }

    /// Stores what was measured at a node, in the rows that exist.
    pub fn set(&mut self, node: usize, kind: usize, is_second: bool, measured: MeasuredLuck) {
        let (luck, lost) = if is_second {
            (&mut self.second_luck, &mut self.second_lost)
        } else {
            (&mut self.luck, &mut self.lost)
        };
        for (rows, score) in [(luck, measured.luck), (lost, measured.loss)] {
            if let Some(row) = rows.get_mut(node) {
                row[kind] = score.compact();
            }
        }
    }

    /// Returns the luck of a kind of roll at a node, with the second best play or the best one.
    #[inline]
    pub fn luck_of(&self, node: usize, kind: usize, is_second: bool) -> CompactScore {
        let second = self.second_luck.get(node).filter(|_| is_second);
        second.unwrap_or(&self.luck[node])[kind]
    }

    /// Returns the loss of the second best play, or of the best one.
    pub fn lost_by(&self, node: usize, kind: usize, is_second: bool) -> CompactScore {
        let rows = if is_second {
            &self.second_lost
        } else {
            &self.lost
        };
        rows.get(node).map_or(CompactScore::ZERO, |lost| lost[kind])
    }
}
