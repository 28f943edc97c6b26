//! The paths of a game with given players: every position that it can reach, the next position
//! after each roll, and the roll's luck by each estimate.
//!
//! Up to six checkers a side, a game usually has a few thousand positions and at most a few hundred
//! thousand, because only the dice are open. A rollout walks along the paths without any table of
//! chances. Exact statistics follow from the paths, from the end of the game backwards.

use super::choice_draws::ChoiceDraws;
use super::choices::{LuckMeasure, PlayChoices};
use super::prepared_setup::PreparedSetup;
use super::reachable::{NO_NODE, NodeIndex, O_WON, ReachableStates, X_WON};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffPlay, BearoffState};
use crate::backgammon::side::Side;
use crate::rollout::dice::{ALL_KINDS, Dice, KIND_COUNT};
use crate::rollout::resumable::Pause;
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::score::{CompactScore, Score};
use core::fmt;

/// The reachable positions of a game as nodes, with the next node and the luck of each roll.
pub struct Paths {
    /// The state of each node.
    pub(crate) states: Vec<BearoffState>,
    /// The next node for each node and kind of roll, or [`X_WON`] or [`O_WON`].
    pub(crate) next: Vec<[NodeIndex; KIND_COUNT]>,
    /// The second best plays, if a player is careless.
    second: Option<SecondPlays>,
    /// The luck and losses by each estimate.
    pub(crate) estimates: Vec<PathLucks>,
    /// For each node and kind of roll, the next node and the luck.
    ///
    /// Empty unless there is a single estimate, by which no play loses anything. A rollout spends
    /// most of its time on walks, and reads memory once per roll here.
    fast_steps: Vec<(NodeIndex, CompactScore)>,
    /// All nodes, each before those that its rolls lead to.
    pub(crate) topological_order: Vec<NodeIndex>,
    /// X's result at each node if a game is cut short there. Empty without a horizon.
    pub(crate) values_at_horizon: Vec<Score>,
}

impl fmt::Debug for Paths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Paths")
            .field("positions", &self.states.len())
            .finish_non_exhaustive()
    }
}

/// The second best plays of careless players.
struct SecondPlays {
    /// The percentages of X's and O's turns with the second best play.
    percents: [u8; 2],
    /// The next node after the second best play for each node and kind of roll. It is that of the
    /// best play if there is no other one, or if the player is not careless.
    next: Vec<[NodeIndex; KIND_COUNT]>,
}

/// A roll from a node and the play made with it.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    /// The probability, in 36ths.
    pub weight: f64,
    /// The kind of roll.
    pub kind: usize,
    /// Whether the play is the second best one.
    pub is_second: bool,
    /// The next node, or [`X_WON`] or [`O_WON`].
    pub next: NodeIndex,
}

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
    fn grow(&mut self, nodes: usize, setup: &PreparedSetup) {
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
    fn set(&mut self, node: usize, kind: usize, is_second: bool, measured: MeasuredLuck) {
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
    fn lost_by(&self, node: usize, kind: usize, is_second: bool) -> CompactScore {
        let rows = if is_second {
            &self.second_lost
        } else {
            &self.lost
        };
        rows.get(node).map_or(CompactScore::ZERO, |lost| lost[kind])
    }
}

impl Paths {
    /// Enumerates the paths of a setup's games, from the start on.
    pub(crate) async fn enumerate(setup: &PreparedSetup, pause: &Pause) -> Self {
        let reachable = ReachableStates::new(setup.arrangements(), setup.start);
        Self::expand_all(setup, reachable, pause).await
    }

    /// Enumerates the paths from these states on.
    async fn expand_all(
        setup: &PreparedSetup,
        mut reachable: ReachableStates<'_, BearoffState>,
        pause: &Pause,
    ) -> Self {
        let no_luck = |_| PathLucks::default();
        let mut paths = Self {
            states: Vec::new(),
            next: Vec::new(),
            second: setup.has_careless_player().then(|| SecondPlays {
                percents: setup.second_best_percents,
                next: Vec::new(),
            }),
            estimates: (0..setup.estimate_count).map(no_luck).collect(),
            fast_steps: Vec::new(),
            topological_order: Vec::new(),
            values_at_horizon: Vec::new(),
        };
        reachable
            .expand_all(
                |reachable, node, state| paths.expand(setup, reachable, node, state),
                pause,
            )
            .await;
        (paths.states, paths.topological_order) = reachable.finish();
        paths.compress();
        if setup.horizon.is_some() {
            let states = paths.states.iter();
            let value = |&state: &BearoffState| setup.value_at_horizon(state);
            paths.values_at_horizon = states.map(value).collect();
        }
        paths
    }

    /// Fills in the next nodes, the luck and the losses of a node.
    fn expand(
        &mut self,
        setup: &PreparedSetup,
        reachable: &mut ReachableStates<'_, BearoffState>,
        node: usize,
        state: BearoffState,
    ) {
        let BearoffState { side, opponent, .. } = state;
        let mut scratch = Vec::new();
        let choices: [PlayChoices; KIND_COUNT] =
            core::array::from_fn(|kind| setup.choices(state, kind, &mut scratch));
        let plays = choices.map(|choices| choices.best);
        let second_plays = choices.map(|choices| choices.second.unwrap_or(choices.best));
        let mut next_nodes = |plays: [ArrangementIndex; KIND_COUNT]| {
            plays.map(|after| reachable.next_node(side, state.after_play(after)))
        };
        let next = next_nodes(plays);
        let second_next = self.second.as_ref().map(|_| next_nodes(second_plays));
        self.next.resize(reachable.count(), [NO_NODE; KIND_COUNT]);
        self.next[node] = next;
        if let Some((second, next)) = self.second.as_mut().zip(second_next) {
            second.next.resize(reachable.count(), [NO_NODE; KIND_COUNT]);
            second.next[node] = next;
        }
        for (estimate, lucks) in self.estimates.iter_mut().enumerate() {
            lucks.grow(reachable.count(), setup);
            let outlook = setup.outlook(estimate, state);
            let measure = |kind, after| {
                let play = BearoffPlay {
                    side,
                    opponent,
                    after,
                };
                setup.measure(estimate, &outlook, kind, play)
            };
            for kind in 0..KIND_COUNT {
                lucks.set(node, kind, false, measure(kind, plays[kind]));
                if self.second.is_some() {
                    lucks.set(node, kind, true, measure(kind, second_plays[kind]));
                }
            }
            lucks.disparity[node] = setup.disparity(estimate, &outlook, state).compact();
        }
    }

    /// Drops losses that are all 0, and fills in the fast steps if no play loses anything by the
    /// only estimate.
    fn compress(&mut self) {
        for lucks in &mut self.estimates {
            let mut lost = lucks.lost.as_flattened().iter();
            if lost.all(|&lost| lost == CompactScore::ZERO) {
                lucks.lost = Vec::new();
            }
        }
        if let [PathLucks { luck, lost, .. }] = self.estimates.as_slice()
            && lost.is_empty()
            && self.second.is_none()
        {
            let next = self.next.as_flattened().iter().copied();
            let steps = next.zip(luck.as_flattened().iter().copied());
            self.fast_steps = steps.collect();
        }
    }

    /// Returns the outcomes of a node's turn, with both plays of careless players.
    // Not inlined, because several places call it, and none of them is on a hot path.
    #[inline(never)]
    pub(crate) fn outcomes(&self, node: usize) -> Vec<Outcome> {
        let side = self.states[node].side as usize;
        let second = self.second.as_ref();
        let percent = second.map_or(0, |second| second.percents[side]);
        // A careful player's weights are whole numbers, and stay exact.
        let share = f64::from(percent) / 100.0;
        let mut outcomes = Vec::with_capacity(2 * KIND_COUNT);
        for (kind, roll) in ALL_KINDS.iter().enumerate() {
            let rolls = f64::from(roll.rolls);
            if percent < 100 {
                outcomes.push(Outcome {
                    weight: rolls * (1.0 - share),
                    kind,
                    is_second: false,
                    next: self.next[node][kind],
                });
            }
            if let Some(second) = second.filter(|_| percent > 0) {
                outcomes.push(Outcome {
                    weight: rolls * share,
                    kind,
                    is_second: true,
                    next: second.next[node][kind],
                });
            }
        }
        outcomes
    }

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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::chance_scale::ChanceScale;
    use super::super::cubeless_game::PreparedGame;
    use super::super::estimate::Estimate;
    use super::super::reachable::STRIDE;
    use super::super::setup::{Player, Setup, WholePercent};
    use super::*;
    use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
    use crate::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
    use crate::backgammon::noise::Noise;
    use crate::rollout::dice::ALL_KINDS;
    use crate::rollout::resumable::run_to_end;

    /// Returns a game from four checkers each on the six point, with an estimate by every
    /// evaluator.
    ///
    /// No arrangement of up to four checkers has a higher index than this start.
    fn game(players: [Player; 2]) -> PreparedGame {
        let evaluators = [
            EvaluatorKind::Exact,
            EvaluatorKind::OneSided,
            EvaluatorKind::PipCount,
            EvaluatorKind::Even,
            EvaluatorKind::Backwards,
            EvaluatorKind::Noisy(Noise::new(0.05, 1)),
            EvaluatorKind::Noisy(Noise::new(0.2, 2)),
        ];
        let four = Checkers::new([0, 0, 0, 0, 0, 4]).unwrap();
        let setup = Setup {
            position: Position::new(four, four).unwrap(),
            players,
            estimates: evaluators
                .map(|evaluator| Estimate {
                    evaluator,
                    scale: ChanceScale::Linear,
                })
                .to_vec(),
            truncation: None,
        };
        PreparedGame::new(Arc::new(Database::new(DatabaseSize::SixCheckers)), setup).unwrap()
    }

    #[test]
    fn luck_averages_zero_at_every_position() {
        for player in [
            Player::FewestPips,
            Player::Evaluator(EvaluatorKind::Exact),
            Player::Evaluator(EvaluatorKind::Backwards),
        ] {
            let game = game([player; 2]);
            let setup = game.prepared_setup();
            let arrangements = setup.arrangements();
            let up_to_four: Vec<ArrangementIndex> = (1..arrangements.len() as ArrangementIndex)
                .filter(|&index| arrangements.checkers(index).count() <= 4)
                .collect();
            let mut reachable = ReachableStates::new(arrangements, setup.start);
            for side in [Side::X, Side::O] {
                for &mover in &up_to_four {
                    for &opponent in &up_to_four {
                        reachable.get_or_insert(BearoffState {
                            side,
                            mover,
                            opponent,
                        });
                    }
                }
            }
            let expand = async |pause| Paths::expand_all(setup, reachable, &pause).await;
            let (paths, _) = run_to_end(expand);
            // C(10, 6) − 1 = 209 arrangements a side, either of them on roll.
            assert_eq!(paths.states.len(), 2 * 209 * 209);
            for lucks in &paths.estimates {
                for luck in &lucks.luck {
                    let sum: i64 = ALL_KINDS
                        .iter()
                        .zip(luck)
                        .map(|(kind, &luck)| i64::from(kind.rolls) * Score::from(luck).units())
                        .sum();
                    assert_eq!(sum, 0);
                }
            }
            // By the exact evaluator, only perfect players lose nothing.
            let is_perfect = player == Player::Evaluator(EvaluatorKind::Exact);
            assert_eq!(paths.estimates[0].lost.is_empty(), is_perfect);
        }
    }

    #[test]
    fn luck_of_dice_and_choices_averages_zero_at_every_position() {
        let careless = |evaluator, percent| Player::Careless {
            evaluator,
            second_best: WholePercent::new(percent).unwrap(),
        };
        let players = [
            careless(EvaluatorKind::Exact, 20),
            careless(EvaluatorKind::Backwards, 37),
        ];
        let game = game(players);
        for luck_measure in [
            LuckMeasure::BestPlays,
            LuckMeasure::Dice,
            LuckMeasure::DiceAndChoices,
        ] {
            let setup = game.prepared_setup().clone().with_luck(luck_measure);
            let (paths, _) = run_to_end(async |pause| Paths::enumerate(&setup, &pause).await);
            let mut choices = 0;
            for (node, state) in paths.states.iter().enumerate() {
                let second = i64::from(setup.second_best_percents[state.side as usize]);
                for lucks in &paths.estimates {
                    let mut sum = 0;
                    for (kind, roll) in ALL_KINDS.iter().enumerate() {
                        let luck =
                            |is_second| Score::from(lucks.luck_of(node, kind, is_second)).units();
                        let weighted = (100 - second) * luck(false) + second * luck(true);
                        sum += i64::from(roll.rolls) * weighted;
                        choices += usize::from(luck(false) != luck(true));
                    }
                    assert_eq!(sum, 0);
                }
            }
            assert_eq!(choices > 0, luck_measure == LuckMeasure::DiceAndChoices);
        }
    }

    #[test]
    fn enumeration_pauses_once_per_stride() {
        let game = game([Player::FewestPips; 2]);
        let enumerate = async |pause| Paths::enumerate(game.prepared_setup(), &pause).await;
        let (paths, pauses) = run_to_end(enumerate);
        assert_eq!(pauses, paths.states.len() / STRIDE);
    }
}
