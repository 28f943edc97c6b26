// What the page around the walk lab says in English, with all that the lab says. It stands in the HTML when the page is built: no
// page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'A shogi game as a random walk between two limits: roll it out, choose on what scale an evaluation counts as a winning chance, and ' +
      'see what that does to luck. With exact lengths, moments and winning chances.',
    name: 'Walk',
    purpose: 'luck by scale',
    question: 'What is an evaluation worth that only ranks positions?',
    heading: 'How much luck can an evaluation see?',
    lead: 'One number wanders until it reaches +1 or −1. Measure its luck on eight scales: none can bias the answer.',
    staticIntro:
      'This lab rolls out the smallest game that there is: a number that starts at 0 and is shifted by chance with every move, until it ' +
      'reaches +1 or −1. It measures the luck of every move on eight scales, and knows exactly what each of them is worth.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>Programs say of a position in shogi, Japanese chess, who is ahead, and by how many hundredths of a pawn: +300, −1200. The
      blog of LFICS, the Laboratory for Fundamental Information on Computer Shogi, asked in 2016 how such numbers move in a game,
      and found a model: a transformed evaluation <b>X</b> starts at 0, every move shifts it by chance (a normal deviate), and when X
      reaches +1 Sente, who moves first, has won, and Gote at −1. Other moves decide nothing. So three numbers fit the lengths of
      thousands of games: how far a move goes, how many others there are, and how much that varies.</p>
      <p>Such a walk is the smallest game that can be rolled out. There are no plays to choose; all of it is luck. And so it shows
      best what <b>variance reduction</b> does: add up what each move did to the chance of winning, less what it does on average, and
      subtract the sum from the result. Whatever function of X stands for the chance, its luck averages zero before every move. It
      cannot bias the rollout, not even with the wrong sign<span class="request">: try that one</span>. But how much of the spread goes away depends on the
      <b>scale</b>.</p>
      <p>An evaluation that is good enough to choose moves need only <em>rank</em> positions: statisticians call that an ordinal scale.
      Luck is a difference between positions, and wants an interval scale, on which a hundred points mean the same in an even game and in a won one.
      With moves as long as in professional games, the bare value read as a winning chance makes one walk worth 4.5 plain ones; the same value,
      calibrated, more than 4,700. Who is ahead and nothing else is worse than subtracting no luck at all, until less of it is subtracted.</p>
      <p>What is exact here is not rolled: winning chances, expected lengths and the spread that a scale leaves solve integral equations
      along the walk. The rollouts are there to be compared with them.</p>
      <h2>Sources</h2>
      <p>The model, its two sets of numbers and the gamma density beside it: <a href="https://lfics81.techblog.jp/archives/cat_6768.html">blog of LFICS</a>,
      December 2016, with notes of 31 December 2016 and 3 January 2017, in Japanese. Scales of measurement: S. S. Stevens, <cite>On the Theory of Scales of
      Measurement</cite>, Science, 1946. Mirrored walks: J. M. Hammersley and K. W. Morton, <cite>A new Monte Carlo technique: antithetic
      variates</cite>, 1956. Variance reduction: David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance
      Reduction</a></cite>, GammOnLine, February 2000. The words and the program here are our own.</p>`,
  },
};
