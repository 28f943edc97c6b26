//! All tests and checks, in groups. A group that fails does not keep the next from running.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::ahead::Ahead;
use crate::checkout::Checkout;
use crate::choice::Choice;
use crate::chromium;
use crate::failure::{Failure, Result, fail};
use crate::step::{self, on_path, say, tee};
use crate::tally::Tally;
use crate::{apt, front, fuzz, package, setup, sizes, skipped, wasm};

const REPORT: &str = "tests/web/results/report.json";

/// By which names the tests find Firefox, if the variable FIREFOX does not name one: tests/web/helpers/firefox.js.
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// The programs by which the tests drive Safari's engine, and its display: tests/web/helpers/webkit.js.
const WEBKIT: [&str; 2] = ["WebKitWebDriver", "Xvfb"];

/// What is run together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Fmt,
    Biome,
    Clippy,
    Core,
    Package,
    Wasm,
    Types,
    Prose,
    Build,
    Sizes,
    Pages,
}

impl Group {
    /// In the order in which they run: quick and basic ones first.
    pub const ALL: [Self; 11] = [
        Self::Fmt,
        Self::Biome,
        Self::Clippy,
        Self::Core,
        Self::Package,
        Self::Wasm,
        Self::Types,
        Self::Prose,
        Self::Build,
        Self::Sizes,
        Self::Pages,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Biome => "biome",
            Self::Clippy => "clippy",
            Self::Core => "core",
            Self::Package => "package",
            Self::Wasm => "wasm",
            Self::Types => "types",
            Self::Prose => "prose",
            Self::Build => "build",
            Self::Sizes => "sizes",
            Self::Pages => "pages",
        }
    }

    /// Whether it needs something that is installed ahead.
    const fn needs_tools(self) -> bool {
        !matches!(
            self,
            Self::Fmt | Self::Biome | Self::Clippy | Self::Core | Self::Package
        )
    }

    const fn what(self) -> &'static str {
        match self {
            Self::Fmt => "check the format of the Rust code",
            Self::Biome => "check the format of JavaScript and CSS, and lint them",
            Self::Clippy => "lint the Rust code",
            Self::Core => "test the core, the command line and the tools",
            Self::Package => "build a program with the packaged core",
            Self::Wasm => "test the wasm packages in Node",
            Self::Types => "check the types of the JavaScript",
            Self::Prose => "check the words of texts and docs",
            Self::Build => "build the pages",
            Self::Sizes => "compare the built files with their budgets",
            Self::Pages => "test the built pages in Chromium",
        }
    }
}

/// Runs what is chosen, and prints the closing line. Says whether all is well.
pub fn run(checkout: &Checkout, choice: &Choice) -> Result<bool> {
    // Missing, it would fail most groups with the same sentence.
    setup::node(checkout)?;
    let extent = match choice {
        Choice::Quick => Extent::Smoke,
        Choice::All | Choice::Groups(_) => Extent::Usual,
    };
    let mut ahead = match choice {
        Choice::All => Ahead::start(checkout),
        Choice::Quick | Choice::Groups(_) => Ahead::none(),
    };
    let mut runner = Runner::new(checkout, extent);
    let results = Group::ALL
        .into_iter()
        .filter(|group| choice.includes(*group))
        .map(|group| {
            say(format_args!("{}: {}", group.name(), group.what()));
            timed(group.name(), || {
                if group.needs_tools() {
                    ahead.wait();
                }
                runner.run(group)
            })
        })
        .collect::<Vec<_>>();
    Ok(close(&results, &runner.skipped))
}

/// Runs the long tests of core and pages and the fuzz targets, and prints the closing line. Says whether all is well.
pub fn validate(checkout: &Checkout) -> bool {
    say("running the long statistical tests of the core");
    let mut command = checkout.cargo();
    command.args([
        "test",
        "--release",
        "--package",
        "rollout-lab",
        "--lib",
        "--tests",
    ]);
    command.args(["--no-fail-fast", "--", "--ignored", "--show-output"]);
    // Those that take hours keep what they have rolled in the project: they are run by themselves.
    command.args(["--skip", "hours::"]);
    let core = timed("core", || {
        run_tests("cargo test", &mut command, &mut Vec::new())
    });
    let fuzzed = timed("fuzz", || fuzz::run_all(checkout));
    say("running the long tests of the pages");
    let mut runner = Runner::new(checkout, Extent::Long);
    let pages = timed("pages", || runner.pages());
    close(&[core, fuzzed, pages], &runner.skipped)
}

/// Measures how often intervals miss, and writes what came of it into `docs/accuracy.md`.
pub fn accuracy(checkout: &Checkout) -> Result {
    let mut command = checkout.cargo();
    command
        .args(["test", "--release", "--package", "rollout-lab"])
        .args(["--test", "accuracy", "--", "--ignored"])
        .env("ACCURACY", "write");
    step::run("cargo test", &mut command)
}

/// What came of a group, and how long that took.
struct Outcome {
    name: &'static str,
    result: Result<Tally>,
    took: Duration,
}

fn timed(name: &'static str, group: impl FnOnce() -> Result<Tally>) -> Outcome {
    let began = Instant::now();
    let result = group();
    Outcome {
        name,
        result,
        took: began.elapsed(),
    }
}

/// Prints what came of each group and what was left out, then the totals alone on the last line.
fn close(outcomes: &[Outcome], skipped: &[String]) -> bool {
    println!();
    let mut total = Tally::default();
    for Outcome { name, result, took } in outcomes {
        match result {
            Ok(Tally {
                passed,
                failed,
                skipped,
            }) => {
                let took = took.as_secs();
                println!(
                    "{name:<9} {passed} passed, {failed} failed, {skipped} skipped ({took} s)"
                );
            }
            Err(failure) => println!("{name:<9} FAILED: {failure}"),
        }
        total += *result.as_ref().unwrap_or(&Tally::FAIL);
    }
    if total.skipped > 0 {
        println!("{} skipped in total", total.skipped);
    }
    for test in skipped {
        println!("          {test}");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    total.failed == 0
}

/// How many of the page tests run.
#[derive(Clone, Copy)]
enum Extent {
    /// One of each lab.
    Smoke,
    /// All but the long ones.
    Usual,
    /// The long ones and no others.
    Long,
}

/// What groups share.
struct Runner<'a> {
    checkout: &'a Checkout,
    extent: Extent,
    page: Option<Result>,
    /// The tests that were left out, with their reasons.
    skipped: Vec<String>,
}

impl<'a> Runner<'a> {
    const fn new(checkout: &'a Checkout, extent: Extent) -> Self {
        Self {
            checkout,
            extent,
            page: None,
            skipped: Vec::new(),
        }
    }

    fn run(&mut self, group: Group) -> Result<Tally> {
        match group {
            Group::Fmt => self.fmt(),
            Group::Biome => front::biome(self.checkout).map(|()| Tally::PASS),
            Group::Clippy => self.clippy(),
            Group::Core => self.core(),
            Group::Package => package::check(self.checkout),
            Group::Wasm => run_tests(
                "wasm-pack test",
                &mut wasm::test(self.checkout)?,
                &mut self.skipped,
            ),
            Group::Types => front::types(self.checkout).map(|()| Tally::PASS),
            Group::Prose => self.prose(),
            Group::Build => self.page().map(|()| Tally::PASS),
            Group::Sizes => {
                self.page()?;
                sizes::check(self.checkout)
            }
            Group::Pages => self.pages(),
        }
    }

    /// The built page, built once.
    fn page(&mut self) -> Result {
        let checkout = self.checkout;
        self.page
            .get_or_insert_with(|| front::build(checkout, None))
            .clone()
    }

    /// Runs the tests of the core, and then those of the command-line program and the tools, also where the core's do not even
    /// build. The bindings have none outside wasm.
    fn core(&mut self) -> Result<Tally> {
        let mut core = self.checkout.cargo();
        core.args(["test", "--no-fail-fast", "--package", "rollout-lab"]);
        let mut tools = self.checkout.cargo();
        tools
            .args(["test", "--no-fail-fast", "--workspace"])
            .args(["--exclude", "rollout-lab"])
            .args(["--exclude", "rollout-lab-wasm"]);
        let [core, tools] = [core, tools]
            .map(|mut command| run_tests("cargo test", &mut command, &mut self.skipped));
        let mut tally = core?;
        tally += tools?;
        Ok(tally)
    }

    fn fmt(&self) -> Result<Tally> {
        setup::component(self.checkout, "rustfmt", "fmt")?;
        step::run(
            "cargo fmt",
            self.checkout.cargo().args(["fmt", "--all", "--check"]),
        )?;
        Ok(Tally::PASS)
    }

    /// Everything, and the binding once more as wasm, where it is other code.
    fn clippy(&self) -> Result<Tally> {
        setup::component(self.checkout, "clippy", "clippy")?;
        setup::wasm_target(self.checkout)?;
        let mut native = self.checkout.cargo();
        native.args(["clippy", "--workspace", "--all-targets"]);
        let mut commands = vec![("clippy".to_owned(), native)];
        commands.extend(wasm::clippy(self.checkout)?);
        let mut tally = Tally::default();
        for (name, mut command) in commands {
            command.args(["--", "--deny", "warnings"]);
            tally += match step::run(&name, &mut command) {
                Ok(()) => Tally::PASS,
                Err(failure) => {
                    println!("{failure}");
                    Tally::FAIL
                }
            };
        }
        Ok(tally)
    }

    /// Runs the tests of the prose check, and then the check itself, in which each file counts as a test.
    fn prose(&mut self) -> Result<Tally> {
        let mut tests = front::prose_tests(self.checkout)?;
        let mut check = front::prose(self.checkout)?;
        let tests = run_tests("node --test", &mut tests, &mut self.skipped);
        let checked = run_tests("tests/prose/check.js", &mut check, &mut self.skipped);
        let mut tally = tests?;
        tally += checked?;
        Ok(tally)
    }

    fn pages(&mut self) -> Result<Tally> {
        self.page()?;
        let checkout = self.checkout;
        let browser = chromium::find_or_install_for_tests(checkout)?;
        companions(checkout);
        let report = checkout.path(REPORT);
        // A report of an earlier run must not be taken for this one's.
        let _ = std::fs::remove_file(&report);
        let mut command = front::playwright(checkout, "test")?;
        command
            .args(["--config", "tests/web/playwright.config.js"])
            .env(chromium::VARIABLE, browser)
            .env("PORT", free_port()?.to_string());
        match self.extent {
            Extent::Smoke => command.args(["--grep", "@smoke"]),
            Extent::Usual => command.args(["--grep-invert", "@long"]),
            Extent::Long => command.args(["--grep", "@long"]),
        };
        let succeeded = tee("playwright test", &mut command, |_| {})?;
        let report = checkout.read(REPORT).unwrap_or_default();
        self.skipped.extend(skipped::of_playwright(&report));
        let tally = Tally::of_playwright(&report).unwrap_or_default();
        judge("playwright test", succeeded, tally)
    }
}

/// Installs wasm-pack and the companions of Chromium.
pub fn prepare(checkout: &Checkout) -> Result {
    setup::wasm_pack(checkout)?;
    companions(checkout);
    Ok(())
}

/// Installs the programs that only some page tests need: Hugo, which builds a blog, Firefox, and Safari's engine.
/// Where one cannot be installed, its tests are skipped and say so.
fn companions(checkout: &Checkout) {
    if on_path("hugo").is_none() {
        apt::install(checkout, "Hugo", &["hugo"]);
    }
    if env::var_os("FIREFOX").is_none() && FIREFOX.into_iter().find_map(on_path).is_none() {
        // Not `firefox`: Ubuntu's is a script that asks for a snap, and does not start without one.
        apt::install(checkout, "Firefox", &["firefox-esr"]);
    }
    if WEBKIT.into_iter().any(|name| on_path(name).is_none()) {
        apt::install(checkout, "WebKit", &["webkit2gtk-driver", "xvfb"]);
    }
}

/// Runs a program that reports as `cargo test` does, and notes which tests it has left out.
fn run_tests(name: &str, command: &mut Command, skipped: &mut Vec<String>) -> Result<Tally> {
    let mut tally = Tally::default();
    let succeeded = tee(name, command, |line| {
        tally += Tally::of_line(line).unwrap_or_default();
        skipped.extend(skipped::of_line(line));
    })?;
    judge(name, succeeded, tally)
}

/// Believes a tally only if the program's success fits it.
fn judge(name: &str, succeeded: bool, mut tally: Tally) -> Result<Tally> {
    if tally.ran() == 0 {
        return fail(format!("{name} ran no test."));
    }
    if !succeeded && tally.failed == 0 {
        println!("{name} failed, although all its tests passed. Its output is above.");
        tally += Tally::FAIL;
    }
    Ok(tally)
}

/// A port that is free now, so that a server of somebody else's is never taken for the page.
fn free_port() -> Result<u16> {
    std::net::TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| Failure::new(format!("No free port for the page: {error}.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Tally = Tally {
        passed: 3,
        failed: 0,
        skipped: 1,
    };

    #[test]
    fn no_test_at_all_is_a_failure() {
        assert!(
            judge(
                "it",
                true,
                Tally {
                    skipped: 4,
                    ..Tally::default()
                }
            )
            .is_err()
        );
        assert_eq!(judge("it", true, THREE), Ok(THREE));
    }

    #[test]
    fn a_failure_outside_the_tests_counts_as_one() {
        assert_eq!(judge("it", false, THREE), Ok(Tally { failed: 1, ..THREE }));
        let failed = Tally { failed: 2, ..THREE };
        assert_eq!(judge("it", false, failed), Ok(failed));
    }

    const fn outcome(name: &'static str, result: Result<Tally>) -> Outcome {
        let took = Duration::ZERO;
        Outcome { name, result, took }
    }

    #[test]
    fn a_group_that_could_not_run_keeps_all_from_being_well() {
        let skipped = ["one of them: it is long".to_owned()];
        let well = outcome("one", Ok(THREE));
        assert!(close(std::slice::from_ref(&well), &skipped));
        let broken = outcome("two", fail("It could not run."));
        assert!(!close(&[well, broken], &skipped));
    }
}
