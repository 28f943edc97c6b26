// The last three sections of the story in English: what variance reduction cannot do, and what any program can.

import { html } from 'lit';

/** @typedef {import('./en.js').Section} Section */

/** @type {Section} */
export const mistakes = {
  name: 'mistakes',
  heading: 'Players who err',
  before: () => html`
    <p>Dice are not all that happens at a board. Here are four checkers a side, plays to choose from, and two players
    who always leave themselves the fewest pips: a sensible rule, and now and then a wrong one. Their luck is measured
    exactly. Where will the line settle?</p>`,
  after: ({ n, word, show }) => html`
    <p>At ${n('fewestPips')}, not at the ${n('perfect')} of perfect play. Luck is all that was taken out.</p>
    <p id="errors">Mistakes stay in, everybody’s. If only you play like that, it is ${n('blueErrs')}; if only White
    does, ${n('whiteErrs')}. A wrong <em>estimate</em> costs you time. A wrong <em>play</em> costs you the truth. The
    same program commits both, and so the one gets the blame for the other.</p>
    <p id="others">Need the players play as the ${word('evaluation', 'evaluator')} would, for luck to average zero? No:
    it compares what <em>it</em> would do with each of the ${n('rolls')} rolls, before anybody moves.
    ${show('others', 'Let Blue make the worst plays there are.')}</p>
    <p id="williams">There is a second formula, Jim Williams’s: the evaluation at the start, plus all that it changes
    by between turns. While the players do what the evaluator likes best, it is the same number;
    ${show('williams', 'when they don’t')}, it pays them back what the evaluator thinks they lost.</p>`,
};

/** @type {Section} */
export const interval = {
  name: 'interval',
  heading: 'Trusting the interval',
  before: ({ word, show }) => html`
    <p id="deviation">The standard deviation says how far single games lie from their average, and stays what it is.
    The ${word('se', 'standard error')} says how far off the average may be: the deviation, divided by the square root
    of the number of games. ${show('deviation', 'It is the one that shrinks')}, though some programs call it by the
    other’s name. The average, give or take two standard errors, is the 95% ${word('interval', 'confidence interval')}.
    It does not promise that this rollout is right, but that about 95 of 100 are.</p>`,
  after: ({ n, show }) => html`
    <p>About five of the hundred miss, with other dice a few more or fewer. That is what 95% means, and no fault.</p>
    <p>Luck enters in one place: the deviation is that of result minus luck. Half the deviation makes half the
    interval, for which a plain rollout needs four times the games.</p>
    <p id="narrow">Can it shrink too fast? After few games, yes: they may lie close together by chance, and it takes
    them at their word. Plain rollouts of ${n('few')} games catch the truth in ${n('coverageOfFew')} of all cases, of
    ${n('some')} games in ${n('coverageOfSome')}, of ${n('many')} in ${n('coverageOfMany')}. And of a bias it knows
    nothing.</p>
    <p id="stopped">Nor does it bear being watched. A number of games fixed beforehand does no harm, odd or even. But
    whoever stops because he is ahead keeps his good luck, and with luck subtracted what is left of it. <span class="request">Switch it on
    above, and look at the average.</span></p>
    <p id="skewed">An unbiased rollout may still be skewed, many a little too low and a few far too high. So may a
    plain one, and ${show('skewed', 'it fades')} as the games grow.</p>`,
};

/** @type {Section} */
export const any = {
  name: 'any',
  heading: 'Any position',
  before: ({ n }) => html`
    <p>Real programs are neither right nor backwards: good mostly, and off sometimes. So take the exact chances of that
    bear-off, with perfect play, and spoil them. Every position gets an error of its own; luck is still measured from
    the mean over the ${n('rolls')} rolls. The slider makes it worse.</p>`,
  after: ({ n, lab }) => html`
    <p>With errors of up to ${n('noise')} points everywhere, a game is still worth ${n('noiseWorth')} plain ones; with
    ${n('muchNoise')}, it is ${n('muchNoiseWorth')}. And the line stays at ${n('perfect')}. Good estimates buy time.
    The zero buys the truth, and it costs nothing.</p>
    <p>How much time better estimates buy can be climbed rung by rung with
    ${lab('cube', 'games=1000&tables=1', 'the cube in it')}. And if two plays are compared, it may save more to
    ${lab('pairs', 'games=1000', 'give both the same luck')}.</p>`,
};
