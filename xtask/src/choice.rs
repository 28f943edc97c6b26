//! Which of the tests run.

use crate::failure::{Result, fail};
use crate::groups::Group;

/// What `cargo xtask test` is asked for.
#[derive(Debug, PartialEq)]
pub enum Choice {
    All,
    /// What says within minutes whether a change has broken something.
    Quick,
    /// These and no others.
    Groups(Vec<Group>),
}

impl Choice {
    /// Of what stands behind `test`: whether `--quick`, and names of groups.
    pub fn of(quick: bool, groups: &[String]) -> Result<Self> {
        match (quick, groups) {
            (false, []) => Ok(Self::All),
            (true, []) => Ok(Self::Quick),
            (true, _) => fail(
                "--quick is its own selection of tests: `cargo xtask test --quick` takes nothing else",
            ),
            (false, _) => Ok(Self::Groups(
                groups
                    .iter()
                    .map(|name| group(name))
                    .collect::<Result<_>>()?,
            )),
        }
    }

    pub fn includes(&self, group: Group) -> bool {
        match self {
            Self::All => true,
            // The tests of the wasm packages say again in Node what the smoke tests find broken in a page.
            Self::Quick => group != Group::Wasm,
            Self::Groups(groups) => groups.contains(&group),
        }
    }
}

fn group(name: &str) -> Result<Group> {
    Group::ALL
        .into_iter()
        .find(|group| group.name() == name)
        .map_or_else(
            || {
                let names = Group::ALL.map(Group::name).join(", ");
                fail(format!(
                    "{name} is not a group of tests: the groups are {names}"
                ))
            },
            Ok,
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(quick: bool, names: &[&str]) -> Result<Choice> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        Choice::of(quick, &names)
    }

    #[test]
    fn groups_are_called_by_name() {
        let chosen = chosen(false, &["sizes", "fmt"]).expect("both are groups");
        assert_eq!(chosen, Choice::Groups(vec![Group::Sizes, Group::Fmt]));
        assert!(chosen.includes(Group::Fmt) && !chosen.includes(Group::Core));
    }

    #[test]
    fn who_chooses_nothing_gets_everything() {
        let all = chosen(false, &[]).expect("nothing is a choice");
        assert!(Group::ALL.into_iter().all(|group| all.includes(group)));
    }

    #[test]
    fn the_quick_tests_leave_out_one_group() {
        let quick = chosen(true, &[]).expect("is a choice");
        let left_out = Group::ALL
            .into_iter()
            .filter(|group| !quick.includes(*group));
        assert_eq!(left_out.collect::<Vec<_>>(), [Group::Wasm]);
    }

    #[test]
    fn quick_and_groups_together_are_refused_as_is_what_is_neither() {
        let refusal =
            |quick, names: &[&str]| chosen(quick, names).expect_err("is refused").to_string();
        assert!(refusal(true, &["fmt"]).contains("takes nothing else"));
        assert!(refusal(false, &["everything"]).contains("everything"));
    }
}
