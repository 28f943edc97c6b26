//! Match files of games played by hand, and GNU Backgammon's reading of them.

use crate::common::bearoff::{PERFECT, four_against_four, position};
use crate::common::hand::{
    Policy, fewest_pips, hand_game, perfect, play_game, play_once, rollout, worst,
};
use rollout_lab::backgammon::bearoff_db::{CheckerMove, Checkers, Position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player};
use rollout_lab::labs::hand::{HandEnd, HandRecord, HandRollout, HandSides, Names, match_text};

#[test]
fn a_match_is_in_the_format_of_other_programs() {
    // The expected lines follow from the format: the side on roll is on the left, and each game
    // starts from its position.
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let mut played = rollout(
        &hand_game(start, PERFECT, EvaluatorKind::Exact),
        HandSides::X,
        0,
    );
    for _ in 0..3 {
        play_game(&mut played, &fewest_pips);
    }
    played.begin().unwrap();
    let ends: Vec<_> = played.ends().collect();
    let text = match_text(
        &played,
        Names {
            x: "Blue: me",
            o: "GNU 白",
        },
    );
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines[0], "; [Site \"Rollout Lab\"]");
    assert_eq!(lines[1], "; [Player 1 \"Blue me\"]");
    assert_eq!(lines[2], "; [Player 2 \"GNU\"]");
    assert_eq!(lines[4], " 0 point match");
    assert_eq!(lines[6], " Game 1");
    assert_eq!(lines[7], " Blue me : 0                      GNU : 0");
    assert_eq!(lines[8], "; Set Pos=-D-----------------a------/0");
    // The three finished games, without the one in progress.
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.starts_with(" Game "))
            .count(),
        3
    );
    assert_eq!(ends.len(), 4);
    let winners = |side| {
        ends.iter()
            .filter(|&&end| end == HandEnd::Won(side))
            .count()
    };
    let wins = |line: &&&str| line.trim() == "Wins 1 point";
    assert_eq!(
        lines.iter().filter(wins).count(),
        winners(Side::X) + winners(Side::O)
    );
    // Wins of the left side are in the left column.
    assert_eq!(
        lines
            .iter()
            .filter(|line| line.starts_with("  Wins"))
            .count(),
        winners(Side::X)
    );
}

#[test]
fn the_side_on_roll_is_on_the_left_with_the_board_from_its_view() {
    let start = position([0, 0, 0, 0, 0, 15], [0, 0, 0, 0, 2, 0]).with_on_roll(Side::O);
    let opponent = Player::Evaluator(EvaluatorKind::OneSided);
    let mut played = rollout(
        &hand_game(start, opponent, EvaluatorKind::OneSided),
        HandSides::X,
        1,
    );
    while played.wins() == played.games() {
        play_game(&mut played, &last_play);
    }
    let text = match_text(&played, Names { x: "X", o: "O" });
    assert!(text.contains("; [Player 1 \"O\"]\r\n; [Player 2 \"X\"]"));
    assert!(
        text.contains("; Set Pos=-----B-------------o------/0"),
        "{text}"
    );
    // X has not borne a checker off: a gammon.
    assert!(text.contains("\r\n  Wins 2 points"), "{text}");
}

fn last_play(_: Side, _: Position, plays: &[Checkers]) -> usize {
    plays.len() - 1
}

/// Plays the match of `golden/hand-session.mat`: twenty games by good and bad policies, and an
/// abandoned one.
fn session() -> HandRollout {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut played = rollout(&game, HandSides::X, 8);
    let policies: [Policy; 3] = [&worst, &fewest_pips, &perfect];
    for (number, policy) in policies.into_iter().cycle().take(20).enumerate() {
        if number == 7 {
            played.begin().unwrap();
            play_once(&mut played, policy);
            played.abandon().unwrap();
        }
        play_game(&mut played, policy);
    }
    played
}

#[test]
fn the_match_equals_the_golden_file() {
    let names = Names {
        x: "Blue",
        o: "White",
    };
    assert_eq!(
        match_text(&session(), names),
        include_str!("../golden/hand-session.mat")
    );
}

/// Returns the games of a match that GNU Backgammon saved.
pub fn saved_games(sgf: &str) -> Vec<&str> {
    sgf.split("(;").skip(1).collect()
}

/// Returns the value of a game's property: `W+1` for the key `RE` of `RE[W+1]`.
fn property<'a>(game: &'a str, key: &str) -> &'a str {
    let key = format!("{key}[");
    let (_, value) = game
        .split_once(&key)
        .unwrap_or_else(|| panic!("no {key} in {game}"));
    value.split_once(']').unwrap().0
}

/// Reads a play of SGF such as `43eada`: two dice, then the start and end of each checker move.
///
/// The letters a to x are the points from the ace point of SGF's White, who moves down. z is off.
fn sgf_play(white: bool, text: &str) -> ([u8; 2], Vec<CheckerMove>) {
    let point = |letter: u8| match (letter, white) {
        (b'z', _) => 0,
        (letter, true) => letter - b'a' + 1,
        (letter, false) => 24 - (letter - b'a'),
    };
    let (dice, moves) = text.as_bytes().split_at(2);
    let moves = moves.chunks(2).map(|step| CheckerMove {
        from: point(step[0]),
        to: point(step[1]),
    });
    ([dice[0] - b'0', dice[1] - b'0'], moves.collect())
}

/// Compares the match with `golden/hand-session.sgf`, which GNU Backgammon saved after it imported
/// the match: positions, rolls, plays and winners.
#[test]
fn gnu_backgammon_reads_every_roll_and_play() {
    let played = session();
    let records = (0..played.begun_count()).map(|number| played.record(number).unwrap());
    let records: Vec<HandRecord> = records.filter(|record| record.result.is_some()).collect();
    let games = saved_games(include_str!("../golden/hand-session.sgf"));
    assert_eq!((records.len(), games.len()), (20, 20));
    for (record, game) in records.iter().zip(games) {
        assert_eq!(
            (property(game, "PW"), property(game, "PB")),
            ("Blue", "White")
        );
        let winner = if record.end == HandEnd::Won(Side::X) {
            "W+1"
        } else {
            "B+1"
        };
        assert_eq!(property(game, "RE"), winner);
        // X has checkers on the points 3, 4, 5 and 6, O on its own points 2, 3, 5 and 6. The bar
        // (y) and all other points are empty.
        assert!(
            game.contains(";PL[W]AE[a:y]AW[c][d][e][f]AB[w][v][t][s]\n"),
            "{game}"
        );
        let lines = game
            .lines()
            .filter(|line| line.starts_with(";W[") || line.starts_with(";B["));
        let imported: Vec<_> = lines
            .map(|line| {
                let white = line.starts_with(";W");
                let side = if white { Side::X } else { Side::O };
                let (dice, mut moves) = sgf_play(white, property(line, &line[1..2]));
                moves.sort_by_key(|step| (step.from, step.to));
                (side, dice, moves)
            })
            .collect();
        let turns = record.turns.iter().map(|turn| {
            let turn = &turn.turn;
            let (first, second) = turn.roll.dice();
            let mut moves = turn.moves.clone();
            moves.sort_by_key(|step| (step.from, step.to));
            (turn.side, [first.max(second), first.min(second)], moves)
        });
        assert!(turns.eq(imported), "{game}");
    }
}
