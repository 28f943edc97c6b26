//! Outputs that can't be written: full disks, closed pipes, and names of `--out`.

use std::fs::{read, read_dir, write};
use std::io::pipe;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{assert_refused_in, folder, output_in};

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

/// A rollout of two trials, but for the name of its file.
const ROLL: [&str; 6] = [
    "rollout",
    "IAAAPAAAAAAAAA",
    "--bearoff",
    "--trials=2",
    "--seed=1",
    "--out",
];

/// Returns the sorted names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let files = read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name().into_string());
    let mut names: Vec<String> = names.collect::<Result<_, _>>().expect("UTF-8");
    names.sort();
    names
}

#[test]
fn a_file_is_made_or_replaced_and_nothing_else_is_left() {
    let folder = folder("replaced");
    write(folder.join("long"), " ".repeat(100_000)).unwrap();
    for file in ["long", "new"] {
        output_in(&folder, &[&ROLL[..], &[file]].concat());
    }
    assert_eq!(names(&folder), ["long", "new"]);
    let [long, new] = ["long", "new"].map(|file| read(folder.join(file)).unwrap());
    assert_eq!(long, new);
    output_in(&folder, &["merge", "long"]);
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_stays_one() {
    let folder = folder("links");
    write(folder.join("file"), "old").unwrap();
    std::os::unix::fs::symlink("file", folder.join("link")).unwrap();
    output_in(&folder, &[&ROLL[..], &["link"]].concat());
    assert!(folder.join("link").is_symlink());
    output_in(&folder, &["merge", "file"]);
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_rollout_leaves_files_as_they_were() {
    let folder = folder("interrupted");
    write(folder.join("old"), "old trials").unwrap();
    for file in ["old", "new"] {
        // A trillion trials take days.
        let mut running = Command::new(env!("CARGO_BIN_EXE_rollout-lab"))
            .current_dir(&folder)
            .args([
                "rollout",
                "IAAAPAAAAAAAAA",
                "--bearoff",
                "--trials",
                "1000000000000",
                "--threads=1",
            ])
            .args(["--out", file])
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        // Threads start after the check of the file, and end after the last trial.
        let threads = format!("/proc/{}/task", running.id());
        while read_dir(&threads).expect("a running program").count() == 1 {
            assert_eq!(running.try_wait().unwrap(), None);
            std::thread::yield_now();
        }
        running.kill().expect("a running program");
        running.wait().expect("an end");
    }
    assert_eq!(names(&folder), ["old"]);
    assert_eq!(read(folder.join("old")).unwrap(), b"old trials");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_can_not_be_written_is_refused() {
    let folder = folder("refused-outputs");
    let missing = "(No such file or directory (os error 2)): name a file in a folder that you may \
                   write to.";
    let long = "n".repeat(256);
    for (file, reason) in [
        ("", format!("can't be written {missing}")),
        ("no/file", format!("can't be written {missing}")),
        (
            "new/",
            "can't be written (Is a directory (os error 21)): name a file in a folder that you may \
             write to."
                .to_owned(),
        ),
        (
            &long,
            "can't be written (File name too long (os error 36)): name a file in a folder that you \
             may write to."
                .to_owned(),
        ),
        (".", "is not a regular file: use the name of a regular or a new file.".to_owned()),
    ] {
        let sentence = format!("--out {file:?} {reason}");
        assert_refused_in(&folder, &[&ROLL[..], &[file]].concat(), &sentence);
        assert_eq!(names(&folder), [""; 0], "{file:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn devices_and_pipes_are_no_files_of_trials() {
    let folder = folder("devices");
    let made = Command::new("mkfifo").arg(folder.join("pipe")).status();
    assert!(made.expect("mkfifo starts").success());
    for file in ["/dev/null", "/dev/full", "pipe"] {
        let sentence = format!(
            "--out {file:?} is not a regular file: use the name of a regular or a new file."
        );
        assert_refused_in(&folder, &[&ROLL[..], &[file]].concat(), &sentence);
        // `merge` checks its file, too.
        output_in(&folder, &[&ROLL[..], &["trials"]].concat());
        assert_refused_in(&folder, &["merge", "trials", "--out", file], &sentence);
    }
}
