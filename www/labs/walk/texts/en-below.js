// English texts of the walk lab's details section, loaded with it. Numbers arrive formatted.

import { counted } from '../../../lib/i18n/format.js';
import { formula } from '../../../lib/i18n/line-ends.js';

export const below = {
  lengths: {
    heading: 'Game lengths',
    intro:
      'A game has T moves of the walk and N other moves. Bars: games so far. Upper curve: the gamma density with the same mean, SD and third moment.',
    gamma: 'Gamma density',
    /** @param {string} shape @param {string} scale @param {string} shift */
    gammaNote: (shape, scale, shift) => `shape ${shape}, scale ${scale}, shift ${shift}`,
    /** For a length that is not skewed to the right. */
    noGamma: 'no gamma density has these moments',
    alone: 'One parameter: the walk alone',
    /** @param {string} a @param {string} sd @param {string} actual */
    aloneNote: (a, sd, actual) => `A = ${a}: SD ${sd} (games: ${actual})`,
    /** @param {string} moves */
    mean: (moves) => `mean ${moves}`,
    label: 'Game lengths',
    /** @param {string} n */
    description: (n) =>
      `Two histograms of the lengths of ${counted(n, 'game')}, in moves. One is drawn over the gamma density with the same three moments, the other over the walk alone with the same mean.`,
    /** @param {string} sd @param {string} actual */
    fails: (sd, actual) =>
      `Without other moves, one parameter matches the mean but not the spread: its SD is ${sd}, and that of games is ${actual}.`,
  },

  moments: {
    heading: 'Moments, and two readings of the LFICS blog',
    moment: 'Moment',
    measured: 'measured',
    model: 'model',
    gamma: 'gamma',
    alone: 'walk alone',
    rows: {
      walk: 'Mean of the walk',
      mean: 'Mean of the game',
      sd: 'SD',
      c3: 'Third moment',
      c4: 'Fourth moment',
      root: '4th root of 4th moment',
    },
    ratio: 'Model / gamma',
    counted: 'Moves of the walk',
    counts: { with: 'T, with the deciding move', without: 'T − 1, without it' },
    compared: 'Fourth moments',
    compares: { raw: 'as they are', root: 'their fourth roots' },
    claims: 'Two numbers from the blog',
    badges: { holds: 'holds', fails: 'doesn’t hold' },
    /** @param {string} professional @param {string} floodgate */
    moves: (professional, floodgate) =>
      `The walk takes “21 to 24 moves”. Here: ${professional} in professional games, ${floodgate} on floodgate.`,
    /** @param {string} professional @param {string} floodgate */
    fourth: (professional, floodgate) =>
      `The fourth moments differ from the gamma density’s by “a little under 4%”. Here: ${professional}% in professional games, ${floodgate}% on floodgate.`,
    note: 'Moments are central, in powers of moves. The blog doesn’t say which readings it uses. Its numbers hold for T − 1 and fourth roots, so the page starts with these.',
  },

  fit: {
    heading: 'Fit A, M and S to game lengths',
    intro:
      'Three moments of the length determine three parameters. The number of other moves is normal, so only the walk is skewed, and the ' +
      'third moment gives A. The rest of the mean and of the variance gives M and S².',
    from: 'Moments',
    labels: { mean: 'Mean length', sd: 'SD of lengths', c3: 'Third central moment' },
    problems: {
      mean: 'Enter a number of moves from 0 to 10,000. The last valid value still counts.',
      sd: 'Enter a number of moves from 0 to 1,000. The last valid value still counts.',
      c3: 'Enter a number. The last valid value still counts.',
    },
    gives: 'These moments give ',
    comma: ', ',
    stop: '.',
    use: 'Use these in the lab',
    inForce: 'The lab already uses this model.',
    /** @param {string} c3 @param {string} least @param {string} most */
    noThirdMoment: (c3, least, most) =>
      `No A gives the third moment ${c3}. A walk has ${least} at A = 1, and ${most} at A = 0.05. Enter a number between them.`,
    /** @param {string} mean @param {string} walk */
    short: (mean, walk) =>
      `M would be negative. The walk with this third moment takes ${walk} moves on average, but the games take ${mean}. Enter a larger mean or a smaller third moment.`,
    /** @param {string} sd @param {string} walk */
    narrow: (sd, walk) =>
      `S² would be negative. The walk with this third moment has an SD of ${walk} moves, but the games have ${sd}. Enter a larger SD or a smaller third moment.`,
    moment: 'Games between …',
    professional: 'professionals',
    floodgate: 'programs (floodgate)',
    difference: 'Difference',
    rows: {
      mean: 'Mean length',
      sd: 'SD of lengths',
      c3: 'Third central moment',
      a: 'A: SD per move',
      m: 'M: other moves',
      s: 'S: their SD',
      walk: 'Moves of the walk, T − 1',
      fourth: 'Fourth root of the fourth moment, model / gamma',
    },
    read: 'How the blog explains the differences',
    /** @param {string} professional @param {string} floodgate @param {string} more */
    otherMoves: (professional, floodgate, more) =>
      `Programs make about 12 more other moves (here ${more}: M is ${professional} for professionals and ${floodgate} for programs). Programs play on where people resign.`,
    /** @param {string} professional @param {string} floodgate @param {string} more */
    walkMoves: (professional, floodgate, more) =>
      `Their walk takes about 3 more moves (here ${more}). Programs agree on lines, so a move changes X less. The blog rounds the walks to 21 and 24 moves; here they take ${professional} and ${floodgate}.`,
    others: 'Why a game has other moves',
    /** @param {string} sd @param {string} actual */
    noWalk: (sd, actual) =>
      'Opening moves follow known lines, forced moves leave no choice, and closing moves no longer change the result. None of these is a random walk, so the ' +
      `blog adds ${formula('N(M, S²)')} moves. A walk alone, with its one parameter fitted to the mean of professional games, has an SD of ${sd} moves; ` +
      `the games have ${actual}. The blog compared its fit with a gamma density, in 10⁸ simulated games.`,
  },

  measurement: {
    heading: 'From centipawns to chances: scales of measurement',
    intro:
      'A program’s evaluation V estimates an expectation, not the value of the game. That value is −1, 0 or +1. Programs that use only these ' +
      'three numbers fail: they play worse the deeper they search. V counts centipawns: a pawn is about 100, so capturing one swings V by 200. ' +
      'V fits into 16 bits, from −32,768 to 32,767.',
    labels: { v: 'V: evaluation', scale: 'Scale of F', factor: 'Program 2’s pawn' },
    problems: {
      v: 'Enter a number from −32,768 to 32,767: V has 16 bits. The last valid value still counts.',
      scale: 'Enter a number from 100 to 10,000. The last valid value still counts.',
      factor: 'Enter a factor from 0.1 to 10. The last valid value still counts.',
    },
    units: 'One evaluation in three units',
    value: 'Evaluation',
    x: 'X = F(V)',
    logistic: '(1 + X) / 2',
    win: 'Walk’s chance',
    pawn: 'One pawn more',
    /** @param {string} v @param {string} scale @param {string} half @param {string} x @param {string} byLogistic */
    check: (v, scale, half, x, byLogistic) =>
      `${formula(`X = F(V) = tanh(V / ${scale})`)} is the quantity that walks. F is odd, increasing and flat at its ends; tanh is the blog’s example. ` +
      `Programmers in Japan know 1200 as the logistic scale 600, because ${formula(`tanh(V / ${scale})`)} equals ${formula(`2 · logistic(V / ${half}) − 1`)}: ` +
      `at V = ${v}, the first is ${x} and the second ${byLogistic}.`,
    /** @param {string} level @param {string} ahead */
    pawns: (level, ahead) =>
      `“A pawn is 100” promises equal steps. But one more pawn adds ${counted(level, 'percentage point')} to the winning chance at V = 0, and ${ahead} at V = 2000. ` +
      '“500 is five pawns” sounds wrong to people.',
    kinds: 'Three kinds of scale',
    allows: [
      {
        name: 'Ordinal',
        example: 'earthquake intensity',
        allows: 'Order: pick the best move, search a tree.',
        evaluation: 'Judging positions needs no more.',
      },
      {
        name: 'Interval',
        example: 'a unit with equal steps',
        allows: 'Differences and means too: luck, expectations, rollouts.',
        evaluation: '“A pawn is 100” suggests this kind of scale.',
      },
      {
        name: 'Ratio',
        example: 'a true zero',
        allows: 'Multiples too: “twice as far ahead”.',
        evaluation: 'V is 0 when the game is even, not at its start. That suggests this kind of scale.',
      },
    ],
    programs: 'Two programs: one order, two units',
    /** @param {string} factor */
    programsIntro: (factor) =>
      `Evaluations differ between programs and versions. Here program 2 values a pawn at ${factor} times program 1’s value. Three moves are equally likely, and luck is V minus its mean.`,
    move: 'Move',
    moves: ['captures a pawn', 'keeps the balance', 'loses a pawn'],
    chosen: 'chosen by both',
    first: 'V, program 1',
    second: 'V, program 2',
    luck: 'Luck',
    /** @param {string} factor */
    converted: (factor) => `Luck / ${factor}`,
    /** @param {string} factor @param {string} scale @param {string} other @param {string} x @param {string} otherX */
    programsNote: (factor, scale, other, x, otherX) =>
      `Both programs rank the moves alike, so both choose the same one. Their luck differs, and one factor, ${factor}, converts it. If F has the scales ${scale} and ${other}, both get the ` +
      `same X for the first move, ${x} and ${otherX}. Find the factor over many standard positions and normalise, or convert in the interface.`,
    additive: 'Terms add up in V, not in X',
    /**
     * @param {string} one
     * @param {string} two
     * @param {string} sum
     * @param {string} x1
     * @param {string} x2
     * @param {string} x
     */
    additiveNote: (one, two, sum, x1, x2, x) =>
      `Pawns are the unit because shogi turns on material. Most evaluators add terms: ${one} and ${two} make ${sum}. X doesn’t add up: ${x1} and ${x2} make ${x}. ` +
      'A non-additive evaluator, which returns X or a winning chance directly, ranks positions just as well.',
    mates: 'Mates',
    matesIntro:
      'In USI, “score cp” gives centipawns from the engine’s side, and “score mate” gives plies. UCI counts pairs of plies. Scoring a mate in n plies as 30,000 − n ' +
      'puts mates in order, but no more than that. A difference of two plies isn’t two centipawns, and X hardly shows it.',
    plies: 'USI, plies',
    uci: 'UCI, moves',
    mateValue: 'V',
    conclusion:
      'So a scale that is good enough to choose moves may measure luck badly. The next table shows how badly, in plain walks per walk.',
  },

  scaleTable: {
    heading: 'One evaluation, eight scales',
    intro:
      'Each scale reads an evaluation as a winning chance in its own way. None is biased. They differ in how many plain walks each walk counts as.',
    scale: 'Scale',
    worth: 'Plain walks per walk',
    measured: 'Measured',
    best: 'Best share',
    atBest: 'At best share',
    /** @param {string} n */
    measure: (n) => `Measure all with ${counted(n, 'walk')}`,
    bars: 'Bars start at 1 plain walk and show exact values. Red is worse than subtracting no luck. Rings show measured values with all luck subtracted; the chosen scale’s ring uses your walks.',
    note: 'Exact values are for a level start, by integral equations. An ordinal scale says which position is better. Luck is a difference, so it needs an interval scale.',
  },

  curves: {
    heading: 'Exact values from any X',
    win: 'Sente wins',
    moves: 'Moves left',
    /** @param {string} x @param {string} win @param {string} moves */
    at: (x, win, moves) => `From X = ${x}: ${win}, ${moves} moves.`,
    winLabel: 'Sente’s winning chance against X',
    movesLabel: 'Expected moves left against X',
    note: 'These solve an integral equation on Gauss–Legendre nodes. No walk is simulated.',
    /** @param {string} x @param {string} logistic @param {string} win */
    logistic: (x, logistic, win) =>
      `${formula('V = 1200 artanh X')} is the inverse of ${formula('X = F(V) = tanh(V / 1200)')}, so ${formula('(1 + X) / 2')} is the logistic ` +
      `curve of V with scale 600. It is not the walk’s own winning chance: at ${formula(`X = ${x}`)} it is ${logistic}, but Sente wins ${win}. ` +
      'The blog gives tanh as an example of F; 1200 is our choice.',
  },

  antithetic: {
    heading: 'Mirrored (antithetic) walks: a trick that can backfire',
    intro:
      'Each walk is paired with its mirror image, whose moves have the opposite sign. Each pair then has one win and one loss, so its mean result has no spread. But both walks of a pair are equally long, so for lengths the second is wasted.',
    outcomes: { win: 'who wins', walk: 'moves of the walk', total: 'length of the game' },
    mirrored: 'Mirrored',
    independent: 'Independent',
    worth: 'Plain pairs per pair',
    measured: 'Mirrored, measured',
    sd: 'SD of a pair’s mean',
    always: 'infinite',
    /** @param {string} n */
    measure: (n) => `Measure with ${n} pairs`,
    untried: 'Not measured yet.',
  },
};
