// Makes games of every lab with a cube, and their database with its three tables, once.

import { database, Maker } from '../bearoff/maker.js';

/** @typedef {import('../../pkg/cube/rollout_lab.js').CubeDatabase} CubeDatabase */

export class CubeMaker extends Maker {
  /** @param {Pick<typeof import('../../pkg/cube/rollout_lab.js'), 'CubeDatabase'>} core */
  constructor(core) {
    // It has a database and games of its own.
    super(/** @type {any} */ (core));
    this.kind = core.CubeDatabase;
  }

  /**
   * @param {import('../element/preparation.js').Report} report
   * @param {AbortSignal} signal
   * @returns {Promise<CubeDatabase | null>} null: it was given up
   */
  cubeDatabase(report, signal) {
    return database(this.core, this.kind, [], (progress) => report({ what: 'database', progress }), signal);
  }
}
