// What the page around the contact lab says in English, with all that the lab says. It stands in the HTML when the page is built: no
// page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Paste any backgammon position and roll it out with its luck taken out, by a neural network that runs in this page on all cores. ' +
      'Make the estimates of luck worse, and see that the answer does not move.',
    name: 'Any position',
    purpose: 'luck by a network',
    question: 'Can luck that is badly estimated spoil a rollout?',
    heading: 'Any position, without its luck',
    lead: 'A network plays it out on all cores of this device. Let anybody measure luck: the answer stays.',
    staticIntro:
      'This lab rolls out any backgammon position with a small neural network of its own, in this page: nothing is installed and nothing ' +
      'is sent. It subtracts the luck of every roll, as that network measures it, or a tiny one, or the pip count alone.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>A <b>rollout</b> plays a position out many times and averages the results. Games of backgammon end with one, two or three
      points won or lost, so single results tell little: after a hundred games the average is still off by a quarter of a point.
      Programs therefore subtract <b>luck</b>. Before each roll they look at all 36, find the best play of each and what it is worth,
      and take the mean. What the roll that comes is worth beyond that mean was luck.</p>
      <p>Here a neural network does so. It learnt backgammon by playing more than a million and a half games against itself, from no knowledge at
      all but the rules; the program that taught it is part of this project. It is a good player, not a perfect one, and for that very
      reason worth a look: <em>its errors cannot bias the luck.</em> However it judges positions, luck measured from the mean of its own
      judgements averages zero over the 36 rolls, in whole numbers, to the last digit.
      <span class="request">Try the tiny network, which plays badly, blur the
      big one, or count pips alone: the same games, the same answer, only sooner or later.</span></p>
      <p>What is <em>not</em> taken out are the network’s mistakes as a player. The rollout tells what the position is worth if this
      network plays both sides, which it does the same way whoever measures luck. Once both sides only bear off and have begun to,
      databases play and judge: exactly with up to six checkers a side, as if each side were alone with more.
      While the other side is still running home to save the gammon, they say how often it is too late.</p>
      <p>Results are for money without a doubling cube: a win counts one point, a gammon two, a backgammon three. What an ID says of a
      cube or a match is set aside.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>, GammOnLine,
      February 2000. Networks that learn by self-play: Gerald Tesauro, <cite>Practical Issues in Temporal Difference Learning</cite>,
      1992. First layers that follow what a move changes: Yu Nasu, <cite>Efficiently Updatable Neural-Network-based Evaluation
      Functions for Computer Shogi</cite>, 2018. The words, the network and the program here are our own.</p>`,
  },
};
