// The positions to learn from in the lab of the cube, in English: their titles, and what there is to see in each. Equities are
// Blue's, who is on roll.

export const positions = {
  jacoby: {
    title: '5-2 v 4-1',
    about:
      'Oswald Jacoby’s paradox: a centred cube is to be doubled (+0.1111 against +0.0556), but one’s own is to be kept (+0.2392). ' +
      'What a redouble gives away is the cube itself.',
  },
  jacobyOwned: {
    title: '5-2 v 4-1, own cube',
    about:
      'The same with a cube of one’s own: redoubling costs 0.1281 points. While Blue holds it he can double White out later, and ' +
      'she cannot double at all; a cube in the middle serves both.',
  },
  jacobyGone: {
    title: '5-2 v 1-1, own cube',
    about:
      'White bears off with any roll, and now the redouble is right, too (+0.1111 against +0.0556): if Blue does not win at once ' +
      'he loses, and his cube would never be used.',
  },
  lastRoll: {
    title: '5-1 v 1: last roll',
    about:
      '23 of the 36 rolls win, and there is no second one: with a last roll whoever is above 50% doubles, which makes +0.2778 ' +
      'twice as much, and whoever has 25% takes.',
  },
  lastPass: {
    title: '4-1 v 1: last roll',
    about: 'One pip less: 29 of the 36 rolls win, White has only 19.4% left, and passes. Taking would cost her 0.2222 points.',
  },
  equalTake: {
    title: '6 v 6',
    about:
      'One checker each on the six point: Blue wins 81.25%, and yet a take costs nothing: with the cube in her hand White has ' +
      'exactly −1, as with a pass.',
  },
  wrongPass: {
    title: '3-2 v 4-1',
    about:
      'White has 24.6%, and “pass below 25%” says pass. It costs her 0.2222 points, and nowhere does that rule cost more: the cube ' +
      'that she would get is worth that much.',
  },
  leastTake: {
    title: '2-2 v 2-2',
    about:
      'A take with 20.1%: there is no position with a right double in which less is enough. Passing costs White 0.0494 points.',
  },
  leastDouble: {
    title: '5-2-2 v 3-3',
    about:
      'A double with 52.6%: there is no position in which less is enough. With one’s own cube it would be wrong, +0.0844 ' +
      'against +0.0904.',
  },
  pipsAhead: {
    title: 'Five aces v 6',
    about:
      'Blue is ahead by a pip of five, and by pip count he doubles and White passes. He wins 7.6%: five checkers need three rolls. ' +
      'The double costs him 1 point, and the pass would cost her 3.',
  },
  pipsBehind: {
    title: '6-5-5 v five aces',
    about:
      'Blue is eleven pips behind, and yet it is double, pass: he wins 76.5%, for White’s five checkers need three rolls unless she ' +
      'rolls doubles. Taking costs her 0.0356 points.',
  },
  fiveAces: {
    title: '1-1-1-1-5 v five aces',
    about:
      'A famous program called it a take. It is a pass: taking costs White 0.1040 points, though she wins 22.4% of the games. ' +
      'Not doubling would cost Blue 0.2407.',
  },
  threeRolls: {
    title: 'Three rolls each',
    about:
      'Six checkers on the ace point each: Blue wins 78.8%, doubles, and White passes. Taking would cost her 0.1512 points.',
  },
  sixPoints: {
    title: 'All six points each',
    about:
      'One checker on each of the six points: double and redouble, take. Not doubling costs 0.1000 with a centred cube, and 0.0655 ' +
      'with one’s own.',
  },
  fourEach: {
    title: 'Four each',
    about:
      'The lesson of the lab without a cube, where Blue wins 65.9%: double and redouble, take. Without a cube it is worth +0.3172, ' +
      'with one +0.5116.',
  },
  article: {
    title: 'The article’s: 1-1-1-1 v 6',
    about:
      'Without a cube Blue has −1/4, with one −2/3: he wins only with doubles at once; otherwise White doubles, and Blue’s take ' +
      'is worth exactly as much as a pass.',
  },
};
