//! Plays that are named on the command line: by notation, or by number in the list of plays.
//! Without a name, the best plays are taken.

use std::iter::zip;

use rollout_lab::backgammon::{BAR, PLACES};
use rollout_lab::labs::contact::ListedPlay;

use crate::failure::{Failure, Result, fail};

/// Returns two plays of a list that is sorted best first: those that the texts name.
///
/// Where a text is missing, the best play that the other text doesn't name is taken.
///
/// # Errors
/// A sentence, if there are fewer than two plays, if a text names no play or several ones, or if
/// both name the same one.
pub fn choose_two<'a>(
    plays: &'a [ListedPlay],
    texts: [Option<&str>; 2],
) -> Result<[&'a ListedPlay; 2]> {
    let [best, second, ..] = plays else {
        return fail("the roll allows at most one play: use a roll with two or more");
    };
    let named = |text: Option<&str>| text.map(|text| choose(plays, text)).transpose();
    let best_but = |other: &ListedPlay| if other == best { second } else { best };
    let [a, b] = match (named(texts[0])?, named(texts[1])?) {
        (Some(a), Some(b)) => [a, b],
        (Some(a), None) => [a, best_but(a)],
        (None, Some(b)) => [best_but(b), b],
        (None, None) => [best, second],
    };
    if a == b {
        return fail(format!(
            "play A and play B are both {:?}: name two plays",
            a.text
        ));
    }
    Ok([a, b])
}

/// Returns the play that a text names.
///
/// The text is a number in the list, counted from 1, or a play in the usual notation. Steps may be
/// in any order, and a checker's stops may be left out unless other checkers are hit there.
///
/// # Errors
/// A sentence, if the text names no play or several ones.
fn choose<'a>(plays: &'a [ListedPlay], text: &str) -> Result<&'a ListedPlay> {
    let text = text.trim();
    if let Ok(number) = text.parse::<usize>() {
        let play = number.checked_sub(1).and_then(|index| plays.get(index));
        return play.ok_or_else(|| {
            Failure::new(format!(
                "there is no play {number}: use a number from 1 to {}, or a play such as {:?}",
                plays.len(),
                plays[0].text
            ))
        });
    }
    if let Some(play) = plays.iter().find(|play| play.text == text) {
        return Ok(play);
    }
    let Some(change) = change(text) else {
        return fail(format!(
            "{text:?} is not a play: use the usual notation, such as {:?}",
            plays[0].text
        ));
    };
    let moves_alike = |play: &&ListedPlay| self::change(&play.text).as_ref() == Some(&change);
    let mut alike: Vec<&ListedPlay> = plays.iter().filter(moves_alike).collect();
    // Plays that move checkers alike differ in the blots that they hit on the way.
    if alike.len() > 1 {
        alike.retain(|play| hits(&play.text) == hits(text));
    }
    match alike[..] {
        [play] => Ok(play),
        [] => fail(format!(
            "the roll does not allow {text:?}: see the plays with rollout-lab plays"
        )),
        _ => fail(format!(
            "{text:?} is not clear: write where it hits, such as {:?}",
            alike[0].text
        )),
    }
}

/// Returns the number of hits in a play.
fn hits(text: &str) -> usize {
    text.matches('*').count()
}

/// The change of the number of checkers on each place: off first, then points 1 to 24 and the bar.
type Change = [i8; PLACES + 1];

/// Returns the change that a play in notation makes; `None` if it is no notation.
fn change(text: &str) -> Option<Change> {
    let mut change = [0; PLACES + 1];
    for path in text.split_ascii_whitespace() {
        let (path, count) = match path.strip_suffix(')') {
            Some(path) => {
                let (path, count) = path.split_once('(')?;
                (
                    path,
                    count.parse().ok().filter(|count| (1..=4).contains(count))?,
                )
            }
            None => (path, 1),
        };
        let points: Vec<usize> = path.split('/').map(place).collect::<Option<_>>()?;
        if points.len() < 2 || zip(&points, &points[1..]).any(|(from, to)| from <= to) {
            return None;
        }
        // Sixteen steps of four checkers stay within an `i8`.
        let mut add = |place: usize, count: i8| -> Option<()> {
            let here: &mut i8 = &mut change[place];
            *here = here.checked_add(count)?;
            Some(())
        };
        add(points[0], -count)?;
        add(points[points.len() - 1], count)?;
    }
    (change != [0; PLACES + 1]).then_some(change)
}

/// Returns the place that notation names: 0 for off, 25 for the bar.
fn place(name: &str) -> Option<usize> {
    let name = name.trim_end_matches('*').to_ascii_lowercase();
    match name.as_str() {
        "off" => Some(0),
        "bar" => Some(BAR + 1),
        number => number.parse().ok().filter(|&point| point <= BAR + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use rollout_lab::backgammon::{Board, Networks};
    use rollout_lab::labs::contact::PlayList;
    use rollout_lab::rollout::dice::Roll;

    /// Returns the text of the chosen play among those of a roll.
    fn chosen(board: &Board, dice: (u8, u8), text: &str) -> Result<String> {
        let roll = Roll::new(dice.0, dice.1).unwrap();
        let list = PlayList::new(Networks::trained(), board, roll);
        choose(list.plays(), text).map(|play| play.text.clone())
    }

    #[test]
    fn notation_may_be_written_in_other_ways() {
        for text in ["8/5 6/5", "6/5 8/5", " 8/5  6/5 "] {
            let chosen = chosen(&Board::START, (3, 1), text);
            assert_eq!(chosen.as_deref(), Ok("8/5 6/5"), "{text:?}");
        }
        // 13/9 is one checker moved twice, by way of 12 or of 10.
        for text in ["13/9", "13/12/9", "13/10 10/9"] {
            let chosen = chosen(&Board::START, (3, 1), text);
            assert_eq!(chosen.as_deref(), Ok("13/9"), "{text:?}");
        }
        let chosen = chosen(&Board::START, (1, 1), "8/7(2) 6/5(2)");
        assert_eq!(chosen.as_deref(), Ok("8/7(2) 6/5(2)"));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "", "0", "99", "x", "8/5", "5/8", "8/5 6/4", "26/20", "8/5(9)", "8/8",
        ] {
            assert!(chosen(&Board::START, (3, 1), text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_number_counts_from_the_best_play() {
        // The opening books make the five point with 3-1.
        let best = chosen(&Board::START, (3, 1), "1");
        assert_eq!(best.as_deref(), Ok("8/5 6/5"));
    }

    #[test]
    fn hits_tell_plays_apart_that_move_checkers_alike() {
        // X has one checker on the 13 point and another on her ace point, O a blot on X's 10 point.
        let mut sides = [[0; PLACES]; 2];
        sides[0][12] = 1;
        sides[0][0] = 1;
        sides[1][14] = 1;
        sides[1][5] = 1;
        let board = Board::new(sides).unwrap();
        let with_hit = chosen(&board, (3, 2), "13/10*/8");
        assert_eq!(with_hit.as_deref(), Ok("13/10*/8"));
        let without = chosen(&board, (3, 2), "13/11/8");
        assert_eq!(without.as_deref(), Ok("13/8"));
    }
}
