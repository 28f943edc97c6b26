//! Games with a cube played by hand, as text: the text of an address, and match files for other
//! programs.

use std::sync::{Arc, LazyLock};

use crate::common::any_text::assert_played_or_refused;
use crate::common::cube_hand::{
    act, cube_game, play_game, position, random_chooser, rollout, waits_for_hand,
};
use crate::matches::saved_games;
use rollout_lab::backgammon::cube::{CubeAction, Owner};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer};
use rollout_lab::labs::hand::cube::CubeHandRollout;
use rollout_lab::labs::hand::{HandEnd, HandSides, Names, NotPlayedReason, match_text};
use rollout_lab::rollout::seed::Seed;

const PERFECT: [CubePlayer; 2] = [CubePlayer::PERFECT; 2];
const NAMES: Names = Names {
    x: "Blue",
    o: "White",
};

/// A race of four checkers against four, prepared once for all tests.
static GAME: LazyLock<Arc<CubeGame>> = LazyLock::new(|| {
    let start = position([0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 1, 0]);
    cube_game(start, Owner::Centred, PERFECT, CubeEstimate::Exact)
});

fn new_rollout(hands: HandSides, seed: u64) -> CubeHandRollout {
    rollout(&GAME, hands, seed)
}

/// Resumes a rollout of seed 6 from a text.
fn resume(original: &CubeHandRollout, text: &str) -> CubeHandRollout {
    let mut resumed = new_rollout(original.hand_sides(), 6);
    assert_eq!(resumed.play_text_while(text, &mut || true), Ok(text.len()));
    resumed
}

#[test]
fn a_rollout_resumes_from_its_text() {
    for hands in [HandSides::X, HandSides::O, HandSides::Both] {
        let mut rollout = new_rollout(hands, 6);
        let mut choose = random_chooser(9);
        for game in 0..6 {
            rollout.begin().unwrap();
            let mut actions = 0;
            while waits_for_hand(&rollout) {
                // The text has no unconfirmed moves.
                if rollout.turn().is_none_or(|turn| turn.moves().count() == 0) {
                    let resumed = resume(&rollout, rollout.game_text());
                    assert_eq!(resumed.game_text(), rollout.game_text());
                    assert_eq!(
                        (resumed.open_question(), resumed.turn()),
                        (rollout.open_question(), rollout.turn())
                    );
                    assert_eq!(
                        (resumed.cube(), resumed.roll_luck()),
                        (rollout.cube(), rollout.roll_luck())
                    );
                    assert_eq!(resumed.point(), rollout.point());
                }
                if game % 5 == 3 && actions == 4 {
                    rollout.abandon().unwrap();
                    break;
                }
                act(&mut rollout, &mut choose);
                actions += 1;
            }
        }
        let resumed = resume(&rollout, rollout.game_text());
        for number in 0..rollout.begun_count() {
            assert_eq!(resumed.record(number), rollout.record(number));
        }
    }
}

#[test]
fn impossible_texts_are_refused_with_the_place() {
    // Both sides are played by hand and the cube is centred, so a game begins with the question
    // whether to double.
    for (text, at, reason) in [
        ("r", 0, NotPlayedReason::NoGame),
        ("-", 0, NotPlayedReason::NoGame),
        ("__", 1, NotPlayedReason::GameInProgress),
        ("_0", 1, NotPlayedReason::InvalidCharacter),
        ("_t", 1, NotPlayedReason::InvalidCharacter),
        ("_dr", 2, NotPlayedReason::InvalidCharacter),
        ("_dd", 2, NotPlayedReason::InvalidCharacter),
        ("_d0", 2, NotPlayedReason::InvalidCharacter),
        ("_dpr", 3, NotPlayedReason::NoGame),
        ("_dp-", 3, NotPlayedReason::NoGame),
        ("_r-0", 3, NotPlayedReason::NoGame),
        ("_r_", 2, NotPlayedReason::GameInProgress),
        ("_r ", 2, NotPlayedReason::InvalidCharacter),
        ("_ä", 1, NotPlayedReason::InvalidCharacter),
    ] {
        let mut rollout = new_rollout(HandSides::Both, 6);
        let error = rollout.play_text_while(text, &mut || true).unwrap_err();
        assert_eq!((error.at, error.reason), (at, reason), "{text}");
        assert_eq!(rollout.game_text(), &text[..at]);
    }
    // No roll of four checkers has 62 plays.
    let error = new_rollout(HandSides::Both, 6)
        .play_text_while("_rz", &mut || true)
        .unwrap_err();
    assert!(matches!(error.reason, NotPlayedReason::NoSuchPlay { plays } if plays < 62));
}

#[test]
fn any_text_is_played_or_refused_at_its_first_mistake() {
    let resume = |text: &str| {
        let rollout = CubeHandRollout::resume(GAME.clone(), HandSides::Both, Seed::new(6), text)?;
        Ok(rollout.game_text().to_owned())
    };
    let characters = b"_-rdtp0123\xc3z ";
    let mut choose = random_chooser(77);
    for _ in 0..3000 {
        let bytes: Vec<u8> = (0..choose(24))
            .map(|_| characters[choose(characters.len())])
            .collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert_played_or_refused(resume, &text);
    }
}

/// Returns the lines of a match that have an action with the cube.
fn cube_lines(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| {
            [" Doubles", " Takes", " Drops"]
                .iter()
                .any(|action| line.contains(action))
        })
        .collect()
}

#[test]
fn cube_actions_are_in_their_players_columns() {
    // Each side has six checkers on the two point: no side bears off all in the first two turns.
    let start = position([0, 6, 0, 0, 0, 0], [0, 6, 0, 0, 0, 0]);
    let game = cube_game(start, Owner::Centred, PERFECT, CubeEstimate::Exact);
    let mut rollout = rollout(&game, HandSides::Both, 1);
    rollout.begin().unwrap();
    rollout.double().unwrap();
    rollout.take().unwrap();
    let mut first = random_chooser(0);
    while rollout.turn().is_some() {
        act(&mut rollout, &mut first);
    }
    // Blue (X) has moved, and White (O) owns the cube.
    rollout.double().unwrap();
    rollout.pass().unwrap();
    let text = match_text(&rollout, NAMES);
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines[8], "; Set Pos=--F--------------------f--/0");
    assert_eq!(lines[9], "  1)  Doubles => 2                 Takes");
    assert!(lines[10].starts_with("  2) "), "{text}");
    assert!(lines[10].ends_with("  Doubles => 4"), "{text}");
    // White's double to 4 was passed, so White wins the 2 points of the cube.
    assert_eq!(lines[11], "  3)  Drops                       Wins 2 points");
    assert_eq!(cube_lines(&text).len(), 3);
}

#[test]
fn an_owned_cube_begins_at_two_in_a_match() {
    // GNU Backgammon 1.07.001 answers to -1: "Blue now owns the cube. The cube has been set to 2."
    // To 1 it answers that White owns the cube.
    let start = position([4, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]);
    for (owner, cube) in [(Side::X, "-1"), (Side::O, "1")] {
        let game = cube_game(start, Owner::Side(owner), PERFECT, CubeEstimate::Exact);
        let mut rollout = rollout(&game, HandSides::X, 1);
        let winner = play_game(&mut rollout, &mut |choices| choices - 1);
        let text = match_text(&rollout, NAMES);
        assert!(
            text.contains(&format!("; Set Pos=-D----------------------a-/{cube}\r\n")),
            "{text}"
        );
        assert!(text.contains("Wins 2 points"), "{winner:?} {text}");
    }
}

/// Plays the match of `golden/cube-hand-session.mat`: twenty games of random actions by both sides,
/// and an abandoned one.
fn session() -> CubeHandRollout {
    let mut rollout = new_rollout(HandSides::Both, 8);
    let mut choose = random_chooser(5);
    for number in 0..20 {
        if number == 7 {
            rollout.begin().unwrap();
            rollout.abandon().unwrap();
        }
        play_game(&mut rollout, &mut choose);
    }
    rollout
}

#[test]
fn the_match_equals_the_golden_file() {
    assert_eq!(
        match_text(&session(), NAMES),
        include_str!("../golden/cube-hand-session.mat")
    );
}

/// Compares the match with `golden/cube-hand-session.sgf`, which GNU Backgammon saved after it
/// imported the match: doubles, takes, passes, rolls and points won.
#[test]
fn gnu_backgammon_reads_every_cube_action() {
    let rollout = session();
    let records: Vec<_> = (0..rollout.begun_count())
        .filter_map(|number| rollout.record(number))
        .filter(|record| record.result.is_some())
        .collect();
    let games = saved_games(include_str!("../golden/cube-hand-session.sgf"));
    assert_eq!((records.len(), games.len()), (20, 20));
    for (record, game) in records.iter().zip(games) {
        let winner = if record.end == HandEnd::Won(Side::X) {
            'W'
        } else {
            'B'
        };
        let result = format!("RE[{winner}+{}]", record.cube());
        assert!(game.contains(&result), "{result}: {game}");
        let mut expected = Vec::new();
        for turn in &record.turns {
            let letters = |side| if side == Side::X { "W" } else { "B" };
            let (own, other) = (letters(turn.turn.side), letters(turn.turn.side.other()));
            match turn.turn.action {
                CubeAction::NoDouble => {}
                CubeAction::Take => {
                    expected.push(format!(";{own}[double]"));
                    expected.push(format!(";{other}[take]"));
                }
                CubeAction::Pass => {
                    expected.push(format!(";{own}[double]"));
                    expected.push(format!(";{other}[drop]"));
                }
            }
            if let Some(played) = &turn.turn.played {
                let (first, second) = played.roll.dice();
                expected.push(format!(";{own}[{}{}", first.max(second), first.min(second)));
            }
        }
        let lines = game
            .lines()
            .filter(|line| line.starts_with(";W[") || line.starts_with(";B["));
        let imported: Vec<String> = lines
            .map(|line| {
                let actions = ["double]", "take]", "drop]"];
                let action = actions
                    .iter()
                    .find(|action| line[3..].starts_with(**action));
                // A roll has two digits.
                line[..3 + action.map_or(2, |action| action.len())].to_string()
            })
            .collect();
        assert_eq!(imported, expected, "{game}");
    }
}
