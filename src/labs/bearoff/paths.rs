//! The paths of a game with given players: every position that it can reach, the next position
//! after each roll, and the roll's luck by each estimate.
//!
//! Up to six checkers a side, a game usually has a few thousand positions and at most a few hundred
//! thousand, because only the dice are open. A rollout walks along the paths without any table of
//! chances. Exact statistics follow from the paths, from the end of the game backwards.

use super::path_lucks::PathLucks;
use super::prepared_setup::PreparedSetup;
use super::reachable::{NO_NODE, NodeIndex, ReachableStates};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::{BearoffPlay, BearoffState};
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::resumable::Pause;
use crate::stats::score::{CompactScore, Score};
use core::fmt;

/// The reachable positions of a game as nodes, with the next node and the luck of each roll.
pub struct Paths {
    /// The state of each node.
    pub(crate) states: Vec<BearoffState>,
    /// The next node for each node and kind of roll, or [`X_WON`](super::reachable::X_WON) or
    /// [`O_WON`](super::reachable::O_WON).
    pub(crate) next: Vec<[NodeIndex; KIND_COUNT]>,
    /// The second best plays, if a player is careless.
    pub(super) second: Option<SecondPlays>,
    /// The luck and losses by each estimate.
    pub(crate) estimates: Vec<PathLucks>,
    /// For each node and kind of roll, the next node and the luck.
    ///
    /// Empty unless there is a single estimate, by which no play loses anything. A rollout spends
    /// most of its time on walks, and reads memory once per roll here.
    pub(super) fast_steps: Vec<(NodeIndex, CompactScore)>,
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
pub(crate) struct SecondPlays {
    /// The percentages of X's and O's turns with the second best play.
    pub percents: [u8; 2],
    /// The next node after the second best play for each node and kind of roll. It is that of the
    /// best play if there is no other one, or if the player is not careless.
    pub next: Vec<[NodeIndex; KIND_COUNT]>,
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
        let choices = setup.all_choices(state);
        let [plays, second_plays] =
            [false, true].map(|is_second| choices.map(|choices| choices.play(is_second)));
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
            let outlook = setup.outlook_of(estimate, state, Some(&choices));
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
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::chance_scale::ChanceScale;
    use super::super::choices::LuckMeasure;
    use super::super::cubeless_game::PreparedGame;
    use super::super::estimate::Estimate;
    use super::super::reachable::STRIDE;
    use super::super::setup::{Player, Setup, WholePercent};
    use super::*;
    use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
    use crate::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
    use crate::backgammon::noise::Noise;
    use crate::backgammon::side::Side;
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
