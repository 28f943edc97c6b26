//! The command-line program: rolls out positions, merges trials of several machines, evaluates
//! positions, lists plays and compares two of them.
//!
//! Results go to standard output. Every failure is a sentence on standard error, and then the exit
//! status is 2 and standard output stays empty.

mod arguments;
mod bearoff_games;
mod evaluate;
mod failure;
mod game_kind;
mod help;
mod ids;
mod merge;
mod names;
mod pair_games;
mod play_choice;
mod plays;
mod progress;
mod range_file;
mod readout;
mod rolling;
mod rollout;
mod shapes;
mod table;
mod trial_range;
mod whole_games;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use failure::{Failure, Result, fail};

fn main() -> ExitCode {
    match run(std::env::args_os().skip(1).collect()) {
        // A reader such as `head` may close its end early, which is no failure of this program.
        Ok(output) => match std::io::stdout().write_all(output.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(failure) => {
            eprintln!("rollout-lab: {failure}");
            ExitCode::from(Failure::STATUS)
        }
    }
}

/// Runs the command that these words name, and returns its standard output.
fn run(mut words: Vec<OsString>) -> Result<String> {
    let command = if words.is_empty() {
        String::new()
    } else {
        words.remove(0).to_string_lossy().into_owned()
    };
    match command.as_str() {
        "rollout" => rollout::run(words),
        "merge" => merge::run(words),
        "evaluate" => evaluate::run(words),
        "plays" => plays::run(words),
        "pairs" => pair_games::run(words),
        "-h" | "--help" | "help" => Ok(help::PROGRAM.to_owned()),
        "-V" | "--version" => Ok(format!("rollout-lab {}\n", env!("CARGO_PKG_VERSION"))),
        "" => fail("a command is missing: use rollout, merge, evaluate, plays or pairs"),
        _ => fail(format!(
            "{command:?} is not a command: use rollout, merge, evaluate, plays or pairs"
        )),
    }
}
