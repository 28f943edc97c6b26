//! What is said of a network's strength, in Markdown.

use super::games::Ended;
use crate::estimate::Estimate;

/// Equities lost a play on the decisions of the golden file, at sight and looking ahead.
pub fn errors(at_sight: &[f64], ahead: Option<&[f64]>) -> String {
    let row = |name: &str, values: Estimate| {
        format!("| {name} | {:.4} | {:.4} |\n", values.mean, values.se)
    };
    let mut table = "| points lost a play | mean | ± |\n| --- | ---: | ---: |\n".to_owned();
    table += &row("at sight", Estimate::of(at_sight.iter().copied()));
    if let Some(ahead) = ahead {
        table += &row("looking ahead", Estimate::of(ahead.iter().copied()));
        let less = ahead
            .iter()
            .zip(at_sight)
            .map(|(ahead, at_sight)| ahead - at_sight);
        table += &row("the difference", Estimate::of(less));
    }
    table
}

/// What games against somebody came to.
pub fn games(games: &[Ended], whom: &str) -> String {
    let row = |name: &str, Estimate { mean, se, sd }: Estimate| {
        format!(
            "| {name} | {} | {mean:+.4} | {se:.4} | {sd:.3} |\n",
            games.len()
        )
    };
    format!("| points a game against {whom} | games | mean | ± | SD |\n")
        + "| --- | ---: | ---: | ---: | ---: |\n"
        + &row(
            "plain",
            Estimate::of(games.iter().map(|game| f64::from(game.points))),
        )
        + &row(
            "without luck",
            Estimate::of(games.iter().map(|game| game.reduced())),
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_difference_is_that_of_pairs() {
        // 0.3, 0.1, 0.2 less 0.1 each: the difference has no spread at all.
        let said = errors(&[0.3, 0.1, 0.2], Some(&[0.2, 0.0, 0.1]));
        assert!(said.contains("| at sight | 0.2000 | 0.0577 |"), "{said}");
        assert!(
            said.contains("| the difference | -0.1000 | 0.0000 |"),
            "{said}"
        );
        assert!(!errors(&[0.3, 0.1], None).contains("ahead"));
    }

    #[test]
    fn games_are_told_plain_and_without_luck() {
        let ended = |points| Ended {
            points,
            ..Ended::default()
        };
        // Mean ½; squares of distances 2 × 9/4, over one: an SD of 2.12, and 1.5 for the mean.
        let said = games(&[ended(2), ended(-1)], "somebody");
        assert!(
            said.starts_with("| points a game against somebody |"),
            "{said}"
        );
        assert!(
            said.contains("| plain | 2 | +0.5000 | 1.5000 | 2.121 |"),
            "{said}"
        );
        assert!(said.contains("| without luck | 2 | +0.5000 |"), "{said}");
    }
}
