// English texts of the two-checker lab's page, with all those of the lab. The build writes them into the HTML: no page
// loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Edit the luck estimates of a backgammon rollout and watch variance reduction, a control variate in Monte Carlo simulation: ' +
      'estimates that average zero change only the speed, never the answer.',
    name: 'Two checkers',
    purpose: 'made-up luck',
    question: 'Can bad luck estimates lead a rollout astray?',
    heading: 'Can bad luck estimates bias a rollout?',
    lead:
      'Edit the luck table and watch the average. Or <a href="?preset=gnu&amp;games=1000">ask GNU Backgammon</a>: ' +
      'it’s 14 points off, yet a game counts as 86 plain games.',
    staticIntro:
      'Blue is on roll with four checkers on his ace point; White has one checker on her six point. ' +
      'Blue wins 37.5% of the games. These are the three luck tables of David Montgomery’s article “Variance Reduction” (2000), in ' +
      'percentage points for Blue:',
    staticEvent: 'Event',
    staticChance: 'Chance',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    staticMeaning:
      'Every table averages zero on each roll, so result − luck averages 37.5% with all three. Each game counts as ' +
      'infinitely many plain games with the correct table, as 8.33 with the made-up table, and as 0.25 with the ' +
      'backwards table.',
    about: `
      <h2>How it works</h2>
      <p>How good is a backgammon position? A <b>rollout</b> plays it out many times and averages the results.
      Dice vary a lot, so the average settles slowly: halving its error takes four times as many games.</p>
      <p>The position of this page is from David Montgomery’s article “Variance Reduction” (2000). Blue is on roll with four
      checkers on his <span data-word="acePoint">ace point</span>; White has one checker on her six point. When Blue rolls
      <span data-word="doubles">doubles</span>, he is lucky; when White <span data-word="bearOff">bears off</span>, he is
      unlucky. Put a number on each roll’s luck, add the numbers up over a game, and subtract the sum from the game’s result.
      That leaves the game as it would have gone with average dice. Averaging these values is <b>variance reduction</b>. With
      the right numbers, every game returns the exact answer.</p>
      <p>But you don’t need the right numbers. If the luck of a roll averages zero over the 36 rolls, the subtracted luck
      averages zero in the long run. It can’t bias the average, however wrong the single numbers are. Wrong numbers only
      leave more of the noise in, and backwards numbers add some. Only luck that does <em>not</em> average zero biases a
      rollout<span class="request">: switch “Keep the average at zero” off and try</span>.</p>
      <p>Programs don’t know the right numbers either. A program evaluates the position after each of the 36 rolls, takes the mean,
      and calls the difference luck. With any numbers, this luck averages zero, because differences from a mean always
      do<span class="request">: switch the table to “Program’s evaluations” and type some</span>.</p>
      <p><b>A real program.</b> We asked the network of GNU Backgammon 1.07, without the bear-off databases that it would
      look this position up in. After “no doubles” it gives Blue 39.0% instead of 25%. After White’s miss it gives 99.0 to
      99.3%, though Blue has won. Before the first roll it gives 47.6% instead of 37.5%. With luck from these evaluations,
      each game counts as 86 plain games.</p>
      <p>Crude knowledge is enough. In a race, 6-6 moves 24 <span data-word="pip">pips</span> and is good; 2-1 moves three
      and is bad. Entering from the bar is better than failing to, and <span data-word="hit">hitting</span> better than missing. A program that
      sees little difference between rolls subtracts little luck and does little harm, and even it recognises the really lucky rolls. Bad
      estimates give themselves away: JellyFish shows a large standard deviation, Snowie a wide confidence interval, two
      standard errors to either side. Montgomery’s summary is that each game typically counts as 25 plain games. From the
      opening position, our lab for any position measures about 27.</p>
      <p>The dice are fair: all 36 rolls are equally likely, and both lines use the same games. Your seed gives other readers
      these games, too. Only three numbers are kept: how many games ended at each leaf of the tree. Every table is scored
      from those.</p>
      <h2>The same idea elsewhere</h2>
      <p>Statisticians call the subtracted luck a <span data-word="controlVariate">control variate</span> of a
      <span data-word="monteCarlo">Monte Carlo</span> simulation. In poker, <a href="https://arxiv.org/abs/1612.06915">AIVAT</a>
      (Burch, Schmid, Moravčík, Morrill and Bowling, 2018) subtracts the estimated luck of the cards, and of players whose
      strategies are known. In A/B tests, <a href="https://doi.org/10.1145/2433396.2433413">CUPED</a> (Deng, Xu, Kohavi and
      Walker, 2013) subtracts a covariate that was measured before the experiment.
      <a href="https://doi.org/10.1126/science.adi6000">Prediction-powered inference</a> (Angelopoulos and others, Science,
      2023) averages a model’s predictions and corrects them with labelled data: poor predictions only widen its intervals.</p>
      <h2>Where it comes from, and why players distrusted it</h2>
      <p>JellyFish 2.0 by Fredrik Dahl, early in 1996, was the first program to roll out with variance reduction. A
      hundred such games can be as good as 2,500 plain games, so rollouts at its higher levels became practical. So did
      interactive rollouts, in which people play and the program subtracts the luck. A hundred games rolled by hand had never
      been reliable before. Snowie 3 brought the method to rollouts with the cube.</p>
      <p>Many players preferred plain rollouts at weaker levels. The algorithm was secret, and the manual spoke of
      “compensating for the luck of the rolls”. Results were not reported as equivalent games. And Rob Maier asked: don’t
      we roll out because we don’t trust the evaluations? This page is an answer.</p>
      <h2>Sources</h2>
      <p>The position, the tables and the 30 printed games are from David Montgomery’s article
      <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>, GammOnLine, February
      2000; a Japanese translation appeared in June 2000. GNU Backgammon is free software by Gary Wong, Joseph Heled,
      Øystein Johansen and others; we measured its network in November 2026. The disparity is from Jim Williams, rec.games.backgammon,
      June 1997. The words and the program here are our own.</p>`,
  },
};
