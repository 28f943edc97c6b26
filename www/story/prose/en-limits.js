// The last three sections of the story in English: the limits of variance reduction, and real programs.

import { html } from 'lit';

/** @typedef {import('./en.js').Section} Section */

/** @type {Section} */
export const mistakes = {
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
};

/** @type {Section} */
export const interval = {
  name: 'interval',
  heading: 'Can you trust the interval?',
  before: ({ word, show }) => html`
    <p id="deviation">The standard deviation says how far single games lie from their average, and more games don’t change
    it. The ${word('se', 'standard error')} says how far off the average may be: it’s the standard deviation divided by
    the square root of the number of games. ${show('deviation', 'It is the one that shrinks')}, though some programs call
    it by the other’s name. The average, plus or minus two standard errors, is the 95%
    ${word('interval', 'confidence interval')}. It doesn’t promise that this rollout is right, but that about 95 of 100
    are.</p>`,
  after: ({ n, show }) => html`
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
    <p id="skewed">An unbiased rollout can still be skewed, with many averages a little too low and a few far too high. So
    can a plain one, and ${show('skewed', 'the skew fades')} as the games add up.</p>`,
};

/** @type {Section} */
export const any = {
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
};
