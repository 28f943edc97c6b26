//! Outcomes of games, properties of boards, and errors for impossible boards.

use rollout_lab::backgammon::{Board, BoardError, BoardSide, Chances, Outcome};

use crate::boards::{board, side};

#[test]
fn outcomes_are_single_games_gammons_and_backgammons() {
    for (loser, outcome, points) in [
        // The loser has borne off a checker.
        (vec![(1, 14)], Outcome::Win, 1),
        (vec![(25, 1), (1, 13)], Outcome::Win, 1),
        // The loser has borne off no checker. It is a backgammon if a checker is on the loser's 19
        // point, behind it or on the bar.
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
fn boards_know_pip_counts_borne_off_checkers_and_contact() {
    // 2 × 24 + 5 × 13 + 3 × 8 + 5 × 6 = 167 for each side.
    assert_eq!(Board::START.pip_counts(), [167, 167]);
    assert_eq!(Board::START.borne_off(), [0, 0]);
    assert!(Board::START.has_contact());
    let race = board(&[(12, 2), (1, 3)], &[(12, 1)]);
    assert_eq!(race.pip_counts(), [27, 12]);
    assert_eq!(race.borne_off(), [10, 14]);
    assert!(!race.has_contact());
    // The 14 point is the opponent's 11 point.
    assert!(board(&[(14, 1)], &[(12, 1)]).has_contact());
    assert!(board(&[(25, 1)], &[(1, 1)]).has_contact());
    assert!(!board(&[], &[(25, 1)]).has_contact());
}

#[test]
fn impossible_boards_are_refused() {
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
            "both sides are on the bar before six points of the other's: neither side could ever move",
        ),
    ] {
        let refused = Board::new([side(&roller), side(&opponent)]);
        assert_eq!(refused, Err(error));
        assert_eq!(error.to_string(), sentence);
    }
    // A board may shut out one side.
    assert!(Board::new([side(&closed), side(&closed[1..])]).is_ok());
}
