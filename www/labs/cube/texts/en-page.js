// Texts of the cube lab's page, in English, with all that the lab says. The build puts them into the HTML: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Set up a bear-off with the doubling cube, see the exact equity of doubling, taking and passing, and watch rollouts whose luck ' +
      'is measured in points by a ladder of five estimates.',
    name: 'The cube',
    question: 'How much luck is in a roll when the cube is on 4?',
    heading: 'Double, or wait? And how much of the result is luck?',
    lead: 'Choose a bear-off and who owns the cube, then take the luck out of its games, rung by rung.',
    staticIntro:
      'This lab rolls out bear-offs for money with the doubling cube and up to six checkers a side. It shows the exact equity of ' +
      'doubling, waiting, taking and passing, and measures the luck of every roll in points.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>With the <b>cube</b>, a game is won or lost for one, two, four or more points. So a rollout averages <b>equity</b>: the
      value of a position in points for the side on roll, per unit of the cube at the start. The side on roll may double before
      it rolls if the cube is in the middle or its own. The other side either takes and owns the cube, or passes and loses a unit.</p>
      <p>The cube makes results wilder, and a roll matters four times as much with the cube on four as on one.
      <b>Variance reduction</b> works as before. The luck of a roll is the equity after it, minus the mean over all 36 rolls,
      <em>times the cube</em>. That averages zero before every roll for any estimate of equity, so taking it out can’t bias the
      results. Snowie 3 is said to have been the first program to do this with the cube. Its method was never published.</p>
      <p>Better estimates leave less spread. The <b>ladder</b> has five of them. The first measures no luck at all. The second uses
      the winning chance without a cube, and the third multiplies that by the cube. The fourth is a formula by Rick Janowski: it mixes
      a live cube, always turned at the best moment, with a dead one, never turned. The fifth uses the exact equity, which
      depends on who owns the cube. With perfect play it leaves no spread: every game returns the exact answer.</p>
      <p>Mistakes are <em>not</em> taken out, neither in checker play nor in cube actions. In every game the result equals the
      value of the position, plus luck, minus mistakes in checker play, minus mistakes with the cube.</p>
      <h2>Sources</h2>
      <p>David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>,
      GammOnLine, February 2000. Rick Janowski, <cite><a href="https://bkgm.com/articles/Janowski/cubeformulae.pdf">Take-Points in
      Money Games</a></cite>, 1993. Oswald Jacoby and John R. Crawford, <cite>The Backgammon Book</cite>, 1970: the paradox that opens
      this lab. The words and the program here are our own.</p>`,
  },
};
