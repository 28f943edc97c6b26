// What the page around the lab of pairs says in English, with all that the lab says. It stands in the HTML when the page
// is built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Two plays of one roll, rolled out in pairs whose dice are coupled, so that both are lucky together: Bob Koca’s ' +
      'proposal of 2009, beside the exact answer.',
    name: 'Pairs',
    purpose: 'coupled dice',
    question: 'Which of two plays is better, and after how many games is it known?',
    heading: 'Is play A better than play B?',
    lead: 'Roll both out in pairs that are lucky together, and look at the difference.',
    staticIntro:
      'This lab rolls two plays of one roll out side by side. The dice of both are coupled, so that trial n of one play ' +
      'is about as lucky as trial n of the other, and what is left is the difference between the plays. Up to six ' +
      'checkers a side it also calculates the exact answer.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>Matched pairs, in plain words</h2>
      <p>In duplicate bridge every table is dealt the same cards. Good cards or bad, all have had them, and what differs in
      the end is how they were played. Statisticians call such results <em>matched</em>: what is common to both goes out of
      their difference. To see whether husbands are taller than their wives, they measure couples, and average the
      differences within them.</p>
      <p>A rollout of two plays could do with that. Dice are wild, and the difference between two plays is small: roll
      each out with dice of its own, and thousands of games mostly show whose dice were better. So let trial 1 of play A
      and trial 1 of play B be a <b>pair</b>, give both about the same luck, and average <em>the differences</em>.
      Nothing is assumed of the plays: as long as the dice of each of them, seen alone, are fair, the average of the
      differences settles on the true one. How the dice of A and B hang together can only change how soon.</p>
      <p>The simplest <b>coupling</b> gives both plays the same rolls (statisticians speak of common random numbers). But
      5-5 may be a fine roll after A and a poor one after B. In March 2009 Bob Koca proposed something better to the
      programmers of GNU Backgammon: rank the 36 rolls for each play, from the best to the worst, and when A rolls its
      seventh best, let B have its seventh best, too. He asked for somebody to program it, and said which experiment
      would show its worth; it stands below the lab. In the same discussion somebody suggested to give B the roll whose
      <em>luck</em> is nearest to A’s. That sounds even better, but then some of B’s rolls come more often than
      others, and fair dice are the one thing that may not be given up<span class="request">: see where it settles</span>.</p>
      <p>What a coupling is worth depends on the decision. In races the same dice often do as well as ranked ones, a crude
      ranking is usually worse, and subtracting luck, which helps every ordinary rollout, can even <em>raise</em> the
      spread of well-coupled pairs. So the lab works out for each decision which is best there.</p>
      <h2>Sources</h2>
      <p>Bob Koca, <cite>A new variance reduction technique</cite>, <a href="https://lists.gnu.org/archive/html/bug-gnubg/2009-03/">bug-gnubg</a>
      and bgonline.org, March 2009. The interval that holds at all times at once is Herbert Robbins’s normal mixture (1970), as
      Ian Waudby-Smith and others use it where the spread is estimated (<cite>Time-uniform central limit theory and asymptotic confidence
      sequences</cite>, Annals of Statistics, 2024). David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance
      Reduction</a></cite>, GammOnLine, February 2000. The words and
      the program here are our own.</p>`,
  },
};
