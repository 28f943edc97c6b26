//! One pair in all its turns.

use super::arm::{ArmView, LUCK_ESTIMATE, StepwiseArm};
use super::pair::PairTurnState;
use super::pair_roller::PairRoller;
use super::prepared_pairs::PreparedPairs;
use super::rollout::PairsRollout;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;
use crate::labs::bearoff::record::record_turn;
use crate::labs::bearoff::{PreparedGame, RecordedTurn};
use crate::rollout::dice::{ALL_KINDS, Roll};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::trials::PairTrials;
use crate::stats::score::{Score, Unit};

/// A pair that was played, with the mover as X. Figures are in percent and points, from her side.
#[derive(Clone, Debug, PartialEq)]
pub struct PairRecord {
    /// The two games.
    pub arms: [PairArm; 2],
    /// Turn by turn of both.
    pub steps: Vec<PairStep>,
    /// A's result − B's.
    pub result: f64,
    /// A's luck − B's.
    pub luck: f64,
    /// The result minus the luck.
    pub reduced: f64,
}

/// One game of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairArm {
    /// The mover's checkers after the play.
    pub start: Checkers,
    /// 100 if the mover won, else 0.
    pub result: f64,
    /// Sum of the luck of all rolls.
    pub luck: f64,
    /// Result − luck.
    pub reduced: f64,
}

/// A turn of both games.
#[derive(Clone, Debug, PartialEq)]
pub struct PairStep {
    /// The side that rolls.
    pub side: Side,
    /// The turn in A's game and in B's; `None` in a game that is over.
    pub turns: [Option<PairTurn>; 2],
    /// A's luck so far − B's.
    pub luck_so_far: f64,
}

/// A turn of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct PairTurn {
    /// The roll and the play, with luck by the estimate that is subtracted.
    pub turn: RecordedTurn,
    /// The rank of the roll among the 36 rolls for the side that rolls: 1 is the best. A tied roll has the rank that it
    /// drew, or else the first rank of the tie.
    pub rank: u8,
    /// The first and the last of the ranks that it shares with rolls that are as good.
    pub tied_ranks: (u8, u8),
}

/// One of the games on its way.
struct Walk<'a> {
    arm: StepwiseArm<'a>,
    game: Option<&'a PreparedGame>,
    state: Result<BearoffState, Side>,
    luck: Score,
}

impl<'a> Walk<'a> {
    fn new(pairs: &'a PreparedPairs, index: usize) -> Self {
        let prepared_arm = &pairs.arms()[index];
        let arm = prepared_arm.stepwise_arm();
        Self {
            state: arm.start(),
            game: prepared_arm.game.as_deref(),
            arm,
            luck: Score::ZERO,
        }
    }

    /// Plays a roll; `rank` is the one that it was given, from 0 for X's unluckiest.
    fn play(&mut self, at: BearoffState, roll: Roll, rank: Option<u8>) -> Option<PairTurn> {
        let setup = self.game?.evaluated();
        let kind = roll.kind();
        let after = setup.choose_play(at, kind, &mut Vec::new());
        let outlook = setup.outlook(LUCK_ESTIMATE, at.mover, at.opponent);
        let turn = at.turn(roll, after);
        let measured = setup.measure(LUCK_ESTIMATE, &outlook, kind, turn.play());
        let (next, luck) = self.arm.after(at, kind);
        self.luck += luck;
        self.state = next;
        let (first, tied) = self.arm.with_ranking(at, |ranking| {
            (ranking.lowest_rank[kind], ranking.tie_size[kind])
        });
        // From 1 for the best of whoever rolls.
        let last = first + tied - 1;
        let (tied_ranks, rank) = match at.side {
            Side::X => ((36 - last, 36 - first), rank.map(|rank| 36 - rank)),
            Side::O => ((1 + first, 1 + last), rank.map(|rank| 1 + rank)),
        };
        Some(PairTurn {
            turn: record_turn(setup, LUCK_ESTIMATE, turn, &outlook, measured),
            rank: rank.unwrap_or(tied_ranks.0),
            tied_ranks,
        })
    }

    /// Returns the result; zero while the game lasts.
    fn result(&self) -> Score {
        self.state.err().map_or(Score::ZERO, Side::win_score)
    }

    fn to_pair_arm(&self, start: Checkers) -> PairArm {
        let result = self.result();
        PairArm {
            start,
            result: result.in_unit(Unit::Percent),
            luck: self.luck.in_unit(Unit::Percent),
            reduced: (result - self.luck).in_unit(Unit::Percent),
        }
    }
}

/// A roll of a kind, the larger die first.
fn roll_of_kind(kind: usize) -> Option<Roll> {
    let kind = ALL_KINDS[kind];
    Roll::new(kind.high, kind.low)
}

impl PairsRollout {
    /// Pair `k`, counted from 0, whether or not it has been played yet, in this coupling.
    #[must_use]
    pub fn record(&self, k: u64, coupling: Coupling) -> PairRecord {
        let pairs = self.pairs();
        let trials = PairTrials::new(self.trials(), pairs.setup().rotation);
        let (mut dice, mut own, mut ties) = (
            trials.dice(k),
            trials.independent_dice(k),
            trials.tie_breaker(k),
        );
        let mut walks = [Walk::new(pairs, 0), Walk::new(pairs, 1)];
        let mut steps = Vec::new();
        loop {
            let [a, b] = &mut walks;
            let side = match (a.state, b.state) {
                (Ok(at), _) | (_, Ok(at)) => at.side,
                (Err(_), Err(_)) => break,
            };
            // What is not rolled on alone is rolled by A; B has dice of her own, or what the coupling makes of these.
            let is_rolled = a.state.is_ok() || coupling != Coupling::Independent;
            let roll = is_rolled.then(|| dice.next());
            let b_roll = if coupling == Coupling::Independent {
                b.state.ok().map(|_| (own.next(), None))
            } else {
                roll.map(|roll| match (a.state, b.state) {
                    (Ok(at_a), Ok(at_b)) => {
                        let turn = PairTurnState {
                            arms: [&a.arm, &b.arm],
                            states: [at_a, at_b],
                        };
                        let coupled = turn.couple(coupling, roll.kind(), &mut ties);
                        // The very dice where it is the same roll.
                        let same = coupled.kind == roll.kind();
                        let other_roll = if same {
                            None
                        } else {
                            roll_of_kind(coupled.kind)
                        };
                        (other_roll.unwrap_or(roll), coupled.rank)
                    }
                    _ => (roll, None),
                })
            };
            let rank = b_roll.and_then(|(_, rank)| rank);
            let turn_a = a.state.ok().zip(roll);
            let turn_a = turn_a.and_then(|(at, roll)| a.play(at, roll, rank));
            let turn_b = b.state.ok().zip(b_roll);
            let turn_b = turn_b.and_then(|(at, (roll, rank))| b.play(at, roll, rank));
            steps.push(PairStep {
                side,
                turns: [turn_a, turn_b],
                luck_so_far: (a.luck - b.luck).in_unit(Unit::Percent),
            });
        }
        let after = pairs.setup().decision.after();
        let arms = [
            walks[0].to_pair_arm(after[0]),
            walks[1].to_pair_arm(after[1]),
        ];
        let result = walks[0].result() - walks[1].result();
        let luck = walks[0].luck - walks[1].luck;
        PairRecord {
            arms,
            steps,
            result: result.in_unit(Unit::Percent),
            luck: luck.in_unit(Unit::Percent),
            reduced: (result - luck).in_unit(Unit::Percent),
        }
    }

    /// The results of pairs `from..to` in a coupling: of A and B, then both minus luck.
    #[must_use]
    pub fn results(&self, coupling: Coupling, from: u64, to: u64) -> Vec<[f64; 4]> {
        let mut roller = PairRoller::new(self.runner().pairs().clone());
        let mut all = Vec::new();
        roller.results(coupling, self.trials(), from, to, |[a, b]| {
            let scores = [a.result, b.result, a.reduced(), b.reduced()];
            all.push(scores.map(|score| score.in_unit(Unit::Percent)));
        });
        all
    }
}
