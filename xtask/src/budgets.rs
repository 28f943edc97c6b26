//! The table of budgets in `docs/benchmarks.md`, written from the registry.

use std::fmt::Write as _;

use crate::checkout::{Checkout, unwritable};
use crate::failure::{Failure, Result};
use crate::manifest::Manifest;

const DOCUMENT: &str = "docs/benchmarks.md";
const BEGIN: &str = "<!-- budgets -->\n";
const END: &str = "<!-- /budgets -->";

/// Writes the table into the document. It is rewritten only where it differs.
pub fn write(checkout: &Checkout) -> Result {
    let before = checkout.read(DOCUMENT)?;
    let after = with_table(&before, &table(&checkout.manifest))?;
    if after == before {
        return Ok(());
    }
    let file = checkout.path(DOCUMENT);
    std::fs::write(&file, after).map_err(|error| unwritable(&file, &error))
}

/// The document with this table between its marks.
fn with_table(document: &str, table: &str) -> Result<String> {
    let (head, rest) = document.split_once(BEGIN).ok_or_else(missing)?;
    let (_, tail) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{head}{BEGIN}{table}{END}{tail}"))
}

fn missing() -> Failure {
    Failure::new(format!("{DOCUMENT} lacks {} or {END}.", BEGIN.trim_end()))
}

/// Budgets in KB: the labs by their forms, then the story and the script for other pages.
fn table(manifest: &Manifest) -> String {
    let mut table =
        "| lab | WebAssembly | page with it | embed | single file |\n|---|--:|--:|--:|--:|\n"
            .to_owned();
    for lab in &manifest.labs {
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {} |",
            lab.name, lab.wasm, lab.page.budget, lab.embed.budget, lab.single.budget
        );
    }
    let story = &manifest.story;
    let [page, worksheet, rules] = story.pages().map(|[english, _]| english);
    let mut others = vec![
        (
            format!("`{}` before its first figure is live", page.file),
            page.budget,
        ),
        (
            format!("`{}` with all figures of the two checkers live", page.file),
            story.live.budget,
        ),
        ("the WebAssembly of those figures".to_owned(), story.wasm),
        (format!("`{}`", worksheet.file), worksheet.budget),
        (format!("`{}`", rules.file), rules.budget),
    ];
    others.extend(
        story
            .frames
            .iter()
            .map(|frame| (format!("`{}`", frame.file), frame.budget)),
    );
    let element = &manifest.element;
    others.push((format!("`{}`", element.file), element.budget));
    table.push_str("\n| file | budget |\n|---|--:|\n");
    for (file, budget) in others {
        let _ = writeln!(table, "| {file} | {budget} |");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manifest::tests::COMPLETE;

    #[test]
    fn the_document_has_the_budgets_of_the_registry() {
        let checkout = Checkout::open().expect("the checkout");
        let document = checkout.read(DOCUMENT).expect("the document");
        let table = table(&checkout.manifest);
        assert!(
            with_table(&document, &table).expect("both marks") == document,
            "`cargo xtask sizes` writes the table of budgets anew"
        );
    }

    #[test]
    fn every_lab_and_every_other_file_has_a_row() {
        let manifest = Manifest::parse(COMPLETE).expect("is complete");
        let table = table(&manifest);
        for row in [
            "| first | 22 | 70 | 80 | 90 |",
            "| other | 5.5 | 50 | 60 | 65 |",
            "| `tale.html` before its first figure is live | 40 |",
            "| `tale.html` with all figures of the two checkers live | 75 |",
            "| the WebAssembly of those figures | 6.5 |",
            "| `sheet.html` | 30 |",
            "| `frame.html` | 66 |",
            "| `other-frame.html` | 67 |",
            "| `element.js` | 4 |",
        ] {
            assert!(table.lines().any(|line| line == row), "{row}\n{table}");
        }
    }

    #[test]
    fn a_document_without_the_marks_is_refused() {
        let refused = with_table("no marks", "").expect_err("no marks");
        assert_eq!(
            refused.to_string(),
            "docs/benchmarks.md lacks <!-- budgets --> or <!-- /budgets -->."
        );
    }
}
