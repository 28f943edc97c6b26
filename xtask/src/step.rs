//! Steps: saying what is done now, and running programs so that their output streams through.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fmt, fs};

use crate::failure::{Failure, Result, fail};

/// Says what is done now.
pub fn say(what: impl fmt::Display) {
    println!("==> {what}");
}

/// Runs a program to its end, its output going to ours; `name` is what a failure calls it.
pub fn run(name: &str, command: &mut Command) -> Result {
    let status = command
        .status()
        .map_err(|error| start_failure(name, &error))?;
    if status.success() {
        return Ok(());
    }
    fail(format!("{name} failed ({status}). Its output is above."))
}

/// Runs a program to its end, shows its standard output line by line and hands each line on as well. Says
/// whether the program succeeded.
pub fn tee(name: &str, command: &mut Command, mut each: impl FnMut(&str)) -> Result<bool> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| start_failure(name, &error))?;
    if let Some(output) = child.stdout.take() {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        // Bytes, because a program may print what is not UTF-8.
        while output
            .read_until(b'\n', &mut line)
            .is_ok_and(|read| read > 0)
        {
            let text = String::from_utf8_lossy(&line);
            print!("{text}");
            each(text.trim_end());
            line.clear();
        }
    }
    let status = child.wait().map_err(|error| start_failure(name, &error))?;
    Ok(status.success())
}

/// What a program prints, trimmed; `None` if it cannot be run or fails.
pub fn read(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a program in our place and comes back only when that goes wrong. Ending us then ends the program, and
/// it gets the terminal's keys and signals itself.
pub fn become_program(name: &str, command: &mut Command) -> Result {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        Err(start_failure(name, &command.exec()))
    }
    #[cfg(not(unix))]
    run(name, command)
}

/// The file that a command of this name would run.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let names: &[String] = &if cfg!(windows) {
        vec![format!("{name}.exe"), format!("{name}.cmd")]
    } else {
        vec![name.to_owned()]
    };
    env::split_paths(&env::var_os("PATH")?)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .find(|file| is_program(file))
}

fn is_program(file: &std::path::Path) -> bool {
    let Ok(about) = fs::metadata(file) else {
        return false;
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        about.is_file() && about.permissions().mode() & 0o111 != 0
    }
    #[cfg(not(unix))]
    about.is_file()
}

fn start_failure(name: &str, error: &std::io::Error) -> Failure {
    Failure::new(format!("{name} could not be run: {error}."))
}
