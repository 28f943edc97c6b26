// What stands for the rollout before there is a game to be played: nothing begun, and nothing known.

import { NO_SUMMARY, NoRollout } from '../../lib/bearoff/no-rollout.js';

const NO_COSTS = { checkers: NO_SUMMARY, cube: NO_SUMMARY };

class NoGames extends NoRollout {
  /** Nothing was played. */
  written = '';

  /** @returns {import('../../pkg/hand-cube/rollout_lab.js').CubeHandReadout} */
  readout() {
    return { ...super.readout(), williams: null, costs: { x: NO_COSTS, o: NO_COSTS }, abandoned: 0 };
  }
}

export const NO_GAMES = new NoGames('');
