//! How well a network plays on positions with equities by another judge: `tests/golden/contact.json`.

use std::path::Path;

use rollout_lab::backgammon::network::{
    BoardEvaluator, LookaheadScratch, Network, NetworkScratch, Weights,
};
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, Plays};
use rollout_lab::rollout::dice::Roll;
use serde_json::Value as Json;

use crate::estimate::Estimate;

/// A decision: a board, a roll, and what the judge thinks of its plays.
pub struct Case {
    board: Board,
    roll: Roll,
    crashed: bool,
    equity: f64,
    /// The board after the play, seen by the side that has played, and the equity for that side.
    plays: Vec<(Option<Board>, f64)>,
}

/// What a network's plays lose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// Equity lost a play on the average, in points.
    pub error: f64,
    /// Its standard error.
    pub se: f64,
    /// The same of crashed positions.
    pub crashed: f64,
    /// How far its equity of a position is from the judge's on the average.
    pub off: f64,
}

/// Reads the decisions.
pub fn read(file: &Path) -> Result<Vec<Case>, String> {
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let json: Json = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let cases = json["cases"].as_array().ok_or("it has no cases")?;
    cases
        .iter()
        .map(|case| case_of(case).ok_or_else(|| format!("not a case: {case}")))
        .collect()
}

fn case_of(case: &Json) -> Option<Case> {
    let board = |id: &str| board_id::parse(id).ok().map(|read| read.board);
    let die = |number: usize| case["roll"][number].as_u64().map(|die| die as u8);
    let chances: Vec<f64> = case["p2"]
        .as_array()?
        .iter()
        .filter_map(Json::as_f64)
        .collect();
    let chances: [f64; 5] = chances.try_into().ok()?;
    let plays = case["plays"].as_array()?.iter().map(|play| {
        let after = match &play["id"] {
            Json::Null => None,
            id => Some(board(id.as_str()?)?.swapped()),
        };
        Some((after, play["equity"].as_f64()?))
    });
    Some(Case {
        board: board(case["id"].as_str()?)?,
        roll: Roll::new(die(0)?, die(1)?)?,
        crashed: case["class"] == "crashed",
        equity: rollout_lab::backgammon::Chances::from(chances).equity(),
        plays: plays.collect::<Option<_>>()?,
    })
}

impl Case {
    /// What the judge thinks of a play; of one that it did not think worth judging, no more than of the worst that it did.
    fn judged(&self, play: &Board) -> f64 {
        let listed = self.plays.iter().find(|(after, _)| match after {
            Some(after) => after == play,
            None => play.outcome().is_some(),
        });
        let worst = self
            .plays
            .iter()
            .map(|play| play.1)
            .fold(f64::INFINITY, f64::min);
        listed.map_or(worst, |play| play.1)
    }

    fn best(&self) -> f64 {
        self.plays
            .iter()
            .map(|play| play.1)
            .fold(f64::NEG_INFINITY, f64::max)
    }
}

/// How a network chooses among plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// By what it thinks of the boards after them.
    AtSight,
    /// By looking at all rolls of the other side.
    Ahead,
}

/// Memory that choosing uses again.
#[derive(Default)]
struct Memory {
    plays: Plays,
    scratch: NetworkScratch,
    ahead: LookaheadScratch,
}

impl Choice {
    /// Equity lost by the play that is chosen, in points.
    fn lost(self, network: &Network, case: &Case, memory: &mut Memory) -> f64 {
        let found = memory.plays.find(&case.board, case.roll);
        let mut values = Vec::with_capacity(found.len());
        match self {
            Self::AtSight => {
                network.evaluate_plays(&case.board, found, &mut memory.scratch, |value| {
                    values.push(i64::from(value.equity()));
                });
            }
            Self::Ahead => values.extend(
                found
                    .iter()
                    .map(|play| -network.lookahead(&play.swapped(), &mut memory.ahead)),
            ),
        }
        let highest = values.iter().copied().max();
        let made = values
            .iter()
            .position(|&value| Some(value) == highest)
            .map_or(case.board, |play| found[play]);
        case.best() - case.judged(&made)
    }

    /// Of each decision, in their order.
    pub fn all_lost(self, weights: &Weights, cases: &[Case]) -> Vec<f64> {
        let (network, mut memory) = (Network::new(weights), Memory::default());
        cases
            .iter()
            .map(|case| self.lost(&network, case, &mut memory))
            .collect()
    }
}

/// Scores weights, rounded as they are kept.
pub fn score(weights: &Weights, cases: &[Case]) -> Score {
    let lost = Choice::AtSight.all_lost(weights, cases);
    let (network, mut scratch) = (Network::new(weights), NetworkScratch::default());
    let off = cases.iter().map(|case| {
        let value = network.evaluate(&case.board, &mut scratch);
        (value.chances().equity() - case.equity).abs()
    });
    let off = off.sum::<f64>() / cases.len() as f64;
    let crashed = lost
        .iter()
        .zip(cases)
        .filter(|(_, case)| case.crashed)
        .map(|(&lost, _)| lost);
    let Estimate { mean, se, .. } = Estimate::of(lost.iter().copied());
    Score {
        error: mean,
        se,
        crashed: Estimate::of(crashed).mean,
        off,
    }
}
