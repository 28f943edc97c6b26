// English texts of the page that hosts the council lab, with all texts of the lab. The build writes them into the HTML: no page
// loads this module.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Three noisy shogi programs vote on a move. Which rule finds the best move most often, and what does it cost when one program ' +
      'copies another? Exact curves, and a simulation beside them.',
    name: 'Council',
    question: 'How should programs vote if all of them make mistakes?',
    heading: 'How should a council of programs vote?',
    lead: 'All programs err. Change how much and how alike, and see which rule finds the best move most often.',
    staticIntro:
      'Three programs evaluate the same moves, each with its own errors, and each reports the move that it likes best. Take two moves, ' +
      'and noise twice as large as the difference between them. Each program is then right in 63.8% of positions, a majority in 70.2%, ' +
      'and the best rule that sees only reports in 70.6%.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>How it works</h2>
      <p>In 2009 programs for shogi (Japanese chess) began to play in <b>councils</b> (合議, gōgi, also translated as “consultation”).
      Several programs, or several slightly noisy copies of one, evaluate a position, and a rule chooses one of the moves that they report.
      A <em>majority</em> counts votes. The <em>optimistic</em> rule plays the move reported with the largest value, the
      <em>pessimistic</em> rule the move reported with the smallest. In December 2016 the LFICS blog (Laboratory for Fundamental Information
      on Computer Shogi) modelled such councils, and asked how much they gain.</p>
      <p>There are a few candidate moves. The best is worth d more than each of the others. Every program evaluates every move as its true
      value plus a normal error with mean zero. It reports the move with the highest evaluation, and that evaluation. The standard deviation of
      the errors is s₁ for the strongest program and s₂ for the others. That is the whole model, so each rule’s success rate can be
      calculated, and the positions that you simulate must agree.</p>
      <p>A council needs several machines. Here N machines that think in parallel are compared with one machine of the same kind, not with one
      that is N times as fast.</p>
      <p>The best rule is a <b>weighted vote</b>: each report has a weight, and a larger value weighs more. A majority ignores the
      values, and the optimistic rule ignores the votes. Which of the two loses more depends on how much the programs differ, and on how
      often one of them copies another. Two copies outvote the third program, but they can’t make the largest value any larger.</p>
      <h2>Why real councils behave differently</h2>
      <p>On 31 December 2016 a council of three programs played against three professionals. Ponanza, nozomi and 大樹の枝 (Taiju no Eda) decided by
      majority. Earlier, Itō and others had experimented with Bonanza, YSS and GPS, programs within 150 rating points of each other. A
      majority was stronger than one program. The optimistic rule was stronger still.</p>
      <p>The model alone contradicts that: without copies, a majority is right more often than the optimistic rule. <b>Correlation</b> explains it.
      Independent programs agree in little more than 1/2 of positions with two moves, and 1/3 with three. Real programs agree more often.
      If one of the two weaker programs copies the other in half of the positions, their agreement rate becomes realistic. The optimistic rule
      then hardly changes, a majority loses a lot, and their order reverses.</p>
      <p>The blog concludes that a council should have programs of equal strength and different style. The optimistic rule is simple, and
      robust to correlation. The blog sees parallels to democracy.</p>
      <h2>The link to rollouts</h2>
      <p>The noise of an evaluation corresponds to the standard error of a rollout, and this whole site is about errors that average zero.
      If programs roll their moves out, <b>variance reduction</b> shrinks s₁ and s₂ by the same factor, and the council finds the
      best move as often as a council of better programs. Correlated errors are the other half. The pairs lab makes the errors of two rollouts
      alike on purpose, because common errors cancel in their <em>difference</em>. In a vote nothing cancels: a common error is one opinion
      counted twice.</p>
      <h2>Sources</h2>
      <p>The model and the blog’s claims are from <a href="https://lfics81.techblog.jp/archives/cat_6768.html">the LFICS blog</a>, December 2016,
      with notes of 31 December 2016 and 3 January 2017 (in Japanese). Of the numbers that you can change here, the blog gives only s = 2d; the starting values are our choice.
      Rollouts and luck: David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance
      Reduction</a></cite>, GammOnLine, February 2000. The text and the program are our own.</p>`,
  },
};
