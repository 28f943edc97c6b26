//! One pair: A's game, and B's with each coupling of its dice to A's.

use rand_xoshiro::SplitMix64;

use super::arm::Forks;
use crate::rollout::dice::{ALL_KINDS, ROLLS};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::played::Ended;
use crate::rollout::pairs::trials::{PairTrials, Rolls, below};
use crate::stats::score::{CompactScore, Score};

/// How the games of one trial ended: B's in the order of [`Coupling::ALL`].
pub(crate) type Played = crate::rollout::pairs::played::Played<{ Coupling::ALL.len() }>;

/// Both strands before they roll.
pub(crate) struct Turn<'a, F: Forks> {
    pub strands: [&'a F; 2],
    pub at: [F::At; 2],
}

/// What coupled dice make of A's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coupled {
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
                let rank = a.ranking(at[0], |ranking| ranking.rank_of(kind, chance));
                Coupled {
                    kind: b.ranking(at[1], |ranking| ranking.kind_at(rank, chance)),
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
pub(crate) struct Walked<At> {
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
pub(crate) fn play<F: Forks>(
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
