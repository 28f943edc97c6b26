// What the page around the lab of the cube says in English, with all that the lab says. It stands in the HTML when the page
// is built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Set up a bear-off with the doubling cube, see what doubling, taking and passing are worth exactly, and watch rollouts whose ' +
      'luck is measured in points, by a ladder of five estimates.',
    name: 'The cube',
    purpose: 'luck in points',
    question: 'How much luck is in a roll when the cube is on 4?',
    heading: 'Double, or wait? And how much of the result is luck?',
    lead: 'Choose a bear-off and whose the cube is, and take the luck out of its games, rung by rung.',
    staticIntro:
      'This lab rolls out bear-offs with the doubling cube, for money, with up to six checkers a side. There it knows the exact ' +
      'equity of doubling, waiting, taking and passing, and measures the luck of every roll in points.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>With the <b>cube</b>, a game is won or lost for points: one, two, four. So a rollout averages <b>equity</b>, the points
      that a position is worth to the side on roll, per unit of the cube as it stands at the start. Before a turn the side on
      roll may double, if the cube is in the middle or his own; the other side takes, and owns the cube, or passes and
      loses a unit.</p>
      <p>The cube makes the dice wilder: results are larger, and the same roll is worth more with the cube on four than on
      one. <b>Variance reduction</b> works as ever. The luck of a roll is what it is worth in the position after it, less the
      mean over all 36 rolls, <em>times the cube</em>. Whatever the estimate, that averages zero before every roll, so taking it
      out of the results cannot bias them. Snowie 3 is said to have been the first program that did so with the cube; how it
      did it was never published.</p>
      <p>What an estimate knows shows in the spread that is left. That is the <b>ladder</b>: no luck at all; the chance of
      winning, as if there were no cube; the same times the cube; a formula by Rick Janowski, who mixes a cube that is always
      turned at the best moment with one that is never turned; and the exact equity by who owns the cube. With that, and perfect
      play, nothing is left: every single game returns the answer.</p>
      <p>What is <em>not</em> taken out are mistakes, neither of plays nor of the cube. In every game the result is the value of
      the position, plus luck, less mistakes at the checkers, less mistakes with the cube.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000. Rick Janowski, <cite><a href="https://bkgm.com/articles/Janowski/cubeformulae.pdf">Take-Points in
      Money Games</a></cite>, 1993. Oswald Jacoby and John R. Crawford, <cite>The Backgammon Book</cite>, 1970, for the paradox with which
      the lab begins. The words and the program here are our own.</p>`,
  },
};
