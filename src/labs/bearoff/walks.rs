//! Walks along the paths of a game: games that a rollout plays.

use super::choice_draws::ChoiceDraws;
use super::paths::Paths;
use super::reachable::{NodeIndex, O_WON, X_WON};
use crate::backgammon::side::Side;
use crate::rollout::dice::{Dice, KIND_COUNT};
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::Score;

impl Paths {
    /// Plays a game with these dice and draws, and adds the luck and losses by each estimate to `measured`.
    /// Returns the winner.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    #[inline]
    pub(crate) fn walk<D: Dice>(
        &self,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        measured: &mut [MeasuredLuck],
    ) -> Result<Side, D::Error> {
        // The most common rollout has one estimate, and its players make the estimate's best plays.
        if let [only] = measured
            && !self.fast_steps.is_empty()
        {
            return self.walk_fast(dice, &mut only.luck);
        }
        let mut node = 0;
        loop {
            node = self.step(node, dice, draws, measured)?;
            match node {
                X_WON => return Ok(Side::X),
                O_WON => return Ok(Side::O),
                _ => {}
            }
        }
    }

    /// Plays a game like [`Paths::walk`], but cuts it short after this many rolls. Returns X's
    /// result.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    pub(crate) fn walk_cut<D: Dice>(
        &self,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        measured: &mut [MeasuredLuck],
        rolls: u32,
    ) -> Result<Score, D::Error> {
        let mut node = 0;
        for _ in 0..rolls {
            node = self.step(node, dice, draws, measured)?;
            match node {
                X_WON => return Ok(Score::WIN),
                O_WON => return Ok(Score::ZERO),
                _ => {}
            }
        }
        Ok(self.values_at_horizon[node as usize])
    }

    /// Rolls once at a node, draws the player's choice, and adds the luck and losses by each estimate
    /// to `measured`. Returns the next node.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    #[inline]
    fn step<D: Dice>(
        &self,
        node: NodeIndex,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        measured: &mut [MeasuredLuck],
    ) -> Result<NodeIndex, D::Error> {
        let kind = dice.roll()?.kind();
        let here = node as usize;
        let (next, is_second) = self.choose(here, draws);
        for (measured, lucks) in measured.iter_mut().zip(&self.estimates) {
            measured.luck += lucks.luck_of(here, kind, is_second).into();
            measured.loss += lucks.lost_by(here, kind, is_second).into();
        }
        Ok(next[kind])
    }

    /// Draws the choice of a node's player. Returns the next nodes, and whether the second best play is
    /// made.
    #[inline]
    fn choose(&self, node: usize, draws: &mut ChoiceDraws) -> (&[NodeIndex; KIND_COUNT], bool) {
        if let Some(second) = &self.second {
            let percent = second.percents[self.states[node].side as usize];
            if percent > 0 && draws.chooses_second(percent) {
                return (&second.next[node], true);
            }
        }
        (&self.next[node], false)
    }

    /// Plays a game like [`Paths::walk`], with the luck of the only estimate from
    /// [`Paths::fast_steps`], which is added to `luck`.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    #[inline]
    fn walk_fast<D: Dice>(&self, dice: &mut D, luck: &mut Score) -> Result<Side, D::Error> {
        let (mut node, mut sum) = (0, Score::ZERO);
        let winner = loop {
            let (next, luck) = self.fast_steps[KIND_COUNT * node as usize + dice.roll()?.kind()];
            sum += luck.into();
            match next {
                X_WON => break Side::X,
                O_WON => break Side::O,
                _ => node = next,
            }
        };
        *luck += sum;
        Ok(winner)
    }
}
