//! Outputs that can't be written: full disks, closed pipes, and names of `--out`.

use std::io::pipe;
use std::process::{Command, Stdio};

/// A command with some output.
const EVALUATE: [&str; 2] = ["evaluate", "IAAAPAAAAAAAAA"];

/// Returns the exit status and the standard error of a command with this standard output.
fn run_into(stdout: impl Into<Stdio>, words: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_rollout-lab"))
        .args(words)
        .stdout(stdout)
        .output()
        .expect("the program starts");
    let sentence = String::from_utf8(output.stderr).expect("UTF-8");
    (output.status.code(), sentence)
}

/// Returns a device on which every write fails for lack of space.
#[cfg(target_os = "linux")]
fn full_device() -> std::fs::File {
    let device = std::fs::OpenOptions::new().write(true).open("/dev/full");
    device.expect("Linux has the device")
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_output_is_a_failure() {
    let sentence = "rollout-lab: standard output can't be written (No space left on device (os \
                    error 28)): make room there, or send it elsewhere.\n";
    for words in [&EVALUATE[..], &["--version"], &["plays", "--help"]] {
        let (status, said) = run_into(full_device(), words);
        assert_eq!((status, said.as_str()), (Some(2), sentence), "{words:?}");
    }
}

#[test]
fn a_reader_that_closes_its_pipe_is_no_failure() {
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    assert_eq!(run_into(writer, &EVALUATE), (Some(0), String::new()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_error_changes_no_exit_status() {
    // The second XGID has dice, which `evaluate` ignores with a note.
    for (words, status) in [
        (["evaluate", "nonsense"], 2),
        (["evaluate", "XGID=-D-----------------a------:0:0:1:31"], 0),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_rollout-lab"))
            .args(words)
            .stderr(full_device())
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(status), "{words:?}");
    }
}
