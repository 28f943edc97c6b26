//! Luck that averages zero on every roll cannot move the mean, however wrong the estimates are.
//!
//! The tests show this with exact rationals over all 36 × 36 games, and compare the core's
//! floating-point theory with them.

use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use proptest::prelude::*;
use rollout_lab::labs::two_checker::{
    Cell, ExactStats, Leaf, LuckError, LuckTable, PLAIN_VARIANCE, SideToRoll, play,
};
use rollout_lab::rollout::dice::{Roll, ScriptedDice};

/// A bound of the rounding error of a mean of a few numbers up to 3,000, in points.
///
/// Each of at most nine operations rounds by 2000 × 2⁻⁵³ = 2.2e-13.
const ROUNDING: f64 = 2e-12;

fn ratio(numerator: i64, denominator: i64) -> BigRational {
    BigRational::new(numerator.into(), denominator.into())
}

/// Returns the exact value of a float.
fn exactly(value: f64) -> BigRational {
    BigRational::from_float(value).expect("a finite number")
}

fn to_f64(value: &BigRational) -> f64 {
    value.to_f64().expect("a number in range")
}

/// Returns the exact chance of X in percent: 37.5% = 3/8 = 1/6 + 5/6 × 1/4.
fn truth() -> BigRational {
    ratio(75, 2)
}

/// Iterates over the leaves of the 36 × 36 equally likely games.
///
/// O's roll is unused if X's doubles end the game.
fn all_games() -> impl Iterator<Item = Leaf> {
    Roll::all().flat_map(|x| {
        Roll::all().map(move |o| {
            let rolls = [x, o];
            let used = if x.is_double() { &rolls[..1] } else { &rolls };
            let mut dice = ScriptedDice::new(used);
            let game = play(&mut dice).expect("enough rolls");
            dice.finish().expect("no roll left");
            game.leaf()
        })
    })
}

/// A table of exact estimates in the order of [`Cell::ALL`].
#[derive(Clone, Debug)]
struct ExactTable([BigRational; 4]);

impl ExactTable {
    /// Returns the exact values of the floats in the core's table.
    fn from_table(table: &LuckTable) -> Self {
        Self(table.percent().map(exactly))
    }

    fn luck(&self, cell: Cell) -> &BigRational {
        &self.0[cell as usize]
    }

    /// Returns the mean luck of a turn over the 36 rolls.
    fn mean_luck(&self, turn: SideToRoll) -> BigRational {
        Cell::ALL
            .into_iter()
            .filter(|cell| cell.side() == turn)
            .map(|cell| self.luck(cell) * ratio(cell.rolls().into(), 36))
            .sum()
    }

    /// Returns the result minus the total luck.
    fn reduced(&self, leaf: Leaf) -> BigRational {
        let luck = match leaf {
            Leaf::Doubles => self.luck(Cell::Doubles).clone(),
            Leaf::Fails => self.luck(Cell::NoDoubles) + self.luck(Cell::OFails),
            Leaf::BearsOff => self.luck(Cell::NoDoubles) + self.luck(Cell::OBearsOff),
        };
        exactly(leaf.result()) - luck
    }

    fn mean(&self) -> BigRational {
        mean(|leaf| self.reduced(leaf))
    }

    fn variance(&self) -> BigRational {
        let centre = self.mean();
        mean(|leaf| {
            let distance = self.reduced(leaf) - &centre;
            &distance * &distance
        })
    }
}

/// Returns the mean of a leaf's value over all 36 × 36 games.
fn mean(value: impl Fn(Leaf) -> BigRational) -> BigRational {
    let mut games = 0;
    let mut counts = [0; 3];
    for end in all_games() {
        games += 1;
        counts[Leaf::ALL.iter().position(|&leaf| leaf == end).unwrap()] += 1;
    }
    Leaf::ALL
        .into_iter()
        .zip(counts)
        .map(|(leaf, count)| value(leaf) * ratio(count, games))
        .sum()
}

/// Returns the luck that the other event of `cell`'s roll needs for the roll to average zero.
///
/// With weights 6 : 30 and 9 : 27 the factors are −1/5 or −5, and −1/3 or −3.
fn counterweight(cell: Cell, luck: &BigRational) -> BigRational {
    -luck * ratio(cell.rolls().into(), cell.complement().rolls().into())
}

/// Generates rationals from −1000 to 1000.
fn rational() -> impl Strategy<Value = BigRational> {
    (1_i64..=1000).prop_flat_map(|denominator| {
        (-1000 * denominator..=1000 * denominator)
            .prop_map(move |numerator| ratio(numerator, denominator))
    })
}

fn any_exact_table() -> impl Strategy<Value = ExactTable> {
    [rational(), rational(), rational(), rational()].prop_map(ExactTable)
}

/// Generates estimates in points: any float in range, and often numbers that people type.
fn points() -> impl Strategy<Value = f64> {
    prop_oneof![
        -1000.0..=1000.0,
        (-10_000..=10_000).prop_map(|tenths| f64::from(tenths) / 10.0),
        (-100_000..=100_000).prop_map(|hundredths| f64::from(hundredths) / 100.0),
        -1.0..=1.0,
        Just(0.0),
        Just(-0.0),
        Just(1000.0),
        Just(-1000.0),
        Just(f64::MIN_POSITIVE),
    ]
}

fn any_table() -> impl Strategy<Value = LuckTable> {
    [points(), points(), points(), points()].prop_map(|points| LuckTable::new(points).unwrap())
}

fn any_cell() -> impl Strategy<Value = Cell> {
    proptest::sample::select(&Cell::ALL[..])
}

/// Generates one cell of X's roll and one of O's.
fn a_cell_of_each_roll() -> impl Strategy<Value = [Cell; 2]> {
    (any::<bool>(), any::<bool>()).prop_map(|(first, second)| {
        [
            if first {
                Cell::Doubles
            } else {
                Cell::NoDoubles
            },
            if second {
                Cell::OFails
            } else {
                Cell::OBearsOff
            },
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn a_centred_table_cannot_move_the_mean(
        fixed in a_cell_of_each_roll(),
        lucks in [rational(), rational()],
    ) {
        let mut table = ExactTable([(); 4].map(|()| BigRational::zero()));
        for (cell, luck) in fixed.into_iter().zip(lucks) {
            table.0[cell.complement() as usize] = counterweight(cell, &luck);
            table.0[cell as usize] = luck;
        }
        prop_assert_eq!(table.mean(), truth());
    }

    #[test]
    fn any_table_settles_at_the_truth_minus_its_mean_luck(table in any_exact_table()) {
        // 5/6 of the games have a second roll.
        let luck = table.mean_luck(SideToRoll::First) + table.mean_luck(SideToRoll::Second) * ratio(5, 6);
        prop_assert_eq!(table.mean(), truth() - luck);
    }

    #[test]
    fn a_recentred_table_has_the_exact_mean_to_the_last_bit(
        // Multiples of 1/1024 up to 200, whose counterweights (× 5 and × 3) floats hold exactly.
        x in -204_800..=204_800,
        o in -204_800..=204_800,
    ) {
        let points = [0.0, f64::from(x) / 1024.0, 0.0, f64::from(o) / 1024.0];
        let table = LuckTable::new(points)
            .and_then(|table| table.recentre(Cell::NoDoubles))
            .and_then(|table| table.recentre(Cell::OBearsOff))
            .unwrap();
        prop_assert_eq!(mean(|leaf| exactly(table.reduced(leaf))), truth());
        let exact = ExactStats::new(&table);
        prop_assert!(table.is_centred());
        prop_assert_eq!((exact.limit, exact.bias), (37.5, 0.0));
    }

    #[test]
    fn theory_agrees_with_exact_enumeration_for_any_table(table in any_table()) {
        let exact = ExactTable::from_table(&table);
        let theory = ExactStats::new(&table);
        let limit = to_f64(&exact.mean());
        prop_assert!((theory.limit - limit).abs() <= ROUNDING, "{} {limit}", theory.limit);
        prop_assert!((theory.bias - to_f64(&(exact.mean() - truth()))).abs() <= ROUNDING);
        for turn in [SideToRoll::First, SideToRoll::Second] {
            let mean_luck = to_f64(&exact.mean_luck(turn));
            prop_assert!((table.mean_luck(turn) - mean_luck).abs() <= ROUNDING);
        }

        // The standard deviation is a norm: rounding of the three distances from the mean moves it
        // by at most the largest of their errors. Rounding of squares and root adds about 1e-15 of
        // it.
        let sd = to_f64(&exact.variance()).sqrt();
        let tolerance = 2.0 * ROUNDING + 1e-15 * sd;
        prop_assert!((theory.sd - sd).abs() <= tolerance, "{} {sd}", theory.sd);
        prop_assert!((theory.variance.sqrt() - sd).abs() <= tolerance);
    }

    #[test]
    fn equivalent_games_are_the_exact_ratio_without_bias(
        table in any_table(),
        centre in any::<bool>(),
    ) {
        let centred = || table.recentre(Cell::Doubles)?.recentre(Cell::OFails);
        let table = if centre { centred().unwrap() } else { table };
        let theory = ExactStats::new(&table);
        if theory.bias.abs() > LuckTable::CENTRED_TOLERANCE {
            prop_assert_eq!(theory.equivalent_games, None);
        } else {
            prop_assume!(theory.sd > 1e-3);
            let expected = to_f64(&(exactly(PLAIN_VARIANCE) / ExactTable::from_table(&table).variance()));
            let games = theory.equivalent_games.unwrap();
            // The relative error is twice that of the standard deviation.
            prop_assert!((games / expected - 1.0).abs() <= 4.0 * ROUNDING / theory.sd + 1e-12, "{games} {expected}");
        }
    }

    #[test]
    fn recentring_sets_a_rolls_mean_to_zero_and_keeps_the_other_roll(
        table in any_table(),
        fixed in any_cell(),
    ) {
        let needed = counterweight(fixed, &exactly(table.luck(fixed)));
        match table.recentre(fixed) {
            Ok(centred) => {
                prop_assert!(needed.abs() <= ratio(1000, 1));
                prop_assert!(centred.mean_luck(fixed.side()).abs() <= LuckTable::CENTRED_TOLERANCE);
                // The nearest float to the exact value.
                prop_assert_eq!(centred.luck(fixed.complement()), to_f64(&needed));
                for cell in Cell::ALL.into_iter().filter(|&cell| cell != fixed.complement()) {
                    prop_assert_eq!(centred.luck(cell).to_bits(), table.luck(cell).to_bits());
                }
            }
            Err(LuckError::CannotCentre { cell, value }) => {
                prop_assert!(needed.abs() > ratio(1000, 1));
                prop_assert_eq!(cell, fixed.complement());
                prop_assert_eq!(value, to_f64(&needed));
            }
            Err(other) => prop_assert!(false, "{other:?}"),
        }
    }

    #[test]
    fn a_table_with_both_rolls_recentred_is_centred(table in any_table()) {
        let centred = table.recentre(Cell::Doubles).unwrap().recentre(Cell::OFails).unwrap();
        prop_assert!(centred.is_centred());
        let exact = ExactStats::new(&centred);
        prop_assert!(exact.bias.abs() <= LuckTable::CENTRED_TOLERANCE);
        // The exact mean of these floats is the truth within the same bound.
        prop_assert!(to_f64(&(ExactTable::from_table(&centred).mean() - truth())).abs() <= LuckTable::CENTRED_TOLERANCE);
    }

    #[test]
    fn biases_of_two_rolls_may_cancel(
        // Every roll of X has this luck. Every roll of O has −6/5 of it, because it comes in 5/6 of
        // the games.
        first in prop_oneof![-800.0..=-0.01, 0.01..=800.0],
    ) {
        let second = first * -6.0 / 5.0;
        let table = LuckTable::new([first, first, second, second]).unwrap();
        prop_assert!(!table.is_centred());
        let exact = ExactStats::new(&table);
        prop_assert!(exact.bias.abs() <= ROUNDING);
        prop_assert!(exact.equivalent_games.is_some());
    }

    #[test]
    fn a_biased_roll_moves_the_mean_by_its_bias(
        cell in any_cell(),
        extra in prop_oneof![-500.0..=-1e-6, 1e-6..=500.0],
    ) {
        // The made-up table with one estimate changed, for 6, 30, 9 or 27 rolls of 36, in all games
        // or in 5/6 of them.
        let luck = LuckTable::MADE_UP.luck(cell) + extra;
        let extra = luck - LuckTable::MADE_UP.luck(cell);
        let table = LuckTable::MADE_UP.with(cell, luck).unwrap();
        let share_of_games = match cell.side() {
            SideToRoll::First => 1.0,
            SideToRoll::Second => 5.0 / 6.0,
        };
        let bias = -extra * f64::from(cell.rolls()) / 36.0 * share_of_games;
        let exact = ExactStats::new(&table);
        prop_assert!((exact.bias - bias).abs() <= ROUNDING, "{} {bias}", exact.bias);
        prop_assert!(!table.is_centred());
        prop_assert_eq!(exact.equivalent_games, None);
    }
}

#[test]
fn recentring_is_refused_from_the_first_number_out_of_range() {
    // 5 × 200 = 1000 and 3 × 333.3… = 1000 just fit. The next larger float doesn't.
    for (fixed, last) in [(Cell::NoDoubles, 200.0), (Cell::OBearsOff, 1000.0 / 3.0)] {
        for sign in [1.0, -1.0] {
            let fits = LuckTable::NONE.with(fixed, sign * last).unwrap();
            assert_eq!(
                fits.recentre(fixed).unwrap().luck(fixed.complement()),
                sign * -1000.0
            );
            let first_out = f64::next_up(last);
            let too_much = LuckTable::NONE.with(fixed, sign * first_out).unwrap();
            assert!(matches!(
                too_much.recentre(fixed),
                Err(LuckError::CannotCentre { cell, value }) if cell == fixed.complement() && sign * value < -1000.0
            ));
        }
    }
}

#[test]
fn recentring_at_a_rare_event_always_succeeds() {
    // Doubles and failures have smaller weights than the other events, which need only 1/5 and 1/3
    // of their luck.
    for fixed in [Cell::Doubles, Cell::OFails] {
        for value in [1000.0, -1000.0] {
            let table = LuckTable::NONE.with(fixed, value).unwrap();
            assert!(table.recentre(fixed).unwrap().is_centred());
        }
    }
}
