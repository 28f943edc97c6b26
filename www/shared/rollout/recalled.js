// The rows of the table of games, kept while they are listed. Where a game takes long to recall, some come with the next
// drawing: all at once would block the page.

/** @typedef {import('./rollout-element.js').RolloutElement} Lab */

/** For so long, in milliseconds, games are recalled for one drawing. */
const RECALL_FOR = 8;

/** But so many always, however slow the machine: they fill the list's box, which does not grow any more then. */
const ALWAYS = 20;

export class Recalled {
  constructor() {
    /** What the rows were made of. @type {readonly unknown[]} */
    this.of = [];
    /** @type {Map<number, string[]>} the cells of each trial */
    this.rows = new Map();
  }

  /**
   * The rows of these trials, or as many of the first ones as there has been time for.
   * @param {Lab} lab
   * @param {number[]} trials
   * @param {(trial: number) => string[]} cells
   */
  list(lab, trials, cells) {
    const of = [lab.rollout, lab.estimate, lab.texts];
    const kept = of.every((part, i) => part === this.of[i]) ? this.rows : new Map();
    this.of = of;
    this.rows = new Map(trials.filter((trial) => kept.has(trial)).map((trial) => [trial, kept.get(trial)]));
    const until = performance.now() + RECALL_FOR;
    const rows = [];
    for (const trial of trials) {
      if (!this.rows.has(trial)) {
        if (rows.length >= ALWAYS && performance.now() > until) {
          lab.details.request();
          break;
        }
        this.rows.set(trial, cells(trial));
      }
      rows.push({ key: trial, cells: this.rows.get(trial) ?? [] });
    }
    return rows;
  }
}
