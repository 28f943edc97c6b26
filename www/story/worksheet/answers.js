// What is to be found by hand, in words: every number in it is the core's.

/** @typedef {import('./model.js').Worksheet} Worksheet */
/** @typedef {import('../../pkg/story/rollout_lab.js').LuckTable} LuckTable */

/**
 * @param {Worksheet} sheet
 * @param {Pick<import('./sheet.js').It, 'texts' | 'format'>} it
 */
export function answers(sheet, { texts, format }) {
  const { table, rolls, readout, theory, turnedTheory, brokenTheory, nearer, rollouts, coverage } = sheet;
  const { plain, reduced } = readout;

  /** @type {(...cells: (keyof LuckTable)[]) => string} */
  const terms = (...cells) =>
    cells
      .map(
        (cell) =>
          `${format.count(rolls[cell])} × ${table[cell] < 0 ? `(${format.points(table[cell])})` : format.plain(table[cell])}`,
      )
      .join(' + ');
  /** A formula that stays on one line. @param {string} formula */
  const inOnePiece = (formula) => formula.replaceAll(' ', '\u00a0');
  /** @param {[number, number] | null} ci */
  const range = (ci) =>
    ci ? texts.range(.../** @type {[string, string]} */ (ci.map((end) => format.percent(end)))) : format.percent(null);

  return {
    zero: texts.both(
      inOnePiece(
        texts.meanOf(terms('doubles', 'noDoubles'), format.count(rolls.all), format.plain(theory.meanLuck.first)),
      ),
      inOnePiece(
        texts.meanOf(terms('oFails', 'oBearsOff'), format.count(rolls.all), format.plain(theory.meanLuck.second)),
      ),
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
      range(byHand(plain)),
      range(byHand(reduced)),
      format.ratio(theory.equivalentGames),
      format.value(coverage),
    ),
  };
}

/**
 * The interval that the sheet asks for: mean ± 1.96 standard errors. The labs' own is wider for so few games.
 * @param {import('../../lib/rollout/shapes.js').Summary} of
 * @returns {[number, number] | null}
 */
const byHand = ({ mean, se }) => (mean === null || se === null ? null : [mean - 1.96 * se, mean + 1.96 * se]);

/**
 * Which of two averages lies nearer to the truth; less than a millionth apart is as near.
 * @param {number | null} plain
 * @param {number | null} reduced
 * @param {number} truth
 * @returns {'plain' | 'reduced' | 'neither'}
 */
function nearerOf(plain, reduced, truth) {
  const by = Math.abs(Number(plain) - truth) - Math.abs(Number(reduced) - truth);
  return Math.abs(by) < 1e-6 ? 'neither' : by > 0 ? 'reduced' : 'plain';
}
