//! The guided tour in `lib.rs`.

const LIB: &str = include_str!("lib.rs");

#[test]
fn the_tour_links_to_every_public_module() {
    let tour: String = LIB.lines().filter(|line| line.starts_with("//!")).collect();
    let modules = LIB.lines().filter_map(|line| {
        line.strip_prefix("pub mod ")
            .and_then(|rest| rest.strip_suffix(';'))
    });
    let (linked, missing): (Vec<&str>, Vec<&str>) =
        modules.partition(|module| tour.contains(&format!("[`{module}`]")));
    assert_eq!(missing, Vec::<&str>::new());
    // Were `pub mod` written otherwise, nothing would have been looked for.
    assert!(linked.contains(&"labs"));
}
