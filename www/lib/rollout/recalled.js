// The rows of the table of games, kept while they are listed. Where a game takes long to recall, its row is there at once and
// says what it holds when there was time for that: all rows in one task would block the page.

import { nextTask } from '../element/tasks.js';

/** @typedef {import('./shapes.js').RolloutLab} RolloutLab */

/**
 * A row's cells.
 * @typedef {Object} Cells
 * @property {(record: any) => string[]} recalled
 * @property {(trial: number) => string[]} coming  until it is recalled
 */

/** For so long, in milliseconds, games are recalled in one task: at least one of them. */
const RECALL_FOR = 8;

/** A piece that a lab holds. */
export class Recalled {
  /** @param {RolloutLab} lab */
  constructor(lab) {
    this.lab = lab;
    /** The rollout, the estimate and the texts that the rows are made of. @type {readonly unknown[]} */
    this.of = [];
    /** @type {Map<number, string[]>} the cells of each trial */
    this.rows = new Map();
    /** Trials that are listed and not recalled yet. @type {number[]} */
    this.missing = [];
    /** @type {Cells['recalled']} */
    this.cells = () => [];
    /** How long the last one took, in milliseconds. */
    this.took = 0;
    this.goingOn = false;
  }

  /** The rollout, the estimate and the texts that rows are made of now. */
  get sources() {
    const { own, rolling, texts } = this.lab;
    return [rolling.rollout, own.estimate(this.lab), texts];
  }

  /**
   * The rows of these trials. Rows that there is no time for now are recalled in tasks of their own, and drawn then: where that takes
   * long, once the games are no longer followed at once by others, which would be listed in their place.
   * @param {number[]} trials
   * @param {Cells} cells
   */
  list(trials, { recalled, coming }) {
    const kept = this.holds ? this.rows : new Map();
    this.of = this.sources;
    this.rows = new Map(trials.filter((trial) => kept.has(trial)).map((trial) => [trial, kept.get(trial)]));
    this.missing = trials.filter((trial) => !kept.has(trial));
    this.cells = recalled;
    // A drawing has enough to do.
    if (!this.lab.records.later && this.took < RECALL_FOR) this.some();
    if (this.missing.length > 0) this.goOn();
    return trials.map((trial) => ({ key: trial, cells: this.rows.get(trial) ?? coming(trial) }));
  }

  /** Whether the rows are those of what the lab shows now. */
  get holds() {
    return this.sources.every((part, i) => part === this.of[i]);
  }

  /** Recalls as many as there is time for. */
  some() {
    let now = performance.now();
    const until = now + RECALL_FOR;
    while (this.missing.length > 0 && now <= until) {
      const [since, [trial]] = [now, this.missing];
      this.take(trial, this.lab.records.recall(trial));
      now = performance.now();
      this.took = now - since;
    }
    return true;
  }

  /** Recalls one that comes between other things; false: it has not come. */
  async one() {
    const [trial] = this.missing;
    const record = await this.lab.records.recall(trial);
    if (!record || !this.holds) return false;
    if (this.missing.includes(trial)) this.take(trial, record);
    return true;
  }

  /**
   * @param {number} trial  that was missing
   * @param {any} record
   */
  take(trial, record) {
    this.rows.set(trial, this.cells(record));
    this.missing = this.missing.filter((one) => one !== trial);
  }

  async goOn() {
    const { lab } = this;
    if (this.goingOn) return;
    this.goingOn = true;
    while (this.missing.length > 0) {
      await nextTask();
      // Their rollout may be gone: whatever comes instead is listed anew.
      if (!lab.isConnected || !this.holds) break;
      if (lab.records.later && lab.rolling.followed) break;
      if (!(lab.records.later ? await this.one() : lab.guard(() => this.some()))) break;
      lab.below.draws.request();
    }
    this.goingOn = false;
  }
}
