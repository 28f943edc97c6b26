//! A rollout by GNU Backgammon itself: at 0-ply, cubeless, with the variance reduction that it has, each game to its end.
//!
//! It says what came out only to a terminal. `script` (util-linux, in every Debian) is one for it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What came out, in points for the side on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolled {
    pub equity: f64,
    pub se: f64,
    /// How long it took on one thread, without the program's start.
    pub seconds: f64,
}

/// Rolls out the position with this ID, in so many games.
pub fn roll(program: &Path, id: &str, games: usize) -> Result<Rolled, String> {
    let timed = |commands: &str| {
        let began = Instant::now();
        Ok::<_, String>((said(program, commands)?, began.elapsed().as_secs_f64()))
    };
    let (_, start) = timed("quit\n")?;
    let (said, all) = timed(&commands(id, games))?;
    let seconds = all - start;
    let [equity, se] = last_figures(&said)
        .ok_or_else(|| format!("GNU Backgammon says of its rollout only: {said}"))?;
    Ok(Rolled {
        equity,
        se,
        seconds,
    })
}

fn commands(id: &str, games: usize) -> String {
    // One thread, nobody to play against, and no game that ends early because a database knows it.
    format!(
        "set output digits 6\nset threads 1\nset automatic roll off\nset automatic game off\n\
         set player 0 human\nset player 1 human\nset jacoby off\n\
         set rollout trials {games}\nset rollout varredn on\nset rollout cubeful off\n\
         set rollout chequerplay plies 0\nset rollout bearofftruncation exact off\n\
         set rollout bearofftruncation onesided off\nset rollout seed 1\n\
         new game\nset board {id}\nrollout\nquit\ny\n"
    )
}

fn said(program: &Path, commands: &str) -> Result<String, String> {
    let failed = |error: std::io::Error| format!("GNU Backgammon cannot roll out: {error}.");
    let line = format!("{} --tty --quiet --no-rc", program.display());
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", &line, "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(failed)?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(commands.as_bytes()).map_err(failed)?;
    }
    let output = child.wait_with_output().map_err(failed)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The cubeless equity that was said last, and its standard error: `… CL +0.022507`, and below it `[… CL  0.021185]`.
fn last_figures(said: &str) -> Option<[f64; 2]> {
    let (_, end) = said.rsplit_once("Printing final results")?;
    let mut figures = end.split(" CL ").skip(1).map(|figure| {
        let figure = figure.trim_start().split([' ', ']', '\r', '\n']).next()?;
        figure.parse().ok()
    });
    Some([figures.next()??, figures.next()??])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As GNU Backgammon 1.07.001 writes it to a terminal.
    #[test]
    fn the_equity_is_that_of_the_final_results() {
        let said = "\r\n  0.4 0.1 0.0 - 0.6 0.1 0.0 CL -0.100000\r\n [0.1 0.0 0.0 - 0.1 0.0 0.0 CL  0.050000] 1r\r\n\
            Rollout done. Printing final results.\r\n\r\nCurrent Position:\r\n\
            0.512917 0.133397 0.006479 - 0.487083 0.137599 0.005603 CL +0.022507\r\n\
            [0.008134 0.006980 0.001109 - 0.008134 0.006710 0.002638 CL  0.021185] 1r\r\n";
        assert_eq!(last_figures(said), Some([0.022_507, 0.021_185]));
        assert_eq!(last_figures("Unknown keyword"), None);
    }
}
