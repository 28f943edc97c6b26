//! What was played by hand as a text that an address can hold. (`cargo xtask validate` goes on with a fuzzer:
//! `fuzz/targets/hand_plays.rs`.)

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

fn resumed(like: &HandRollout, text: &str) -> Result<HandRollout, GameTextError> {
    let game = hand_game(
        like.game().setup().position,
        like.game().setup().players[1],
        EvaluatorKind::Exact,
    );
    HandRollout::resume(game, like.hand_sides(), like.seed(), text)
}

/// Plays differently from turn to turn, so that many plays are written.
fn varied(_: Side, position: Position, plays: &[Checkers]) -> usize {
    usize::from(position.x().pips() + 2 * position.o().pips()) % plays.len()
}

#[test]
fn a_rollout_goes_on_from_its_text_as_if_nothing_had_happened() {
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
                // At every moment, also in the middle of a game.
                let text = played.game_text();
                let again = resumed(&played, text).unwrap();
                assert_eq!(again.game_text(), text);
                assert_eq!(again.turn(), played.turn());
                assert_eq!(again.side(), played.side());
                assert_eq!(again.position(), played.position());
                assert_eq!(again.begun_count(), played.begun_count());
                for number in 0..played.begun_count() {
                    assert_eq!(again.record(number), played.record(number));
                }
                assert!(again.history().eq(played.history()));
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
            .all(|sign| sign.is_ascii_alphanumeric() || sign == b'_')
    );
}

#[test]
fn rolls_with_more_plays_than_digits_are_written_with_two() {
    let start = position([0, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 0]);
    let game = hand_game(
        start,
        Player::Evaluator(EvaluatorKind::OneSided),
        EvaluatorKind::OneSided,
    );
    let last: Policy = &|_, _, plays| plays.len() - 1;
    let mut most = 0;
    for seed in 0..60 {
        let mut played = rollout(&game, HandSides::X, seed);
        played.begin().unwrap();
        for _ in 0..2 {
            most = most.max(plays(&played).len());
            play_once(&mut played, last);
        }
        let text = played.game_text();
        let again = HandRollout::resume(game.clone(), HandSides::X, Seed::new(seed), text).unwrap();
        assert_eq!(again.position(), played.position());
        assert_eq!(again.game_text(), text);
    }
    assert!(most > 62, "{most}");
}

#[test]
fn what_nobody_can_have_played_is_refused_with_its_place() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::Exact);
    let mut played = rollout(&game, HandSides::X, 8);
    play_game(&mut played, &fewest_pips);
    let good = played.game_text();
    let turns = good.len() - 1;
    let refused = |text: &str| {
        resumed(&played, text)
            .err()
            .map(|error| (error.at, error.reason))
    };
    assert_eq!(refused(good), None);
    assert_eq!(refused("0"), Some((0, NotPlayedReason::NoGame)));
    assert_eq!(refused("-"), Some((0, NotPlayedReason::NoGame)));
    assert_eq!(refused("__"), Some((1, NotPlayedReason::GameInProgress)));
    assert_eq!(
        refused(&format!("{good}0")),
        Some((turns + 1, NotPlayedReason::NoGame))
    );
    assert_eq!(refused("_ä"), Some((1, NotPlayedReason::InvalidCharacter)));
    assert_eq!(refused("_ "), Some((1, NotPlayedReason::InvalidCharacter)));
    match refused("_z") {
        Some((1, NotPlayedReason::NoSuchPlay { plays })) => assert!((1..62).contains(&plays)),
        other => panic!("{other:?}"),
    }
    let sentence = resumed(&played, "_ä").err().unwrap().to_string();
    assert_eq!(
        sentence,
        "at character 2: no sign that plays are written with"
    );
}

/// Two checkers a side, of which the first two digits are often plays, and nine, whose plays are written with two.
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
    fn any_text_is_what_was_played_or_is_refused_at_its_mistake(
        large in any::<bool>(),
        hands in prop::sample::select(vec![HandSides::X, HandSides::O, HandSides::Both]),
        seed in any::<u64>(),
        text in prop_oneof![4 => "(_[0-3]{0,6}-?){0,6}", 2 => "[-_0-9A-Za-z]{0,12}", 1 => "_?\\PC{0,8}"],
    ) {
        assert_played_or_refused(&small_and_large()[usize::from(large)], hands, Seed::new(seed), &text);
    }
}
