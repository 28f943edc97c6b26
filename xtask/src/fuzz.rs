//! Fuzz targets: built as cargo-fuzz builds them, but by stable Rust, and run for a stated time.

use std::process::Command;
use std::{env, fs};

use crate::checkout::Checkout;
use crate::failure::{Failure, Result, fail};
use crate::step::{on_path, read, run, say};
use crate::tally::Tally;

/// The folder of their crate, and of its targets in it.
const CRATE: &str = "fuzz";
const TARGETS: &str = "fuzz/targets";

/// How long each runs, in seconds, unless this variable says otherwise.
const SECONDS: u32 = 60;
const VARIABLE: &str = "FUZZ_SECONDS";

/// What libFuzzer needs to see which branches a run takes: cargo-fuzz's flags, without the sanitizers, which stable Rust
/// does not have. (The core has no unsafe code for them to look at.)
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing";

/// Runs all targets, one after the other.
pub fn run_all(checkout: &Checkout) -> Result<Tally> {
    if on_path("c++").is_none() {
        return fail(
            "No C++ compiler named c++ was found. Install one: libFuzzer is written in C++.",
        );
    }
    let seconds = seconds()?;
    let host = host(checkout)?;
    let mut tally = Tally::default();
    for target in targets(checkout)? {
        say(format_args!("fuzzing {target} for {seconds} seconds"));
        let corpus = checkout.path("target/fuzz/corpus").join(&target);
        fs::create_dir_all(&corpus).map_err(|error| {
            Failure::new(format!(
                "The folder for the fuzzer could not be made: {error}."
            ))
        })?;
        let mut command = target_command(checkout, &host, &target);
        command
            .arg(format!("-max_total_time={seconds}"))
            // What broke a target is kept there.
            .arg("-artifact_prefix=target/fuzz/")
            .args(["-max_len=512", "-print_final_stats=1", "-verbosity=0"])
            .arg(corpus);
        tally += match run(&target, &mut command) {
            Ok(()) => Tally::PASS,
            Err(failure) => {
                println!("{failure} The failing input is in target/fuzz.");
                Tally::FAIL
            }
        };
    }
    Ok(tally)
}

fn target_command(checkout: &Checkout, host: &str, target: &str) -> Command {
    let mut command = checkout.cargo();
    command
        .args(["run", "--quiet", "--release", "--locked"])
        .arg("--manifest-path")
        .arg(checkout.path(CRATE).join("Cargo.toml"))
        .arg("--target-dir")
        .arg(checkout.path("target/fuzz"))
        // Named, so that the flags are not those of build scripts and macros.
        .args(["--target", host, "--bin", target, "--"])
        .env("RUSTFLAGS", FLAGS)
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    command
}

/// A file for each.
fn targets(checkout: &Checkout) -> Result<Vec<String>> {
    let folder = checkout.path(TARGETS);
    let files = fs::read_dir(&folder)
        .map_err(|error| Failure::new(format!("{TARGETS} could not be read: {error}.")))?;
    let mut targets: Vec<String> = files
        .filter_map(|file| file.ok()?.path().file_stem()?.to_str().map(str::to_owned))
        .map(|name| name.replace('_', "-"))
        .collect();
    targets.sort();
    Ok(targets)
}

fn seconds() -> Result<u32> {
    match env::var(VARIABLE) {
        Err(_) => Ok(SECONDS),
        Ok(text) => text
            .parse()
            .map_err(|_| Failure::new(format!("{VARIABLE} must be a whole number of seconds."))),
    }
}

/// The platform that this runs on, as rustc names it.
fn host(checkout: &Checkout) -> Result<String> {
    let about = read(checkout.command("rustc").arg("-vV")).unwrap_or_default();
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| Failure::new("rustc does not name its host platform."))
}
