//! One pair: A's game, and B's with each coupling of its dice to A's.

use rand_core::Rng;
use rand_xoshiro::SplitMix64;

use super::coupling::Coupling;
use super::ranking::Ranking;
use super::rotation::first_roll;
use super::strand::Forks;
use crate::dice::{ALL_KINDS, Dice, ROLLS, Roll, certain};
use crate::score::{CompactScore, Score};
use crate::trial::{TrialDice, Trials};

/// How one game ended, with the mover as X.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ended {
    pub result: Score,
    pub luck: Score,
}

/// How the games of one trial ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    pub a: Ended,
    /// In the order of [`Coupling::ALL`].
    pub b: [Ended; Coupling::ALL.len()],
}

impl Ended {
    pub fn is_won(&self) -> bool {
        self.result == Score::WIN
    }

    pub fn reduced(&self) -> Score {
        self.result - self.luck
    }
}

/// Trials of pairs: those of the seed for A, and unrelated ones for what B has of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairTrials {
    trials: Trials,
    rotation: bool,
}

/// For what the trials beside those of the seed are.
const OWN_DICE: u64 = 0;
const TIES: u64 = 1;
const ROTATION: u64 = 2;
const OWN_ROTATION: u64 = 3;

/// Dice of which the first roll may be given.
pub(super) struct Rolls {
    first: Option<Roll>,
    dice: TrialDice,
}

impl Rolls {
    #[inline]
    pub fn next(&mut self) -> Roll {
        match self.first.take() {
            Some(first) => first,
            None => certain(self.dice.roll()),
        }
    }
}

impl PairTrials {
    pub const fn new(trials: Trials, rotation: bool) -> Self {
        Self { trials, rotation }
    }

    /// The dice of pair `k`: A's, and whoever's rolls on alone.
    #[inline]
    pub fn dice(self, k: u64) -> Rolls {
        self.rolls(self.trials, ROTATION, k)
    }

    /// What B rolls independently.
    #[inline]
    pub fn own_dice(self, k: u64) -> Rolls {
        self.rolls(self.trials.beside(OWN_DICE), OWN_ROTATION, k)
    }

    fn rolls(self, trials: Trials, rotation: u64, k: u64) -> Rolls {
        let first = || first_roll(self.trials.beside(rotation), k);
        Rolls {
            first: self.rotation.then(first),
            dice: trials.dice(k),
        }
    }

    /// What breaks the ties of pair `k`.
    #[inline]
    pub fn ties(self, k: u64) -> SplitMix64 {
        self.trials.beside(TIES).generator(k)
    }
}

/// A number below `count`, each equally likely: Lemire's rule (see [`crate::dice`]).
#[inline]
pub(super) fn below(count: u8, chance: &mut SplitMix64) -> u8 {
    let count = u64::from(count);
    loop {
        let product = (chance.next_u64() >> 32) * count;
        let low = product & 0xFFFF_FFFF;
        // The surplus, low below 2³² mod count, is drawn again. That remainder is below count: a division nearly never.
        if low >= count || low >= (1 << 32) % count {
            return (product >> 32) as u8;
        }
    }
}

/// One of the ranks that the rolls of a kind share with all of equal luck.
#[inline]
fn rank_of(ranking: &Ranking, kind: usize, chance: &mut SplitMix64) -> u8 {
    ranking.first[kind] + below(ranking.tied[kind], chance)
}

/// The kind at a rank, or another one that is tied with it.
#[inline]
fn kind_at(ranking: &Ranking, rank: u8, chance: &mut SplitMix64) -> usize {
    let kind = usize::from(ranking.order[usize::from(rank)]);
    let (first, tied) = (ranking.first[kind], ranking.tied[kind]);
    // Nothing to choose where all that are tied are of one kind.
    if u32::from(tied) == ALL_KINDS[kind].rolls {
        return kind;
    }
    usize::from(ranking.order[usize::from(first + below(tied, chance))])
}

/// Both strands before they roll.
pub(super) struct Turn<'a, F: Forks> {
    pub strands: [&'a F; 2],
    pub at: [F::At; 2],
}

/// What coupled dice make of A's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coupled {
    /// The kind of B's roll.
    pub kind: usize,
    /// A's rank, from 0, where ranks are what couples; B's is the same, or one that is tied with it.
    pub rank: Option<u8>,
}

impl<F: Forks> Turn<'_, F> {
    /// The kind of B's roll when A has rolled one of this kind: of dice that are coupled.
    #[inline]
    pub fn coupled(&self, coupling: Coupling, kind: usize, chance: &mut SplitMix64) -> Coupled {
        let ([a, b], at) = (self.strands, self.at);
        match coupling {
            Coupling::Independent | Coupling::Same => Coupled { kind, rank: None },
            Coupling::Ranked => {
                let rank = a.ranking(at[0], |ranking| rank_of(ranking, kind, chance));
                Coupled {
                    kind: b.ranking(at[1], |ranking| kind_at(ranking, rank, chance)),
                    rank: Some(rank),
                }
            }
            Coupling::Nearest => {
                let luck = a.ranked(at[0], |lucks| lucks[kind]);
                Coupled {
                    kind: self.nearest(luck, chance),
                    rank: None,
                }
            }
        }
    }

    /// One of B's rolls whose luck is nearest to this.
    #[inline]
    fn nearest(&self, luck: CompactScore, chance: &mut SplitMix64) -> usize {
        let ([_, b], [_, at]) = (self.strands, self.at);
        let (first, count, order) = b.ranked(at, |lucks| {
            // How many are unluckier: counted, because that needs no guess at what comes next.
            let unluckier = ALL_KINDS.iter().zip(lucks);
            let unluckier: u32 = unluckier
                .map(|(kind, &of)| if of < luck { kind.rolls } else { 0 })
                .sum();
            b.ranking(at, |ranking| {
                // Those that are tied next above, or at it, and next below.
                let tied = |rank: u32| {
                    let kind = usize::from(*ranking.order.get(rank as usize)?);
                    let away = Score::from(lucks[kind]) - luck.into();
                    let distance = away.units().unsigned_abs();
                    Some((distance, ranking.first[kind], ranking.tied[kind]))
                };
                let (first, count) = match (tied(unluckier.wrapping_sub(1)), tied(unluckier)) {
                    (Some(down), Some(up)) if down.0 == up.0 => (down.1, down.2 + up.2),
                    (Some(down), Some(up)) if down.0 < up.0 => (down.1, down.2),
                    (Some(down), None) => (down.1, down.2),
                    (_, Some(up)) => (up.1, up.2),
                    (None, None) => (0, ROLLS as u8),
                };
                (first, count, ranking.order)
            })
        });
        usize::from(order[usize::from(first + below(count, chance))])
    }
}

/// A's game, turn by turn: where it was, and what was rolled.
pub(super) struct Walked<At> {
    /// Both of each turn that A had.
    turns: Vec<(At, u8)>,
    /// The kinds of what is rolled on alone after that.
    beyond: Vec<u8>,
}

impl<At> Default for Walked<At> {
    fn default() -> Self {
        Self {
            turns: Vec::new(),
            beyond: Vec::new(),
        }
    }
}

impl<At: Copy> Walked<At> {
    /// The kind of the trial's roll at a turn.
    fn kind(&mut self, turn: usize, dice: &mut Rolls) -> usize {
        if let Some(&(_, kind)) = self.turns.get(turn) {
            return kind.into();
        }
        while self.turns.len() + self.beyond.len() <= turn {
            self.beyond.push(dice.next().kind() as u8);
        }
        self.beyond[turn - self.turns.len()].into()
    }
}

/// Plays pair `k` in one coupling, or in all; what is not wanted is left zero.
pub(super) fn play<F: Forks>(
    strands: [&F; 2],
    trials: PairTrials,
    k: u64,
    walked: &mut Walked<F::At>,
    only: Option<Coupling>,
) -> Played {
    let mut played = Played::default();
    let mut dice = trials.dice(k);
    walked.turns.clear();
    walked.beyond.clear();
    played.a = walk(strands[0], |_, at| {
        let kind = dice.next().kind();
        walked.turns.push((at, kind as u8));
        kind
    });
    for coupling in Coupling::ALL {
        if only.is_some_and(|only| only != coupling) {
            continue;
        }
        played.b[coupling as usize] = if coupling == Coupling::Independent {
            let mut own = trials.own_dice(k);
            walk(strands[1], |_, _| own.next().kind())
        } else {
            let mut ties = trials.ties(k);
            walk(strands[1], |turn, b| {
                let kind = walked.kind(turn, &mut dice);
                let Some(&(a, _)) = walked.turns.get(turn) else {
                    return kind;
                };
                let turn = Turn {
                    strands,
                    at: [a, b],
                };
                turn.coupled(coupling, kind, &mut ties).kind
            })
        };
    }
    played
}

/// Plays a strand to its end, with kinds of rolls for turn 0, 1, … at each position.
#[inline]
fn walk<F: Forks>(strand: &F, mut roll: impl FnMut(usize, F::At) -> usize) -> Ended {
    let (mut luck, mut turn) = (Score::ZERO, 0);
    let mut here = strand.start();
    loop {
        match here {
            Ok(at) => {
                let (next, more) = strand.after(at, roll(turn, at));
                luck += more;
                turn += 1;
                here = next;
            }
            Err(winner) => {
                let result = winner.result();
                return Ended { result, luck };
            }
        }
    }
}
