//! Tests that were left out, by name and with the reason that they give.

use serde::Deserialize;

/// What a line of `cargo test` says of a test that it leaves out; `None` if it is not about one.
pub fn of_line(line: &str) -> Option<String> {
    let (name, outcome) = line
        .trim_start()
        .strip_prefix("test ")?
        .split_once(" ... ")?;
    let reason = outcome.strip_prefix("ignored")?;
    Some(named(name, reason.strip_prefix(", ")))
}

/// What Playwright's JSON report says.
pub fn of_playwright(report: &str) -> Vec<String> {
    let mut skipped = Vec::new();
    if let Ok(Report { suites }) = serde_json::from_str(report) {
        for suite in &suites {
            suite.collect(&mut skipped);
        }
    }
    skipped
}

fn named(name: &str, reason: Option<&str>) -> String {
    format!("{name}: {}", reason.unwrap_or("no reason given"))
}

#[derive(Deserialize)]
struct Report {
    suites: Vec<Suite>,
}

#[derive(Deserialize)]
struct Suite {
    #[serde(default)]
    suites: Vec<Self>,
    #[serde(default)]
    specs: Vec<Spec>,
}

#[derive(Deserialize)]
struct Spec {
    title: String,
    tests: Vec<Test>,
}

#[derive(Deserialize)]
struct Test {
    status: String,
    annotations: Vec<Annotation>,
}

#[derive(Deserialize)]
struct Annotation {
    r#type: String,
    description: Option<String>,
}

impl Suite {
    fn collect(&self, skipped: &mut Vec<String>) {
        for Spec { title, tests } in &self.specs {
            for test in tests.iter().filter(|test| test.status == "skipped") {
                let why = test.annotations.iter().find(|note| note.r#type == "skip");
                skipped.push(named(
                    title,
                    why.and_then(|note| note.description.as_deref()),
                ));
            }
        }
        for suite in &self.suites {
            suite.collect(skipped);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_leaves_out_is_named_with_its_reason() {
        assert_eq!(
            of_line("test a::long_one ... ignored, long: cargo xtask validate").as_deref(),
            Some("a::long_one: long: cargo xtask validate")
        );
        assert_eq!(
            of_line("test src/lib.rs - x (line 3) ... ignored").as_deref(),
            Some("src/lib.rs - x (line 3): no reason given")
        );
        assert_eq!(of_line("test a ... ok"), None);
        assert_eq!(of_line("running 3 tests"), None);
    }

    #[test]
    fn what_playwright_leaves_out_is_found_in_any_depth() {
        let report = r#"{"suites": [{"specs": [{"title": "top", "tests": [
            {"status": "skipped", "annotations": [{"type": "skip", "description": "Hugo is not installed."}]}
        ]}], "suites": [{"specs": [
            {"title": "deep", "tests": [{"status": "skipped", "annotations": []}]},
            {"title": "well", "tests": [{"status": "expected", "annotations": []}]}
        ]}]}], "stats": {}}"#;
        assert_eq!(
            of_playwright(report),
            ["top: Hugo is not installed.", "deep: no reason given"]
        );
        assert_eq!(of_playwright("nothing"), [""; 0]);
    }
}
