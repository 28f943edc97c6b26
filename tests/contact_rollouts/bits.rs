//! Stability of whole games: a seed keeps its games and their luck to the last bit, as long as the
//! weights stay. The bindings are tested with the same file
//! (`src/wasm/tests/javascript/contact/stability.rs`).

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::labs::contact::Record;
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::pairs::Coupling;
use serde_json::{Value, json};

use crate::hexadecimal::{hash, hex};
use crate::positions::{named, rollout};
use crate::{golden_contact, pairs};

const SEED: u64 = 0x2a61;
const GAMES: u64 = 30;

/// Returns evaluators and their names in the bindings. The noise is up to 5 percentage points.
fn evaluators() -> [(&'static str, EvaluatorKind); 5] {
    [
        ("network", EvaluatorKind::Network),
        ("tiny", EvaluatorKind::Tiny),
        ("blurred", EvaluatorKind::Blurred(Noise::new(0.05, 9))),
        ("pipCount", EvaluatorKind::PipCount),
        ("nothing", EvaluatorKind::Nothing),
    ]
}

/// Returns the roll and the play of each turn.
fn turns(record: &Record) -> Value {
    let turns = record.turns.iter().map(|turn| {
        let (first, second) = turn.roll.dice();
        format!("{first}{second}: {}", turn.play)
    });
    turns.collect()
}

/// Returns the games and statistics of a position, with all bits.
fn facts(name: &str) -> Value {
    let board = named(name);
    let reduced = evaluators().map(|(word, evaluator)| {
        let mut rollout = rollout(board, vec![evaluator], SEED);
        let chunk = rollout.run_chunk(0, GAMES);
        rollout.merge(&chunk).unwrap();
        let point = rollout.point(0);
        let luck = (0..GAMES).map(|k| hex(rollout.record(k, 0).luck));
        json!({
            "evaluator": word,
            "sums": hash(&chunk),
            "luck": luck.collect::<Value>(),
            "reduced": [hex(point.reduced.mean.unwrap()), hex(point.reduced.sd.unwrap())],
        })
    });
    let plain = rollout(board, vec![EvaluatorKind::Nothing], SEED);
    let records = (0..GAMES).map(|k| plain.record(k, 0));
    json!({
        "name": name,
        "id": position_id(&board),
        "first_game": turns(&plain.record(0, 0)),
        "results": records.map(|record| record.result).collect::<Value>(),
        "measured": reduced,
    })
}

/// Returns the sums and A − B of pairs of games by coupling, with the network's luck.
fn facts_of_pairs(name: &str, dice: [u8; 2]) -> Value {
    let decision = pairs::first_and_last_play(named(name), dice);
    let couplings = [
        ("independent", Coupling::Independent),
        ("same", Coupling::Same),
        ("ranked", Coupling::Ranked),
    ];
    let coupled = couplings.map(|(word, coupling)| {
        let mut pairs = pairs::rollout(decision, EvaluatorKind::Network, coupling, SEED);
        let chunk = pairs.run_chunk(0, GAMES);
        pairs.merge(&chunk).unwrap();
        let difference = pairs.point(true).difference;
        json!({
            "coupling": word,
            "sums": hash(&chunk),
            "reduced": [hex(difference.mean.unwrap()), hex(difference.sd.unwrap())],
        })
    });
    json!({
        "name": name,
        "id": position_id(&named(name)),
        "dice": dice,
        // The positions after the plays, with the other side on roll.
        "plays": decision.after().map(|after| position_id(&after.swapped())),
        "coupled": coupled,
    })
}

/// Returns the content that the golden file should have.
fn current() -> Value {
    let positions = ["opening", "back game", "bear-off against one on the bar"].map(facts);
    let pairs = [
        ("opening", [3, 1]),
        ("last checkers, one on the bar", [2, 1]),
    ];
    json!({
        "seed": format!("{SEED:#x}"),
        "noise": { "size": 5, "seed": 9 },
        "positions": positions,
        "pairs": pairs.map(|(name, dice)| facts_of_pairs(name, dice)),
    })
}

/// With `GOLDEN=write` it writes the file instead, because new weights play other games.
#[test]
fn a_seed_keeps_its_games_and_luck() {
    let current = current();
    if std::env::var("GOLDEN").is_ok_and(|mode| mode == "write") {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/golden/contact-bits.json"
        );
        std::fs::write(file, format!("{current:#}\n")).expect("a writable file");
        return;
    }
    assert!(
        current == golden_contact::bits(),
        "games or weights have changed; for new weights: GOLDEN=write cargo test --test contact_rollouts bits"
    );
}
