//! Runs the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Returns an empty folder for the files of the test with this name.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs the program in a folder.
pub fn run_in<S: AsRef<std::ffi::OsStr>>(folder: &Path, words: &[S]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rollout-lab"))
        .current_dir(folder)
        .args(words)
        .output()
        .expect("the program starts")
}

/// Returns the standard output of a command that succeeds in a folder, and says nothing else.
pub fn output_in(folder: &Path, words: &[&str]) -> String {
    let output = run_in(folder, words);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words:?}");
    assert_eq!(output.status.code(), Some(0), "{words:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Asserts that the program refuses these words in a folder with this sentence.
pub fn assert_refused_in(folder: &Path, words: &[&str], sentence: &str) {
    let output = run_in(folder, words);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{words:?}");
    let expected = format!("rollout-lab: {sentence}\n");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        expected,
        "{words:?}"
    );
    assert_eq!(output.status.code(), Some(2), "{words:?}");
}

/// Returns the standard output of a command that succeeds, and says nothing else.
pub fn output(words: &[&str]) -> String {
    output_in(Path::new("."), words)
}

/// Returns the JSON object that a command prints with `--json`.
pub fn json(words: &[&str]) -> Value {
    let words = [words, &["--json"]].concat();
    serde_json::from_str(&output(&words)).expect("JSON")
}
