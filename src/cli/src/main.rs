//! The command-line program: rolls out positions, merges trials of several machines, evaluates
//! positions, lists plays and compares two of them.
//!
//! Results go to standard output. Every failure is a sentence on standard error, and then the exit
//! status is 2 and standard output stays empty. A reader of standard output that stops reading is
//! no failure.

mod arguments;
mod bearoff_games;
mod evaluate;
mod failure;
mod game_kind;
mod help;
mod ids;
mod merge;
mod names;
mod output_file;
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
use std::io::{ErrorKind, Write, stdout};
use std::process::ExitCode;

use failure::{Failure, Result, fail, say};

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).collect();
    match run(words).and_then(|output| print(&output)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say(&failure);
            ExitCode::from(Failure::STATUS)
        }
    }
}

/// Writes the output of a command to standard output.
///
/// # Errors
/// A sentence, if the output can't be written. A reader that has closed its end, such as `head`,
/// wants no more of it, which is no failure.
fn print(output: &str) -> Result<()> {
    let mut stdout = stdout();
    let written = stdout
        .write_all(output.as_bytes())
        .and_then(|()| stdout.flush());
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => fail(format!(
            "standard output can't be written ({error}): make room there, or send it elsewhere"
        )),
        _ => Ok(()),
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
        "help" if !words.is_empty() => {
            words.insert(1, "--help".into());
            run(words)
        }
        "-h" | "--help" | "help" => Ok(help::PROGRAM.to_owned()),
        "-V" | "--version" => Ok(format!("rollout-lab {}\n", env!("CARGO_PKG_VERSION"))),
        "" => fail("a command is missing: use rollout, merge, evaluate, plays or pairs"),
        _ => fail(format!(
            "{command:?} is not a command: use rollout, merge, evaluate, plays or pairs"
        )),
    }
}
