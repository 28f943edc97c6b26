// What the page around the council lab says in English, with all that the lab says. It stands in the HTML when the page is
// built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Three noisy shogi programs vote on a move. Which rule finds the best one most often, and what does it cost when one program ' +
      'copies another? Exact curves, and a simulation beside them.',
    name: 'Council',
    purpose: 'noisy votes',
    question: 'How should programs vote that all err now and then?',
    heading: 'How should a council of programs vote?',
    lead: 'Each is a little wrong. Change how wrong, and how alike, and see which rule finds the best move most often.',
    staticIntro:
      'Three programs evaluate the same moves, each with errors of its own, and report the one that they like best. With two moves, ' +
      'and noise twice as large as what lies between them, each is right in 63.8% of positions, a majority in 70.2%, and the ' +
      'best of all rules that see only reports in 70.6%.',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    about: `
      <h2>What you are looking at</h2>
      <p>In 2009 programs for shogi, Japanese chess, began to play in <b>councils</b> (合議, gōgi): several programs, or several slightly noisy copies of one,
      evaluate a position, and a rule makes one move of what they report. A <em>majority</em> counts votes. The <em>optimistic</em>
      rule plays the move that comes with the largest value, the <em>pessimistic</em> one that with the smallest. In December 2016 the blog of
      LFICS, the Laboratory for Fundamental Information on Computer Shogi, made a model of that, and asked what it gains.</p>
      <p>There are a few moves. The best is worth d more than each other one. Every program’s value of every move is its true value plus an
      error, normal with mean zero, and it reports the move that comes out best with its value. The strongest program errs by
      s₁, the others by s₂. That is all; so how often each rule is right can be calculated, and the positions that you simulate have to
      agree.</p>
      <p>A council needs several machines. Here N machines that think in parallel are compared with one machine of the same kind, not with one
      that is N times as fast.</p>
      <p>The best rule is a <b>weighted vote</b>: each report weighs what it tells, and a larger value tells more. A majority throws the values
      away, the optimistic rule throws the votes away. Which of these is worse depends on how much the programs differ, and on how
      often one of them only repeats another: two copies outvote everybody, but they cannot make the largest value any larger.</p>
      <h2>Why real councils behave otherwise</h2>
      <p>On 31 December 2016 a council of three programs played against three professionals. Ponanza, nozomi and 大樹の枝 (Taiju no Eda) decided by
      majority. Earlier, Itō and others had experimented with Bonanza, YSS and GPS, programs within 150 rating points of each other. A
      majority was stronger than one program. The optimistic rule was stronger still.</p>
      <p>The model alone contradicts that: without copies, a majority is right more often than the optimistic rule. <b>Correlation</b> explains it.
      Independent programs agree in little more than 1/2 of positions with two moves, and 1/3 with three. Real programs agree more often.
      If one of the two weaker programs copies the other in half of the positions, their agreement becomes realistic. The optimistic rule
      hardly changes, the majority falls a lot, and their order reverses.</p>
      <p>The blog concludes that a council should have programs of equal strength and different style. The optimistic rule is simple, and
      robust to correlation. The blog sees parallels to democracy.</p>
      <h2>What this has to do with rollouts</h2>
      <p>An evaluation’s noise is what a rollout calls its standard error, and errors that average zero are the one thing that this whole site is
      about. When programs roll their moves out, <b>variance reduction</b> shrinks s₁ and s₂ alike, and the council moves along its
      curves as if it had better programs. Correlation is the other half: the pairs lab makes two rollouts err alike on purpose,
      because what is common to both cancels in their <em>difference</em>. In a vote nothing cancels, and what is common to two
      programs is one opinion counted twice.</p>
      <h2>Sources</h2>
      <p>The model and the blog’s claims are from the <a href="https://lfics81.techblog.jp/archives/cat_6768.html">blog of LFICS</a>, December 2016,
      with notes of 31 December 2016 and 3 January 2017. Of the numbers that you can change here it prints s = 2d alone; where this page begins is our choice.
      Rollouts and their luck: David Montgomery, <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance
      Reduction</a></cite>, GammOnLine, February 2000. The words and the program here are our own.</p>`,
  },
};
