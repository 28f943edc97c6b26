//! GNU Backgammon as the other player: best plays at 0-ply, found by the program itself.
//!
//! It says what its best play is within 10 ms, of which it sleeps most; so several of them run at once, each asked for many
//! plays at a time through pipes. `gnubg.py` is what it runs.

use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rollout_lab::backgammon::{BAR, Board, PLACES};

use super::games::{Decision, Opponent};

/// What it runs, from the top of the project.
const SCRIPT: &str = "training/src/strength/gnubg.py";

/// What the script says when it can be asked. Before it the program names itself.
const READY: &str = "ready to be asked";

/// How many run at once: enough that nobody waits for them on one core, at 80 MB each, of which they share much.
const PROGRAMS: usize = 8;

/// Points from and to of up to four checkers: 25 is the bar and 0 off, or nothing.
const ANSWER: usize = 8;

/// Some GNU Backgammons.
pub struct GnuBackgammon {
    programs: Vec<Program>,
}

struct Program {
    child: Child,
    input: Option<BufWriter<ChildStdin>>,
    output: BufReader<ChildStdout>,
}

impl GnuBackgammon {
    /// Starts the program in this file.
    pub fn start(file: &Path) -> Result<Self, String> {
        let programs: Result<_, _> = (0..PROGRAMS).map(|_| Program::start(file)).collect();
        let mut programs: Vec<Program> = programs.map_err(|error| failed(&error))?;
        for program in &mut programs {
            program.wait_until_ready().map_err(|error| failed(&error))?;
        }
        Ok(Self { programs })
    }
}

impl Opponent for GnuBackgammon {
    fn ask(&mut self, decisions: &[Decision]) -> Result<(), String> {
        let share = decisions.len().div_ceil(PROGRAMS).max(1);
        for (program, decisions) in self.programs.iter_mut().zip(decisions.chunks(share)) {
            program.ask(decisions).map_err(|error| failed(&error))?;
        }
        Ok(())
    }

    fn answers(&mut self, decisions: &[Decision]) -> Result<Vec<usize>, String> {
        let share = decisions.len().div_ceil(PROGRAMS).max(1);
        let mut answers = Vec::with_capacity(decisions.len());
        for (program, decisions) in self.programs.iter_mut().zip(decisions.chunks(share)) {
            for decision in decisions {
                let mut answer = [0; ANSWER];
                let read = program.output.read_exact(&mut answer);
                read.map_err(|error| failed(&error))?;
                answers.push(chosen(decision, answer)?);
            }
        }
        Ok(answers)
    }
}

impl Program {
    fn start(file: &Path) -> std::io::Result<Self> {
        // Without settings of whoever runs it, in text mode.
        let mut child = Command::new(file)
            .args(["--tty", "--quiet", "--no-rc", "--python", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or(std::io::ErrorKind::BrokenPipe)?;
        Ok(Self {
            child,
            input: Some(BufWriter::new(input)),
            output: BufReader::new(output),
        })
    }

    fn wait_until_ready(&mut self) -> std::io::Result<()> {
        let mut line = String::new();
        while line.trim_end() != READY {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(())
    }

    /// A number of decisions, and each as the other side's checkers, its own, and two dice.
    fn ask(&mut self, decisions: &[Decision]) -> std::io::Result<()> {
        let input = self.input.as_mut().ok_or(std::io::ErrorKind::BrokenPipe)?;
        input.write_all(&(decisions.len() as u32).to_le_bytes())?;
        for decision in decisions {
            let (first, second) = decision.roll.dice();
            input.write_all(decision.board.opponent())?;
            input.write_all(decision.board.mover())?;
            input.write_all(&[first, second])?;
        }
        input.flush()
    }
}

impl Drop for Program {
    /// It ends when nobody can ask it any more.
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.wait();
    }
}

fn failed(error: &std::io::Error) -> String {
    format!("GNU Backgammon cannot be asked: {error}.")
}

/// The number of the play that it made.
fn chosen(decision: &Decision, answer: [u8; ANSWER]) -> Result<usize, String> {
    let Decision { board, roll, plays } = decision;
    after(board, answer)
        .and_then(|board| plays.iter().position(|play| *play == board))
        .ok_or_else(|| {
            format!("GNU Backgammon plays {roll:?} as {answer:?}, which is no play of {board:?}.")
        })
}

/// The board after its moves, if it has such checkers.
fn after(board: &Board, answer: [u8; ANSWER]) -> Option<Board> {
    let [mut mine, mut theirs]: [[u8; PLACES]; 2] = *board.sides();
    for &[from, to] in answer.as_chunks().0 {
        if from == 0 {
            break;
        }
        let from = mine.get_mut(usize::from(from) - 1)?;
        *from = from.checked_sub(1)?;
        // 0 is off.
        if let Some(to) = usize::from(to).checked_sub(1) {
            *mine.get_mut(to)? += 1;
            let opposite = theirs.get_mut(BAR.checked_sub(to + 1)?)?;
            if core::mem::take(opposite) > 0 {
                theirs[BAR] += 1;
            }
        }
    }
    Board::new([mine, theirs]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::games::tests::board;

    #[test]
    fn a_play_is_told_by_where_checkers_come_from_and_go() {
        // 24/23, 13/11 with the second one hit, which stood on the other side's 14 point.
        let before = board(&[(24, 2), (13, 5), (1, 1)], &[(14, 1), (6, 5)]);
        let expected = board(
            &[(24, 1), (23, 1), (13, 4), (11, 1), (1, 1)],
            &[(25, 1), (6, 5)],
        );
        let answer = [24, 23, 13, 11, 0, 0, 0, 0];
        assert_eq!(after(&before, answer), Some(expected));
        // The checker on the ace point goes off.
        let off = board(&[(24, 2), (13, 5)], &[(14, 1), (6, 5)]);
        assert_eq!(after(&before, [1, 0, 0, 0, 0, 0, 0, 0]), Some(off));
    }

    #[test]
    fn moves_of_no_checker_are_no_play() {
        for answer in [[2, 1], [26, 1], [24, 25]] {
            let mut all = [0; ANSWER];
            all[..2].copy_from_slice(&answer);
            assert_eq!(after(&Board::START, all), None, "{answer:?}");
        }
    }
}
