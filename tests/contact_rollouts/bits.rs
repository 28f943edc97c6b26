//! The promise that a seed keeps its games and their luck, to the last bit: natively and in WebAssembly, which reads the same file
//! (`src/wasm/tests/javascript/contact/stability.rs`). It holds as long as the trained weights do.

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

/// As the bindings name them. Noise of 5 percentage points.
fn evaluators() -> [(&'static str, EvaluatorKind); 5] {
    [
        ("network", EvaluatorKind::Network),
        ("tiny", EvaluatorKind::Tiny),
        ("blurred", EvaluatorKind::Blurred(Noise::new(0.05, 9))),
        ("pipCount", EvaluatorKind::PipCount),
        ("nothing", EvaluatorKind::Nothing),
    ]
}

fn turns(record: &Record) -> Value {
    let turns = record.turns.iter().map(|turn| {
        let (first, second) = turn.roll.dice();
        format!("{first}{second}: {}", turn.play)
    });
    turns.collect()
}

fn facts(name: &str) -> Value {
    let board = named(name);
    let measured = evaluators().map(|(word, evaluator)| {
        let mut rollout = rollout(board, vec![evaluator], SEED);
        let block = rollout.run_chunk(0, GAMES);
        rollout.merge(&block).unwrap();
        let point = rollout.point(0);
        let luck = (0..GAMES).map(|k| hex(rollout.record(k, 0).luck));
        json!({
            "evaluator": word,
            "sums": hash(&block),
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
        "measured": measured,
    })
}

/// Two plays of a roll by pairs, in each coupling, by the network: what a block of them sums up to, and A − B.
fn facts_of_pairs(name: &str, dice: [u8; 2]) -> Value {
    let decision = pairs::of(named(name), dice);
    let couplings = [
        ("independent", Coupling::Independent),
        ("same", Coupling::Same),
        ("ranked", Coupling::Ranked),
    ];
    let coupled = couplings.map(|(word, coupling)| {
        let mut pairs = pairs::rollout(decision, EvaluatorKind::Network, coupling, SEED);
        let block = pairs.run_chunk(0, GAMES);
        pairs.merge(&block).unwrap();
        let difference = pairs.point(true).difference;
        json!({
            "coupling": word,
            "sums": hash(&block),
            "reduced": [hex(difference.mean.unwrap()), hex(difference.sd.unwrap())],
        })
    });
    json!({
        "name": name,
        "id": position_id(&named(name)),
        "dice": dice,
        // After it, with the other side on roll.
        "plays": decision.after().map(|after| position_id(&after.swapped())),
        "coupled": coupled,
    })
}

fn now() -> Value {
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

/// With `GOLDEN=write` it writes the file, and nothing is compared: new weights play other games.
#[test]
fn a_seed_keeps_its_games_and_their_luck_while_the_weights_do() {
    let now = now();
    if std::env::var("GOLDEN").is_ok_and(|what| what == "write") {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/golden/contact-bits.json"
        );
        std::fs::write(file, format!("{now:#}\n")).expect("the file can be written");
        return;
    }
    assert!(
        now == golden_contact::bits(),
        "games or weights are others; for new weights: GOLDEN=write cargo test --test contact_rollouts bits"
    );
}
