//! Records of single pairs, turn by turn.

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

/// A pair that was played, with the mover as X. Results and luck are in percentage points, from the
/// mover's side.
#[derive(Clone, Debug, PartialEq)]
pub struct PairRecord {
    /// The games after A and after B.
    pub arms: [PairArm; 2],
    /// The turns of both games, side by side.
    pub steps: Vec<PairStep>,
    /// A's result − B's result.
    pub result: f64,
    /// A's luck − B's luck.
    pub luck: f64,
    /// Result − luck.
    pub reduced: f64,
}

/// One game of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairArm {
    /// The mover's checkers after the play.
    pub start: Checkers,
    /// The result: 100 if the mover won, else 0.
    pub result: f64,
    /// The total luck of all rolls.
    pub luck: f64,
    /// Result − luck.
    pub reduced: f64,
}

/// One turn of both games.
#[derive(Clone, Debug, PartialEq)]
pub struct PairStep {
    /// The side that rolls.
    pub side: Side,
    /// The turn in A's game and in B's game; `None` if that game is over.
    pub turns: [Option<PairTurn>; 2],
    /// A's luck up to and including this turn − B's.
    pub luck_so_far: f64,
}

/// One turn of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct PairTurn {
    /// The roll and the play, with the luck that is subtracted.
    pub turn: RecordedTurn,
    /// The rank of the roll for the side that rolls, 1..=36: 1 is the best. For a tied roll it is
    /// the rank that was drawn, or the first rank of the tie if none was drawn.
    pub rank: u8,
    /// The first and the last rank of the rolls that are tied with this one, itself included.
    pub tied_ranks: (u8, u8),
}

/// A game of the pair during play.
struct Walk<'a> {
    /// The arm.
    arm: StepwiseArm<'a>,
    /// The prepared game; `None` if the play has won it.
    game: Option<&'a PreparedGame>,
    /// The state before the next roll, or the winner.
    state: Result<BearoffState, Side>,
    /// The luck so far, for the mover.
    luck: Score,
}

impl<'a> Walk<'a> {
    /// Starts A's game (index 0) or B's game (index 1).
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

    /// Plays a roll. `rank` is the rank that was drawn for it, from 0 for X's unluckiest roll.
    fn play(&mut self, at: BearoffState, roll: Roll, rank: Option<u8>) -> Option<PairTurn> {
        let setup = self.game?.prepared_setup();
        let kind = roll.kind();
        let after = setup.choose_play(at, kind, &mut Vec::new());
        let outlook = setup.outlook(LUCK_ESTIMATE, at);
        let turn = at.turn(roll, after);
        let measured = setup.measure(LUCK_ESTIMATE, &outlook, kind, turn.play());
        self.luck += measured.luck;
        self.state = at.after_play(after).ok_or(at.side);
        let (first, tied) = self.arm.with_ranking(at, |ranking| {
            (ranking.lowest_rank[kind], ranking.tie_size[kind])
        });
        let last = first + tied - 1;
        // Records count ranks from 1 for the best roll of the side that rolls.
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

    /// Returns the record of the finished game. `start` are the mover's checkers after the play.
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

impl PairsRollout {
    /// Returns the record of pair `k`, counted from 0, with a coupling, whether or not it has been
    /// rolled yet.
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
            // With independent dice, B rolls its own. With coupled dice, a game that goes on alone
            // gets the trial's roll.
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
                        // An equal roll keeps the order of its dice.
                        let roll_b = if coupled.kind == roll.kind() {
                            roll
                        } else {
                            ALL_KINDS[coupled.kind].roll()
                        };
                        (roll_b, coupled.rank)
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

    /// Returns the results of pairs `from..to` with a coupling: A's, B's, A's minus luck, and B's
    /// minus luck, in percent.
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
