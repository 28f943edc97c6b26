// The long work of the details: the rates of more programs, and those of a council with variance reduction. Pieces of the lab, loaded with
// the details.

import { refusedOr } from '../../lib/element/core.js';
import { inSlices } from '../../lib/element/tasks.js';
import { Course } from '../../lib/workers/course.js';
import { core } from './core.js';
import { modelOf } from './state.js';

/** @typedef {import('./lab.js').Base} Lab */
/** @typedef {import('./state.js').CouncilModel} CouncilModel */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilRates} CouncilRates */

// ——— More programs ———

/** The numbers of programs. Even numbers add little: see the note of the chart above. */
const PROGRAMS = [1, 3, 5, 7, 9];

/** Positions for each number of programs: a 95% interval reaches ± 0.27 points, and all of them take a second. */
export const POSITIONS = 100_000;

/** A fixed seed: every reader sees these positions, and no address has to say them. */
const SEED = '0x16';

/**
 * @typedef {Object} Row
 * @property {number} programs
 * @property {CouncilModel} model
 * @property {CouncilRates} exact
 * @property {import('../../pkg/council/rollout_lab.js').CouncilReadout | null} simulated  where a rule has no exact rate; null: still to come
 */

/**
 * The rules of one, three, five … programs that all err like the strongest one. They are exact where there is a quadrature. The others
 * are simulated, one number after the other, and begin again for other programs. The work ends when all are known, when the lab is
 * removed, or when the core stops.
 */
export class EqualPrograms {
  /** @param {Lab} host */
  constructor(host) {
    this.host = host;
    /** The settings of these programs, as a text. */
    this.of = '';
    /** @type {readonly Row[]} */
    this.rows = [];
    /** @type {import('../../pkg/council/rollout_lab.js').CouncilTrials | null} */
    this.simulation = null;
    /** @type {Course | null} */
    this.course = null;
    host.addController(this);
  }

  hostConnected() {
    this.follow();
  }

  get busy() {
    return this.course?.busy ?? false;
  }

  /** Begins again if the programs are others now. */
  follow() {
    const { host } = this;
    const { candidates, d, s1 } = host.state.wanted;
    if (!host.isConnected || host.failure || host.state.hide.has('panel')) return;
    const of = [candidates, d, s1].join();
    if (of === this.of) return;
    this.end();
    this.of = of;
    host.guard(() => {
      this.rows = PROGRAMS.map((programs) => {
        const model = { candidates, d, s1, s2: s1, copying: 0, programs };
        return { programs, model, exact: core.councilExact(model), simulated: null };
      });
      this.next();
    });
    host.touched();
  }

  removed() {
    this.end();
    this.of = '';
  }

  failed() {
    this.end();
  }

  /** Simulates the next row without an exact rate, if there is one left. */
  next() {
    const { host } = this;
    const row = this.rows.find(({ exact, simulated }) => exact.optimal === null && !simulated);
    this.end();
    if (!row) return;
    const simulation = new core.CouncilTrials(row.model, SEED);
    this.simulation = simulation;
    this.course = new Course(core, simulation, {
      merged: () => {
        if (simulation.done < POSITIONS || this.simulation !== simulation) return;
        host.guard(() => {
          const known = { ...row, simulated: simulation.readout() };
          this.rows = this.rows.map((one) => (one === row ? known : one));
          this.next();
        });
        host.touched();
      },
      failed: (error) => host.fail(error),
    });
    this.course.aim(POSITIONS);
  }

  /** Ends the simulation. */
  end() {
    this.course?.end();
    this.course = null;
    this.simulation?.free();
    this.simulation = null;
  }
}

// ——— Variance reduction ———

/** The points of the axis of R up to a hundred, and their number to a factor of ten. */
const STEPS = 4;
const WORTHS = Array.from({ length: 2 * STEPS + 1 }, (_, i) => 10 ** (i / STEPS));

/** @typedef {{worth: number, rates: CouncilRates}} ReductionPoint */

/**
 * How often each rule is right, against R: point by point, in slices between which the page lives. The points begin again for another
 * council. The work ends at the last point, at a council that may not have less noise, when the lab is removed, or when the core stops.
 */
export class Reductions {
  /** @param {Lab} host */
  constructor(host) {
    this.host = host;
    /** The settings of these points. @type {CouncilModel | null} */
    this.of = null;
    /** The points so far. @type {readonly ReductionPoint[]} */
    this.points = [];
    this.given = new AbortController();
    host.addController(this);
  }

  hostConnected() {
    this.follow();
  }

  /** Begins again if the council is another one now. */
  follow() {
    const { host } = this;
    const { wanted, hide } = host.state;
    if (!host.isConnected || host.failure || hide.has('reduction') || wanted === this.of) return;
    this.end();
    this.of = wanted;
    this.points = [];
    this.given = new AbortController();
    const model = modelOf(wanted);
    const step = () => {
      const worth = WORTHS[this.points.length];
      const rates = ratesAt(model, worth);
      if (!rates) return true;
      this.points = [...this.points, { worth, rates }];
      return this.points.length === WORTHS.length;
    };
    // Only the details show the points.
    const report = () => {
      host.stale();
      host.below.follow();
    };
    inSlices(step, report, this.given.signal).catch((error) => host.fail(error));
  }

  removed() {
    this.end();
    this.of = null;
  }

  failed() {
    this.end();
  }

  /** Gives the other points up. */
  end() {
    this.given.abort();
  }
}

/** The council with less noise; undefined: it may not have so little. @param {CouncilModel} model @param {number} worth */
export const reducedAt = (model, worth) => refusedOr(() => core.withReduction(model, worth))[0];

/** The rates of the council with less noise; undefined: it may not have so little. @param {CouncilModel} model @param {number} worth */
export function ratesAt(model, worth) {
  const reduced = reducedAt(model, worth);
  return reduced && core.councilExact(reduced);
}
