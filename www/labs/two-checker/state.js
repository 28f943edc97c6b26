// What the reader has chosen in the two-checker lab: one plain object. The games themselves are the rollout's.

/** @typedef {import('../../pkg/two-checker/rollout_lab.js').GameRecord} GameRecord */
/** @typedef {import('../../pkg/two-checker/rollout_lab.js').LuckTable} LuckTable */

/**
 * @typedef {Object} LabState
 * @property {boolean} replay  whether the first games are the article's
 * @property {LuckTable} table  in force
 * @property {import('./luck-table.js').Preset} preset  where `table` is from
 * @property {LuckTable | null} yours  the reader's own table, once there is one
 * @property {boolean} keepCentred  whether an edit moves the other event of its roll
 * @property {number} speed  of a run, in games a second; Infinity: flat out
 * @property {'newest' | 'first'} gamesShown
 * @property {{record: GameRecord, shown: number} | null} stepping  the game under the microscope, and how many of
 *   its rolls have been made
 * @property {{text: string, code: string} | null} badSeed  a seed that was typed and refused
 * @property {boolean} seedChosen  whether somebody wants these dice and no others
 * @property {Set<string>} hide  parts that the author does not want
 * @property {boolean} betting  whether the reader is still to say where the lines will settle
 * @property {[number, number] | null} draft  where he has moved the handles until then; null: nowhere
 * @property {[number, number] | null} bets  where he said that they will: plain and variance reduced, in percent
 * @property {import('./chart-model.js').View} view
 */

/**
 * @param {import('../../pkg/two-checker/rollout_lab.js').Presets} presets
 * @returns {LabState}
 */
export function initialState(presets) {
  return {
    replay: false,
    table: presets.madeUp,
    preset: 'madeUp',
    yours: null,
    keepCentred: true,
    speed: 1000,
    gamesShown: 'newest',
    stepping: null,
    badSeed: null,
    seedChosen: false,
    hide: new Set(),
    betting: false,
    draft: null,
    bets: null,
    view: { axis: 'log', bands: true, funnels: true, luck: false, allTables: false, hidden: new Set() },
  };
}
