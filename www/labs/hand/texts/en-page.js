// What the page says around a rollout that is played by hand, in English, with all that the lab says. It stands in
// the HTML when the page is built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Play a bear-off by hand, game after game. The program takes the luck of the dice out of your results, and tells ' +
      'what your plays cost.',
    name: 'By hand',
    purpose: 'luck and mistakes',
    question: 'What are your plays worth, once the luck is taken out?',
    heading: 'What are your plays worth without the luck?',
    lead:
      'Play game after game from one position. With the luck of the dice taken out, what is left is its worth, less what ' +
      'your mistakes cost.',
    staticIntro:
      'Here you play out a bear-off by hand. The program rolls the dice, takes their luck out of the results, and lists ' +
      'your mistakes.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>A <b>rollout</b> plays a position many times and averages the results. Before programs played well enough, people
      did that by hand, and needed hundreds of games, because dice are wild. JellyFish made such hand-played rollouts
      worth while: a person chooses the plays, and the program takes the luck of the dice out. After twenty games the
      <em>variance-reduced</em> average often tells more than the plain one after hundreds.</p>
      <p>After every roll the program compares it with the mean of all 36 rolls that there might have been: the difference in
      winning chances is the roll’s <b>luck</b>. A game’s result is the position’s value, plus luck, minus mistakes. Take the
      luck away, and what is left is the value minus the mistakes: luck is taken out, mistakes are not. With exact chances,
      as they are known here up to six checkers a side, that holds for every single game: whoever makes no mistake ends each
      game at the exact value, won or lost.</p>
      <p>So the variance-reduced line lies away from perfect play by what the mistakes have cost in a game, neither more nor
      less: below the chart they are listed one by one. How much that is still depends on which rolls tempted you. <b>Your play
      so far</b> does not: it is calculated, not measured, and says what the position is worth to somebody who makes every play
      as you last made it there, and plays perfectly where you have not been yet. The longer you play, the fewer such places
      are left, and the two lines meet.</p>
      <p>Two things nobody can take out. Giving up games that go badly leaves the good ones, and both averages are too high.
      And an opponent who errs gives you chances that a perfect one would not: his mistakes are counted apart from yours.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000; Fredrik Dahl’s program JellyFish, whose interactive rollouts are the model. The words and the program here are our own.</p>`,
  },
};
