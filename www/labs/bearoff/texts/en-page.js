// What the page around the bear-off lab says in English, with all that the lab says. It stands in the HTML when the page
// is built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Set up any bear-off position, choose how a program estimates luck, from perfect to absurd, and watch ' +
      'variance-reduced rollouts settle on the exact answer.',
    name: 'Bear-off',
    purpose: 'estimated luck',
    question: 'How does a program know how lucky a roll was?',
    heading: 'Can a program with bad judgement roll out a position?',
    lead: 'Choose a bear-off and who judges its luck, and watch where the averages settle.',
    staticIntro:
      'This lab rolls out any position in which both sides are bearing off, and takes the luck of the dice out of the ' +
      'results as rollout programs do. Up to six checkers a side it also calculates the exact answer.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>A <b>rollout</b> plays a position out many times and averages the results. Dice are wild, so the average settles
      slowly. Programs speed it up by <b>variance reduction</b>: they estimate how lucky every roll was and subtract that
      from the result.</p>
      <p>How does a program know how lucky a roll was? It tries all 36. For each it finds the play that it likes best and
      what it thinks Blue’s chances are then, and takes the mean. A roll that leaves him better off than the mean was
      lucky, by just the difference. Measured like this, luck adds up to zero over the 36 rolls <em>whatever the program
      thinks of positions</em>: see “The 36 rolls”. So a program that is wrong about everything cannot bias the average.
      It only takes less of the noise away, or adds some.</p>
      <p>What is <em>not</em> taken away are mistakes. If the players choose other plays than the best ones, the average
      settles on what their game is worth, not on what perfect play is worth. Jim Williams counts in another way: he
      begins with the evaluation of the position, and adds at every turn by how much the mean of the 36 evaluations
      differs from the one before. That credits the mistakes back. With exact evaluations it settles on perfect play,
      whoever plays; with others it need not settle on anything true.</p>
      <p>That chances may be exaggerated or toned down is a thought from computer shogi. To choose a play, an evaluation
      need only <em>rank</em> positions (an ordinal scale). To measure luck, its differences must be in the unit of the
      result (an interval scale). Bend the scale, and positions are ranked as before and the average stays true; what
      suffers is the speed.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000, and <cite>Variance reduction in races</cite>, December 1998. Jim Williams, <cite>Proposed
      algorithm for roll outs</cite>, <a href="https://www.bkgm.com/rgb/rgb.cgi?date">rec.games.backgammon</a>, June
      1997. The <a href="https://lfics81.techblog.jp/archives/cat_6768.html">blog of LFICS</a> on evaluation values, December 2016 to January 2017. The words and the program here
      are our own.</p>`,
  },
};
