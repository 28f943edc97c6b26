//! The play of one pair: A's game, and B's game with each coupling of the dice.

use rand_xoshiro::SplitMix64;

use super::arm::ArmView;
use crate::rollout::dice::{ALL_KINDS, ROLL_COUNT, uniform_below};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::pair_outcome::GameEnd;
use crate::rollout::pairs::trials::PairTrials;
use crate::rollout::trial::TrialDice;
use crate::stats::score::{CompactScore, Score};

/// The outcomes of the games of one trial. B's are in the order of [`Coupling::ALL`].
pub(crate) type PairOutcome =
    crate::rollout::pairs::pair_outcome::PairOutcome<{ Coupling::ALL.len() }>;

/// Both games before a roll.
pub(crate) struct PairTurnState<'a, F: ArmView> {
    /// The arms of A and of B.
    pub arms: [&'a F; 2],
    /// The states of A's and of B's game.
    pub states: [F::State; 2],
}

/// The roll that a coupling gives to B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CoupledRolls {
    /// The kind of B's roll.
    pub kind: usize,
    /// The rank of A's roll with [`Coupling::Ranked`], from 0 for X's unluckiest roll. B's roll has
    /// this rank too, or is tied with the roll that has it.
    pub rank: Option<u8>,
}

impl<F: ArmView> PairTurnState<'_, F> {
    /// Returns B's roll, given the kind of A's roll. With independent dice that is A's roll, which
    /// the caller ignores.
    #[inline]
    pub fn couple(
        &self,
        coupling: Coupling,
        kind: usize,
        tie_rng: &mut SplitMix64,
    ) -> CoupledRolls {
        let ([a, b], [state_a, state_b]) = (self.arms, self.states);
        match coupling {
            Coupling::Independent | Coupling::Same => CoupledRolls { kind, rank: None },
            Coupling::Ranked => {
                let rank = a.with_ranking(state_a, |ranking| ranking.rank_of(kind, tie_rng));
                CoupledRolls {
                    kind: b.with_ranking(state_b, |ranking| ranking.kind_at(rank, tie_rng)),
                    rank: Some(rank),
                }
            }
            Coupling::Nearest => {
                let luck = a.with_ranking_lucks(state_a, |lucks| lucks[kind]);
                CoupledRolls {
                    kind: self.nearest_roll(luck, tie_rng),
                    rank: None,
                }
            }
        }
    }

    /// Returns the kind of one of B's rolls whose luck is nearest to `luck`.
    #[inline]
    fn nearest_roll(&self, luck: CompactScore, tie_rng: &mut SplitMix64) -> usize {
        let ([_, b], [_, state]) = (self.arms, self.states);
        let (first, count, order) = b.with_ranking_lucks(state, |lucks| {
            // Counted instead of searched for, because counting needs no branches.
            let unluckier = ALL_KINDS.iter().zip(lucks);
            let unluckier: u32 = unluckier
                .map(|(kind, &kind_luck)| if kind_luck < luck { kind.rolls } else { 0 })
                .sum();
            b.with_ranking(state, |ranking| {
                // The distance of the roll at a rank, with the first rank of its tie and the size
                // of the tie. The nearest roll is in the tie just below `luck`, or in the tie at or
                // just above it.
                let tied = |rank: u32| {
                    let kind = usize::from(*ranking.kind_by_rank.get(rank as usize)?);
                    let away = Score::from(lucks[kind]) - luck.into();
                    let distance = away.units().unsigned_abs();
                    Some((distance, ranking.lowest_rank[kind], ranking.tie_size[kind]))
                };
                let (first, count) = match (tied(unluckier.wrapping_sub(1)), tied(unluckier)) {
                    (Some(down), Some(up)) if down.0 == up.0 => (down.1, down.2 + up.2),
                    (Some(down), Some(up)) if down.0 < up.0 => (down.1, down.2),
                    (Some(down), None) => (down.1, down.2),
                    (_, Some(up)) => (up.1, up.2),
                    (None, None) => (0, ROLL_COUNT as u8),
                };
                (first, count, ranking.kind_by_rank)
            })
        });
        usize::from(order[usize::from(first + uniform_below(count, tie_rng))])
    }
}

/// A's game turn by turn, and the rolls after its end.
pub(crate) struct WalkedGame<State> {
    /// The state before each turn, and the kind of its roll.
    turns: Vec<(State, u8)>,
    /// The kinds of the rolls after the end of A's game, as far as B has needed them.
    extra_kinds: Vec<u8>,
}

impl<State> Default for WalkedGame<State> {
    fn default() -> Self {
        Self {
            turns: Vec::new(),
            extra_kinds: Vec::new(),
        }
    }
}

impl<State: Copy> WalkedGame<State> {
    /// Returns the kind of the trial's roll at a turn, and rolls it first if A's game is over.
    fn roll_kind(&mut self, turn: usize, dice: &mut TrialDice) -> usize {
        if let Some(&(_, kind)) = self.turns.get(turn) {
            return kind.into();
        }
        while self.turns.len() + self.extra_kinds.len() <= turn {
            self.extra_kinds.push(dice.next().kind() as u8);
        }
        self.extra_kinds[turn - self.turns.len()].into()
    }
}

/// Plays pair `k` with one coupling, or with all of them. The outcomes of other couplings stay
/// zero.
pub(crate) fn play_pair<F: ArmView>(
    arms: [&F; 2],
    trials: PairTrials,
    k: u64,
    game_a: &mut WalkedGame<F::State>,
    only: Option<Coupling>,
) -> PairOutcome {
    let mut outcome = PairOutcome::default();
    let mut dice = trials.dice(k);
    game_a.turns.clear();
    game_a.extra_kinds.clear();
    outcome.a = play_arm(arms[0], |_, state| {
        let kind = dice.next().kind();
        game_a.turns.push((state, kind as u8));
        kind
    });
    for coupling in Coupling::ALL {
        if only.is_some_and(|only| only != coupling) {
            continue;
        }
        outcome.b[coupling as usize] = if coupling == Coupling::Independent {
            let mut dice_b = trials.independent_dice(k);
            play_arm(arms[1], |_, _| dice_b.next().kind())
        } else {
            let mut ties = trials.tie_breaker(k);
            play_arm(arms[1], |turn, state_b| {
                let kind = game_a.roll_kind(turn, &mut dice);
                let Some(&(state_a, _)) = game_a.turns.get(turn) else {
                    return kind;
                };
                let turn = PairTurnState {
                    arms,
                    states: [state_a, state_b],
                };
                turn.couple(coupling, kind, &mut ties).kind
            })
        };
    }
    outcome
}

/// Plays a game to its end. `roll` returns the kind of roll, given the number of the turn (from 0)
/// and the state.
#[inline]
fn play_arm<F: ArmView>(arm: &F, mut roll: impl FnMut(usize, F::State) -> usize) -> GameEnd {
    let (mut luck, mut turn) = (Score::ZERO, 0);
    let mut state = arm.start();
    loop {
        match state {
            Ok(before) => {
                let (next, roll_luck) = arm.after(before, roll(turn, before));
                luck += roll_luck;
                turn += 1;
                state = next;
            }
            Err(winner) => {
                let result = winner.win_score();
                return GameEnd { result, luck };
            }
        }
    }
}
