//! Whether coupled dice are fair: by counting what B rolls.

use core::cell::RefCell;
use std::sync::Arc;

use super::arm::{AlongPaths, Forks, Lucks, Strand};
use super::pair::{Walked, play};
use crate::backgammon::bearoff_db::{Database, Position, Reach};
use crate::backgammon::side::Side;
use crate::chi_square::{assert_plausible, p_of_counts, p_value};
use crate::labs::bearoff::reachable::Node;
use crate::labs::bearoff::{Estimate, Evaluator, Player, PreparedGame, Scale, Setup};
use crate::rollout::dice::{ALL_KINDS, KINDS};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::ranking::Ranking;
use crate::rollout::pairs::trials::{PairTrials, below};
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

/// How often each kind was rolled, and after which one: in a row for each roll before, and one for none.
type Counts = [[u64; KINDS]; KINDS + 1];

/// A strand that counts its rolls.
struct Counted<'a> {
    strand: AlongPaths<'a>,
    rolled: RefCell<(usize, Box<Counts>)>,
}

impl Forks for Counted<'_> {
    type At = Node;

    fn start(&self) -> Result<Node, Side> {
        self.rolled.borrow_mut().0 = KINDS;
        self.strand.start()
    }

    fn after(&self, at: Node, kind: usize) -> (Result<Node, Side>, Score) {
        let (last, counts) = &mut *self.rolled.borrow_mut();
        counts[*last][kind] += 1;
        *last = kind;
        self.strand.after(at, kind)
    }

    fn ranking<R>(&self, at: Node, ask: impl FnOnce(&Ranking) -> R) -> R {
        self.strand.ranking(at, ask)
    }

    fn ranked<R>(&self, at: Node, ask: impl FnOnce(&Lucks) -> R) -> R {
        self.strand.ranked(at, ask)
    }
}

/// What X has left after a play, with the other side on roll against her.
fn strand(database: &Arc<Database>, x: [u8; 6], o: [u8; 6], ranking: Evaluator) -> Strand {
    let estimate = |evaluator| Estimate {
        evaluator,
        scale: Scale::Linear,
    };
    let position = Position::of_points(x, o).unwrap().with_on_roll(Side::O);
    let setup = Setup {
        position,
        players: [Player::Evaluator(Evaluator::Exact); 2],
        estimates: vec![estimate(Evaluator::Exact), estimate(ranking)],
    };
    let game = PreparedGame::new(database.clone(), setup).unwrap();
    let mut strand = Strand::new(Some(Arc::new(game)));
    assert!(strand.rank_while(&mut || true));
    strand
}

/// B's rolls of so many at least, with a coupling.
fn rolled_by_b(strands: &[Strand; 2], coupling: Coupling, rolls: u64) -> Box<Counts> {
    let [a, b] = strands.each_ref().map(|strand| Counted {
        strand: strand.along_paths().unwrap(),
        rolled: RefCell::new((KINDS, Box::new([[0; KINDS]; KINDS + 1]))),
    });
    let (trials, mut walked) = (
        PairTrials::new(Trials::new(Seed::new(15)), false),
        Walked::default(),
    );
    let mut k = 0;
    while b.rolled.borrow().1.as_flattened().iter().sum::<u64>() < rolls {
        for _ in 0..10_000 {
            play([&a, &b], trials, k, &mut walked, Some(coupling));
            k += 1;
        }
    }
    b.rolled.into_inner().1
}

/// The chances of the kinds.
fn chances() -> impl Iterator<Item = f64> {
    ALL_KINDS.iter().map(|kind| f64::from(kind.rolls) / 36.0)
}

/// How plausible it is that all of these were rolled with fair dice, and that each roll had nothing to do with the one
/// before: p of both.
fn plausible(counts: &Counts) -> [f64; 2] {
    let all: [u64; KINDS] = core::array::from_fn(|kind| counts.iter().map(|row| row[kind]).sum());
    // Of each row: which rolls came next, however many there were.
    let mut statistic = 0.0;
    let mut rows = 0;
    for row in counts {
        let sum = row.iter().sum::<u64>() as f64;
        if sum < 1000.0 {
            continue;
        }
        rows += 1;
        for (&count, chance) in row.iter().zip(chances()) {
            let off = count as f64 - sum * chance;
            statistic += off * off / (sum * chance);
        }
    }
    [p_of_counts(&all, chances()), p_value(statistic, 20 * rows)]
}

/// Decisions of many checkers and of few, for which most rolls are as good as others.
fn decisions(ranking: Evaluator) -> Vec<[Strand; 2]> {
    let database = Arc::new(Database::new(Reach::SixCheckers));
    [
        ([0, 1, 0, 2, 1, 1], [0, 1, 1, 1, 0, 2], [1, 0, 1, 0, 2, 2]),
        ([1, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [2, 1, 0, 0, 0, 0]),
    ]
    .map(|(a, b, o)| [a, b].map(|x| strand(&database, x, o, ranking)))
    .into()
}

#[test]
fn ranks_leave_the_dice_of_b_fair_and_independent() {
    // 10⁷ rolls: by exact ranks, by a judge in whose eyes all rolls are tied, and by a crude one.
    for (ranking, rolls) in [
        (Evaluator::Exact, 10_000_000),
        (Evaluator::Even, 1_000_000),
        (Evaluator::PipCount, 1_000_000),
    ] {
        for strands in decisions(ranking) {
            for coupling in [Coupling::Ranked, Coupling::Same] {
                let counts = rolled_by_b(&strands, coupling, rolls);
                let [p, p_next] = plausible(&counts);
                let what = format!("{ranking:?} {coupling:?}");
                assert_plausible(p, &what);
                assert_plausible(p_next, &(what + " and the roll before"));
            }
        }
    }
}

#[test]
fn nearest_luck_loads_the_dice_of_b() {
    let [many, _] = decisions(Evaluator::Exact).try_into().ok().unwrap();
    let [p, p_next] = plausible(&rolled_by_b(&many, Coupling::Nearest, 1_000_000));
    assert!(p < 1e-9 && p_next < 1e-9, "{p} {p_next}");
}

#[test]
fn a_number_below_another_is_uniform() {
    // 3 × 10⁶ draws below 7 and below 36.
    for count in [1, 7, 36] {
        let mut chance = PairTrials::new(Trials::new(Seed::new(1)), false).ties(0);
        let mut seen = vec![0_u64; count.into()];
        for _ in 0..3_000_000 {
            seen[usize::from(below(count, &mut chance))] += 1;
        }
        if count > 1 {
            let even = seen.iter().map(|_| 1.0 / f64::from(count));
            assert_plausible(p_of_counts(&seen, even), "below");
        }
    }
}
