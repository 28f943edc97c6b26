// What the page says around a rollout with the cube that is played by hand, in English, with all that the lab says. It stands in
// the HTML when the page is built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Play a bear-off with the doubling cube by hand: move, double, take and pass. The program takes the luck of the dice out, and tells ' +
      'what your plays and your cube actions cost.',
    name: 'By hand, with the cube',
    purpose: 'doubles and takes',
    question: 'What do your doubles and takes cost, once the luck is taken out?',
    heading: 'What do your doubles and takes cost?',
    lead:
      'Play game after game, and double, take and pass yourself. With the luck taken out, what is left is the position’s worth, less ' +
      'what your plays and your cube actions cost.',
    staticIntro:
      'Here you play out a bear-off with the doubling cube by hand, for money. The program rolls the dice, takes their luck out of the ' +
      'results, and lists your mistakes, those of the checkers and those of the cube.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>With the <b>cube</b>, a game is won or lost for points. Before your roll you may double, if the cube is in the middle or
      yours; your opponent takes, and owns it, or passes and loses what it showed. Then the dice are rolled, and you play. Your
      opponent’s doubles you take or pass.</p>
      <p>When a game is over, its result falls into pieces that add up: what the position was <b>worth</b>, the <b>luck</b> of the
      dice, what your <b>plays</b> cost and what your <b>cube actions</b> cost, and what your opponent’s mistakes gave you. The
      luck of a roll is what it is worth less the mean of all 36 rolls, times the cube; mistakes count times the cube, too. With up to six
      checkers a side all of that is known exactly, so the sum comes out in every single game: whoever makes no mistake against a
      perfect opponent has the exact value of the position in every game, won, lost or passed.</p>
      <p>Everything is in points for the side that is on roll at the start, per unit of the cube then. You can let luck be estimated by
      something cruder than the exact equities, as in the lab of the cube: the averages stay right, the sums of single games
      don’t come out any more. Mistakes are always measured exactly.</p>
      <p>The variance-reduced line lies away from perfect play by what the mistakes have cost in a game. Giving up games that go
      badly leaves the good ones, and no method takes that out.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000; Fredrik Dahl’s program JellyFish, whose interactive rollouts are the model. The words and the program here are our own.</p>`,
  },
};
