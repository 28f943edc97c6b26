//! Refusals: a sentence on standard error, exit status 2, and nothing on standard output.

use std::fs::{read, write};
use std::path::Path;

use crate::run::{assert_refused_in, folder, output_in, run_in};

/// Asserts that the program refuses these words with this sentence.
fn assert_refused(words: &str, sentence: &str) {
    let words: Vec<&str> = words.split(' ').filter(|word| !word.is_empty()).collect();
    assert_refused_in(Path::new("."), &words, sentence);
}

#[test]
fn commands() {
    assert_refused(
        "help play",
        "\"play\" is not a command: use rollout, merge, evaluate, plays or pairs.",
    );
    assert_refused(
        "",
        "a command is missing: use rollout, merge, evaluate, plays or pairs.",
    );
    assert_refused(
        "play",
        "\"play\" is not a command: use rollout, merge, evaluate, plays or pairs.",
    );
}

#[test]
fn operands_and_options() {
    for (words, sentence) in [
        (
            "rollout",
            "rollout needs a position: see rollout-lab rollout --help.",
        ),
        (
            "merge --json",
            "merge needs files of trials: see rollout-lab merge --help.",
        ),
        (
            "evaluate 4HPwATDgc/ABMA again",
            "\"again\" is one word too many: evaluate takes a position, in quotes if it has spaces.",
        ),
        (
            "evaluate 4HPwATDgc/ABMA --seed 1",
            "--seed is not an option of evaluate: see rollout-lab evaluate --help.",
        ),
        (
            "rollout -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            "-b is not an option of rollout: see rollout-lab rollout --help, and write XGID= before \
             an ID that begins with a hyphen.",
        ),
        (
            "rollout 4HPwATDgc/ABMA --seed",
            "--seed needs a value: write it after the option.",
        ),
        (
            "rollout 4HPwATDgc/ABMA --seed 1 --seed 2",
            "--seed is there twice: give it once.",
        ),
        (
            "rollout 4HPwATDgc/ABMA --json=1",
            "--json takes no value: write it alone.",
        ),
    ] {
        assert_refused(words, sentence);
    }
}

#[test]
fn values_of_options() {
    for (options, sentence) in [
        (
            "--seed x",
            "\"x\" is not a seed: a seed is decimal digits, or 0x and hexadecimal digits.",
        ),
        (
            "--seed 0x10000000000000000",
            "\"0x10000000000000000\" is not a seed: a seed has at most 64 bits \
             (0xffffffffffffffff).",
        ),
        (
            "--trials many",
            "\"many\" is not a number of trials: use a whole number such as 1000, or a range such \
             as 300..1000.",
        ),
        (
            "--trials 0",
            "\"0\" has no trials: use a number from 1, or FROM..TO with FROM below TO.",
        ),
        (
            "--trials 9..9 --seed 1",
            "\"9..9\" has no trials: use a number from 1, or FROM..TO with FROM below TO.",
        ),
        (
            "--trials 1000000000001",
            "\"1000000000001\" goes past the last trial of a rollout: use trials up to \
             1000000000000.",
        ),
        // Larger than 2⁶⁴.
        (
            "--trials 99999999999999999999",
            "\"99999999999999999999\" goes past the last trial of a rollout: use trials up to \
             1000000000000.",
        ),
        (
            "--trials 300..1000",
            "trials 300..1000 need --seed: a range is a part of the rollout that its seed defines.",
        ),
        (
            "--threads 0",
            "\"0\" is not a number of threads: use a whole number from 1 to 1024.",
        ),
        (
            "--evaluator oracle",
            "\"oracle\" is not a value of --evaluator: use network, tiny, pip-count or nothing.",
        ),
        ("--scale sign", "--scale is for bear-offs: add --bearoff."),
        (
            "--bearoff --evaluator network",
            "\"network\" is not a value of --evaluator: use pip-count, exact, one-sided, even or \
             backwards.",
        ),
        (
            "--bearoff --players exact,best",
            "\"best\" is not a value of --players: use exact, one-sided, pip-count, even, backwards \
             or fewest-pips.",
        ),
        (
            "--bearoff --players exact,exact,exact",
            "\"exact,exact,exact\" names more than two players: use X,O, or one name for both.",
        ),
        (
            "--bearoff --scale loud",
            "\"loud\" is not a value of --scale: use linear, steep, flat, three-levels or sign.",
        ),
        (
            "--trials 1 --out /",
            "--out \"/\" is not a regular file: use the name of a regular or a new file.",
        ),
    ] {
        assert_refused(&format!("rollout IAAAPAAAAAAAAA {options}"), sentence);
    }
}

#[test]
fn positions() {
    for (words, sentence) in [
        (
            "evaluate nonsense",
            "\"nonsense\" can't be used as a position: a position ID has 14 characters; this has 8.",
        ),
        (
            "evaluate AAAAAAAAAAAAAA",
            "\"AAAAAAAAAAAAAA\" can't be used as a position: there is no checker on the board.",
        ),
        (
            "rollout 4HPwATDgc/ABMA --bearoff",
            "\"4HPwATDgc/ABMA\" can't be used as a position: the two sides have not passed each \
             other: this is no bear-off.",
        ),
        // Seven checkers of X, and eight of O.
        (
            "rollout XGID=-AABAAA------------aaaabb-:0:0:1:00:0:0:0:0:10 --bearoff --players exact",
            "the exact chances are known up to six checkers a side only: use one-sided, pip-count \
             or even for --evaluator, and one of these or fewest-pips for --players.",
        ),
    ] {
        assert_refused(words, sentence);
    }
}

#[test]
fn a_result_may_come_with_a_note_and_a_failure_may_not() {
    // A score of 1 to 1 in a match to 5, X's cube on 2, and a roll of 3-1.
    let id = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:1:1:0:5:10";
    let evaluated = run_in(Path::new("."), &["evaluate", id]);
    let note = "rollout-lab: note: ignored in the ID: the match score, the cube, the dice.\n";
    assert_eq!(String::from_utf8_lossy(&evaluated.stderr), note);
    assert_eq!(evaluated.status.code(), Some(0));
    let plain = run_in(Path::new("."), &["evaluate", "4HPwATDgc/ABMA"]);
    assert_eq!(evaluated.stdout, plain.stdout);
    assert_refused(
        &format!("pairs {id} --a 99"),
        "there is no play 99: use a number from 1 to 16, or a play such as \"8/5 6/5\".",
    );
}

#[test]
fn rolls_and_plays() {
    for (words, sentence) in [
        (
            "plays 4HPwATDgc/ABMA",
            "the ID has no dice: give them with --roll, such as --roll 31.",
        ),
        (
            "plays 4HPwATDgc/ABMA --roll 37",
            "\"37\" is not a roll: use two digits from 1 to 6, such as 31.",
        ),
        (
            "pairs 4HPwATDgc/ABMA --roll 31 --a 99",
            "there is no play 99: use a number from 1 to 16, or a play such as \"8/5 6/5\".",
        ),
        (
            "pairs 4HPwATDgc/ABMA --roll 31 --b 13/8",
            "the roll does not allow \"13/8\": see the plays with rollout-lab plays.",
        ),
        (
            "pairs 4HPwATDgc/ABMA --roll 31 --b best",
            "\"best\" is not a play: use the usual notation, such as \"8/5 6/5\".",
        ),
        // Play 1 is the five point.
        (
            "pairs 4HPwATDgc/ABMA --roll 31 --a 1 --b 1",
            "play A and play B are both \"8/5 6/5\": name two plays.",
        ),
        // X has four checkers on her ace point. Double sixes bear off all, and 2-1 bears off two.
        (
            "pairs IAAAPAAAAAAAAA --roll 66",
            "the roll allows at most one play: use a roll with two or more.",
        ),
        (
            "pairs IAAAPAAAAAAAAA --roll 21 --a 2",
            "the roll allows at most one play: use a roll with two or more.",
        ),
        (
            "pairs 4HPwATDgc/ABMA --roll 31 --coupling nearest",
            "\"nearest\" is not a value of --coupling: use ranked, same or independent.",
        ),
    ] {
        assert_refused(words, sentence);
    }
}

#[test]
fn files() {
    let folder = folder("refused-files");
    let roll = |trials: &str, seed: &str, file: &str, options: &[&str]| {
        let command = [
            "rollout",
            "IAAAPAAAAAAAAA",
            "--bearoff",
            "--trials",
            trials,
            "--seed",
            seed,
        ];
        output_in(&folder, &[&command, options, &["--out", file]].concat());
    };
    roll("0..300", "1", "a", &[]);
    roll("300..400", "1", "b", &[]);
    roll("250..400", "1", "overlapping", &[]);
    roll("350..400", "1", "later", &[]);
    roll("300..400", "2", "seed-2", &[]);
    roll("300..400", "1", "scaled", &["--scale", "sign"]);
    let o_on_roll = "XGID=-D-----------------a------:0:0:-1:00:0:0:0:0:10";
    for (file, position, options) in [
        ("whole-games", "IAAAPAAAAAAAAA", &[][..]),
        ("other-position", o_on_roll, &["--bearoff"]),
    ] {
        let command = ["rollout", position, "--trials", "300..301", "--seed", "1"];
        output_in(&folder, &[&command, options, &["--out", file]].concat());
    }
    write(folder.join("text"), "no trials").unwrap();
    let mut bytes = read(folder.join("b")).unwrap();
    let old = String::from_utf8_lossy(&bytes).replacen(env!("CARGO_PKG_VERSION"), "0.0.0", 1);
    write(folder.join("old"), old).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    write(folder.join("damaged"), &bytes).unwrap();
    write(folder.join("short"), &bytes[..30]).unwrap();
    let refused = |files: &[&str], sentence: &str| {
        assert_refused_in(&folder, &[&["merge"], files].concat(), sentence);
    };
    refused(
        &["a", "missing"],
        "missing can't be read (No such file or directory (os error 2)): name files that rollout \
         --out has written.",
    );
    refused(
        &["text"],
        "text is not a file of trials: name files that rollout --out has written.",
    );
    let version = env!("CARGO_PKG_VERSION");
    refused(
        &["old"],
        &format!("old was written by another version: roll its trials with version {version} too."),
    );
    for file in ["damaged", "short"] {
        refused(
            &["a", file],
            &format!("{file} is damaged: copy it again, or roll its trials again."),
        );
    }
    refused(
        &["seed-2", "a"],
        "a has seed 0x1 and seed-2 has seed 0x2: merge trials of one seed.",
    );
    refused(
        &["overlapping", "a"],
        "trials 250..300 are in both a and overlapping: merge each trial once.",
    );
    refused(
        &["a", "a"],
        "trials 0..300 are in both a and a: merge each trial once.",
    );
    refused(
        &["later", "a"],
        "trials 300..350 are in no file: roll them with --trials 300..350 --seed 0x1.",
    );
    refused(
        &["a", "other-position"],
        &format!(
            "a has position IAAAPAAAAAAAAA and other-position has position {o_on_roll}: merge \
             trials of one position."
        ),
    );
    for file in ["scaled", "whole-games"] {
        refused(
            &["a", file],
            &format!(
                "a and {file} have other games: merge trials of one position, rolled with the same \
                 options."
            ),
        );
    }
}
