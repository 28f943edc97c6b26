//! The texts of `--help`.

/// The help on the program.
pub const PROGRAM: &str = "\
Rolls out backgammon positions, with luck subtracted.

Usage: rollout-lab COMMAND [OPTION…]

Commands:
  rollout    Roll out a position
  merge      Merge trials that were rolled on several machines
  evaluate   Evaluate a position without rolling
  plays      List the plays of a roll, best first
  pairs      Compare two plays by games with coupled dice

rollout-lab help COMMAND, or rollout-lab COMMAND --help, explains a command. All commands
but merge take a position: an XGID, or a GNU Backgammon position ID. All commands take
--json.

Example:
  rollout-lab rollout 4HPwATDgc/ABMA
";

/// The help on `rollout`.
pub const ROLLOUT: &str = "\
Rolls out a position, and prints its plain and its reduced average.

Usage: rollout-lab rollout POSITION [OPTION…]

POSITION is an XGID or a GNU Backgammon position ID. The network plays whole games from
it, and results are points of the side on roll.

Options:
  --trials N          Roll N trials (else 1296)
  --trials FROM..TO   Roll trials FROM to TO-1 of the rollout; needs --seed
  --seed SEED         The seed of the dice: digits, or 0x and hex digits (else random)
  --evaluator NAME    Whose luck is subtracted: network, tiny, pip-count or nothing
                      (else network)
  --threads N         Use N threads (else one for each processor); results are the same
  --out FILE          Also write the trials to FILE, for rollout-lab merge, once all are
                      rolled (an interrupted run keeps nothing: roll ranges)
  --json              Print a JSON object

With --bearoff, results are winning chances of X in percent. X is the player at the
bottom of an XGID, and the side on roll of a position ID. These options change:
  --evaluator NAME    pip-count, exact, one-sided, even or backwards (else pip-count)
  --players X,O       The players: exact, one-sided, pip-count, even, backwards or
                      fewest-pips; one name is for both (else exact up to six checkers
                      a side, and one-sided beyond)
  --scale NAME        The scale of luck: linear, steep, flat, three-levels or sign
                      (else linear)

Examples:
  rollout-lab rollout 4HPwATDgc/ABMA --seed 1 --trials 1000
  rollout-lab rollout IAAAPAAAAAAAAA --bearoff --trials 1000000
";

/// The help on `merge`.
pub const MERGE: &str = "\
Merges trials that rollout or pairs has written with --out.

Usage: rollout-lab merge FILE… [OPTION…]

The files must have the same seed, position and options. Together they must have every
trial of a range once. Their order does not matter. The result equals that of one run,
to the last bit.

Options:
  --out FILE   Also write all trials to FILE
  --json       Print a JSON object

Example:
  rollout-lab rollout 4HPwATDgc/ABMA --seed 1 --trials 0..500 --out first.trials
  rollout-lab rollout 4HPwATDgc/ABMA --seed 1 --trials 500..1000 --out second.trials
  rollout-lab merge first.trials second.trials
";

/// The help on `evaluate`.
pub const EVALUATE: &str = "\
Evaluates a position before the roll, by a bear-off database that covers it or else by
the network.

Usage: rollout-lab evaluate POSITION [OPTION…]

POSITION is an XGID or a GNU Backgammon position ID. Chances are those of the side on
roll, without a cube.

Options:
  --json   Print a JSON object

Example:
  rollout-lab evaluate 4HPwATDgc/ABMA
";

/// The help on `plays`.
pub const PLAYS: &str = "\
Lists all plays of a roll with their equities, best first.

Usage: rollout-lab plays POSITION [OPTION…]

POSITION is an XGID or a GNU Backgammon position ID.

Options:
  --roll DICE   The dice: 31, 3-1 or 3,1; needed unless the ID has them
  --lookahead   Look one roll further, which takes some milliseconds a play
  --json        Print a JSON object

Example:
  rollout-lab plays 4HPwATDgc/ABMA --roll 31
";

/// The help on `pairs`.
pub const PAIRS: &str = "\
Compares two plays of a roll by pairs of games with coupled dice.

Usage: rollout-lab pairs POSITION [OPTION…]

POSITION is an XGID or a GNU Backgammon position ID. A play is its notation, such as
\"8/5 6/5\", or its number in the list of rollout-lab plays.

Options:
  --roll DICE         The dice: 31, 3-1 or 3,1; needed unless the ID has them
  --a PLAY, --b PLAY  The two plays; without one of them, the best other play
  --coupling NAME     How B's dice follow from A's: ranked, same or independent
                      (else ranked)
  --evaluator NAME    Whose luck is subtracted: network, tiny, pip-count or nothing
                      (else network)
  --trials N, --trials FROM..TO, --seed SEED, --threads N, --out FILE, --json
                      As for rollout-lab rollout; a trial is a pair of games

Example:
  rollout-lab pairs 4HPwATDgc/ABMA --roll 31 --a \"8/5 6/5\" --b \"24/23 13/10\"
";
