//! The joint distribution of both games' rolls at one turn of a pair.

use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, ROLL_COUNT};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::{CompactScore, Score};

/// A kind of roll of A's, a kind of B's, and the chance (0..1) that they occur together.
///
/// Where a ranking merges kinds with equal effects, one kind stands for all of them.
pub(crate) type JointRoll = (usize, usize, f64);

/// The rolls of one turn of a game, by the estimate that ranks rolls.
#[derive(Clone, Copy)]
pub(crate) struct RankedTurn<'a> {
    /// The luck of each kind of roll.
    pub lucks: &'a [CompactScore; KIND_COUNT],
    /// The ranking of the rolls.
    pub ranking: &'a Ranking,
}

/// Lists all pairs of rolls that can occur together, with their chances.
pub(crate) fn joint_rolls(coupling: Coupling, turns: [RankedTurn; 2], out: &mut Vec<JointRoll>) {
    out.clear();
    let rolls = |kind: usize| f64::from(ALL_KINDS[kind].rolls);
    let chance = |kind| rolls(kind) / f64::from(ROLL_COUNT);
    match coupling {
        Coupling::Independent => {
            for a in 0..KIND_COUNT {
                out.extend((0..KIND_COUNT).map(|b| (a, b, chance(a) * chance(b))));
            }
        }
        Coupling::Same => out.extend((0..KIND_COUNT).map(|kind| (kind, kind, chance(kind)))),
        Coupling::Ranked => {
            let rankings = turns.map(|turn| turn.ranking);
            let mut rank = 0;
            while rank < ROLL_COUNT as usize {
                // From this rank to `end`, every roll of A's tie may meet every roll of B's tie,
                // with equal chances.
                let [ranks_a, ranks_b] = rankings.map(|ranking| ranking.tied_ranks(rank));
                let end = ranks_a.end.min(ranks_b.end);
                let each = (end - rank) as f64 / (36 * ranks_a.len() * ranks_b.len()) as f64;
                let [kinds_a, kinds_b] = [
                    &rankings[0].kind_by_rank[ranks_a],
                    &rankings[1].kind_by_rank[ranks_b],
                ];
                for a in kinds_a.chunk_by(u8::eq) {
                    for b in kinds_b.chunk_by(u8::eq) {
                        let pairs = (a.len() * b.len()) as f64;
                        out.push((a[0].into(), b[0].into(), each * pairs));
                    }
                }
                rank = end;
            }
        }
        Coupling::Nearest => {
            // The luck fits: it lies between −2 and 2 wins (see `CompactScore`).
            let luck = |turn: RankedTurn, kind: u8| {
                Score::from(turn.lucks[usize::from(kind)]).units() as i32
            };
            let [kinds_a, kinds_b] = turns.map(|turn| turn.ranking.kind_by_rank);
            for a in kinds_a.chunk_by(u8::eq) {
                let luck_a = luck(turns[0], a[0]);
                let (mut least, mut tied) = (u32::MAX, 0);
                let first = out.len();
                for b in kinds_b.chunk_by(u8::eq) {
                    let distance = luck(turns[1], b[0]).abs_diff(luck_a);
                    if distance < least {
                        (least, tied) = (distance, 0);
                        out.truncate(first);
                    }
                    if distance == least {
                        out.push((a[0].into(), b[0].into(), b.len() as f64));
                        tied += b.len();
                    }
                }
                for (.., share) in &mut out[first..] {
                    *share *= a.len() as f64 / (36 * tied) as f64;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns luck in units by a rule for each kind of roll.
    fn lucks(luck: impl Fn(usize) -> i64) -> [CompactScore; KIND_COUNT] {
        core::array::from_fn(|kind| Score::from_units(luck(kind)).compact())
    }

    /// Returns whether a kind of roll is a double.
    fn is_double(kind: usize) -> bool {
        ALL_KINDS[kind].rolls == 1
    }

    /// Returns the chance of each kind of roll, for A and for B.
    fn chances(all: &[JointRoll]) -> [[f64; KIND_COUNT]; 2] {
        let mut chances = [[0.0; KIND_COUNT]; 2];
        for &(a, b, chance) in all {
            chances[0][a] += chance;
            chances[1][b] += chance;
        }
        chances
    }

    /// Lists the joint rolls of two turns with these lucks.
    fn joint_rolls_of(
        coupling: Coupling,
        a: &[CompactScore; KIND_COUNT],
        b: &[CompactScore; KIND_COUNT],
    ) -> Vec<JointRoll> {
        let mut all = Vec::new();
        let rankings = [a, b].map(Ranking::new);
        let turns = [(a, &rankings[0]), (b, &rankings[1])];
        let turns = turns.map(|(lucks, ranking)| RankedTurn { lucks, ranking });
        joint_rolls(coupling, turns, &mut all);
        all
    }

    #[test]
    fn unbiased_couplings_keep_both_dice_fair() {
        let distinct = lucks(|kind| i64::from(kind as u8 * 8) % 21);
        let ties = lucks(|kind| i64::from(kind as u8 * 8) % 3);
        let all_tied = lucks(|_| 0);
        for a in [&distinct, &ties, &all_tied] {
            for b in [&distinct, &ties, &all_tied] {
                for coupling in Coupling::ALL {
                    let [chances_a, chances_b] = chances(&joint_rolls_of(coupling, a, b));
                    let unfair = |chances: [f64; KIND_COUNT]| {
                        let all = ALL_KINDS.iter().zip(chances);
                        all.map(|(kind, chance)| (chance - f64::from(kind.rolls) / 36.0).abs())
                            .fold(0.0, f64::max)
                    };
                    assert!(unfair(chances_a) < 1e-15);
                    if coupling.is_unbiased() {
                        assert!(unfair(chances_b) < 1e-15, "{coupling:?}");
                    }
                }
            }
        }
        // All of A's rolls are nearest to the same kind of B's.
        let one_near = lucks(|kind| if kind == 4 { 1 } else { 100 });
        let [_, chances_b] = chances(&joint_rolls_of(Coupling::Nearest, &all_tied, &one_near));
        assert!((chances_b[4] - 1.0).abs() < 1e-15);
    }

    #[test]
    fn ranked_coupling_pairs_equal_ranks() {
        // A's doubles are the luckiest rolls, all tied. B's luck rises with the number of the kind.
        // B's six luckiest rolls are therefore 6-6 once, 6-5 twice, 6-4 twice, and one of the two
        // 6-3.
        let a = lucks(|kind| is_double(kind).into());
        let b = lucks(|kind| i64::from(kind as u8));
        let all = joint_rolls_of(Coupling::Ranked, &a, &b);
        let beside_sixes = all.iter().filter(|&&(a, ..)| a == 20);
        let with_double_six: Vec<_> = beside_sixes
            .map(|&(_, b, chance)| (b, 216.0 * chance))
            .collect();
        let near = |one: f64, two: f64| (one - two).abs() < 1e-12;
        assert_eq!(with_double_six.len(), 4);
        for ((b, chance), (expected_b, ranks)) in
            with_double_six
                .into_iter()
                .zip([(17, 1.0), (18, 2.0), (19, 2.0), (20, 1.0)])
        {
            assert_eq!(b, expected_b);
            assert!(near(chance, ranks), "{b} {chance}");
        }
    }

    #[test]
    fn nearest_coupling_shares_ties() {
        // A's luck is 0 for every roll. B's kind 0 (1-1, one roll) is at −1, kind 1 (2-1, two
        // rolls) at +1, and all others are far away. So B rolls 1-1 with a third and 2-1 with two
        // thirds.
        let a = lucks(|_| 0);
        let b = lucks(|kind| [-1, 1].get(kind).copied().unwrap_or(50));
        let [_, chances_b] = chances(&joint_rolls_of(Coupling::Nearest, &a, &b));
        assert!((chances_b[0] - 1.0 / 3.0).abs() < 1e-15);
        assert!((chances_b[1] - 2.0 / 3.0).abs() < 1e-15);
    }
}
