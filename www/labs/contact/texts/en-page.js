// The texts of the contact lab's page, in English: its own and those of the lab. The build writes them into the HTML; no page loads
// this module.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Paste any backgammon position and roll it out with the luck removed. A neural network plays it in this page, on all cores. ' +
      'Make the luck estimates worse, and see that the answer doesn’t move.',
    name: 'Any position',
    question: 'Can bad luck estimates spoil a rollout?',
    heading: 'Roll out any position, with the luck removed',
    lead: 'A network plays both sides, on all cores of this device. However luck is estimated, the answer stays the same.',
    staticIntro:
      'This lab rolls out any backgammon position in this page, with a small neural network of its own. Nothing is installed and nothing ' +
      'is sent. It subtracts the luck of every roll, as measured by that network, by a tiny network, or by the pip count alone.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>How it works</h2>
      <p>A <b>rollout</b> plays a position out many times and averages the results. A game of backgammon ends with one, two or three
      points won or lost, so single results tell you little. After a hundred games, the average can still be off by a quarter of a point.
      Programs therefore subtract <b>luck</b>. Before each roll they look at all 36 rolls, find the best play and its value for each,
      and take the mean. Luck is the value of the actual roll minus that mean.</p>
      <p>Here a neural network does this. It learnt backgammon by playing more than two million games against itself, knowing
      only the rules; the program that trained it is part of this project. It is a good player, but not a perfect one. That is why it is
      interesting: <em>its errors cannot bias the luck.</em> The network measures luck from the mean of its own evaluations. So however it
      judges positions, its luck averages zero over the 36 rolls, in whole numbers, to the last digit.
      <span class="request">Try the tiny network, which plays badly, blur the big one, or count only pips. The games and the answer stay
      the same; only the number of games you need changes.</span></p>
      <p>The network’s mistakes as a player are <em>not</em> removed. The rollout gives the position’s value when this network plays
      both sides, and it plays the same way with every evaluator of luck. Once both sides have begun to bear off and contact is over,
      databases choose the plays and evaluate. They are exact for up to six checkers a side; with more, they treat each side as if it were alone.
      While one side is still running home to save the gammon, databases give only the chance that it is too late.</p>
      <p>Results are for money, without a doubling cube: a win counts one point, a <span data-word="gammon">gammon</span> two, a backgammon three. Cube and match
      information in an ID is ignored.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>, GammOnLine,
      February 2000. Networks that learn by self-play: Gerald Tesauro, <cite>Practical Issues in Temporal Difference Learning</cite>,
      1992. Incrementally updated first layers: Yu Nasu, <cite>Efficiently Updatable Neural-Network-based Evaluation
      Functions for Computer Shogi</cite>, 2018. The text, the network and the program here are our own.</p>`,
  },
};
