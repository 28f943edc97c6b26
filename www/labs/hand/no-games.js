// What stands for the rollout before there is a game to be played: nothing begun, and nothing known.

import { NoRollout } from '../../lib/bearoff/no-rollout.js';

class NoGames extends NoRollout {
  /** Nothing was played. */
  written = '';

  /** @returns {import('../../pkg/hand/rollout_lab.js').HandReadout} */
  readout() {
    return { ...super.readout(), costs: null, abandoned: 0 };
  }
}

export const NO_GAMES = new NoGames('');
