// Example positions of the cube lab, in English: titles and lessons. Equities are for Blue, who is on roll.

export const positions = {
  jacoby: {
    title: '5-2 v 4-1',
    about:
      'Oswald Jacoby’s paradox. Doubling a centred cube is right (+0.1111 against +0.0556), but redoubling is wrong (+0.1111 against ' +
      '+0.2392). A redouble gives the cube away.',
  },
  jacobyOwned: {
    title: '5-2 v 4-1, own cube',
    about:
      'Jacoby’s paradox with Blue’s cube: redoubling costs 0.1281 points. While he holds the cube he can double White out later, and ' +
      'she can’t double at all. A centred cube serves both sides.',
  },
  jacobyGone: {
    title: '5-2 v 1-1, own cube',
    about:
      'White bears off with any roll, so now the redouble is right, too (+0.1111 against +0.0556). If Blue doesn’t win at once ' +
      'he loses, and never gets to use his cube.',
  },
  lastRoll: {
    title: '5-1 v 1: last roll',
    about:
      '23 of the 36 rolls win, and there is no second roll. On the last roll a side with more than 50% doubles, which turns +0.2778 ' +
      'into twice that, and a side with 25% takes.',
  },
  lastPass: {
    title: '4-1 v 1: last roll',
    about:
      'One pip less, and 29 of the 36 rolls win. White has only 19.4% left and passes. Taking would cost her 0.2222 points.',
  },
  equalTake: {
    title: '6 v 6',
    about:
      'One checker each on the 6 point. Blue wins 81.25%, and yet a take costs nothing: with the cube, White’s equity is exactly −1, ' +
      'as it is if she passes.',
  },
  wrongPass: {
    title: '3-2 v 4-1',
    about:
      'White wins 24.6%, so the rule “pass below 25%” says pass. That costs her 0.2222 points, the value of the cube that she would ' +
      'own. The rule costs no more in any other position.',
  },
  leastTake: {
    title: '2-2 v 2-2',
    about:
      'A take with 20.1%, the lowest winning chance that is enough against any correct double. Passing costs White 0.0494 points.',
  },
  leastDouble: {
    title: '5-2-2 v 3-3',
    about:
      'A double with 52.6%, the lowest winning chance with which any double is correct. A redouble would be wrong, +0.0844 ' +
      'against +0.0904.',
  },
  pipsAhead: {
    title: 'Five aces v 6',
    about:
      'Blue leads by one pip of five, so by pip count he doubles and White passes. But he wins only 7.6%, because five checkers need ' +
      'three rolls. The double costs him 1 point, and the pass would cost her 3.',
  },
  pipsBehind: {
    title: '6-5-5 v five aces',
    about:
      'Blue is eleven pips behind, and yet it’s double, pass. He wins 76.5%, because White’s five checkers need three rolls unless ' +
      'she rolls doubles. Taking costs her 0.0356 points.',
  },
  fiveAces: {
    title: '1-1-1-1-5 v five aces',
    about:
      'A famous program called this a take, but it’s a pass. Taking costs White 0.1040 points, though she wins 22.4% of the games. ' +
      'Not doubling would cost Blue 0.2407 points.',
  },
  threeRolls: {
    title: 'Three rolls each',
    about:
      'Six checkers each on the ace point. Blue wins 78.8% and doubles; White passes. Taking would cost her 0.1512 points.',
  },
  sixPoints: {
    title: 'All six points each',
    about:
      'One checker on each of the six points: double and redouble, take. Not doubling costs 0.1000 points with a centred cube, and ' +
      'not redoubling costs 0.0655.',
  },
  fourEach: {
    title: 'Four each',
    about:
      'The example from the lab without a cube, where Blue wins 65.9%: double and redouble, take. His equity is +0.3172 without a ' +
      'cube and +0.5116 with one.',
  },
  article: {
    title: 'The article’s: 1-1-1-1 v 6',
    about:
      'Blue’s equity is −1/4 without a cube and −2/3 with one. He wins only if he rolls doubles at once. Otherwise White doubles, and ' +
      'his take is worth exactly as much as a pass.',
  },
};
