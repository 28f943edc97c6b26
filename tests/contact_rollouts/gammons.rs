//! Races for a gammon, compared with the rules and with a lookahead of one roll.

use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::{BoardEvaluator, NetworkScratch};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks, Plays};
use rollout_lab::labs::contact::Record;
use rollout_lab::rollout::dice::Roll;

use crate::positions::{named, rollout};

/// Returns the two sides of a race for a gammon, the leader first.
///
/// The leader has these checkers on points 1 to 6. The other side has a checker on each point of
/// `outside`, 7 to 24, and one on each of its first five points. Its other checkers are on its six
/// point.
fn race(leader: [u8; 6], outside: &[usize]) -> [[u8; 25]; 2] {
    let (mut leading, mut trailing) = ([0; 25], [0; 25]);
    leading[..6].copy_from_slice(&leader);
    trailing[..6].copy_from_slice(&[1, 1, 1, 1, 1, 10 - outside.len() as u8]);
    for &point in outside {
        trailing[point - 1] += 1;
    }
    [leading, trailing]
}

/// Creates the board of two sides, the side on roll first.
fn board(sides: [[u8; 25]; 2]) -> Board {
    Board::new(sides).expect("a board")
}

/// Returns the chances (0..1) that the race ends in a gammon, and in a backgammon.
fn gammons(board: &Board) -> [f64; 2] {
    assert_eq!(
        ValueSource::of(board),
        ValueSource::NetworkWithGammons,
        "{board:?}"
    );
    let value = Networks::trained().evaluate(board, &mut NetworkScratch::default());
    let [_, gammon, backgammon, lose_gammon, lose_backgammon] = value.chances().to_array();
    assert!(gammon == 0.0 || lose_gammon == 0.0);
    [gammon + lose_gammon, backgammon + lose_backgammon]
}

/// Returns how many of the 36 rolls have a play after which the mover's checkers satisfy a
/// condition.
fn rolls_with(board: &Board, condition: impl Fn(&[u8; 25]) -> bool) -> u32 {
    let mut plays = Plays::new();
    Roll::all()
        .filter(|&roll| {
            let mut found = plays.find(board, roll).iter();
            found.any(|play| condition(play.mover()))
        })
        .count() as u32
}

/// The leader bears off two checkers from the ace point with the next roll, so the other side saves
/// the gammon now or never. It has a checker on each point at home, so that any die bears one off
/// once all are home.
#[test]
fn gammons_that_one_roll_can_save_match_the_rules() {
    let mut counts = [0; 2];
    // The leader holds the other side's 24 point.
    for a in 7..=23 {
        for b in [None, Some(7), Some(9), Some(13)] {
            for c in [None, Some(8)] {
                let outside: Vec<usize> = [Some(a), b, c].into_iter().flatten().collect();
                let [leading, trailing] = race([2, 0, 0, 0, 0, 0], &outside);
                let trailing_first = board([trailing, leading]);
                let saved = rolls_with(&trailing_first, |side| side.iter().sum::<u8>() < 15);
                let escaped = rolls_with(&trailing_first, |side| side[18..] == [0; 7]);
                let expected = [saved, escaped].map(|rolls| f64::from(36 - rolls) / 36.0);
                for (chance, expected) in gammons(&trailing_first).into_iter().zip(expected) {
                    // The chance of a gammon is at most the chance of a win, which the network puts
                    // slightly below 1.
                    assert!(
                        (chance - expected).abs() < 1e-3,
                        "{outside:?}: {chance}, not {expected}"
                    );
                }
                // With the leader on roll no gammon can be saved.
                let [gammon, backgammon] = gammons(&board([leading, trailing]));
                assert!(gammon > 0.999, "{outside:?}");
                let expected = f64::from(u8::from(a > 18));
                assert!(
                    (backgammon - expected).abs() < 1e-3,
                    "{outside:?}: {backgammon}"
                );
                counts[usize::from(a > 18)] += 1;
            }
        }
    }
    // The first checker has 12 or 5 points, with 4 choices of a second and 2 of a third checker.
    assert_eq!(counts, [12 * 8, 5 * 8]);
}

#[test]
fn gammon_races_have_at_most_four_stragglers() {
    let [leading, trailing] = race([3, 3, 0, 0, 0, 0], &[12, 13, 14, 15]);
    assert_eq!(
        ValueSource::of(&board([leading, trailing])),
        ValueSource::NetworkWithGammons
    );
    assert_eq!(
        ValueSource::of(&board([trailing, leading])),
        ValueSource::NetworkWithGammons
    );
    // These boards are not such races: a fifth straggler, a leader who has not borne off, contact,
    // and a checker of the other side off.
    let five = race([3, 3, 0, 0, 0, 0], &[12, 13, 14, 15, 16]);
    let none_off = race([3, 3, 3, 3, 3, 0], &[12, 13, 14, 15]);
    let contact = race([3, 3, 0, 0, 0, 2], &[12, 13, 14, 20]);
    let mut trailing_off = [leading, trailing];
    trailing_off[1][5] -= 1;
    for sides in [five, none_off, contact, trailing_off] {
        assert_eq!(
            ValueSource::of(&board(sides)),
            ValueSource::Network,
            "{sides:?}"
        );
    }
}

/// Evaluating all plays of a roll at once gives the same values as evaluating each position.
#[test]
fn plays_into_gammon_races_have_the_values_of_their_positions() {
    let networks = Networks::trained();
    let (mut scratch, mut single_scratch) = (NetworkScratch::default(), NetworkScratch::default());
    let mut plays = Plays::new();
    let mut gammon_races = 0;
    // First the leader bears off her first checker. Then one opposing checker is still in the
    // leader's home board, with either side on roll.
    let [mut leading, trailing] = race([3, 3, 3, 3, 2, 0], &[13]);
    leading[5] = 1;
    let passing = race([3, 3, 0, 0, 0, 0], &[20]);
    for sides in [[leading, trailing], [passing[1], passing[0]], passing] {
        let before = board(sides);
        for roll in Roll::all() {
            let found = plays.find(&before, roll);
            let mut values = Vec::new();
            networks.evaluate_plays(&before, found, &mut scratch, |value| values.push(value));
            for (play, value) in found.iter().zip(values) {
                let position = play.swapped();
                gammon_races +=
                    u32::from(ValueSource::of(&position) == ValueSource::NetworkWithGammons);
                assert_eq!(
                    value,
                    networks.evaluate(&position, &mut single_scratch).swapped()
                );
            }
        }
    }
    assert!(gammon_races > 36, "{gammon_races}");
}

/// The equity of a race equals its mean one roll ahead, with a root mean square error below 0.02
/// points. In these games it is 0.012. It was 0.126 when the network alone evaluated races.
#[test]
fn equities_of_gammon_races_match_a_lookahead() {
    let (mut squares, mut turns) = (0.0_f64, 0.0);
    let ace_point = named("ace-point game");
    let rollout = rollout(ace_point, vec![EvaluatorKind::Network], 71);
    let networks = Networks::trained();
    let mut scratch = NetworkScratch::default();
    for k in 0..150 {
        let record: Record = rollout.record(k, 0);
        for turn in &record.turns {
            if ValueSource::of(&turn.before) == ValueSource::NetworkWithGammons {
                let value = networks.evaluate(&turn.before, &mut scratch);
                let ahead = turn.mean.expect("a mean of the network");
                let ahead = match turn.side {
                    Side::X => ahead,
                    Side::O => -ahead,
                };
                squares += (ahead - value.chances().equity()).powi(2);
                turns += 1.0;
            }
        }
    }
    assert!(turns > 300.0, "{turns}");
    let error = (squares / turns).sqrt();
    assert!(error < 0.02, "{error} in {turns} turns");
}
