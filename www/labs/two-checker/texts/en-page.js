// What the page around the two-checker lab says in English, with all that the lab says. It stands in the HTML
// when the page is built: no page loads this.

import { en as spoken } from './en.js';

export const en = {
  ...spoken,

  page: {
    ...spoken.page,
    description:
      'Roll out a backgammon position, edit the estimates of luck, and watch variance reduction: ' +
      'estimates that average zero never move the answer, they only change how fast it comes.',
    name: 'Two checkers',
    purpose: 'made-up luck',
    question: 'Can wrong estimates of luck lead a rollout astray?',
    heading: 'Can wrong luck bias a rollout?',
    lead:
      'Edit the luck table and watch the average. Or <a href="?preset=gnu&amp;games=1000">ask GNU Backgammon</a>: ' +
      '14 points wrong here, and each game still counts as 86.',
    staticIntro:
      'Blue has four checkers on his ace point and is to roll; White has one checker on her six point. ' +
      'Blue wins 37.5% of the games. These are the article’s three tables of luck, in percentage points for Blue:',
    staticEvent: 'Event',
    staticChance: 'Chance',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    staticMeaning:
      'Every table averages zero on each roll, so result − luck averages 37.5% with all three. One game scored ' +
      'with the correct table is worth infinitely many plain ones, with the made-up table 8.33, with the ' +
      'backwards table a quarter.',
    about: `
      <h2>What you are looking at</h2>
      <p>How good is a backgammon position? A <b>rollout</b> plays it out many times and averages the results.
      Dice are wild, so the average settles slowly: to halve its error takes four times the games.</p>
      <p>Much of that wildness can be seen as it happens. When Blue rolls doubles here he was lucky; when White
      gets her checker off, he was not. Put a number on each roll’s luck, add the numbers up over a game, and
      subtract the sum from the game’s result: what is left is the game as it would have gone with average dice.
      Averaging that is <b>variance reduction</b>. With the right numbers every game returns the exact answer.</p>
      <p>But who knows the right numbers? Nobody needs to. If the luck of a roll averages zero over the 36 rolls,
      all that is subtracted in the long run is zero, and the average cannot be moved by it, however wrong the
      single numbers are. Wrong numbers only leave more of the noise in, and backwards ones add some. What would
      bias a rollout is luck that does <em>not</em> average zero<span class="request">: switch
      “Keep the average at zero” off and try</span>.</p>
      <p>Programs do not know luck either. A program evaluates the position after each of the 36 rolls, takes the mean,
      and calls the difference luck. Switch the table to “What the program thinks” and type its evaluations: their luck
      averages zero whatever you type, because every value minus the mean of all does.</p>
      <p><b>A real program.</b> We asked the network of GNU Backgammon 1.07 without the bear-off databases that it would
      look this position up in. After “no doubles” it gives Blue 39.0%, where 25% is right; after White’s miss 99.0 to
      99.3%, where Blue has won; before the first roll 47.6% instead of 37.5%. With luck from these evaluations one game
      counts as 86 plain ones.</p>
      <p>Crude knowledge is enough. In a race 66 is good and 21 is bad; entering is better than dancing, and hitting
      better than missing. Where a program sees no difference between rolls, it subtracts little luck and does little
      harm. The real jokers it recognises. Bad estimates give themselves away: JellyFish shows a large standard deviation,
      Snowie a wide confidence interval, two standard errors to either side. Montgomery’s summary is that one game typically counts as 25 plain ones; from
      the opening position, our lab for any position measures about 27.</p>
      <p>The dice are honest: 36 equally likely rolls, the same for both lines, and the
      same again for whoever types your seed. Only three numbers are kept, how many games ended at each leaf of
      the tree; every table is scored from those.</p>
      <h2>Where it comes from, and why players distrusted it</h2>
      <p>JellyFish 2.0 by Fredrik Dahl, early in 1996, was the first program to roll out with variance reduction. A
      hundred such games can be as good as 2,500 others, so rollouts at its higher levels became practical. So did
      interactive rollouts, where people play and the program takes the luck out; a hundred games rolled by hand had
      never been reliable. Snowie 3 brought the method to rollouts with the cube.</p>
      <p>Many players preferred plain rollouts at weaker levels. The algorithm was secret, and the manual spoke of
      “compensating for the luck of the rolls”. Results were not reported as equivalent games. And Rob Maier asked: don’t
      we roll out because we don’t trust the evaluations? This page is an answer.</p>
      <h2>Sources</h2>
      <p>The position, the tables and the 30 printed games are from David Montgomery,
      <cite><a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a></cite>, GammOnLine, February
      2000; a Japanese translation appeared in June 2000. GNU Backgammon is free software by Gary Wong, Joseph Heled,
      Øystein Johansen and others; we measured its network in November 2026. The disparity is from Jim Williams, rec.games.backgammon,
      June 1997. The words and the program here are our own.</p>`,
  },
};
