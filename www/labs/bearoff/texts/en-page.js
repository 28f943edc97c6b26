// English texts of the bear-off lab's page, with those of the lab itself. The build writes them into the HTML: no page
// loads this file.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Set up any bear-off position, choose how a program estimates luck, from perfect to absurd, and watch ' +
      'variance-reduced rollouts settle on the exact answer.',
    name: 'Bear-off',
    question: 'How does a program know how lucky a roll was?',
    heading: 'Can a program with bad judgement roll out a position?',
    lead: 'Choose a bear-off, choose how its luck is estimated, and watch where the averages settle.',
    staticIntro:
      'This lab rolls out any position in which both sides are bearing off. It takes the luck of the dice out of the ' +
      'results, as rollout programs do. With up to six checkers a side, it also calculates the exact answer.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>How it works</h2>
      <p>A <b>rollout</b> plays a position many times and averages the results. Dice are noisy, so the average settles
      slowly. Programs speed it up by <b>variance reduction</b>: they estimate how lucky each roll was and subtract that
      from the result.</p>
      <p>How does a program know how lucky a roll was? It tries all 36. For each roll it finds its favourite play and
      estimates Blue’s chances after it. Then it takes the mean. A roll that leaves Blue above the mean was lucky, by just
      the difference. Measured like this, luck adds up to zero over the 36 rolls <em>no matter what the program thinks of
      positions</em>: see “The 36 rolls”. So even a program that is wrong about everything can’t bias the average. It only
      removes less of the noise, or adds some.</p>
      <p>Mistakes are <em>not</em> removed. If the players don’t choose the best plays, the average settles at the value of
      their game, not of perfect play. Jim Williams counts differently. He starts with the evaluation of the position. At
      every turn he adds the mean of the 36 evaluations minus the evaluation before. That credits the mistakes back. With
      exact evaluations his sum settles at perfect play, no matter who plays. With other evaluations it may settle at a
      wrong value.</p>
      <p>Many programs can also cut games short: after some rolls they take their evaluation for the result. That saves time, and
      it is another matter than luck. Bad estimates of luck don’t move the average. A bad evaluation at the cut does,
      because it counts as a result. “Cut short” below the chart shows by how much.</p>
      <p>A careless player makes the second best play in some percent of turns. Chance decides when, so the choice has luck,
      too. “More” has such a player. You can then subtract the luck of the dice alone, or that of the choices as
      well. Both average zero, and the average settles at the value of that player’s game. In poker, AIVAT subtracts
      both.</p>
      <p>Exaggerating or toning down the chances is an idea from computer shogi. To choose a play, an evaluation only has to
      <em>rank</em> positions (an ordinal scale). To measure luck, its differences must be in the unit of the result (an
      interval scale). If you bend the scale, positions keep their ranks and the average stays right. Only the speed
      suffers.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000, and <cite>Variance reduction in races</cite>, December 1998. Neil Burch and
      others, <cite><a href="https://arxiv.org/abs/1612.06915">AIVAT</a></cite>, 2018. Jim Williams, <cite>Proposed
      algorithm for roll outs</cite>, <a href="https://www.bkgm.com/rgb/rgb.cgi?date">rec.games.backgammon</a>, June
      1997. The <a href="https://lfics81.techblog.jp/archives/cat_6768.html">LFICS blog</a> on evaluation values, December
      2016 to January 2017. The text and the program are our own.</p>`,
  },
};
