// The English prose around the story's figures. The build writes it into story.html, and no page loads it.
//
// “You” are Blue, a player who distrusts variance reduction. Each number of games, tables or positions is n('…') from numbers.js. A
// paragraph with an id answers the reader's question of that name.

import { html } from 'lit';
import { POSITION } from '../figures/bearoff.js';

/** @typedef {import('./it.js').Prose} Prose */

/**
 * @typedef {Object} Section
 * @property {string} name  of its figure
 * @property {string} heading
 * @property {(it: Prose) => unknown} before  the text above the figure
 * @property {(it: Prose) => unknown} after
 */

/** @type {Section[]} */
const sections = [
  {
    name: 'game',
    heading: 'Did you deserve that?',
    before: ({ n }) => html`
    <p>You are Blue, and it’s your roll. You have four checkers left, all on your ace point. White has one, on her six
    point. If you roll doubles, you bear off all four and win. Otherwise two stay behind, and White has one roll to bear
    off. If she misses, you win after all.</p>
    <p>If you win, she’ll say it was the dice. If you lose, you will. For once the matter can be settled, because neither
    of you has a play to choose. Below is one game, already rolled. A win counts as ${n('win')}, a loss as
    ${n('loss')}. <span class="request">Guess how much of the result the dice gave you, and then look.</span></p>`,
    after: ({ n, word }) => html`
    <p>Before the first roll, your winning chance was ${n('truth')}. In this position you can count it:
    ${n('doublesRolls')} of the ${n('rolls')} rolls are doubles, and after any other roll White misses with
    ${n('failRolls')} of hers. In most positions you can’t. Instead, a program plays the position out again and again and
    averages the results. That is a ${word('rollout', 'rollout')}. Statisticians call this the Monte Carlo method: an
    average over random samples replaces a calculation that would take too long.</p>
    <p>A ${word('plain', 'plain')} rollout is honest but slow. Every game says ${n('win')} or ${n('loss')}, and neither is
    near the truth. Halving the error takes four times as many games. After ${n('many')} games, the average can easily
    still be as low as ${n('plainLow')} or as high as ${n('plainHigh')}.</p>`,
  },
  {
    name: 'roll',
    heading: 'The luck of one roll',
    before: ({ n, word }) => html`
    <p>So put a number on the dice. The ${word('luck', 'luck')} of a roll is your winning chance after it, minus the
    average of that chance over all ${n('rolls')} rolls. Doubles take you from ${n('truth')} to certainty:
    ${n('doubles')} points. Any other roll leaves you at ${n('afterOthers')}: ${n('others')}. White’s roll is your luck,
    too: ${n('fails')} if she misses, ${n('bearsOff')} if she bears off.</p>`,
    after: ({ n }) => html`
    <p>Add up the whole map. ${n('doublesRolls')} lucky rolls at ${n('doubles')} and ${n('otherRolls')} slightly unlucky
    ones at ${n('others')} cancel exactly. That’s no coincidence: what lies above an average and what lies below it always
    cancel. Remember that zero. It’s all you have to remember.</p>`,
  },
  {
    name: 'dots',
    heading: 'Result minus luck',
    before: ({ n }) => html`
    <p>Now subtract from each game’s result its luck, yours and White’s. If you roll doubles, that’s ${n('win')} less
    ${n('doubles')}. If White misses, it’s ${n('win')}, less ${n('others')} for your roll and ${n('fails')} for hers. If
    she bears off, it’s ${n('loss')}, less ${n('others')} and ${n('bearsOff')}. All three equal ${n('truth')}. Won or lost,
    every game tells you the value of the position, and you could stop after the first.</p>
    <p>But if you knew the correct luck, you wouldn’t need a rollout. So let’s make some up, as <a
    href="https://bkgm.com/articles/GOL/Feb00/var.htm">David Montgomery’s article</a> does: ${n('madeUpDoubles')} for doubles and
    ${n('madeUpOthers')} for any other roll, ${n('madeUpFails')} if White misses and ${n('madeUpBearsOff')} if she bears
    off. Nothing about these numbers is right, except that each roll averages zero.</p>`,
    after: ({ n, word }) => html`
    <p>These are the same games with the same dice. With the made-up luck subtracted, they lie at ${n('madeUpAfterDoubles')},
    ${n('madeUpAfterFails')} and ${n('madeUpAfterBearsOff')}. The ${word('sd', 'standard deviation')} says how far single
    games lie from their average. Over all such games it drops from ${n('plainSd')} to ${n('madeUpSd')}, and a narrow
    column shows its average sooner. That’s all there is to ${word('reduced', 'variance reduction')}. Statisticians call
    the luck here a control variate: its average is known, and it moves with the result, so subtracting it removes noise.
    Should you believe it?</p>`,
  },
  {
    name: 'dare',
    heading: 'The dare',
    before: () => html`
    <p>You object, and you’re right to. These numbers are invented. In a real rollout, they come from the very program
    whose judgement is in question. It marks its own homework.</p>
    <p>Then write the luck yourself. <span class="request">You can drag the amounts in the sentence below, type over them,
    or step them with the arrow keys.</span> There is one rule: the luck of each roll must average zero. So when you change one amount,
    the other one of that roll adjusts. <span class="request">Say where the line will settle. Then try to move it.</span></p>`,
    after: ({ n, show }) => html`
    <p>It settles at ${n('truth')}. You can make it wobble, but you can’t make it go anywhere else.</p>
    <p id="both">You don’t have to choose between the lines, either. Both come from the same games, and the gap between
    them is the average luck of those games. A program can show both. The plain line asks you to trust nothing; with good
    estimates, the variance-reduced line settles first.</p>
    <p id="disagree">When they disagree, the dice have favoured one side, and
    ${show('disagree', 'result − luck is the better guess')}. Only a gap that stays while the games add up is a bad sign.
    Then luck doesn’t average zero, and the plain line is right.</p>`,
  },
  {
    name: 'why',
    heading: 'Why it won’t move',
    before: ({ n }) => html`
    <p>Forget backgammon for ${n('tosses')} tosses. Write down ${n('tossMean')}. Toss a green die and a red one, subtract
    green minus red, and note what’s left. Then do it again, always starting from ${n('tossMean')}. The notes jump around.
    What does their average do?</p>`,
    after: ({ n }) => html`
    <p>It comes back to ${n('tossMean')}. The green die is no better than the red one, so the amount you subtract averages
    zero. It doesn’t have to know anything about the number you subtract it from. These tosses added noise, because they
    have nothing to do with that number. Subtract the sum of fifty tosses at once, and there is about seven times as much
    noise, but the average is still ${n('tossMean')}. Luck has a lot to do with the result, so subtracting it takes noise
    away. Either way, the average stays the same.</p>
    <p>Now look at the tree: one roll, two branches. The average of result minus luck is the average result minus the
    average luck. The average luck is zero, which leaves the average result. Write <var>p</var> for the chance of the
    first branch, <var>r</var> for results and <var>l</var> for luck:</p>
    <p class="algebra"><var>p</var>·(<var>r₁</var> − <var>l₁</var>) + (1 − <var>p</var>)·(<var>r₂</var> − <var>l₂</var>)
    = average result − average luck = average result</p>
    <p>Nothing in that line asks whether <var>l₁</var> and <var>l₂</var> are <em>right</em>. A long game is such a tree at
    every roll, and each roll’s luck cancels on its own, no matter what came before.</p>
    <p id="circular">Is it circular? It would be, if the estimates had to be right. They only have to average zero, and a
    program achieves that by arithmetic, not by judgement. It evaluates the position after each of the ${n('rolls')}
    rolls, and measures luck from the mean of <em>its own</em> evaluations. Differences from their own mean cancel,
    whether a grandmaster made the evaluations or a parrot.</p>`,
  },
  {
    name: 'broken',
    heading: 'How to break it',
    before: ({ n }) => html`
    <p>One thing does move the line: luck that doesn’t average zero. Credit doubles with ${n('brokenDoubles')}, and leave
    the other made-up numbers alone. On average, your first roll now counts as lucky: by ${n('brokenLuck')} points a game.
    You never had that luck, and the rollout subtracts it all the same.</p>`,
    after: ({ n, word, figure }) => html`
    <p>So the line settles exactly that much too low, at ${n('brokenLimit')}, as you could have said before the first
    game. That is a ${word('bias', 'bias')}. More games don’t cure it, and the spread of the games doesn’t betray it. Only
    the plain line does, in time. That’s why programs don’t look for the zero afterwards. They build it in, roll by roll,
    as in ${figure('roll')}.</p>`,
  },
  {
    name: 'chosen',
    heading: 'Dice first, luck later',
    before: ({ n }) => html`
    <p>There is one more way, and an honest page must show it. Everything so far needs the luck to be settled
    <em>before</em> the dice are rolled. Look at ${n('chosenGames')} games first. Then say what you would like them to
    average, and the page finds luck that averages zero on both rolls and gives you just that.</p>`,
    after: ({ n }) => html`
    <p>It works for games that you have seen, and for no others. Roll on, and the line comes back: the next games know
    nothing of your wish. For all games to come, your table is as unbiased as any other. So the order matters: luck first,
    then dice.</p>
    <p id="hindsight">A program keeps that order, because its network was there before the first roll. A reader who
    tries one table after another on the same games doesn’t. Chance does the rest: among all tables that average zero, some
    fit these ${n('chosenGames')} games too well. If you have changed the luck until you liked the line, roll new dice.</p>`,
  },
  {
    name: 'backwards',
    heading: 'Backwards luck',
    before: () => html`
    <p>How bad can it get within the rule? Take the correct luck and turn every sign around. Doubles become a disaster, and
    White’s misses break your heart. A worse judge of backgammon is hard to find, but this one averages zero.</p>`,
    after: ({ n, word, show, lab }) => html`
    <p>It leads you to ${n('truth')}, by a longer way. A win now counts as ${n('backwardsWin')}, a loss as
    ${n('backwardsLoss')}. The ${word('funnel', 'expected funnel')}, which holds 95 of 100 rollouts at each point, is twice
    as wide as the plain one. It’s wider, but it hasn’t moved.</p>
    <p>Estimates are rated by how many ${word('worth', 'plain games each game counts as')} once its luck is subtracted.
    With the made-up luck, it’s ${n('madeUpWorth')}. Backwards, it’s ${n('backwardsWorth')}: it takes
    ${n('backwardsGames')} such games to tell you as much as one plain game, and you’d do better to leave the luck in. With
    the correct luck, no number is large enough.</p>
    <p id="bad">So bad estimates do give themselves away: not in the average, but in
    ${show('bad', 'the spread of the games')}.</p>
    <p id="worth">All this is per game, not per second. A program that looks at all ${n('rolls')} rolls for each one it
    plays is slower, so each of its games has to count as enough plain games to make up for that.
    ${lab('cube', 'games=1000&tables=1', 'One of the labs times it')}.</p>`,
  },
  {
    name: 'mistakes',
    heading: 'Players make mistakes',
    before: () => html`
    <p>There is more to a game than dice. Here each side has four checkers and plays to choose from. Both players always
    leave themselves the fewest pips, a sensible rule that is sometimes wrong. Their luck is measured exactly. Where will
    the line settle?</p>`,
    after: ({ n, word, show }) => html`
    <p>At ${n('fewestPips')}, not at the ${n('perfect')} of perfect play. Only luck was taken out.</p>
    <p id="errors">Mistakes stay in, no matter which side makes them. If only you play like that, the line settles at
    ${n('blueErrs')}; if only White does, at ${n('whiteErrs')}. A wrong <em>estimate</em> costs you time. A wrong
    <em>play</em> costs you the truth. The same program makes both, so one gets the blame for the other.</p>
    <p id="others">Do the players have to play as the ${word('evaluation', 'evaluator')} would, for luck to average zero?
    No. For each of the ${n('rolls')} rolls it evaluates <em>its own</em> best play, before either player moves.
    ${show('others', 'Let Blue make the worst plays there are.')}</p>
    <p id="williams">There is a second formula, by Jim Williams: the evaluation at the start, plus all its changes from one
    turn to the next. As long as the players make the plays the evaluator likes best, it gives the same number.
    ${show('williams', 'When they don’t')}, it pays them back the amount that the evaluator thinks they lost.</p>`,
  },
  {
    name: 'cut',
    heading: 'Cut short',
    before: ({ word }) => html`
    <p>A program’s judgement can get in by another door. Games take time, so many programs can
    ${word('horizon', 'cut them short')}: after some rolls, they take their own evaluation for the result. Here both players
    play perfectly, and a pip count has two jobs. It measures luck, and it evaluates games that are cut after four rolls.
    <span class="request">Give each job to a better judge, or to a worse one.</span></p>`,
    after: ({ n, lab }) => html`
    <p>Luck by the worst judge doesn’t move the line, and neither does luck by the best. Rolled to the end, the rollout
    settles at ${n('perfect')}. Cut after four rolls and evaluated by pip count, it settles at ${n('cutLimit')}, even with
    exact luck.</p>
    <p id="truncated">Luck averages zero at every roll, even by bad estimates. Nothing makes the errors of evaluations
    average zero: more games don’t, and no standard error shows them. So a program’s judgement enters a rollout where plays are chosen and
    where games are cut, and not through the luck that is subtracted.
    ${lab('bearoff', `position=${POSITION}&evaluator=pip-count&horizon=4&games=1000`, 'Cut games short in the lab')}.</p>`,
  },
  {
    name: 'interval',
    heading: 'Can you trust the interval?',
    before: ({ word, show }) => html`
    <p id="deviation">The standard deviation says how far single games lie from their average, and more games don’t change
    it. The ${word('se', 'standard error')} says how far off the average may be: it’s the standard deviation divided by
    the square root of the number of games. ${show('deviation', 'It is the one that shrinks')}, though some programs call
    it by the other’s name. The average, plus or minus two standard errors, is the 95%
    ${word('interval', 'confidence interval')}. It doesn’t promise that this rollout is right, but that about 95 of 100
    are.</p>`,
    after: ({ n, show, word }) => html`
    <p>About five of the hundred miss, and with other dice a few more or fewer. That’s what 95% means, and it’s no
    fault.</p>
    <p>Luck enters in one place: the standard deviation is that of result minus luck. Half the standard deviation gives
    half the interval. A plain rollout needs four times as many games for that.</p>
    <p id="narrow">Can it shrink too fast? After a few games, yes. They may lie close together by chance, and the interval
    takes them at their word. With ${n('few')} games, the interval of a plain rollout contains the truth
    ${n('coverageOfFew')} of the time; with ${n('some')}, ${n('coverageOfSome')}; with ${n('many')},
    ${n('coverageOfMany')}. And it can’t see bias.</p>
    <p id="stopped">Nor can you keep peeking. A number of games fixed in advance does no harm, odd or even. But if you stop
    because you’re ahead, you keep your good luck. With luck subtracted, you keep only the luck that the estimates missed.
    <span class="request">Switch it on above, and look at the average.</span></p>
    <p id="rotated">Some luck can go without any estimate. In a ${word('rotation', 'rotated')} rollout, each of the ${n('rolls')}
    first rolls comes once in every ${n('rolls')} games. The spread of games that begin alike is left. Games of such a
    block depend on each other, so ${show('rotated', 'the interval counts whole blocks')}.</p>
    <p id="skewed">An unbiased rollout can still be skewed, with many averages a little too low and a few far too high. So
    can a plain one, and ${show('skewed', 'the skew fades')} as the games add up.</p>`,
  },
  {
    name: 'any',
    heading: 'Any position',
    before: ({ n }) => html`
    <p>Real programs are neither right nor backwards. They are mostly good and sometimes off. So take the exact chances in
    that bear-off, with perfect play, and spoil them. Every position gets an error of its own, and luck is still measured
    from the mean over the ${n('rolls')} rolls. The slider makes it worse.</p>`,
    after: ({ n, lab }) => html`
    <p>Even with errors of up to ${n('noise')} points everywhere, each game still counts as ${n('noiseWorth')} plain games.
    With ${n('muchNoise')}, it’s ${n('muchNoiseWorth')}. And the line stays at ${n('perfect')}. Good estimates buy you time.
    The zero buys you the truth, and it costs nothing.</p>
    <p>To see how much time better estimates buy, step through them ${lab('cube', 'games=1000&tables=1', 'in the cube lab')}.
    If you compare two plays, it may save even more to ${lab('pairs', 'games=1000', 'give both the same luck')}.</p>
    <p>The same idea is at work elsewhere. In poker, AIVAT subtracts the luck of the cards, as a program estimates it. In
    website experiments (A/B tests), CUPED subtracts the part of each result that a visitor’s past behaviour predicts.
    Prediction-powered inference averages a model’s predictions and corrects them with a few real measurements. With all
    three, as here, poor predictions cost precision but cause no bias.</p>`,
  },
];

/** @param {Prose} it */
const labs = ({ lab, labs: all, seed }) => html`
  <h2>Your turn</h2>
  <p>In the labs, you can change everything.</p>
  <ul class="ways">
    ${all.map(({ name, title, question }) => html`<li>${lab(name, '', title)}: ${question}</li>`)}
  </ul>
  <p>Your guesses and changes are saved in <a class="made" href="">this page’s address</a>. Copy it to show others what you made.</p>
  <p>And check us. All games from the first position are rolled with the seed <code class="seed">${seed}</code>.
  ${lab('two-checker', `seed=${seed}&games=1000`, 'In the lab')}, you can save them as a spreadsheet, roll by roll, and see
  the exact value beside every average.</p>`;

/** @type {(it: Prose) => unknown} */
const teachers = () => html`
  <h2>For teachers</h2>
  <p>The <a href="?lesson=1">lesson view</a> shows one figure at a time, in large type, and hides the answers until you ask
  for them. The <a href="worksheet.html">worksheet</a> is one page to print. It can also show the answers for its
  seed.</p>`;

/** @type {(it: Prose) => unknown} */
const sources = () => html`
  <h2>Sources</h2>
  <p>The first position, the three luck tables and the green and red dice are from <cite>David Montgomery,
  <a href="https://bkgm.com/articles/GOL/Feb00/var.htm">Variance Reduction</a>, GammOnLine, February 2000</cite>. Many of
  the questions are from <cite>Jake Jacobs, GammOnLine, March 2000</cite>. The second formula is from <cite>Jim Williams,
  Proposed algorithm for roll outs, rec.games.backgammon, June 1997</cite>. Estimates that are chosen after the games:
  <cite>Kim and Sandholm, arXiv 2605.14261, May 2026</cite>. The text, the figures and the program are our
  own.</p>
  <p>The same idea elsewhere: AIVAT, <cite>Burch, Schmid, Moravčík, Morrill and Bowling, AAAI 2018</cite>; CUPED,
  <cite>Deng, Xu, Kohavi and Walker, WSDM 2013</cite>; prediction-powered inference, <cite>Angelopoulos, Bates, Fannjiang,
  Jordan and Zrnic, Science 2023</cite>.</p>`;

export const en = {
  language: /** @type {'en' | 'ja'} */ ('en'),
  title: 'The line that won’t move: variance reduction in ten minutes',
  description:
    'Rollout programs subtract luck that they estimated themselves. Isn’t that circular? An essay with twelve figures in ' +
    'which you make up the luck and try to lead a backgammon rollout astray.',
  heading: 'The line that won’t move',
  question: 'A rollout subtracts luck that its own program has estimated. Isn’t that circular?',
  lead:
    'A rollout subtracts the luck of the dice, which its own program has estimated. Isn’t that circular? Make up the luck ' +
    'yourself, and try to lead the rollout astray.',
  /** @param {Prose} it */
  sceptic: ({
    n,
    lab,
  }) => html`A real program first: without its bear-off databases, GNU Backgammon’s network is ${n('networkOff')}
    percentage points wrong when the game below reaches White’s roll. Even so, with luck from its evaluations, each game counts as
    ${n('networkWorth')} plain games. ${lab('two-checker', 'preset=gnu&games=1000', 'See it in the lab')}, or find out why.`,
  sections,
  labs,
  questionsHeading: 'What players ask',
  questionsLead: 'Questions from letters and forums, and three of our own, with links to the answers on this page.',
  wordsHeading: 'Words',
  teachers,
  sources,
};

/** @typedef {typeof en} Texts */
