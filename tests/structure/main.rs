//! The order of modules: none imports another that imports it in turn, neither directly nor through others.

mod graph;
mod imports;

use std::path::Path;

use graph::Graph;
use imports::Sources;

/// Folders of the core, in the order of the tour in `lib.rs`: each uses only those before it.
const ORDER: [&str; 6] = ["codec", "stats", "rollout", "backgammon", "models", "labs"];

fn core() -> Sources {
    Sources::read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &["wasm"],
    )
}

fn bindings() -> Sources {
    Sources::read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wasm/src"),
        &[],
    )
}

/// Asserts that no files import each other in a circle, and no folders of one parent.
fn assert_no_circles(sources: &Sources) {
    let files = sources.imports();
    assert_eq!(files.circles(), Vec::<Vec<String>>::new(), "files");
    for depth in 1..=files.deepest() {
        let folders = files.siblings(depth);
        assert_eq!(
            folders.circles(),
            Vec::<Vec<String>>::new(),
            "folders {depth} deep"
        );
    }
}

#[test]
fn the_core_has_no_import_circles() {
    assert_no_circles(&core());
}

#[test]
fn the_bindings_have_no_import_circles() {
    assert_no_circles(&bindings());
}

#[test]
fn folders_of_the_core_use_only_those_before_them() {
    let place = |module: &str| {
        let folder = module.split("::").next().unwrap();
        ORDER.iter().position(|&name| name == folder)
    };
    let mut edges = 0;
    let mut backwards = Vec::new();
    for (from, to) in core().imports().edges() {
        let (Some(from_place), Some(to_place)) = (place(from), place(to)) else {
            panic!("{from} or {to} is in no known folder");
        };
        if to_place > from_place {
            backwards.push(format!("{from} imports {to}"));
        }
        edges += 1;
    }
    assert_eq!(backwards, Vec::<String>::new());
    // Were paths no longer resolved, nothing would be out of order.
    assert!(edges > 600, "only {edges} imports were found");
}

#[test]
fn a_circle_of_imports_is_found() {
    let sources = Sources::from_texts(&[
        ("", "pub mod a; pub mod b; pub mod c; pub use c::C;"),
        ("a", "use crate::b; pub struct A; fn f() -> b::B { b::B }"),
        ("b", "use super::C; pub struct B;"),
        ("c", "use crate::{a::A, b}; pub struct C;"),
    ]);
    assert_eq!(sources.imports().circles(), [["a", "b", "c"]]);
}

#[test]
fn imports_of_tests_and_a_facade_make_no_circle() {
    let sources = Sources::from_texts(&[
        ("", "pub mod a;"),
        ("a", "mod b; mod c; pub use b::B;"),
        (
            "a::b",
            "pub struct B; #[cfg(test)] mod tests { use crate::a::c::C; }",
        ),
        ("a::c", "use super::B; pub struct C;"),
    ]);
    assert_eq!(sources.imports().circles(), Vec::<Vec<String>>::new());
    let edges = sources.imports().edges().collect::<Vec<_>>().len();
    assert_eq!(edges, 1);
}
