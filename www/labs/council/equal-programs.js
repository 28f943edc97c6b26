// The rules of one, three, five … programs that all err like the strongest one: exact where there is a quadrature, and else
// simulated, one number of programs after the other. A piece that a lab holds.

import { Course } from '../../lib/workers/course.js';
import { core } from './core.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilModel} CouncilModel */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilRates} CouncilRates */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilReadout} CouncilReadout */

/** Even numbers add little: see the note of the chart above. */
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
 * @property {CouncilReadout | null} simulated  once that is done, where something has no exact rate
 */

export class EqualPrograms {
  /** @param {import('./lab.js').CouncilLab} host */
  constructor(host) {
    this.host = host;
    /** Of what they are, as a text. */
    this.of = '';
    /** @type {Row[]} */
    this.rows = [];
    /** @type {import('../../pkg/council/rollout_lab.js').CouncilTrials | null} */
    this.simulation = null;
    /** @type {Course | null} */
    this.course = null;
    host.equal = this;
    host.addController(this);
  }

  get busy() {
    return this.course?.busy ?? false;
  }

  hostDisconnected() {
    this.end();
    this.of = '';
  }

  hostUpdated() {
    this.follow();
  }

  /** Begins again where the programs are others now. */
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

  /** Simulates what is the next to be simulated, if there is anything left. */
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
          row.simulated = simulation.readout();
          this.next();
        });
        host.touched();
      },
      failed: (error) => host.fail(error),
    });
    this.course.aim(POSITIONS);
  }

  /** Nothing more is simulated. */
  end() {
    this.course?.end();
    this.course = null;
    this.simulation?.free();
    this.simulation = null;
  }
}

/**
 * The ones that a lab holds.
 * @param {import('./lab.js').CouncilLab} lab
 */
export const equalPrograms = (lab) => lab.equal ?? new EqualPrograms(lab);
