//! Races for a gammon, against the rules and one roll ahead.

use rollout_lab::backgammon::bearoffs::ValueSource;
use rollout_lab::backgammon::network::{BoardEvaluator, NetworkScratch};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, EvaluatorKind, Networks, Plays};
use rollout_lab::labs::contact::Record;
use rollout_lab::rollout::dice::Roll;

use crate::positions::{named, rollout};

/// A leader who has these checkers left on points 1 to 6, and another side with one checker on each of its first five points, the rest
/// on its six point, and these of its points, 7 to 24, besides.
fn race(leader: [u8; 6], out: &[usize]) -> [[u8; 25]; 2] {
    let (mut leads, mut other) = ([0; 25], [0; 25]);
    leads[..6].copy_from_slice(&leader);
    other[..6].copy_from_slice(&[1, 1, 1, 1, 1, 10 - out.len() as u8]);
    for &point in out {
        other[point - 1] += 1;
    }
    [leads, other]
}

fn board(sides: [[u8; 25]; 2]) -> Board {
    Board::new(sides).expect("a board")
}

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

/// How many of the 36 rolls have a play after which this is so.
fn rolls_with(board: &Board, is_so: impl Fn(&[u8; 25]) -> bool) -> u32 {
    let mut plays = Plays::new();
    Roll::all()
        .filter(|&roll| plays.find(board, roll).iter().any(|it| is_so(it.mover())))
        .count() as u32
}

/// The leader, with two checkers on the ace point, is off with the next roll: a gammon is saved now or never. The other side has a
/// checker on each point at home, so that any die bears one off once all are there.
#[test]
fn what_one_roll_can_save_is_what_the_rules_say() {
    let mut seen = [0; 2];
    // On the 24 point it would still be in the leader's way.
    for a in 7..=23 {
        for b in [None, Some(7), Some(9), Some(13)] {
            for c in [None, Some(8)] {
                let out: Vec<usize> = [Some(a), b, c].into_iter().flatten().collect();
                let [leads, other] = race([2, 0, 0, 0, 0, 0], &out);
                let other_first = board([other, leads]);
                let saved = rolls_with(&other_first, |side| side.iter().sum::<u8>() < 15);
                let out_of_home = rolls_with(&other_first, |side| side[18..] == [0; 7]);
                let expected = [saved, out_of_home].map(|rolls| f64::from(36 - rolls) / 36.0);
                for (is, expected) in gammons(&other_first).into_iter().zip(expected) {
                    // Nobody wins more gammons than games: the network leaves this side hardly a chance to win.
                    assert!(
                        (is - expected).abs() < 1e-3,
                        "{out:?}: {is}, not {expected}"
                    );
                }
                // With the leader on roll nothing is saved any more.
                let [gammon, backgammon] = gammons(&board([leads, other]));
                assert!(gammon > 0.999, "{out:?}");
                let far = f64::from(u8::from(a > 18));
                assert!((backgammon - far).abs() < 1e-3, "{out:?}: {backgammon}");
                seen[usize::from(a > 18)] += 1;
            }
        }
    }
    // Twelve and five places of the first checker, with four seconds and two thirds.
    assert_eq!(seen, [12 * 8, 5 * 8]);
}

#[test]
fn a_race_for_a_gammon_has_a_leader_who_has_borne_off_and_a_few_stragglers() {
    let [leads, other] = race([3, 3, 0, 0, 0, 0], &[12, 13, 14, 15]);
    assert_eq!(
        ValueSource::of(&board([leads, other])),
        ValueSource::NetworkWithGammons
    );
    assert_eq!(
        ValueSource::of(&board([other, leads])),
        ValueSource::NetworkWithGammons
    );
    // A fifth straggler; nobody has borne off; contact; a checker off.
    let five = race([3, 3, 0, 0, 0, 0], &[12, 13, 14, 15, 16]);
    let nobody = race([3, 3, 3, 3, 3, 0], &[12, 13, 14, 15]);
    let contact = race([3, 3, 0, 0, 0, 2], &[12, 13, 14, 20]);
    let mut off = [leads, other];
    off[1][5] -= 1;
    for sides in [five, nobody, contact, off] {
        assert_eq!(
            ValueSource::of(&board(sides)),
            ValueSource::Network,
            "{sides:?}"
        );
    }
}

/// What whoever plays says of a play does not depend on whether the plays of a whole board are evaluated at once.
#[test]
fn plays_that_lead_into_such_a_race_are_judged_as_positions_are() {
    let networks = Networks::trained();
    let (mut memory, mut alone) = (NetworkScratch::default(), NetworkScratch::default());
    let mut plays = Plays::new();
    let mut into_a_race = 0;
    // The leader bears off her first checker; or has the other side's last checker to pass.
    let [mut leads, other] = race([3, 3, 3, 3, 2, 0], &[13]);
    leads[5] = 1;
    let passing = race([3, 3, 0, 0, 0, 0], &[20]);
    for sides in [[leads, other], [passing[1], passing[0]], passing] {
        let before = board(sides);
        for roll in Roll::all() {
            let found = plays.find(&before, roll);
            let mut values = Vec::new();
            networks.evaluate_plays(&before, found, &mut memory, |value| values.push(value));
            for (play, value) in found.iter().zip(values) {
                let position = play.swapped();
                into_a_race +=
                    u32::from(ValueSource::of(&position) == ValueSource::NetworkWithGammons);
                assert_eq!(value, networks.evaluate(&position, &mut alone).swapped());
            }
        }
    }
    assert!(into_a_race > 36, "{into_a_race}");
}

/// What a race is worth is what it is worth one roll ahead, on average over all rolls: but for 0.02 points (root mean square; it is 0.012
/// in these games, and was 0.126 when the network alone judged them).
#[test]
fn such_a_race_is_worth_what_it_is_worth_one_roll_ahead() {
    let (mut squares, mut turns) = (0.0_f64, 0.0);
    let ace_point = named("ace-point game");
    let rollout = rollout(ace_point, vec![EvaluatorKind::Network], 71);
    let networks = Networks::trained();
    let mut memory = NetworkScratch::default();
    for k in 0..150 {
        let record: Record = rollout.record(k, 0);
        for turn in &record.turns {
            if ValueSource::of(&turn.before) == ValueSource::NetworkWithGammons {
                let value = networks.evaluate(&turn.before, &mut memory);
                let ahead = turn.mean.expect("the network measures");
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
    let off = (squares / turns).sqrt();
    assert!(off < 0.02, "{off} in {turns} turns");
}
