//! Training over days: what a course writes, and how it goes on after it was stopped.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::saved::Saved;
use crate::taught::Taught;

/// How many lines a course's log has, about.
const LINES: u64 = 40;

/// A course, and the files that it writes: its weights, and beside them itself (`.course`) and its log (`.log`).
pub struct Training<C: Taught> {
    plan: C::Plan,
    saved: Saved<C>,
    /// How long it had taken when it was opened, in seconds.
    before: u64,
    weights: PathBuf,
}

impl<C: Taught> Training<C> {
    /// Goes on with the course that is kept beside these weights, or begins it.
    ///
    /// # Errors
    /// A sentence, if there is something else in its place, or nothing can be written there.
    pub fn open(plan: C::Plan, weights: &Path) -> Result<Self, String> {
        let file = weights.with_extension("course");
        let saved = match fs::read(&file) {
            Ok(bytes) => Saved::from_bytes(&bytes, &plan).map_err(|refusal| {
                format!(
                    "{} stays as it is: {refusal}. Move it away, or name other weights.",
                    file.display()
                )
            })?,
            Err(error) if error.kind() == ErrorKind::NotFound => Saved {
                course: C::begin(&plan),
                seconds: 0,
                log: format!("{}\n", C::words(&plan)),
            },
            Err(error) => return Err(unwritten(&file, &error)),
        };
        let training = Self {
            plan,
            before: saved.seconds,
            saved,
            weights: weights.to_owned(),
        };
        if let Some(folder) = weights.parent() {
            fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
        }
        // What was said after the course was kept last is said again.
        let log = training.log_file();
        fs::write(&log, &training.saved.log).map_err(|error| unwritten(&log, &error))?;
        Ok(training)
    }

    pub const fn course(&self) -> &C {
        &self.saved.course
    }

    /// What was said so far.
    pub fn log(&self) -> &str {
        &self.saved.log
    }

    /// Goes on until something is to be said, or nothing is left to do.
    pub fn go_on(&mut self, threads: bool) {
        let course = &mut self.saved.course;
        while !course.is_over() {
            course.go_on(threads);
            let [done, all] = course.parts();
            if done.is_multiple_of((all / LINES).max(1)) {
                return;
            }
        }
    }

    /// Adds a line to the log, of what the weights score so many seconds after it was opened; keeps everything; gives the line.
    pub fn keep(&mut self, seconds: u64, score: &str) -> Result<String, String> {
        self.saved.seconds = self.before + seconds;
        let Saved {
            course,
            seconds,
            log,
        } = &mut self.saved;
        let (progress, rate) = (course.progress(), course.rate());
        let line = format!("{progress}, {seconds} s, rate {rate:.1e}: {score}");
        log.push_str(&line);
        log.push('\n');
        let file = self.log_file();
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(&file)
            .and_then(|mut log| writeln!(log, "{line}"))
            .map_err(|error| unwritten(&file, &error))?;
        replace(&self.weights, &self.course().average().to_bytes())?;
        // The last one: what it does not know of has not been.
        let bytes = self.saved.to_bytes(&self.plan);
        replace(&self.weights.with_extension("course"), &bytes)?;
        Ok(line)
    }

    fn log_file(&self) -> PathBuf {
        self.weights.with_extension("log")
    }
}

/// Writes a file so that at any time there is all of the old one or all of the new one.
fn replace(file: &Path, bytes: &[u8]) -> Result<(), String> {
    let mut aside = file.as_os_str().to_owned();
    aside.push(".new");
    fs::write(&aside, bytes)
        .and_then(|()| fs::rename(&aside, file))
        .map_err(|error| unwritten(file, &error))
}

fn unwritten(file: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}.", file.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::{Course, Plan};
    use crate::lane::Habits;

    const PLAN: Plan = Plan {
        seed: 3,
        units: 8,
        counts: true,
        // Two steps to a line.
        steps: 80,
        rates: [1e-3, 1e-4],
        habits: Habits {
            any_play: 0.1,
            odd_start: 0.2,
        },
    };

    /// A folder of a test's own, which goes with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("rollout-lab-training-{name}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir_all(&folder).expect("a folder");
            Self(folder)
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// As many lines more, each a second after the one before.
    fn lines(training: &mut Training<Course>, count: u64) {
        for second in 1..=count {
            training.go_on(false);
            training.keep(second, "well").expect("it is kept");
        }
    }

    #[test]
    fn a_course_that_was_stopped_ends_with_the_files_of_one_that_was_not() {
        let folder = Folder::new("resumed");
        let [straight, stopped] = ["straight.bin", "stopped.bin"].map(|name| folder.file(name));
        lines(&mut Training::open(PLAN, &straight).expect("it begins"), 40);

        let mut first = Training::open(PLAN, &stopped).expect("it begins");
        lines(&mut first, 15);
        // Steps of which nothing is known any more.
        first.go_on(false);
        drop(first);
        // A line of which the course knows nothing: it was stopped in between.
        let log = stopped.with_extension("log");
        let said = fs::read_to_string(&log).expect("a log");
        fs::write(&log, format!("{said}32 steps, and then")).expect("is written");
        let mut second = Training::<Course>::open(PLAN, &stopped).expect("it goes on");
        assert_eq!(second.course().parts(), [30, 80]);
        assert_eq!(second.log(), said);
        lines(&mut second, 25);
        assert!(second.course().is_over());

        for ending in ["bin", "course", "log"] {
            let [one, other] = [&straight, &stopped].map(|file| {
                let read = fs::read(file.with_extension(ending));
                read.expect("a file")
            });
            assert!(one == other, "{ending}");
        }
        // The plan, and the lines.
        let said = fs::read_to_string(&log).expect("a log");
        assert_eq!(said.lines().count(), 41);
    }

    #[test]
    fn another_plan_and_a_broken_file_are_refused_and_stay() {
        let folder = Folder::new("refused");
        let weights = folder.file("network.bin");
        let course = weights.with_extension("course");
        let mut training = Training::open(PLAN, &weights).expect("it begins");
        lines(&mut training, 1);
        let kept = fs::read(&course).expect("a course");
        let refusal = |plan| {
            Training::<Course>::open(plan, &weights)
                .err()
                .expect("is refused")
        };

        let longer = refusal(Plan { steps: 81, ..PLAN });
        assert!(longer.contains("another plan, Plan { seed: 3"), "{longer}");
        assert!(fs::read(&course).expect("a course") == kept);
        fs::write(&course, &kept[..kept.len() / 2]).expect("is written");
        assert!(refusal(PLAN).contains("not all of one"));
        fs::write(&course, b"something else entirely").expect("is written");
        assert!(refusal(PLAN).contains("no course"));
    }
}
