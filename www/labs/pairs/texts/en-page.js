// English texts of the page of the lab of pairs, with those of the lab itself. The build writes them into the HTML: no page
// loads this file.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Roll out two plays of one roll in pairs with coupled dice, so that both are lucky together: Bob Koca’s proposal ' +
      'of 2009, beside the exact answer.',
    name: 'Pairs',
    question: 'Which of two plays is better, and how many games does it take to know?',
    heading: 'Is play A better than play B?',
    lead: 'Roll out both in pairs that are lucky together, and look at the difference.',
    staticIntro:
      'This lab rolls out two plays of one roll side by side. Their dice are coupled: game n of one play is about as ' +
      'lucky as game n of the other, so the difference between the plays remains. With up to six checkers a side, it ' +
      'also calculates the exact answer.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>Matched pairs, in plain words</h2>
      <p>In duplicate bridge every table is dealt the same cards. Good or bad, everyone gets the same, so the results differ
      only by how they were played. Statisticians call such results <em>matched</em>: a difference cancels all that
      they share. To see whether husbands are taller than their wives, statisticians measure couples and average the
      differences within them.</p>
      <p>A rollout of two plays can do the same. Dice are noisy, and the difference between two plays is small. With
      independent dice, thousands of games mostly show which play had the better dice. So let game 1 of play A and game 1 of
      play B be a <b>pair</b>, give both about the same luck, and average <em>the differences</em>. This assumes nothing
      about the plays. As long as the dice of each play are fair on their own, the average difference settles at the exact
      one. The link between A’s dice and B’s can only change how soon.</p>
      <p>The simplest <b>coupling</b> gives both plays the same rolls (statisticians call this common random numbers). But
      5-5 may be a fine roll after A and a poor one after B. In March 2009 Bob Koca proposed something better to the
      programmers of GNU Backgammon. Rank the 36 rolls for each play, from best to worst. When A rolls its seventh best,
      B gets its seventh best, too. He asked for a program, and described an experiment that would show the method’s
      worth: it’s below the lab. The same discussion brought another proposal: give B the roll whose <em>luck</em> is
      nearest to A’s. That sounds even better, but then some of B’s rolls come more often than others. Fair dice are the
      one thing you can’t give up<span class="request">: see where it settles</span>.</p>
      <p>The best coupling depends on the decision. In races the same dice often do as well as ranked dice, and a crude
      ranking is usually worse. Subtracting luck usually helps a single rollout, but it can <em>increase</em> the spread of
      well-coupled pairs. So the lab calculates for each decision which coupling is best.</p>
      <h2>Sources</h2>
      <p>Bob Koca, <cite>A new variance reduction technique</cite>, <a href="https://lists.gnu.org/archive/html/bug-gnubg/2009-03/">bug-gnubg</a>
      and bgonline.org, March 2009. Any-time interval: Ian Waudby-Smith and Aaditya Ramdas, <cite>Estimating means of bounded
      random variables by betting</cite>, Journal of the Royal Statistical Society B, 2024. Where no bound is known for a pair:
      Ian Waudby-Smith and others, <cite>Time-uniform central limit theory and asymptotic confidence sequences</cite>, Annals of
      Statistics, 2024. David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance
      Reduction</a></cite>, GammOnLine, February 2000. The text and the program are our own.</p>`,
  },
};
