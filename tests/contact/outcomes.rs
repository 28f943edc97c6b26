//! What a game comes to, and what a board says of it.

use rollout_lab::backgammon::{Board, BoardError, BoardSide, Chances, Outcome};

use crate::boards::{board, places};

#[test]
fn a_game_is_won_singly_or_a_gammon_or_a_backgammon() {
    for (loser, outcome, points) in [
        // Somebody is off.
        (vec![(1, 14)], Outcome::Win, 1),
        (vec![(25, 1), (1, 13)], Outcome::Win, 1),
        // Nobody is: a gammon, and a backgammon with a checker on the loser's 19 point or behind, on the bar, too.
        (vec![(1, 15)], Outcome::WinGammon, 2),
        (vec![(18, 1), (6, 14)], Outcome::WinGammon, 2),
        (vec![(19, 1), (6, 14)], Outcome::WinBackgammon, 3),
        (vec![(25, 1), (6, 14)], Outcome::WinBackgammon, 3),
    ] {
        let won = board(&[], &loser);
        assert_eq!(won.outcome(), Some(outcome));
        assert_eq!(won.swapped().outcome(), Some(outcome.swapped()));
        assert_eq!(outcome.points(), points);
        assert_eq!(outcome.swapped().points(), -points);
        for outcome in [outcome, outcome.swapped()] {
            assert_eq!(Chances::from(outcome).equity(), f64::from(outcome.points()));
        }
    }
    assert_eq!(Board::START.outcome(), None);
}

#[test]
fn a_board_knows_its_pips_and_who_has_passed_whom() {
    // 2 × 24 + 5 × 13 + 3 × 8 + 5 × 6 = 167 for each side.
    assert_eq!(Board::START.pip_counts(), [167, 167]);
    assert_eq!(Board::START.borne_off(), [0, 0]);
    assert!(Board::START.has_contact());
    let race = board(&[(12, 2), (1, 3)], &[(12, 1)]);
    assert_eq!(race.pip_counts(), [27, 12]);
    assert_eq!(race.borne_off(), [10, 14]);
    assert!(!race.has_contact());
    // The 14 point is the other's 11.
    assert!(board(&[(14, 1)], &[(12, 1)]).has_contact());
    assert!(board(&[(25, 1)], &[(1, 1)]).has_contact());
    assert!(!board(&[], &[(25, 1)]).has_contact());
}

#[test]
fn boards_that_no_game_has_are_refused() {
    let closed = [(25, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    for (roller, opponent, error, sentence) in [
        (
            vec![(6, 15), (25, 1)],
            vec![(1, 1)],
            BoardError::TooMany {
                side: BoardSide::Mover,
                count: 16,
            },
            "the side on roll has 16 checkers; a side has at most 15",
        ),
        (
            vec![(1, 1)],
            vec![(6, 255), (5, 255)],
            BoardError::TooMany {
                side: BoardSide::Opponent,
                count: 510,
            },
            "the side not on roll has 510 checkers; a side has at most 15",
        ),
        (
            vec![(20, 1)],
            vec![(5, 1)],
            BoardError::Shared { point: 20 },
            "both sides have checkers on point 20 of the side on roll",
        ),
        (
            vec![],
            vec![],
            BoardError::Empty,
            "there is no checker on the board",
        ),
        (
            closed.to_vec(),
            closed.to_vec(),
            BoardError::Deadlock,
            "both sides are on the bar before six points of the other's: nobody could ever move",
        ),
    ] {
        let refused = Board::new([places(&roller), places(&opponent)]);
        assert_eq!(refused, Err(error));
        assert_eq!(error.to_string(), sentence);
    }
    // One side shut out is part of the game.
    assert!(Board::new([places(&closed), places(&closed[1..])]).is_ok());
}
