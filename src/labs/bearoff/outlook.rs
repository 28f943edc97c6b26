//! The luck of a roll, and the loss of a play, as an estimate measures them.

use super::choices::{ChoiceLuck, PlayChoices};
use super::prepared_setup::PreparedSetup;
use crate::backgammon::bearoff_db::chance::{Chance, ONE, mean_score_of_36, to_score};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffPlay, BearoffState, BearoffTurn};
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::{CompactScore, Score};

/// An estimate's values of all rolls for the side on roll, in units of 2⁻²⁵.
///
/// A reversed evaluator's values are the ones before the reversal, so higher is better for the
/// side.
pub(crate) struct EstimateOutlook {
    /// For each kind of roll, the play that the evaluator ranks highest, and the value after it.
    pub best: [(ArrangementIndex, Chance); KIND_COUNT],
    /// For each kind of roll, the value from which its luck is measured.
    pub values: [Chance; KIND_COUNT],
    /// The sum of those values over the 36 rolls.
    pub sum: u32,
    /// For each kind of roll, the luck of its player's choice, for the side on roll.
    pub choice_lucks: [ChoiceLuck; KIND_COUNT],
}

impl EstimateOutlook {
    /// Returns the luck of a turn for the side on roll: that of its roll, and that of the choice of
    /// its play.
    fn luck(&self, kind: usize, after: ArrangementIndex) -> Score {
        let roll = to_score(self.values[kind]) - mean_score_of_36(self.sum);
        roll + self.choice_lucks[kind].of(after)
    }
}

impl PreparedSetup {
    /// Returns the values of all rolls for the side on roll, by the estimate with this index.
    pub(crate) fn outlook(&self, estimate: usize, before: BearoffState) -> EstimateOutlook {
        let choices = self.knows_choices().then(|| self.all_choices(before));
        self.outlook_of(estimate, before, choices.as_ref())
    }

    /// Returns the values of all rolls as [`Self::outlook`] does. `choices` are the plays that the
    /// player chooses from with each kind of roll, if the measure of luck needs them.
    pub(crate) fn outlook_of(
        &self,
        estimate: usize,
        before: BearoffState,
        choices: Option<&[PlayChoices; KIND_COUNT]>,
    ) -> EstimateOutlook {
        let BearoffState {
            mover, opponent, ..
        } = before;
        let mut scratch = Vec::new();
        let best = core::array::from_fn(|kind| {
            let estimate = self.measuring(estimate);
            let after = self.database.after_roll(mover, kind, &mut scratch);
            let best = estimate.best_play(&self.database, after, opponent);
            (best, ONE - estimate.value(&self.database, opponent, best))
        });
        let (values, choice_lucks) = self.roll_values(estimate, before, &best, choices);
        let weighted = ALL_KINDS.iter().zip(values);
        EstimateOutlook {
            best,
            values,
            sum: weighted.map(|(kind, value)| kind.rolls * value).sum(),
            choice_lucks,
        }
    }

    /// Measures the luck of a turn with a roll of this kind and the loss of its play, from X's side.
    /// `outlook` is that of the estimate with this index before the roll.
    pub(crate) fn measure(
        &self,
        estimate: usize,
        outlook: &EstimateOutlook,
        kind: usize,
        play: BearoffPlay,
    ) -> MeasuredLuck {
        let BearoffPlay {
            side,
            opponent,
            after,
        } = play;
        let (best, value) = outlook.best[kind];
        let played_value = if after == best {
            value
        } else {
            ONE - self.value(estimate, opponent, after)
        };
        let side_measured = MeasuredLuck {
            luck: outlook.luck(kind, after),
            loss: to_score(value) - to_score(played_value),
        };
        if self.favours_x(estimate, side) {
            side_measured
        } else {
            MeasuredLuck {
                luck: -side_measured.luck,
                loss: -side_measured.loss,
            }
        }
    }

    /// Measures the luck and the loss of a turn from X's side, by the estimate with this index.
    pub(crate) fn measure_turn(&self, estimate: usize, turn: BearoffTurn) -> MeasuredLuck {
        let outlook = self.outlook(estimate, turn.before());
        self.measure(estimate, &outlook, turn.roll.kind(), turn.play())
    }

    /// Returns the luck of each kind of roll in a state from X's side, by the estimate with this
    /// index.
    pub(crate) fn roll_lucks(
        &self,
        estimate: usize,
        before: BearoffState,
    ) -> [CompactScore; KIND_COUNT] {
        let BearoffState { side, opponent, .. } = before;
        let outlook = self.outlook(estimate, before);
        core::array::from_fn(|kind| {
            let best = BearoffPlay {
                side,
                opponent,
                after: outlook.best[kind].0,
            };
            let measured = self.measure(estimate, &outlook, kind, best);
            measured.luck.compact()
        })
    }

    /// Returns Williams's disparity from X's side: the mean over the 36 rolls of the value after
    /// the best play − the value before. `outlook` is that of the estimate with this index.
    pub(crate) fn disparity(
        &self,
        estimate: usize,
        outlook: &EstimateOutlook,
        before: BearoffState,
    ) -> Score {
        let BearoffState {
            side,
            mover,
            opponent,
        } = before;
        let disparity =
            mean_score_of_36(outlook.sum) - to_score(self.value(estimate, mover, opponent));
        if self.favours_x(estimate, side) {
            disparity
        } else {
            -disparity
        }
    }
}
