//! Bear-offs at the end of whole games, compared with the databases of the bear-off lab and with
//! exact fractions.

use std::sync::LazyLock;

use rollout_lab::backgammon::bearoff_db::{self, Checkers, Database, DatabaseSize};
use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::NetworkScratch;
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks, Plays, bearoffs};
use rollout_lab::labs::contact::{PlayList, Record, RecordedTurn};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::stats::score::Score;

use crate::golden;
use crate::positions::{game, named, rollout};

/// The largest rounding of an equity in 36ths of 2⁻²⁵ points: half of 2⁻²⁵ of a winning chance,
/// which counts two points.
const ROUNDING: i64 = 36;

/// Creates a board from the checkers on each side's own points 1 to 6.
fn home_boards(roller: [u8; 6], opponent: [u8; 6]) -> Board {
    let side = |points: [u8; 6]| {
        let mut board = [0; 25];
        board[..6].copy_from_slice(&points);
        board
    };
    Board::new([side(roller), side(opponent)]).expect("a board")
}

/// Returns a side's checkers if all are at home and at least one is off.
fn bearoff_checkers(side: &[u8; 25]) -> Option<Checkers> {
    let count: u8 = side.iter().sum();
    let points = side[..6].try_into().unwrap();
    (side[6..].iter().all(|&count| count == 0) && count < 15)
        .then(|| Checkers::new(points).expect("fewer than fifteen"))
}

/// Returns the winning chance (0..1) of the side that has just played, by the databases of the
/// bear-off lab.
///
/// `None` if they do not have the position.
pub fn chance_after(after: &Board) -> Option<f64> {
    static SMALL: LazyLock<Database> = LazyLock::new(|| Database::new(DatabaseSize::SixCheckers));
    static LARGE: LazyLock<Database> = LazyLock::new(|| Database::new(DatabaseSize::AllCheckers));
    let [mover, opponent] = after.sides();
    let (mover, opponent) = (bearoff_checkers(mover)?, bearoff_checkers(opponent)?);
    let chance = SMALL.chance_after(mover, opponent);
    chance.or_else(|| LARGE.chance_after(mover, opponent))
}

/// Returns the equity after a play in 2⁻²⁵ points, by the bear-off databases where they have the
/// position, and otherwise by the network.
///
/// Gammon races use the core's own evaluation, which `gammons.rs` tests.
pub fn equity_after(networks: &Networks, after: &Board) -> i32 {
    if let Some(chance) = chance_after(after) {
        return ((2.0 * chance - 1.0) * f64::from(1 << 25)) as i32;
    }
    let (next, mut scratch) = (after.swapped(), NetworkScratch::default());
    let value = match ValueSource::of(&next) {
        ValueSource::NetworkWithGammons => networks.evaluate(&next, &mut scratch),
        _ => networks.full().evaluate(&next, &mut scratch),
    };
    -value.equity()
}

/// Converts points to units of scores. All points here are whole numbers of units.
fn units(points: f64) -> i64 {
    (points * Score::WIN.units() as f64).round() as i64
}

/// Returns the winning chance (0..1) of a bear-off without gammons.
fn evaluate(board: &Board) -> f64 {
    let value = Networks::trained().evaluate(board, &mut NetworkScratch::default());
    let [win, gammons @ ..] = value.chances().to_array();
    assert_eq!(gammons, [0.0; 4]);
    win
}

#[test]
fn reference_bearoffs_have_their_exact_chances() {
    let cases = golden::bearoff().cases;
    assert_eq!(cases.len(), 4);
    for case in cases {
        let board = home_boards(case.x, case.o);
        assert_eq!(ValueSource::of(&board), ValueSource::Exact);
        let exact: f64 = case.exact.win.parse().unwrap();
        // Each chance is rounded by up to half of 2⁻²⁵, and is a mean of other chances. 36 pips a
        // side are at most 24 rolls.
        assert!((evaluate(&board) - exact).abs() < 24.0 / f64::from(1 << 26));
    }
}

#[test]
fn databases_serve_where_all_are_home_and_both_sides_have_borne_off() {
    let six = [1, 1, 1, 1, 1, 1];
    let seven = [2, 1, 1, 1, 1, 1];
    let fourteen = [2, 2, 2, 2, 2, 4];
    let fifteen = [2, 2, 2, 2, 2, 5];
    for (roller, opponent, source) in [
        (six, six, ValueSource::Exact),
        (six, seven, ValueSource::Approximate),
        (seven, six, ValueSource::Approximate),
        (fourteen, fourteen, ValueSource::Approximate),
        (fourteen, fifteen, ValueSource::NetworkWithGammons),
        (fifteen, six, ValueSource::NetworkWithGammons),
        (fifteen, fifteen, ValueSource::Network),
    ] {
        let board = home_boards(roller, opponent);
        assert_eq!(ValueSource::of(&board), source, "{board:?}");
        let chance = chance_after(&board.swapped()).map(|opponent| 1.0 - opponent);
        let by_database = [ValueSource::Exact, ValueSource::Approximate].contains(&source);
        assert_eq!(chance.is_some(), by_database);
        if let Some(chance) = chance {
            assert_eq!(evaluate(&board), chance);
        }
    }
    // One checker is outside its home board or on the bar, with or without contact.
    for index in [6, 12, 24] {
        let mut sides = *home_boards(six, six).sides();
        sides[0][index] = 1;
        let board = Board::new(sides).unwrap();
        assert_eq!(ValueSource::of(&board), ValueSource::Network);
        assert_eq!(ValueSource::of(&board.swapped()), ValueSource::Network);
    }
}

#[test]
fn building_shared_databases_reports_progress() {
    // Another test may build them at the same time.
    let mut progress = 0.0;
    while progress < 1.0 {
        let next = bearoff_db::build_shared_tables_while(|| false);
        assert!(progress <= next && next <= 1.0);
        progress = next;
    }
    assert!(!bearoffs::waits_for_databases(&home_boards([1; 6], [1; 6])));
}

/// Asserts that the value at the start plus all luck equals the result, except for one rounding a
/// turn.
///
/// All turns are exact bear-offs.
fn assert_exact(board: &Board, turns: &[RecordedTurn], result: f64) {
    let start = units(2.0 * evaluate(board) - 1.0);
    let of_x = |equity: i64| match turns[0].side {
        Side::X => equity,
        Side::O => -equity,
    };
    let mut expected = of_x(start);
    for turn in turns {
        let [mean, value, luck] = [turn.mean.unwrap(), turn.value.unwrap(), turn.luck].map(units);
        assert_eq!(luck, value - mean);
        // The value of a position is the mean over its rolls, rounded.
        assert!((mean - expected).abs() <= ROUNDING, "{mean} {expected}");
        // The database has no better play.
        let (mut plays, chance) = (Plays::new(), chance_after(&turn.after).unwrap());
        let found = plays.find(&turn.before, turn.roll).iter();
        let best = found.map(|play| chance_after(play).unwrap());
        assert_eq!(best.fold(0.0, f64::max), chance);
        assert_eq!(turn.best, None);
        expected = value;
    }
    assert_eq!(expected, units(result));
    let luck: i64 = turns.iter().map(|turn| units(turn.luck)).sum();
    let bound: i64 = turns.iter().map(|_| ROUNDING).sum();
    assert!((units(result) - luck - of_x(start)).abs() <= bound);
}

#[test]
fn games_of_exact_bearoffs_return_the_exact_value() {
    for case in golden::bearoff().cases {
        let board = home_boards(case.x, case.o);
        let mut rollout = rollout(board, vec![EvaluatorKind::Network], 41);
        for k in 0..100 {
            let record = rollout.record(k, 0);
            assert_exact(&board, &record.turns, record.result);
        }
        rollout.roll(1_000);
        let point = rollout.point(0);
        let exact: f64 = case.exact.win.parse().unwrap();
        // The bound above, as much again during the game, and two points for a chance of 1.
        let bound = 4.0 * 24.0 / f64::from(1 << 26);
        assert!((point.reduced.mean.unwrap() - (2.0 * exact - 1.0)).abs() < bound);
        // A spread that is only rounding counts as none.
        assert!(point.reduced.sd.unwrap() < 4e-7 && rollout.equivalent_games(0).is_none());
        assert!(point.plain.sd.unwrap() > 0.5);
    }
}

#[test]
fn games_return_the_exact_value_from_exact_bearoffs_on() {
    let (mut reached, mut approximate) = (0, 0);
    for name in [
        "bear-off against one on the bar",
        "late race",
        "ace-point game",
    ] {
        let rollout = rollout(named(name), vec![EvaluatorKind::Network], 42);
        for k in 0..20 {
            let record = rollout.record(k, 0);
            let source = |turn: &&RecordedTurn| ValueSource::of(&turn.before);
            approximate += record
                .turns
                .iter()
                .map(|turn| source(&turn))
                .filter(|&source| source == ValueSource::Approximate)
                .count();
            let exact = |turn: &RecordedTurn| source(&turn) == ValueSource::Exact;
            let Some(from) = record.turns.iter().position(exact) else {
                continue;
            };
            // All later turns are exact bear-offs, too.
            assert!(record.turns[from..].iter().all(exact));
            assert_exact(
                &record.turns[from].before,
                &record.turns[from..],
                record.result,
            );
            reached += 1;
        }
    }
    // Many games reach exact bear-offs. Some end in a gammon before.
    assert!(reached > 20 && approximate > 50, "{reached} {approximate}");
}

/// Where the database is approximate, its best play is the play of games, roll maps and play lists.
/// Lookahead is a mean over its values.
#[test]
fn approximate_bearoffs_follow_the_one_sided_database() {
    let board = home_boards([3, 2, 1, 2, 1, 1], [2, 2, 2, 0, 1, 2]);
    assert_eq!(ValueSource::of(&board), ValueSource::Approximate);
    let best = |board: &Board, roll: Roll| {
        let mut plays = Plays::new();
        let chances = plays
            .find(board, roll)
            .iter()
            .map(|play| chance_after(play).unwrap());
        2.0 * chances.fold(0.0, f64::max) - 1.0
    };
    let game = game(board, vec![EvaluatorKind::Network]);
    let map = game.roll_map(0).unwrap();
    assert_eq!(game.evaluation(0), 2.0 * evaluate(&board) - 1.0);
    for roll_value in &map.rolls {
        assert_eq!(roll_value.value, best(&board, roll_value.roll));
        let value = 2.0 * chance_after(&roll_value.best.after).unwrap() - 1.0;
        assert_eq!(value, roll_value.value);
    }
    for roll in [Roll::new(5, 2).unwrap(), Roll::new(3, 3).unwrap()] {
        let mut list = PlayList::new(Networks::trained(), &board, roll);
        assert_eq!(list.plays()[0].equity, best(&board, roll));
        while !list.look_ahead() {}
        for play in list.plays() {
            let next = play.after.swapped();
            let mean = Roll::all().map(|roll| best(&next, roll)).sum::<f64>() / 36.0;
            assert!((play.lookahead_equity.unwrap() + mean).abs() < 1e-13);
        }
    }
    let rollout = rollout(board, vec![EvaluatorKind::Tiny], 43);
    let Record { turns, .. } = rollout.record(0, 0);
    for turn in turns {
        let equity = 2.0 * chance_after(&turn.after).unwrap() - 1.0;
        assert_eq!(equity, best(&turn.before, turn.roll));
    }
}
