//! The exact spreads of a careless player's game without the luck of the dice, and without that of
//! dice and choices.
//!
//! Both are computed in one pass along the game's paths, from its end or the horizon backwards. The
//! paths have the players' choices, so no plays are ranked again.

use super::choices::LuckSpreads;
use super::cut_short::Layers;
use super::outcomes::Outcome;
use super::paths::Paths;
use super::prepared_setup::PreparedSetup;
use super::reachable::{NodeIndex, O_WON, X_WON};
use super::theory::{Theory, beyond_rounding};
use super::theory_builder::STRIDE;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::backgammon::bearoff_db::chance::{mean_score_of_36, to_score};
use crate::rollout::dice::ALL_KINDS;
use crate::rollout::resumable::Pause;
use crate::stats::score::Unit;

/// Adds the spreads by both measures of luck that know the players to the statistics of each
/// estimate. `layers` has games that are cut short.
pub(crate) async fn add_luck_spreads(
    setup: &PreparedSetup,
    paths: &Paths,
    layers: Option<&Layers>,
    theory: &mut Theory,
    pause: &Pause,
) {
    let mut builder = SpreadsBuilder::new(setup, paths);
    let order: Vec<NodeIndex> = if let Some(layers) = layers {
        builder.cut_at(layers.at_horizon());
        let before = layers.before_horizon().iter().rev();
        before.flatten().copied().collect()
    } else {
        paths.topological_order.iter().rev().copied().collect()
    };
    for (done, &node) in (1..).zip(&order) {
        builder.add_node(node as usize);
        pause.every(STRIDE, done, order.len()).await;
    }
    for (estimate, variances) in theory.estimates.iter_mut().zip(&builder.variances) {
        let sd = |variance: f64| beyond_rounding(100.0 * variance.sqrt(), RESOLUTION);
        let [dice, dice_and_choices] = variances[0].map(sd);
        estimate.luck_spreads = Some(LuckSpreads {
            dice,
            dice_and_choices,
        });
    }
}

/// A builder that computes the variances at each node, as
/// [`TheoryBuilder`](super::theory_builder::TheoryBuilder) does for the setup's own measure of luck.
struct SpreadsBuilder<'a> {
    /// The setup.
    setup: &'a PreparedSetup,
    /// The paths of its games.
    paths: &'a Paths,
    /// The mean result at each node, where X's win is 1.
    means: Vec<f64>,
    /// For each estimate and node, the variances of result − luck of the remaining turns: without
    /// the luck of the dice, and without that of dice and choices.
    variances: Vec<Vec<[f64; 2]>>,
}

impl<'a> SpreadsBuilder<'a> {
    /// Creates a builder with no node done yet.
    fn new(setup: &'a PreparedSetup, paths: &'a Paths) -> Self {
        let nodes = paths.states.len();
        Self {
            setup,
            paths,
            means: vec![0.0; nodes],
            variances: vec![vec![[0.0; 2]; nodes]; setup.estimate_count],
        }
    }

    /// Sets the results at the nodes at which games are cut short.
    fn cut_at(&mut self, nodes: &[NodeIndex]) {
        for &node in nodes {
            let result = self.paths.values_at_horizon[node as usize];
            self.means[node as usize] = result.in_unit(Unit::Points);
        }
    }

    /// Computes the variances of a node. All nodes that its rolls lead to are done.
    fn add_node(&mut self, node: usize) {
        let Self {
            setup,
            paths,
            means,
            variances,
        } = self;
        let mean_at = |next: NodeIndex| match next {
            X_WON => 1.0,
            O_WON => 0.0,
            next => means[next as usize],
        };
        let (state, choices) = (paths.states[node], paths.choices(node));
        let outcomes = paths.outcomes(node);
        let weighted = outcomes
            .iter()
            .map(|outcome| outcome.weight * mean_at(outcome.next));
        let mean = weighted.sum::<f64>() / 36.0;
        for (estimate, variances) in variances.iter_mut().enumerate() {
            let (values, choice_lucks) = setup.choice_values(estimate, state, &choices);
            let favours_x = setup.favours_x(estimate, state.side);
            let rolls = ALL_KINDS.iter().zip(values);
            let sum = rolls.map(|(kind, value)| kind.rolls * value).sum();
            let mut sums = [0.0; 2];
            for &Outcome {
                weight,
                kind,
                next,
                is_second,
            } in &outcomes
            {
                let dice = to_score(values[kind]) - mean_score_of_36(sum);
                let both = dice + choice_lucks[kind].of(choices[kind].play(is_second));
                let rest = match next {
                    X_WON | O_WON => [0.0; 2],
                    next => variances[next as usize],
                };
                for ((sum, luck), rest) in sums.iter_mut().zip([dice, both]).zip(rest) {
                    let luck = if favours_x { luck } else { -luck };
                    let distance = mean_at(next) - luck.in_unit(Unit::Points) - mean;
                    *sum += weight * (distance * distance + rest);
                }
            }
            variances[node] = sums.map(|sum| sum / 36.0);
        }
        means[node] = mean;
    }
}
