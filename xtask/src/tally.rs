//! Counts of tests, as the test programs report them.

use std::ops::AddAssign;

use serde::Deserialize;

/// How many tests passed, failed and were left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Tally {
    pub const PASS: Self = Self {
        passed: 1,
        failed: 0,
        skipped: 0,
    };
    pub const FAIL: Self = Self {
        passed: 0,
        failed: 1,
        skipped: 0,
    };

    /// What a line of `cargo test` or of wasm-bindgen's test runner reports; `None` if it is not a report.
    pub fn of_line(line: &str) -> Option<Self> {
        let report = line.trim_start().strip_prefix("test result: ")?;
        let count = |what: &str| {
            report
                .split([';', '.'])
                .find_map(|part| part.trim().strip_suffix(what)?.trim_end().parse().ok())
        };
        Some(Self {
            passed: count("passed")?,
            failed: count("failed")?,
            skipped: count("ignored")?,
        })
    }

    /// What Playwright's JSON report says.
    pub fn of_playwright(report: &str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Report {
            stats: Stats,
        }
        #[derive(Deserialize)]
        struct Stats {
            expected: u64,
            unexpected: u64,
            flaky: u64,
            skipped: u64,
        }
        let Report { stats } = serde_json::from_str(report).ok()?;
        Some(Self {
            passed: stats.expected,
            failed: stats.unexpected + stats.flaky,
            skipped: stats.skipped,
        })
    }

    /// The number of tests that ran.
    pub const fn ran(self) -> u64 {
        self.passed + self.failed
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_of_cargo_test_are_read() {
        let line = "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out; finished in 0.01s";
        assert_eq!(
            Tally::of_line(line),
            Some(Tally {
                passed: 12,
                failed: 0,
                skipped: 3
            })
        );
        let line = "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(
            Tally::of_line(line),
            Some(Tally {
                passed: 1,
                failed: 2,
                skipped: 0
            })
        );
    }

    #[test]
    fn reports_of_wasm_bindgen_test_are_read() {
        let line =
            "test result: ok. 7 passed; 0 failed; 0 ignored; 0 filtered out; finished in 0.02s";
        assert_eq!(
            Tally::of_line(line),
            Some(Tally {
                passed: 7,
                failed: 0,
                skipped: 0
            })
        );
    }

    #[test]
    fn other_lines_are_no_reports() {
        assert_eq!(Tally::of_line("running 3 tests"), None);
        assert_eq!(Tally::of_line("test two passed ... ok"), None);
        assert_eq!(Tally::of_line("test result: lost"), None);
    }

    #[test]
    fn a_flaky_page_test_has_failed() {
        let report = r#"{"suites": [], "stats": {"startTime": "", "expected": 5, "skipped": 2, "unexpected": 1, "flaky": 1}}"#;
        assert_eq!(
            Tally::of_playwright(report),
            Some(Tally {
                passed: 5,
                failed: 2,
                skipped: 2
            })
        );
        assert_eq!(Tally::of_playwright("{}"), None);
    }
}
