//! Facts beside the numbers of a report: the plays that are compared, and whose results they are.

use serde_json::json;

use crate::run::json;

#[test]
fn a_play_that_is_not_named_is_the_best_other_one() {
    // The document's list of the plays of 3-1 begins with these three.
    let [first, second, third] = ["8/5 6/5", "24/23 13/10", "24/20"];
    for (options, plays) in [
        (&[][..], [first, second]),
        (&["--a", "1"], [first, second]),
        (&["--a", "2"], [second, first]),
        (&["--a", "3"], [third, first]),
        (&["--b", "1"], [second, first]),
        (&["--b", "24/20"], [first, third]),
        (&["--a", "2", "--b", "3"], [second, third]),
    ] {
        let command = ["pairs", "4HPwATDgc/ABMA", "--roll", "31", "--trials", "1"];
        let found = json(&[&command, options].concat());
        assert_eq!(found["plays"], json!(plays), "{options:?}");
    }
}
