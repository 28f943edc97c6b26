// English texts of the page that hosts the walk lab, with all texts of the lab. The build writes them into the HTML: no page loads
// this module.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'A shogi game as a random walk between two boundaries. Roll it out, choose a scale that turns evaluations into winning chances, ' +
      'and see how much luck it subtracts. With exact lengths, moments and winning chances.',
    name: 'Walk',
    question: 'Can an evaluation that only ranks positions measure luck?',
    heading: 'How much luck can an evaluation measure?',
    lead: 'A number walks at random to +1 or −1. Measure its luck on eight scales: none of them biases the answer.',
    staticIntro:
      'This lab rolls out the simplest game there is. A number starts at 0 and moves at random until it reaches +1 or −1. The lab ' +
      'measures the luck of every move on eight scales, and calculates exactly how well each of them does.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>How it works</h2>
      <p>Programs for shogi (Japanese chess) say which side is ahead, and by how many centipawns: +300, −1200. In December 2016 the LFICS
      blog (Laboratory for Fundamental Information on Computer Shogi) asked how such evaluations move during a game. In its model, a
      transformed evaluation <b>X</b> starts at 0, and each move adds a normal random number. At +1 Sente, who moves first, has won; at
      −1 Gote has. A game also has other moves, which decide nothing. Three parameters fit the lengths of thousands of games: the
      standard deviation of a move, and the mean and standard deviation of the number of other moves.</p>
      <p>Such a walk is the smallest game that you can roll out. There are no plays to choose: everything is luck. That makes it the
      clearest example of <b>variance reduction</b>. Take the change in the winning chance at each move, minus the change expected before
      the move. Add these up, and subtract the sum from the result. Any function of X can stand for the winning chance, because its
      luck averages zero before every move. Even with the wrong sign the rollout stays unbiased<span class="request"> (try it)</span>. How
      much of the spread goes away depends on the <b>scale</b>.</p>
      <p>An evaluation that chooses moves only has to <em>rank</em> positions. Statisticians call that an ordinal scale. Luck is a
      difference between positions, so it needs an interval scale: a hundred points must mean the same in an even game and in a won one.
      Take moves as large as in professional games. If centipawns are read as a winning chance, each walk counts as 4.5 plain walks. If
      the same evaluation is calibrated, each walk counts as more than 4,700. A scale that only says who is ahead is worse than
      subtracting no luck, unless you subtract a smaller share.</p>
      <p>Exact values are calculated, not simulated. Winning chances, expected lengths and the spread on each scale solve integral
      equations along the walk. The rollouts are there for comparison.</p>
      <h2>Sources</h2>
      <p>The model, its two sets of parameters and the gamma density: <a href="https://lfics81.techblog.jp/archives/cat_6768.html">the LFICS blog</a>,
      December 2016, with notes of 31 December 2016 and 3 January 2017 (in Japanese). Scales of measurement: S. S. Stevens, <cite>On the Theory of Scales of
      Measurement</cite>, Science, 1946. Mirrored walks: J. M. Hammersley and K. W. Morton, <cite>A new Monte Carlo technique: antithetic
      variates</cite>, 1956. Variance reduction: David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance
      Reduction</a></cite>, GammOnLine, February 2000. The text and the program are our own.</p>`,
  },
};
