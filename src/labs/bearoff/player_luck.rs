//! The luck of a player: careless players choose between two plays by chance, and such a choice has
//! luck, too.
//!
//! The luck of a choice is the value of the play made − the mean value over the player's choices,
//! weighted by their probabilities. The luck of the dice is then measured from such means: the value
//! of a roll is the mean over the choices that it leaves, and its luck is that value − the mean over
//! the 36 rolls. Both average zero before every turn, by any estimate. So result − luck settles at
//! the mean of this player's own game. Poker researchers subtract both: N. Burch, M. Schmid,
//! M. Moravčík, D. Morrill, M. Bowling, *AIVAT: A New Variance Reduction Technique for Agent
//! Evaluation in Imperfect Information Games*, AAAI 2018.
//!
//! [`LuckMeasure::BestPlays`] values a roll after the best play by the estimate instead, as if the
//! player would make that play. All three measures agree if both players make the estimate's best
//! plays.
//!
//! # No rounding of the averages
//! Luck averages zero to the last bit. Values are whole multiples of 2⁻²⁵, and scores are in 36ths
//! of that. The value of a roll is rounded to a whole multiple of 2⁻²⁵ first, so the luck of the
//! 36 rolls adds up to exactly zero whatever the rounding was. A choice between two plays with
//! probabilities (100 − p)% and p% has luck p·t and −(100 − p)·t, where t is a 100th of the difference
//! of their values, rounded to a whole score. So its mean is exactly zero, too. The rounding moves the
//! luck of a turn by at most 18 + 50 units of a score, or 6e-6 percentage points.

use super::choices::{ChoiceLuck, LuckMeasure, PlayChoices, mean_of_choices};
use super::outlook::EstimateOutlook;
use super::prepared_setup::{PlayChooser, PreparedSetup};
use crate::backgammon::bearoff_db::chance::{Chance, ONE};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffPlay, BearoffState};
use crate::rollout::dice::KIND_COUNT;
use crate::stats::score::Score;

impl PreparedSetup {
    /// Returns this setup with another measure of luck. Players and tables are the same.
    pub(crate) fn with_luck(self, luck_measure: LuckMeasure) -> Self {
        Self {
            luck_measure,
            ..self
        }
    }

    /// Returns whether rollouts add up the losses of plays. Only Williams's sum needs them, which other
    /// measures of luck don't have.
    pub(crate) fn keeps_losses(&self) -> bool {
        self.luck_measure == LuckMeasure::BestPlays
    }

    /// Returns whether luck is measured from the plays that the players choose from.
    pub(crate) fn knows_choices(&self) -> bool {
        self.luck_measure != LuckMeasure::BestPlays
    }

    /// Returns whether a player chooses by chance.
    pub(crate) fn has_careless_player(&self) -> bool {
        self.second_best_percents != [0; 2]
    }

    /// Returns the plays that the side's player chooses from with a kind of roll. `scratch` is reused
    /// for lists of plays.
    pub(crate) fn choices(
        &self,
        state: BearoffState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> PlayChoices {
        let best = self.choose_play(state, kind, scratch);
        let second = if self.second_best_percents[state.side as usize] > 0 {
            self.second_best_play(state, kind, best, scratch)
        } else {
            None
        };
        PlayChoices { best, second }
    }

    /// Returns the plays that the side's player chooses from with each kind of roll.
    pub(crate) fn all_choices(&self, state: BearoffState) -> [PlayChoices; KIND_COUNT] {
        let mut scratch = Vec::new();
        core::array::from_fn(|kind| self.choices(state, kind, &mut scratch))
    }

    /// Returns the play that the side's player ranks highest without `best`; `None` if there is no
    /// other play.
    fn second_best_play(
        &self,
        state: BearoffState,
        kind: usize,
        best: ArrangementIndex,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> Option<ArrangementIndex> {
        let after = self.database.after_roll(state.mover, kind, scratch);
        let others: Vec<_> = after.iter().copied().filter(|&play| play != best).collect();
        let chooser = self.choosers[state.side as usize];
        (!others.is_empty()).then(|| self.choose_among(chooser, &others, state.opponent))
    }

    /// Returns the play that a chooser takes of these, of which there is at least one.
    #[inline]
    pub(crate) fn choose_among(
        &self,
        chooser: PlayChooser,
        after: &[ArrangementIndex],
        opponent: ArrangementIndex,
    ) -> ArrangementIndex {
        match chooser {
            PlayChooser::First => after[0],
            PlayChooser::Best(index) => {
                self.prepared_estimates[index].best_play(&self.database, after, opponent)
            }
            PlayChooser::Worst(index) => {
                self.prepared_estimates[index].worst_play(&self.database, after, opponent)
            }
        }
    }

    /// Returns the value of each kind of roll from which luck is measured, and the luck of the
    /// choices that it leaves. `best` has the values after the estimate's best plays.
    pub(crate) fn roll_values(
        &self,
        estimate: usize,
        before: BearoffState,
        best: &[(ArrangementIndex, Chance); KIND_COUNT],
        choices: Option<&[PlayChoices; KIND_COUNT]>,
    ) -> ([Chance; KIND_COUNT], [ChoiceLuck; KIND_COUNT]) {
        let no_luck = [ChoiceLuck::NONE; KIND_COUNT];
        let Some(choices) = choices.filter(|_| self.knows_choices()) else {
            return (best.map(|(_, value)| value), no_luck);
        };
        let (values, choice_lucks) = self.choice_values(estimate, before, choices);
        match self.luck_measure {
            LuckMeasure::DiceAndChoices => (values, choice_lucks),
            LuckMeasure::BestPlays | LuckMeasure::Dice => (values, no_luck),
        }
    }

    /// Returns the mean value over the choices of each kind of roll, and the luck of the choices, for
    /// the side on roll.
    pub(crate) fn choice_values(
        &self,
        estimate: usize,
        before: BearoffState,
        choices: &[PlayChoices; KIND_COUNT],
    ) -> ([Chance; KIND_COUNT], [ChoiceLuck; KIND_COUNT]) {
        let percent = self.second_best_percents[before.side as usize];
        let value = |after| ONE - self.value(estimate, before.opponent, after);
        let mut values = choices.map(|choices| value(choices.best));
        let mut choice_lucks = [ChoiceLuck::NONE; KIND_COUNT];
        for (kind, choices) in choices.iter().enumerate() {
            if let Some(second) = choices.second {
                let both = [values[kind], value(second)];
                values[kind] = mean_of_choices(both, percent);
                choice_lucks[kind] = ChoiceLuck::new(both, second, percent);
            }
        }
        (values, choice_lucks)
    }

    /// Returns the luck of the choice of a play from X's side: 0 unless the luck of choices is
    /// measured. `outlook` is that of the estimate with this index before the roll.
    pub(crate) fn choice_luck(
        &self,
        estimate: usize,
        outlook: &EstimateOutlook,
        kind: usize,
        play: BearoffPlay,
    ) -> Score {
        let luck = outlook.choice_lucks[kind].of(play.after);
        if self.favours_x(estimate, play.side) {
            luck
        } else {
            -luck
        }
    }
}
