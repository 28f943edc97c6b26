//! Bear-offs at the end of whole games, against the databases of the bear-off labs and against fractions.

use std::sync::LazyLock;

use rollout_lab::backgammon::bearoff_db::{self, Checkers, Database, DatabaseSize};
use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::NetworkScratch;
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks, Plays, bearoffs};
use rollout_lab::labs::contact::{PlayList, Record, RecordedTurn, RollMap};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::stats::score::Score;

use crate::golden;
use crate::positions::{game, named, rollout};

/// By so many 36ths of 2⁻²⁵ points an equity may be rounded: 2⁻²⁵ of winning chances are two of points, and half of that.
const ROUNDING: i64 = 36;

/// A board of these checkers on the sides' own points 1 to 6.
fn at_home(roller: [u8; 6], opponent: [u8; 6]) -> Board {
    let side = |points: [u8; 6]| {
        let mut places = [0; 25];
        places[..6].copy_from_slice(&points);
        places
    };
    Board::new([side(roller), side(opponent)]).expect("a board")
}

/// What a side has left, if all is at home and some is off.
fn left(side: &[u8; 25]) -> Option<Checkers> {
    let count: u8 = side.iter().sum();
    let points = side[..6].try_into().unwrap();
    (side[6..].iter().all(|&here| here == 0) && count < 15)
        .then(|| Checkers::new(points).expect("fewer than fifteen"))
}

/// The winning chance of whoever has just played so far, by the databases of the bear-off labs; `None` where they know nothing.
pub fn chance_after(after: &Board) -> Option<f64> {
    static FEW: LazyLock<Database> = LazyLock::new(|| Database::new(DatabaseSize::SixCheckers));
    static MANY: LazyLock<Database> = LazyLock::new(|| Database::new(DatabaseSize::AllCheckers));
    let [mine, theirs] = after.sides();
    let (mine, theirs) = (left(mine)?, left(theirs)?);
    let few = FEW.chance_after(mine, theirs);
    few.or_else(|| MANY.chance_after(mine, theirs))
}

/// Equity after a play, in 2⁻²⁵ points: by the databases of bear-offs where they know it, else by the network. A race for a gammon is
/// taken at its word here: what it is worth is tested in `gammons.rs`.
pub fn judged(networks: &Networks, after: &Board) -> i32 {
    if let Some(chance) = chance_after(after) {
        return ((2.0 * chance - 1.0) * f64::from(1 << 25)) as i32;
    }
    let (theirs, mut memory) = (after.swapped(), NetworkScratch::default());
    let value = match ValueSource::of(&theirs) {
        ValueSource::NetworkWithGammons => networks.evaluate(&theirs, &mut memory),
        _ => networks.full().evaluate(&theirs, &mut memory),
    };
    -value.equity()
}

/// Units of points, of which they are whole numbers.
fn units(points: f64) -> i64 {
    (points * Score::WIN.units() as f64).round() as i64
}

fn evaluate(board: &Board) -> f64 {
    let value = Networks::trained().evaluate(board, &mut NetworkScratch::default());
    let [win, gammons @ ..] = value.chances().to_array();
    assert_eq!(gammons, [0.0; 4]);
    win
}

#[test]
fn reference_bear_offs_have_their_exact_chances() {
    let cases = golden::bearoff().cases;
    assert_eq!(cases.len(), 4);
    for case in cases {
        let board = at_home(case.x, case.o);
        assert_eq!(ValueSource::of(&board), ValueSource::Exact);
        let exact: f64 = case.exact.win.parse().unwrap();
        // Each chance is rounded by half of 2⁻²⁵, and is a mean of others; 36 pips a side are at most 24 rolls.
        assert!((evaluate(&board) - exact).abs() < 24.0 / f64::from(1 << 26));
    }
}

#[test]
fn databases_are_asked_where_all_are_at_home_and_both_have_borne_one_off() {
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
        let board = at_home(roller, opponent);
        assert_eq!(ValueSource::of(&board), source, "{board:?}");
        let known = chance_after(&board.swapped()).map(|theirs| 1.0 - theirs);
        let by_database = [ValueSource::Exact, ValueSource::Approximate].contains(&source);
        assert_eq!(known.is_some(), by_database);
        if let Some(known) = known {
            assert_eq!(evaluate(&board), known);
        }
    }
    // One has still to come home, or in: with or without contact.
    for place in [6, 12, 24] {
        let mut sides = *at_home(six, six).sides();
        sides[0][place] = 1;
        let board = Board::new(sides).unwrap();
        assert_eq!(ValueSource::of(&board), ValueSource::Network);
        assert_eq!(ValueSource::of(&board.swapped()), ValueSource::Network);
    }
}

#[test]
fn a_few_bits_of_making_them_are_enough_to_say_how_far_it_is() {
    // Another test may have made them meanwhile.
    let mut progress = 0.0;
    while progress < 1.0 {
        let more = bearoff_db::build_shared_tables_while(|| false);
        assert!(progress <= more && more <= 1.0);
        progress = more;
    }
    assert!(!bearoffs::waits_for_databases(&at_home([1; 6], [1; 6])));
}

/// Of a game of exact bear-offs from the first turn on: the sum of luck and the value at the start is the result, but for what is
/// rounded once a turn.
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
        // What is stored of a position is the mean over its rolls, rounded.
        assert!((mean - expected).abs() <= ROUNDING, "{mean} {expected}");
        // No other play is better, by the table.
        let (mut plays, made) = (Plays::new(), chance_after(&turn.after).unwrap());
        let found = plays.find(&turn.before, turn.roll).iter();
        let best = found.map(|play| chance_after(play).unwrap());
        assert_eq!(best.fold(0.0, f64::max), made);
        assert_eq!(turn.best, None);
        expected = value;
    }
    assert_eq!(expected, units(result));
    let luck: i64 = turns.iter().map(|turn| units(turn.luck)).sum();
    let most: i64 = turns.iter().map(|_| ROUNDING).sum();
    assert!((units(result) - luck - of_x(start)).abs() <= most);
}

#[test]
fn games_of_exact_bear_offs_are_worth_the_exact_value_each() {
    for case in golden::bearoff().cases {
        let board = at_home(case.x, case.o);
        let mut rollout = rollout(board, vec![EvaluatorKind::Network], 41);
        for k in 0..100 {
            let record = rollout.record(k, 0);
            assert_exact(&board, &record.turns, record.result);
        }
        rollout.roll(1_000);
        let point = rollout.point(0);
        let exact: f64 = case.exact.win.parse().unwrap();
        // As above, and as much again on the way; a chance is worth two points.
        let most = 4.0 * 24.0 / f64::from(1 << 26);
        assert!((point.reduced.mean.unwrap() - (2.0 * exact - 1.0)).abs() < most);
        // A spread that is only rounding is none.
        assert!(point.reduced.sd.unwrap() < 4e-7 && rollout.equivalent_games(0).is_none());
        assert!(point.plain.sd.unwrap() > 0.5);
    }
}

#[test]
fn games_that_come_to_exact_bear_offs_are_worth_the_exact_value_from_there_on() {
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
            // Once there, they stay.
            assert!(record.turns[from..].iter().all(exact));
            assert_exact(
                &record.turns[from].before,
                &record.turns[from..],
                record.result,
            );
            reached += 1;
        }
    }
    // Nobody is saved in nearly all of them; gammons end some.
    assert!(reached > 20 && approximate > 50, "{reached} {approximate}");
}

/// Where the databases only estimate, the play that they like best is made, and it is the best one of the map of rolls and of the
/// list of plays; looking ahead is a mean over what they say.
#[test]
fn approximate_plays_are_those_of_the_one_sided_database_everywhere() {
    let board = at_home([3, 2, 1, 2, 1, 1], [2, 2, 2, 0, 1, 2]);
    assert_eq!(ValueSource::of(&board), ValueSource::Approximate);
    let best = |board: &Board, roll: Roll| {
        let mut plays = Plays::new();
        let chances = plays
            .find(board, roll)
            .iter()
            .map(|play| chance_after(play).unwrap());
        2.0 * chances.fold(0.0, f64::max) - 1.0
    };
    let map = RollMap::new(&game(board, vec![EvaluatorKind::Network]), 0).unwrap();
    assert_eq!(map.evaluation, 2.0 * evaluate(&board) - 1.0);
    for worth in &map.rolls {
        assert_eq!(worth.value, best(&board, worth.roll));
        assert_eq!(2.0 * chance_after(&worth.after).unwrap() - 1.0, worth.value);
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
        let made = 2.0 * chance_after(&turn.after).unwrap() - 1.0;
        assert_eq!(made, best(&turn.before, turn.roll));
    }
}
