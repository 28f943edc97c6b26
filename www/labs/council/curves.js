// The lines of both charts, and where they cross: exact, point by point, as long as the council's other numbers stay what they
// are. A piece that a lab holds.

import { Course } from '../../lib/workers/course.js';
import { core } from './core.js';
import { COUNCIL } from './state.js';

/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilModel} CouncilModel */
/** @typedef {import('../../pkg/council/rollout_lab.js').CouncilCurves} CouncilCurves */

/** The chart ends at the first of these that the council does not lie beyond; beyond the last one, it is not drawn. */
const ENDS = [5, 10, 20];

export class Curves {
  /** @param {import('./lab.js').CouncilLab} host */
  constructor(host) {
    this.host = host;
    /** Of what they are, as a text. */
    this.of = '';
    /** The ratio at which they end. */
    this.last = ENDS[0];
    /** @type {CouncilCurves | null} */
    this.work = null;
    /** @type {Course | null} */
    this.course = null;
    /** Against the number of programs. @type {ReturnType<typeof core.councilPanels> | null} */
    this.panels = null;
    host.addController(this);
  }

  hostConnected() {
    this.of = '';
    this.follow();
  }

  hostDisconnected() {
    this.end();
  }

  get busy() {
    return this.course?.busy ?? false;
  }

  /** Begins again where the lines are of another council now. */
  follow() {
    const { host } = this;
    if (!host.isConnected || host.failure) return;
    const { wanted } = host.state;
    const { candidates, d, s1, s2, copying } = wanted;
    const last = ENDS.find((end) => end >= s2 / s1) ?? ENDS[ENDS.length - 1];
    const of = [candidates, d, s1, copying, last].join();
    if (of === this.of) return;
    this.end();
    this.of = of;
    this.last = last;
    host.guard(() => {
      /** @type {CouncilModel} */
      const model = { candidates, d, s1, s2: s1, copying, programs: COUNCIL };
      this.panels = core.councilPanels(model);
      this.work = new core.CouncilCurves(model, last);
      this.course = new Course(core, this.work, {
        merged: () => host.touched(),
        failed: (error) => host.fail(error),
      });
      this.course.aim(this.work.all);
    });
  }

  /** Nothing more is drawn of them. */
  end() {
    this.course?.end();
    this.course = null;
    this.work?.free();
    this.work = null;
  }
}
