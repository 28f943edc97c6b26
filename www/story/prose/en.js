// What the story says around its figures, in English. Only the build loads it: it stands in story.html.
//
// “You” are the player who distrusts variance reduction, and Blue. No number of games, tables or positions is typed here:
// they are n('…') of numbers.js. A paragraph with an id answers the reader's question of that name.

import { html } from 'lit';
import { labs, sources, teachers } from './en-end.js';
import { any, interval, mistakes } from './en-limits.js';

/** @typedef {import('./it.js').Prose} Prose */

/**
 * @typedef {Object} Section
 * @property {string} name  of its figure
 * @property {string} heading
 * @property {(it: Prose) => unknown} before  what is read before the figure
 * @property {(it: Prose) => unknown} after
 */

/** @type {Section} */
const game = {
  name: 'game',
  heading: 'Did you deserve that?',
  before: ({ n }) => html`
    <p>You are Blue, and it is your roll. Four checkers are left on your ace point; White has one, on her six point.
    Roll doubles, and you are off. Otherwise two stay behind, and White has one roll to bear off. If she fails, you win
    after all.</p>
    <p>Win, and she will say that it was the dice. Lose, and you will. For once that can be settled: nobody has a play
    to choose here. Below is one game, already rolled. A win counts ${n('win')}, a loss ${n('loss')}. <span class="request">Guess how
    much of it the dice gave you, and then look.</span></p>`,
  after: ({ n, word }) => html`
    <p>Before anybody rolled, you were owed ${n('truth')}. Here that can be counted: ${n('doublesRolls')} of the
    ${n('rolls')} rolls are doubles, and after the others White saves you with the ${n('failRolls')} that leave her on
    the board. In most positions it can’t. One plays them out instead, again and again, and averages the results: a
    ${word('rollout', 'rollout')}.</p>
    <p>A ${word('plain', 'plain')} rollout is honest, and slow. Every game says ${n('win')} or ${n('loss')}, and
    neither is near the truth. To halve the error takes four times the games; after ${n('many')}, the average may still
    be anything from ${n('plainLow')} to ${n('plainHigh')}.</p>`,
};

/** @type {Section} */
const roll = {
  name: 'roll',
  heading: 'The luck of one roll',
  before: ({ n, word }) => html`
    <p>So put a number on the dice. The ${word('luck', 'luck')} of a roll is what your chances are after it, less their
    average over all the ${n('rolls')} rolls. Doubles take you from ${n('truth')} to certainty: ${n('doubles')}. Any
    other roll leaves you at ${n('afterOthers')}: ${n('others')}. White’s roll is your luck, too: ${n('fails')} if she
    fails, ${n('bearsOff')} if she bears off.</p>`,
  after: ({ n }) => html`
    <p>Add up the whole map. ${n('doublesRolls')} strokes of fortune at ${n('doubles')}, ${n('otherRolls')} small
    disappointments at ${n('others')}: they cancel to the last digit. That is no miracle. What lies above an average
    and what lies below it always cancel. Remember that zero; it is all that you have to remember.</p>`,
};

/** @type {Section} */
const dots = {
  name: 'dots',
  heading: 'Result minus luck',
  before: ({ n }) => html`
    <p>Now subtract from each game’s result its luck, yours and White’s. You roll doubles: ${n('win')} less
    ${n('doubles')}. White fails: ${n('win')}, less ${n('others')} for your roll and ${n('fails')} for hers. She bears
    off: ${n('loss')}, less ${n('others')} and ${n('bearsOff')}. All three come to ${n('truth')}. Every game says what
    the position is worth, won or lost, and you could stop after the first.</p>
    <p>But whoever knows the right luck needs no rollout. So let us make some up: ${n('madeUpDoubles')} for doubles and
    ${n('madeUpOthers')} for the rest, ${n('madeUpFails')} if White fails and ${n('madeUpBearsOff')} if not. Nothing is
    right about these numbers, except that each roll averages zero.</p>`,
  after: ({ n, word }) => html`
    <p>The same games, the same dice. Less their made-up luck, they lie at ${n('madeUpAfterDoubles')},
    ${n('madeUpAfterFails')} and ${n('madeUpAfterBearsOff')}. Over all such games the
    ${word('sd', 'standard deviation')}, how far single games lie from their average, drops from ${n('plainSd')} to
    ${n('madeUpSd')}, and the average of a narrow column is known sooner. This is
    ${word('reduced', 'variance reduction')}, all of it. Should you believe it?</p>`,
};

/** @type {Section} */
const dare = {
  name: 'dare',
  heading: 'The dare',
  before: () => html`
    <p>You object, and rightly. These numbers are invented; and in a real rollout they come from the very program whose
    judgement is in question. It marks its own homework.</p>
    <p>Then write the luck yourself. <span class="request">The amounts in the sentence below can be dragged, typed, or
    stepped with the arrow keys.</span> There is one rule: a roll must average zero, so when you change one amount, the other one gives
    way. <span class="request">Say where the line will settle. Then try to move it.</span></p>`,
  after: ({ n, show }) => html`
    <p>It settles at ${n('truth')}. You can make it tremble. You can’t make it go anywhere else.</p>
    <p id="both">Nor need you choose between the lines. Both come from the same games, and what lies between them is
    the average luck of those games. A program may well show both: the plain one asks you to trust nothing, the other
    one gets there first.</p>
    <p id="disagree">When they disagree, the dice have been kind to somebody, and
    ${show('disagree', 'result − luck is the better guess')}. Only a gap that stays while the games grow is a bad sign:
    luck does not average zero, and the plain line is right.</p>`,
};

/** @type {Section} */
const why = {
  name: 'why',
  heading: 'Why it won’t move',
  before: ({ n }) => html`
    <p>Forget backgammon for ${n('tosses')} tosses. Write down ${n('tossMean')}. Toss a green die and a red one,
    subtract green minus red, and note what is left. Then again, always from ${n('tossMean')}. The notes jump about.
    What does their average do?</p>`,
  after: ({ n }) => html`
    <p>It comes home to ${n('tossMean')}. Green is no better a die than red, so what you subtract averages nothing, and
    it need know nothing about what it is subtracted from. These tosses made noise, having nothing to do with the
    number; the sum of fifty at once would make about seven times as much, and average seven all the same. Luck has much to do with the result, so subtracting it takes noise away. The average doesn’t care
    which.</p>
    <p>Now the tree: one roll, two branches. The average of result minus luck is the average result minus the average
    luck; the average luck is zero; what is left is the average result. With <var>p</var> for the chance of the first
    branch, <var>r</var> for results and <var>l</var> for luck:</p>
    <p class="algebra"><var>p</var>·(<var>r₁</var> − <var>l₁</var>) + (1 − <var>p</var>)·(<var>r₂</var> − <var>l₂</var>)
    = average result − average luck = average result</p>
    <p>Nothing in that line asks whether <var>l₁</var> and <var>l₂</var> are <em>true</em>. A long game is such a tree
    at every roll, and each cancels by itself, whatever came before.</p>
    <p id="circular">Circular? It would be, if the estimates had to be right. They have to average zero, and a program
    gets that by arithmetic, not by judgement: it evaluates the position after each of the ${n('rolls')} rolls, and
    measures luck from the mean of <em>its own</em> evaluations. Differences from their own mean cancel, whether a
    grandmaster made the evaluations or a parrot.</p>`,
};

/** @type {Section} */
const broken = {
  name: 'broken',
  heading: 'How to break it',
  before: ({ n }) => html`
    <p>One thing moves the line: luck that does not average zero. Credit doubles with ${n('brokenDoubles')}, and leave
    the rest as it was made up. Your first roll is now luckier than average, on average. That is ${n('brokenLuck')}
    points of luck a game that you never had, and they are subtracted all the same.</p>`,
  after: ({ n, word, figure }) => html`
    <p>So it settles just that much too low, at ${n('brokenLimit')}, as one could say before the first game. That is a
    ${word('bias', 'bias')}. More games don’t cure it, and the spread does not betray it; only the plain line does, in
    time. So the zero is not looked for afterwards. It is built in, roll by roll, as in ${figure('roll')}.</p>`,
};

/** @type {Section} */
const backwards = {
  name: 'backwards',
  heading: 'Backwards luck',
  before: () => html`
    <p>How bad can it get within the rule? Take the correct luck and turn every sign around. Doubles are a disaster;
    White’s failures break your heart. A worse judge of backgammon is hard to find, but he averages zero.</p>`,
  after: ({ n, word, show, lab }) => html`
    <p>He leads you to ${n('truth')}, by a longer way. A win now counts ${n('backwardsWin')}, a loss
    ${n('backwardsLoss')}, and the ${word('funnel', 'funnel')} in which 95 of 100 rollouts lie is twice as wide as the
    plain one. Wider, not moved.</p>
    <p>What estimates are worth is said in ${word('worth', 'equivalent games')}: so many plain games tell as much as
    one with its luck taken out. The made-up luck makes it ${n('madeUpWorth')}. Backwards it is ${n('backwardsWorth')}:
    ${n('backwardsGames')} such games tell as much as one plain game, and you would do better to leave the luck in. With
    the correct luck no number is large enough.</p>
    <p id="bad">So bad estimates do give themselves away: not in the average, but in
    ${show('bad', 'the spread of the games')}.</p>
    <p id="worth">And that is per game, not per second. A program that looks at ${n('rolls')} rolls for each one that
    it plays is slower, and its games have to be worth more than that;
    ${lab('cube', 'games=1000&tables=1', 'one of the labs times it')}.</p>`,
};

export const en = {
  language: /** @type {'en' | 'ja'} */ ('en'),
  title: 'The line that won’t move: variance reduction in ten minutes',
  description:
    'Rollout programs subtract luck that they have estimated themselves. Isn’t that circular? An essay with ten figures in ' +
    'which you make up the luck, and try to lead a backgammon rollout astray.',
  heading: 'The line that won’t move',
  question: 'A rollout subtracts luck that its own program has estimated. Isn’t that circular?',
  lead:
    'A rollout subtracts the luck of the dice, as its own program has estimated it. Isn’t that circular? Make up the luck ' +
    'yourself, and try to lead the rollout astray.',
  /** @param {Prose} it */
  sceptic: ({ n, lab }) => html`A real program first: without its bear-off databases, GNU Backgammon’s network is ${n('networkOff')} points
    wrong about the position below. Luck from its evaluations still makes one game count as ${n('networkWorth')} plain ones.
    ${lab('two-checker', 'preset=gnu&games=1000', 'See it in the lab')}, or find out why.`,
  sections: [game, roll, dots, dare, why, broken, backwards, mistakes, interval, any],
  labs,
  questionsHeading: 'What players ask',
  questionsLead: 'Questions from letters and forums, and where this page answers them.',
  wordsHeading: 'Words',
  teachers,
  sources,
};

/** @typedef {typeof en} Texts */
