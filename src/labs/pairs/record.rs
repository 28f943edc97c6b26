//! One pair in all its turns.

use super::arm::{Forks, LUCK, StepByStep};
use super::pair::Turn;
use super::point::PairsRollout;
use super::prepared::PreparedPairs;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::turn::State;
use crate::backgammon::side::Side;
use crate::labs::bearoff::record::recorded;
use crate::labs::bearoff::{PreparedGame, RecordedTurn};
use crate::rollout::dice::{ALL_KINDS, Roll};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::ranking::Ranking;
use crate::rollout::pairs::trials::PairTrials;
use crate::stats::score::{Score, Unit};

/// A pair that was played, with the mover as X. Figures are in percent and points, from her side.
#[derive(Clone, Debug, PartialEq)]
pub struct PairRecord {
    /// The two games.
    pub strands: [PairStrand; 2],
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
pub struct PairStrand {
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
    pub tied: (u8, u8),
}

/// One of the games on its way.
struct Walk<'a> {
    forks: StepByStep<'a>,
    game: Option<&'a PreparedGame>,
    here: Result<State, Side>,
    luck: Score,
}

impl<'a> Walk<'a> {
    fn new(pairs: &'a PreparedPairs, which: usize) -> Self {
        let strand = &pairs.strands()[which];
        let forks = strand.step_by_step();
        Self {
            here: forks.start(),
            game: strand.game.as_deref(),
            forks,
            luck: Score::ZERO,
        }
    }

    /// Plays a roll; `rank` is the one that it was given, from 0 for X's unluckiest.
    fn play(&mut self, at: State, roll: Roll, rank: Option<u8>) -> Option<PairTurn> {
        let judged = self.game?.judged();
        let kind = roll.kind();
        let made = judged.choice(at, kind, &mut Vec::new());
        let outlook = judged.outlook(LUCK, at.mover, at.other);
        let turn = at.turn(roll, made);
        let measured = judged.measure(LUCK, &outlook, kind, turn.play());
        let (next, luck) = self.forks.after(at, kind);
        self.luck += luck;
        self.here = next;
        let (first, tied) = self
            .forks
            .ranking(at, |Ranking { first, tied, .. }| (first[kind], tied[kind]));
        // From 1 for the best of whoever rolls.
        let last = first + tied - 1;
        let (tied, rank) = match at.side {
            Side::X => ((36 - last, 36 - first), rank.map(|rank| 36 - rank)),
            Side::O => ((1 + first, 1 + last), rank.map(|rank| 1 + rank)),
        };
        Some(PairTurn {
            turn: recorded(judged, LUCK, turn, &outlook, measured),
            rank: rank.unwrap_or(tied.0),
            tied,
        })
    }

    fn ended(&self, start: Checkers) -> PairStrand {
        let result = self.here.err().map_or(Score::ZERO, Side::result);
        PairStrand {
            start,
            result: result.in_unit(Unit::Percent),
            luck: self.luck.in_unit(Unit::Percent),
            reduced: (result - self.luck).in_unit(Unit::Percent),
        }
    }
}

/// A roll of a kind, the larger die first.
fn roll_of(kind: usize) -> Option<Roll> {
    let kind = ALL_KINDS[kind];
    Roll::new(kind.high, kind.low)
}

impl PairsRollout {
    /// Pair `k`, counted from 0, whether or not it has been played yet, in this coupling.
    #[must_use]
    pub fn record(&self, k: u64, coupling: Coupling) -> PairRecord {
        let pairs = self.pairs();
        let trials = PairTrials::new(self.trials(), pairs.setup().rotation);
        let (mut dice, mut own, mut ties) = (trials.dice(k), trials.own_dice(k), trials.ties(k));
        let mut walks = [Walk::new(pairs, 0), Walk::new(pairs, 1)];
        let mut steps = Vec::new();
        loop {
            let [a, b] = &mut walks;
            let side = match (a.here, b.here) {
                (Ok(at), _) | (_, Ok(at)) => at.side,
                (Err(_), Err(_)) => break,
            };
            // What is not rolled on alone is rolled by A; B has dice of her own, or what the coupling makes of these.
            let rolls_on = a.here.is_ok() || coupling != Coupling::Independent;
            let roll = rolls_on.then(|| dice.next());
            let of_b = if coupling == Coupling::Independent {
                b.here.ok().map(|_| (own.next(), None))
            } else {
                roll.map(|roll| match (a.here, b.here) {
                    (Ok(at_a), Ok(at_b)) => {
                        let turn = Turn {
                            strands: [&a.forks, &b.forks],
                            at: [at_a, at_b],
                        };
                        let coupled = turn.coupled(coupling, roll.kind(), &mut ties);
                        // The very dice where it is the same roll.
                        let same = coupled.kind == roll.kind();
                        let of_b = if same { None } else { roll_of(coupled.kind) };
                        (of_b.unwrap_or(roll), coupled.rank)
                    }
                    _ => (roll, None),
                })
            };
            let rank = of_b.and_then(|(_, rank)| rank);
            let turn_a = a.here.ok().zip(roll);
            let turn_a = turn_a.and_then(|(at, roll)| a.play(at, roll, rank));
            let turn_b = b.here.ok().zip(of_b);
            let turn_b = turn_b.and_then(|(at, (roll, rank))| b.play(at, roll, rank));
            steps.push(PairStep {
                side,
                turns: [turn_a, turn_b],
                luck_so_far: (a.luck - b.luck).in_unit(Unit::Percent),
            });
        }
        let after = pairs.setup().decision.after();
        let strands = [walks[0].ended(after[0]), walks[1].ended(after[1])];
        let result = |walk: &Walk| walk.here.err().map_or(Score::ZERO, Side::result);
        let result = result(&walks[0]) - result(&walks[1]);
        let luck = walks[0].luck - walks[1].luck;
        PairRecord {
            strands,
            steps,
            result: result.in_unit(Unit::Percent),
            luck: luck.in_unit(Unit::Percent),
            reduced: (result - luck).in_unit(Unit::Percent),
        }
    }

    /// The results of pairs `from..to` in a coupling: of A and B, then both minus luck.
    #[must_use]
    pub fn results(&self, coupling: Coupling, from: u64, to: u64) -> Vec<[f64; 4]> {
        let mut roller = super::runner::PairRoller::new(self.roller().pairs().clone());
        let mut all = Vec::new();
        roller.results(coupling, self.trials(), from, to, |[a, b]| {
            let of = [a.result, b.result, a.reduced(), b.reduced()];
            all.push(of.map(|score| score.in_unit(Unit::Percent)));
        });
        all
    }
}
