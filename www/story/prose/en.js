// The English prose around the story's figures. Only the build loads it, and writes it into story.html.
//
// “You” are Blue, and a player who distrusts variance reduction. No number of games, tables or positions is typed here:
// each is n('…') of numbers.js. A paragraph with an id answers the reader's question of that name.

import { html } from 'lit';
import { labs, sources, teachers } from './en-end.js';
import { any, interval, mistakes } from './en-limits.js';

/** @typedef {import('./it.js').Prose} Prose */

/**
 * @typedef {Object} Section
 * @property {string} name  of its figure
 * @property {string} heading
 * @property {(it: Prose) => unknown} before  the text above the figure
 * @property {(it: Prose) => unknown} after
 */

/** @type {Section} */
const game = {
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
};

/** @type {Section} */
const roll = {
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
};

/** @type {Section} */
const dots = {
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
};

/** @type {Section} */
const dare = {
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
};

/** @type {Section} */
const why = {
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
};

/** @type {Section} */
const broken = {
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
};

/** @type {Section} */
const backwards = {
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
};

export const en = {
  language: /** @type {'en' | 'ja'} */ ('en'),
  title: 'The line that won’t move: variance reduction in ten minutes',
  description:
    'Rollout programs subtract luck that they estimated themselves. Isn’t that circular? An essay with ten figures in ' +
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
  sections: [game, roll, dots, dare, why, broken, backwards, mistakes, interval, any],
  labs,
  questionsHeading: 'What players ask',
  questionsLead: 'Questions from letters and forums, with links to the answers on this page.',
  wordsHeading: 'Words',
  teachers,
  sources,
};

/** @typedef {typeof en} Texts */
