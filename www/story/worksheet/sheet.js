// The worksheet: one page with room for work by hand. This module asks the core for ten games of a seed and for the answers, and draws the
// sheet. The build draws it for the story's seed, and the page draws it again for other dice. The answers are in the blanks, hidden until
// the reader asks for them.

import { html, nothing } from 'lit';
import { writeRoll } from '../../lib/board/model.js';
import { withoutScheme } from '../addresses.js';
import { BOARD, drawPosition } from '../figures/board.js';

// ——— Model ———

/** @typedef {import('../figures/figure.js').StoryCore} StoryCore */
/** @typedef {import('../../pkg/story/rollout_lab.js').LuckTable} LuckTable */
/** @typedef {ReturnType<typeof worksheetOf>} Worksheet */

/** Games on the sheet, and how many of them are scored again with every sign turned around. */
const [GAMES, AGAIN] = [10, 3];
/** Luck of doubles in question 5. */
const BROKEN_DOUBLES = 70;
/** Rollouts of as many games, in which the answer to question 3 counts how often an average is nearer. */
const ROLLOUTS = 1000;

/** @param {StoryCore} core @param {string} seed */
export function worksheetOf(core, seed) {
  const { madeUp, none } = core.presets();
  const turned = byCell((cell) => -madeUp[cell]);
  const rollout = new core.TwoCheckerRollout(seed);
  rollout.roll(GAMES);
  const many = new core.ManyTwoCheckerRollouts(seed, ROLLOUTS, GAMES);
  while (many.done < many.all) many.roll(ROLLOUTS);
  const { leaves } = core.theory(none);
  const sheet = {
    seed: rollout.seed,
    games: GAMES,
    table: madeUp,
    turned,
    broken: BROKEN_DOUBLES,
    /** The number of rolls of each event, of 36. */
    rolls: rollsOf(core),
    /** The values of a won game and of a lost one. */
    win: leaves.doubles,
    loss: leaves.bearsOff,
    rows: Array.from({ length: GAMES }, (_, i) => ({
      record: rollout.record(i, madeUp),
      again: i < AGAIN ? rollout.record(i, turned) : null,
    })),
    readout: rollout.readout(madeUp),
    /** The intervals of question 6. The labs' intervals are wider for so few games. */
    intervals: core.normalIntervals(rollout, madeUp),
    theory: core.theory(madeUp),
    turnedTheory: core.theory(turned),
    brokenTheory: core.theory({ ...madeUp, doubles: BROKEN_DOUBLES }),
    rollouts: ROLLOUTS,
    nearer: many.besideTruth(madeUp).nearer,
    /** How often an interval of so few results contains the exact answer, in percent. */
    coverage: core.coverage(GAMES),
  };
  rollout.free();
  many.free();
  return sheet;
}

/** A number for each event of the luck table. @param {(cell: keyof LuckTable) => number} number @returns {LuckTable} */
const byCell = (number) => ({
  doubles: number('doubles'),
  noDoubles: number('noDoubles'),
  oFails: number('oFails'),
  oBearsOff: number('oBearsOff'),
});

/** @param {StoryCore} core */
function rollsOf(core) {
  const { x, o } = core.eventsOfRolls();
  const counts = byCell((cell) => [...x, ...o].filter(({ event }) => event === cell).length);
  return { ...counts, all: x.length };
}

// ——— View ———

/** @typedef {import('./en.js').WorksheetTexts} WorksheetTexts */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {{texts: WorksheetTexts, format: Format, address: string}} It  address: of the answers to this sheet */

/** The events in the order of the luck table. */
const CELLS = /** @type {const} */ (['doubles', 'noDoubles', 'oFails', 'oBearsOff']);

/** @param {Worksheet} sheet @param {It} it */
export function sheetView(sheet, it) {
  const { texts, format, address } = it;
  const { questions } = texts;
  const answer = answers(sheet, it);
  const { readout } = sheet;
  return html`
    <header>
      <h1>${texts.heading}</h1>
      <p class="who"><span>${texts.name}</span><span>${texts.date}</span></p>
    </header>
    <div class="given">
      <svg class="board" viewBox=${`${BOARD.x} ${BOARD.y} ${BOARD.width} ${BOARD.height}`} role="img" aria-label=${texts.board}>${drawPosition()}</svg>
      <div>
        <p>${texts.rules(format.plain(sheet.win), format.plain(sheet.loss))}</p>
        ${luckTable(sheet, it)}
      </div>
    </div>
    ${gamesTable(sheet, it)}
    <ol class="questions">
      ${question(questions.zero(format.count(sheet.rolls.all)), answer.zero)}
      <li><p>${questions.fill}</p></li>
      ${question(questions.nearer(format.value(sheet.theory.plain.mean)), answer.nearer)}
      ${question(questions.turn(format.points(sheet.turned.doubles)), answer.turn)}
      ${question(questions.broken(format.points(sheet.broken)), answer.broken)}
      ${question(questions.interval(format.percent(readout.plain.sd), format.percent(readout.reduced.sd)), answer.interval)}
    </ol>
    <p class="source"><span>${texts.seed} <b>${sheet.seed}</b></span> <span>${texts.answersAt} <a href=${address}>${withoutScheme(address)}</a></span></p>`;
}

/** A blank, with its hidden answer. @param {unknown} text */
const filled = (text) => html`<span class="filled">${text}</span>`;

/** @param {string} text @param {string} answer */
const question = (text, answer) => html`<li><p>${text}</p><p class="room">${filled(answer)}</p></li>`;

/** @param {Worksheet} sheet @param {It} it */
const luckTable = ({ table, rolls }, { texts, format }) => html`<table class="luck">
  <caption>${texts.table}</caption>
  <thead><tr><th scope="col">${texts.event}</th><th scope="col">${texts.rolls}</th><th scope="col">${texts.luck}</th></tr></thead>
  <tbody>${CELLS.map(
    (cell) =>
      html`<tr><th scope="row">${texts.cells[cell]}</th><td>${format.count(rolls[cell])}</td><td>${format.points(table[cell])}</td></tr>`,
  )}</tbody>
</table>`;

/** @param {Worksheet} sheet @param {It} it */
function gamesTable({ rows, readout }, { texts, format }) {
  const { columns } = texts;
  const { totals, plain, meanLuck, reduced } = readout;
  return html`<table class="games">
    <caption>${texts.games}</caption>
    <thead><tr>${Object.entries(columns).map(([name, text]) => html`<th scope="col" class=${name}>${text}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ({ record, again }, i) => html`<tr>
        <th scope="row">${format.count(i + 1)}</th>
        <td>${record.dice ? writeRoll(record.dice.x) : nothing}</td>
        <td>${record.dice?.o ? writeRoll(record.dice.o) : '–'}</td>
        <td>${format.plain(record.result)}</td>
        <td>${filled(format.points(record.totalLuck))}</td>
        <td>${filled(format.plain(record.reduced))}</td>
        ${
          again
            ? html`<td>${filled(format.points(again.totalLuck))}</td><td>${filled(format.plain(again.reduced))}</td>`
            : html`<td class="none" colspan="2"></td>`
        }
      </tr>`,
    )}</tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="3">${texts.sum}</th>
        ${[format.plain(totals.result), format.points(totals.luck), format.plain(totals.reduced)].map((text) => html`<td>${filled(text)}</td>`)}
        <td class="none" colspan="2"></td>
      </tr>
      <tr>
        <th scope="row" colspan="3">${texts.average}</th>
        ${[format.plain(plain.mean), format.points(meanLuck), format.plain(reduced.mean)].map((text) => html`<td>${filled(text)}</td>`)}
        <td class="none" colspan="2"></td>
      </tr>
    </tfoot>
  </table>`;
}

// ——— Answers ———

/** @param {Worksheet} sheet @param {Pick<It, 'texts' | 'format'>} it */
function answers(sheet, { texts, format }) {
  const { table, rolls, readout, theory, turnedTheory, brokenTheory, nearer, rollouts, coverage, intervals } = sheet;
  const { plain, reduced } = readout;

  /** The mean luck of a roll as a formula, on one line. @type {(mean: number, ...cells: (keyof LuckTable)[]) => string} */
  const meanLuck = (mean, ...cells) => {
    const luck = (/** @type {number} */ points) => (points < 0 ? `(${format.points(points)})` : format.plain(points));
    const terms = cells.map((cell) => `${format.count(rolls[cell])} × ${luck(table[cell])}`).join(' + ');
    return texts.meanOf(terms, format.count(rolls.all), format.plain(mean)).replaceAll(' ', '\u00a0');
  };
  /** @param {{low: number, high: number} | null} interval */
  const range = (interval) =>
    interval ? texts.range(format.percent(interval.low), format.percent(interval.high)) : format.percent(null);

  return {
    zero: texts.both(
      meanLuck(theory.meanLuck.first, 'doubles', 'noDoubles'),
      meanLuck(theory.meanLuck.second, 'oFails', 'oBearsOff'),
    ),
    nearer: texts.nearer(
      nearerOf(plain.mean, reduced.mean, theory.plain.mean),
      format.plain(plain.mean),
      format.plain(reduced.mean),
      format.count(nearer.reduced),
      format.count(rollouts),
    ),
    turn: texts.turn(
      format.value(turnedTheory.reduced.mean),
      format.percent(turnedTheory.reduced.sd),
      format.percent(theory.reduced.sd),
      format.percent(theory.plain.sd),
    ),
    broken: texts.broken(
      format.percent(brokenTheory.meanLuck.first, 2),
      format.percent(theory.plain.mean, 2),
      format.value(brokenTheory.reduced.mean, 2),
    ),
    interval: texts.interval(
      range(intervals.plain),
      range(intervals.reduced),
      format.ratio(theory.equivalentGames),
      format.value(coverage),
    ),
  };
}

/**
 * The average that is nearer to the exact answer. Distances that differ by less than a millionth are equal.
 * @param {number | null} plain
 * @param {number | null} reduced
 * @param {number} truth
 * @returns {'plain' | 'reduced' | 'neither'}
 */
function nearerOf(plain, reduced, truth) {
  const by = Math.abs(Number(plain) - truth) - Math.abs(Number(reduced) - truth);
  return Math.abs(by) < 1e-6 ? 'neither' : by > 0 ? 'reduced' : 'plain';
}
