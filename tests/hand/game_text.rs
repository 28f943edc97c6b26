//! Games played by hand as a text that an address can hold.
//!
//! `cargo xtask validate` also runs a fuzzer, `fuzz/targets/hand_plays.rs`.

use std::sync::{Arc, OnceLock};

use crate::common::any_text::assert_played_or_refused;
use crate::common::bearoff::{PERFECT, four_against_four, position};
use crate::common::hand::{Policy, fewest_pips, hand_game, play_game, play_once, plays, rollout};
use proptest::prelude::*;
use rollout_lab::backgammon::bearoff_db::{Checkers, Position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::hand::{GameTextError, HandRollout, HandSides, NotPlayedReason};
use rollout_lab::rollout::seed::Seed;

/// Resumes a rollout with the setup and seed of `original` from a text.
fn resume(original: &HandRollout, text: &str) -> Result<HandRollout, GameTextError> {
    let game = hand_game(
        original.game().setup().position,
        original.game().setup().players[1],
        EvaluatorKind::Exact,
    );
    HandRollout::resume(game, original.hand_sides(), original.seed(), text)
}

/// Chooses a play that depends on the position, so that texts have many different plays.
fn varied(_: Side, position: Position, plays: &[Checkers]) -> usize {
    usize::from(position.x().pips() + 2 * position.o().pips()) % plays.len()
}

#[test]
fn a_rollout_resumes_from_its_text_at_any_time() {
    for hands in [HandSides::X, HandSides::O, HandSides::Both] {
        for start in [
            four_against_four(),
            four_against_four().with_on_roll(Side::O),
        ] {
            let game = hand_game(start, Player::FewestPips, EvaluatorKind::Exact);
            let mut played = rollout(&game, hands, 8);
            let mut games = 0;
            while games < 12 {
                if played.turn().is_none() {
                    played.begin().unwrap();
                    games += 1;
                } else if games % 5 == 0 {
                    played.abandon().unwrap();
                } else {
                    play_once(&mut played, &varied);
                }
                let text = played.game_text();
                let resumed = resume(&played, text).unwrap();
                assert_eq!(resumed.game_text(), text);
                assert_eq!(resumed.turn(), played.turn());
                assert_eq!(resumed.side(), played.side());
                assert_eq!(resumed.position(), played.position());
                assert_eq!(resumed.begun_count(), played.begun_count());
                for number in 0..played.begun_count() {
                    assert_eq!(resumed.record(number), played.record(number));
                }
                assert!(resumed.history().eq(played.history()));
            }
        }
    }
}

#[test]
fn twenty_games_are_a_short_text() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut played = rollout(&game, HandSides::X, 8);
    for _ in 0..20 {
        play_game(&mut played, &varied);
    }
    let text = played.game_text();
    assert!(text.len() < 100, "{text}");
    assert!(
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    );
}

#[test]
fn rolls_with_more_than_62_plays_are_written_with_two_digits() {
    let start = position([0, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 0]);
    let game = hand_game(
        start,
        Player::Evaluator(EvaluatorKind::OneSided),
        EvaluatorKind::OneSided,
    );
    let last_play: Policy = &|_, _, plays| plays.len() - 1;
    let mut most_plays = 0;
    for seed in 0..60 {
        let mut played = rollout(&game, HandSides::X, seed);
        played.begin().unwrap();
        for _ in 0..2 {
            most_plays = most_plays.max(plays(&played).len());
            play_once(&mut played, last_play);
        }
        let text = played.game_text();
        let resumed =
            HandRollout::resume(game.clone(), HandSides::X, Seed::new(seed), text).unwrap();
        assert_eq!(resumed.position(), played.position());
        assert_eq!(resumed.game_text(), text);
    }
    assert!(most_plays > 62, "{most_plays}");
}

#[test]
fn impossible_texts_are_refused_with_the_place() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut played = rollout(&game, HandSides::X, 8);
    play_game(&mut played, &fewest_pips);
    let valid = played.game_text();
    let turns = valid.len() - 1;
    let refusal = |text: &str| {
        resume(&played, text)
            .err()
            .map(|error| (error.at, error.reason))
    };
    assert_eq!(refusal(valid), None);
    assert_eq!(refusal("0"), Some((0, NotPlayedReason::NoGame)));
    assert_eq!(refusal("-"), Some((0, NotPlayedReason::NoGame)));
    assert_eq!(refusal("__"), Some((1, NotPlayedReason::GameInProgress)));
    assert_eq!(
        refusal(&format!("{valid}0")),
        Some((turns + 1, NotPlayedReason::NoGame))
    );
    assert_eq!(refusal("_ä"), Some((1, NotPlayedReason::InvalidCharacter)));
    assert_eq!(refusal("_ "), Some((1, NotPlayedReason::InvalidCharacter)));
    match refusal("_z") {
        Some((1, NotPlayedReason::NoSuchPlay { plays })) => assert!((1..62).contains(&plays)),
        other => panic!("{other:?}"),
    }
    let sentence = resume(&played, "_ä").err().unwrap().to_string();
    assert_eq!(
        sentence,
        "at character 2: plays are not written with this character"
    );
}

/// Returns a game of two checkers a side, and one of nine.
///
/// In the first, the digits 0 and 1 are often valid plays. In the second, plays take two digits.
fn small_and_large() -> &'static [Arc<PreparedGame>; 2] {
    static GAMES: OnceLock<[Arc<PreparedGame>; 2]> = OnceLock::new();
    GAMES.get_or_init(|| {
        let (two, nine) = ([1, 0, 0, 0, 0, 1], [0, 1, 2, 2, 2, 2]);
        [
            hand_game(position(two, two), PERFECT, EvaluatorKind::Exact),
            hand_game(
                position(nine, nine),
                Player::Evaluator(EvaluatorKind::OneSided),
                EvaluatorKind::OneSided,
            ),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn any_text_is_played_or_refused_at_its_first_mistake(
        large in any::<bool>(),
        hands in prop::sample::select(vec![HandSides::X, HandSides::O, HandSides::Both]),
        seed in any::<u64>(),
        text in prop_oneof![4 => "(_[0-3]{0,6}-?){0,6}", 2 => "[-_0-9A-Za-z]{0,12}", 1 => "_?\\PC{0,8}"],
    ) {
        let resume = |text: &str| {
            let game = small_and_large()[usize::from(large)].clone();
            let rollout = HandRollout::resume(game, hands, Seed::new(seed), text)?;
            Ok(rollout.game_text().to_owned())
        };
        assert_played_or_refused(resume, &text);
    }
}
