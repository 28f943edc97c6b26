// English texts of the page, with those of play without the cube. The build puts them into the HTML: no page loads this file.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Play a bear-off by hand, game after game. The program takes the luck of the dice out of your results and shows ' +
      'what your plays cost.',
    name: 'By hand',
    question: 'What are your plays worth, once the luck is taken out?',
    heading: 'What are your plays worth without the luck?',
    lead:
      'Play game after game from one position. Without the luck of the dice, your average is the position’s value minus ' +
      'your mistakes.',
    staticIntro:
      'In this lab you play out a bear-off by hand. The program rolls the dice, takes their luck out of the results, and ' +
      'lists your mistakes.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>A <b>rollout</b> plays a position many times and averages the results. Before programs played well enough, people
      did this by hand, and needed hundreds of games because dice are wild. JellyFish made these hand rollouts worthwhile:
      a person chooses the plays, and the program takes out the luck of the dice. After twenty games the
      <em>variance-reduced</em> average often tells you more than the plain one after hundreds.</p>
      <p>The program compares every roll with the mean of all 36 rolls. The difference in winning chances is the roll’s
      <b>luck</b>. A game’s result equals the position’s value, plus luck, minus mistakes. Subtracting luck leaves the value minus
      the mistakes. With up to six checkers a side the chances are exact, so this holds for every single game. A player who makes
      no mistake against a perfect opponent ends each game at the exact value, won or lost.</p>
      <p>So the distance between the variance-reduced line and perfect play is exactly the average cost of mistakes per game. The
      list below the chart shows them one by one. That cost still depends on the rolls that tempted you. <b>Your play so far</b>
      doesn’t, because it is calculated, not measured. It is the value for a player who repeats your latest choice in each
      situation, and plays perfectly in situations you haven’t met. The longer you play, the fewer of those are left, and the
      two lines meet.</p>
      <p>Two effects can’t be taken out. If you resign games that go badly, only the good ones count, and both averages are too high.
      And an opponent who errs gives you chances that a perfect opponent wouldn’t. Those mistakes are counted apart from yours.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000. The model is the interactive rollouts of Fredrik Dahl’s program JellyFish. The words and the program here are our own.</p>`,
  },
};
