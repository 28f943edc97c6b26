// English texts of the page, with those of play with the cube. The build puts them into the HTML: no page loads this file.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Play a bear-off with the doubling cube by hand: move, double, take and pass. The program takes the luck of the dice out and shows ' +
      'what your plays and cube actions cost.',
    name: 'By hand, with the cube',
    question: 'What do your doubles and takes cost, once the luck is taken out?',
    heading: 'What do your doubles and takes cost?',
    lead:
      'Play game after game, and double, take and pass yourself. Without the luck, your average is the position’s value minus ' +
      'your mistakes.',
    staticIntro:
      'In this lab you play out a bear-off by hand for money, with the doubling cube. The program rolls the dice, takes their luck out ' +
      'of the results, and lists your mistakes in checker play and cube actions.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>With the <b>cube</b>, a game is won or lost for points. Before your roll you may double if the cube is in the middle or
      yours. Your opponent takes and owns the cube, or passes and loses the stake. Then the dice are rolled, and you play.
      When your opponent doubles, you take or pass.</p>
      <p>When a game is over, its result splits into parts that add up: the <b>value</b> of the position, the <b>luck</b> of the
      dice, the costs of your <b>plays</b> and <b>cube actions</b>, and the gain from your opponent’s mistakes. The
      luck of a roll is its equity minus the mean of all 36 rolls, times the cube. Mistakes are multiplied by the cube, too. With up
      to six checkers a side all parts are exact, so every single game adds up. If you make no mistake against a perfect opponent,
      every game equals the exact value of the position after luck is taken out, won, lost or passed.</p>
      <p>All figures are in points for the side on roll at the start, per unit of the cube at that time. As in the cube lab, you can
      choose cruder estimates of luck than the exact equities. The averages stay unbiased, but single games no longer add up.
      Mistakes are always measured exactly.</p>
      <p>The distance between the variance-reduced line and perfect play is the average cost of mistakes per game. If you resign games
      that go badly, only the good ones count, and no method can take that out.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000. The model is the interactive rollouts of Fredrik Dahl’s program JellyFish. The words and the program here are our own.</p>`,
  },
};
