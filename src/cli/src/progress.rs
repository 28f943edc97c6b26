//! Progress on standard error.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Shows the progress of work that takes longer than a second, if standard error is a terminal.
pub struct Progress {
    /// The number of units of the work.
    total: u64,
    /// The time after which progress is shown next; `None` if it is never shown.
    due: Option<Instant>,
    /// Whether a line is shown.
    is_shown: bool,
}

/// The time before progress is shown first.
const FIRST: Duration = Duration::from_secs(1);
/// The time between two updates.
const NEXT: Duration = Duration::from_millis(200);

impl Progress {
    /// Begins work of this many units.
    pub fn begin(total: u64) -> Self {
        let is_seen = std::io::stderr().is_terminal();
        Self {
            total,
            due: is_seen.then(|| Instant::now() + FIRST),
            is_shown: false,
        }
    }

    /// Shows how much is done, if it is time.
    pub fn update(&mut self, done: u64) {
        let now = Instant::now();
        if self.due.is_some_and(|due| now >= due) {
            self.due = Some(now + NEXT);
            self.is_shown = true;
            let percent = 100.0 * done as f64 / self.total as f64;
            write(&format!("\r{done} of {} ({percent:.0}%)", self.total));
        }
    }
}

impl Drop for Progress {
    /// Clears the line.
    fn drop(&mut self) {
        if self.is_shown {
            write("\r\x1b[K");
        }
    }
}

/// Writes to the terminal. Progress that can't be shown is no failure.
fn write(text: &str) {
    let mut terminal = std::io::stderr();
    let _ = terminal
        .write_all(text.as_bytes())
        .and_then(|()| terminal.flush());
}
