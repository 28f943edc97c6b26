//! The order of modules: imports form no cycle, neither directly nor through other modules.

mod graph;
mod imports;

use std::path::Path;

use graph::Graph;
use imports::Sources;

/// Folders of the core, in the order of the tour in `lib.rs`. Each uses only those before it.
const ORDER: [&str; 6] = ["codec", "stats", "rollout", "backgammon", "models", "labs"];

/// Reads the core's files.
fn core() -> Sources {
    Sources::read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &["cli", "shape", "wasm"],
    )
}

/// Reads the files of the WebAssembly bindings.
fn bindings() -> Sources {
    Sources::read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wasm/src"),
        &[],
    )
}

/// Reads the files of the command-line program.
fn command_line() -> Sources {
    Sources::read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli/src"),
        &[],
    )
}

/// Asserts that neither files nor folders of one parent import each other in a cycle.
fn assert_no_cycles(sources: &Sources) {
    let files = sources.imports();
    assert_eq!(files.cycles(), Vec::<Vec<String>>::new(), "files");
    for depth in 1..=files.deepest() {
        let folders = files.siblings(depth);
        assert_eq!(
            folders.cycles(),
            Vec::<Vec<String>>::new(),
            "folders {depth} deep"
        );
    }
}

#[test]
fn core_has_no_import_cycles() {
    assert_no_cycles(&core());
}

#[test]
fn bindings_have_no_import_cycles() {
    assert_no_cycles(&bindings());
}

#[test]
fn command_line_has_no_import_cycles() {
    assert_no_cycles(&command_line());
}

#[test]
fn core_folders_use_only_earlier_folders() {
    let rank = |module: &str| {
        let folder = module.split("::").next().unwrap();
        ORDER.iter().position(|&name| name == folder)
    };
    let mut edges = 0;
    let mut backwards = Vec::new();
    for (from, to) in core().imports().edges() {
        let (Some(from_rank), Some(to_rank)) = (rank(from), rank(to)) else {
            panic!("{from} or {to} is in no known folder");
        };
        if to_rank > from_rank {
            backwards.push(format!("{from} imports {to}"));
        }
        edges += 1;
    }
    assert_eq!(backwards, Vec::<String>::new());
    // Without resolved paths the list above would be empty too.
    assert!(edges > 600, "only {edges} imports were found");
}

#[test]
fn import_cycle_is_found() {
    let sources = Sources::from_texts(&[
        ("", "pub mod a; pub mod b; pub mod c; pub use c::C;"),
        ("a", "use crate::b; pub struct A; fn f() -> b::B { b::B }"),
        ("b", "use super::C; pub struct B;"),
        ("c", "use crate::{a::A, b}; pub struct C;"),
    ]);
    assert_eq!(sources.imports().cycles(), [["a", "b", "c"]]);
}

#[test]
fn imports_of_tests_and_facades_are_ignored() {
    let sources = Sources::from_texts(&[
        ("", "pub mod a;"),
        ("a", "mod b; mod c; pub use b::B;"),
        (
            "a::b",
            "pub struct B; #[cfg(test)] mod tests { use crate::a::c::C; }",
        ),
        ("a::c", "use super::B; pub struct C;"),
    ]);
    assert_eq!(sources.imports().cycles(), Vec::<Vec<String>>::new());
    assert_eq!(sources.imports().edges().count(), 1);
}
