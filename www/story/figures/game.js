// Figure 1: one game, already rolled. The share of the dice in its result is told only when the reader asks.

import { html, svg } from 'lit';
import { number } from '../../lib/address/kinds.js';
import { writeRoll } from '../../lib/board/model.js';
import { byToken } from '../../lib/chart/marks.js';
import { BOARD, DICE, drawDice, drawPosition, rollInText } from './board.js';
import { inTurn, WIDTH } from './figure.js';
import { rolled } from './two-checker.js';

/** @typedef {import('../texts/en-two-checkers.js').Texts['game']} Texts */
/** @typedef {import('../../pkg/story/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {{guess: number | null}} State  guess: points of the result that the dice gave */
/**
 * @typedef {Object} Model
 * @property {GameRecord} record  of the first game, with luck as it is
 * @property {number} worth  X's chances before the first roll, in percent
 */
/** @typedef {import('./figure.js').It<State, Texts>} It */
/** @typedef {{name: string, written: string, from: number, to: number, tone: 'card' | 'good' | 'bad'}} Bar  from, to: in percent */

const HEIGHT = BOARD.height + 2;
/** The column at the right of the board: its left edge, the text beside its dice, and the distance between two rolls. */
const LEFT = BOARD.width + 14;
const DIE = 21;
const TEXT = LEFT + DICE * DIE + 9;
const LINE = 17;
const STEP = 76;

/** The bars of the answer: heights of a row and of a bar, and the ends of the axis, between names and numbers. */
const [ROW, BAR] = [30, 17];
const [AXIS, AXIS_END] = [148, WIDTH - 46];
const TICKS = [0, 50, 100];

/** @type {import('./figure.js').Figure<State, Model, Texts>} */
export const game = {
  name: 'game',

  properties: {
    guess: { kind: number([0, 100]), initial: null },
  },

  model(core, seed) {
    const { correct } = core.presets();
    return { record: rolled(core, seed, 1).record(0, correct), worth: core.theory(correct).plain.mean };
  },

  height: HEIGHT,
  picture,
  alt: ({ record }, { texts, common }) => inTurn(common, [texts.start, told(record, texts)]),

  guess: ({ texts, format }, { record }) => ({
    question: record.result > 0 ? texts.wonBy : texts.lostBy,
    answers: { least: 0, most: 100, step: 0.5, start: 50, write: (value) => texts.points(format.plain(value, 1)) },
  }),

  said: ({ record }, { texts, common, format }) =>
    inTurn(common, [told(record, texts), texts.result(format.plain(record.result))]),
  answer,

  lab: (_, { seed }) => ({ lab: 'two-checker', values: `preset=correct&seed=${seed}&games=1` }),
};

/** The game in words, roll by roll. @param {GameRecord} record @param {Texts} texts */
function told({ dice, leaf }, texts) {
  if (!dice) return '';
  const x = rollInText(dice.x);
  if (!dice.o) return texts.doubles(x);
  return leaf === 'fails' ? texts.fails(x, rollInText(dice.o)) : texts.bearsOff(x, rollInText(dice.o));
}

// ——— Picture: the position at the start, and beside it the rolls from above ———

/** @param {Model} model @param {It} it */
function picture({ record }, { texts }) {
  const { dice, leaf } = record;
  const last = LINE + 2 * STEP;
  return svg`<g class="board" transform=${`translate(${1 - BOARD.x} 1)`}>${drawPosition()}</g>
    <g font-size="13" fill=${byToken('ink')}>
      ${dice ? roll(dice.x, 'x', texts.rolls.x(writeRoll(dice.x)), leaf === 'doubles' ? texts.allOff : texts.twoOff, LINE) : ''}
      ${
        dice?.o
          ? roll(
              dice.o,
              'o',
              texts.rolls.o(writeRoll(dice.o)),
              leaf === 'fails' ? texts.staysOn : texts.isOff,
              LINE + STEP,
            )
          : svg`<text x=${LEFT} y=${LINE + STEP + 13} fill=${byToken('muted')}>${texts.needNotRoll}</text>`
      }
      <path d=${`M${LEFT},${last}H${WIDTH - 2}`} stroke=${byToken('line')} />
      <text x=${LEFT} y=${last + 30} font-size="16" font-weight="700">${record.result > 0 ? texts.xWins : texts.oWins}</text>
    </g>`;
}

/**
 * @param {[number, number]} dice
 * @param {'x' | 'o'} side
 * @param {string} heading
 * @param {readonly string[]} lines
 * @param {number} y
 */
const roll = (dice, side, heading, lines, y) => svg`
  ${drawDice(dice, side, LEFT, y, DIE)}
  <text x=${TEXT} y=${y + 8} font-weight="700">${heading}</text>
  ${lines.map((line, i) => svg`<text x=${TEXT} y=${y + 8 + (i + 1) * LINE}>${line}</text>`)}`;

// ——— Answer: bars from the value of the position to the result, through the luck of each roll ———

/** @param {Model} model @param {It} it */
function answer(model, it) {
  const { record, worth } = model;
  const { texts, common, format, state } = it;
  const steps = stepsOf(model, it);
  const luck = format.points(record.totalLuck);
  const bottom = steps.length * ROW + 4;
  const sum = [
    format.plain(worth),
    ...[record.xLuck, record.oLuck].flatMap((one) => (one === null ? [] : [one])).map(term(format)),
  ];
  const whole = `${sum.join(' ')} = ${format.plain(record.result)}`;
  return html`<p>
      ${inTurn(common, [
        state.guess === null ? common.noGuess : common.youSaid(texts.points(format.plain(state.guess, 1))),
        texts[record.result > 0 ? 'won' : 'lost'](format.plain(Math.abs(record.totalLuck)), format.value(worth)),
      ])}
    </p>
    <svg class="picture" viewBox=${`0 0 ${WIDTH} ${bottom + 20}`} role="img" aria-label=${texts.waterfall(whole, luck)}>
      <path d=${TICKS.map((tick) => `M${at(tick)},0V${bottom}`).join('')} stroke=${byToken('line')} />
      <g font-size="11" fill=${byToken('muted')} text-anchor="middle">
        ${TICKS.map((tick) => svg`<text x=${at(tick)} y=${bottom + 15}>${format.inUnit(format.plain(tick))}</text>`)}
      </g>
      <g font-size="12.5" fill=${byToken('ink')}>${steps.map((step, i) => drawStep(step, i, i === steps.length - 1))}</g>
    </svg>
    <p class="sum">${whole}</p>`;
}

/** @param {number} percent */
const at = (percent) => AXIS + ((AXIS_END - AXIS) * percent) / 100;

/**
 * Luck as a term of a sum: "− 12.5".
 * @param {import('../../lib/i18n/format.js').Format} format
 * @returns {(luck: number) => string}
 */
const term = (format) => (luck) => `${luck < 0 ? '−' : '+'} ${format.plain(Math.abs(luck))}`;

/** The bars. Each begins at the end of the one above it. @param {Model} model @param {It} it @returns {Bar[]} */
function stepsOf({ record, worth }, { texts, format }) {
  const { xLuck, oLuck, result } = record;
  /** @type {Bar[]} */
  const steps = [{ name: texts.worth, written: format.plain(worth), from: 0, to: worth, tone: 'card' }];
  for (const [name, luck] of /** @type {const} */ ([
    [texts.luckOfX, xLuck],
    [texts.luckOfO, oLuck],
  ])) {
    if (luck === null) continue;
    const from = steps[steps.length - 1].to;
    steps.push({ name, written: format.points(luck), from, to: from + luck, tone: luck < 0 ? 'bad' : 'good' });
  }
  return [...steps, { name: texts.ends, written: format.plain(result), from: 0, to: result, tone: 'card' }];
}

/**
 * Good luck is filled and bad luck is an outline. Both have their sign.
 * @param {Bar} bar
 * @param {number} i
 * @param {boolean} last
 */
function drawStep({ name, written, from, to, tone }, i, last) {
  const y = i * ROW + (ROW - BAR) / 2;
  const [low, high] = from < to ? [from, to] : [to, from];
  const colour = byToken(tone === 'card' ? 'muted' : tone);
  const middle = y + BAR / 2 + 4.5;
  return svg`<text x=${AXIS - 8} y=${middle} text-anchor="end">${name}</text>
    <rect x=${at(low)} y=${y} width=${at(high) - at(low)} height=${BAR} rx="2" fill=${colour} stroke=${colour} stroke-width="1.5"
      fill-opacity=${tone === 'good' ? 0.75 : tone === 'bad' ? 0 : 0.3} />
    ${last ? '' : svg`<path d=${`M${at(to)},${y + BAR}v${ROW - BAR}`} stroke=${byToken('muted')} stroke-dasharray="2 2" />`}
    <text x=${at(high) + 6} y=${middle} font-weight="700">${written}</text>`;
}
