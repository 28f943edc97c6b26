// What stands for the rollout where there is no game to be rolled out: no games, and nothing known of them.

import { NoRollout } from '../../lib/bearoff/no-rollout.js';
import { LADDER } from '../../lib/cube/names.js';

export class NoGames extends NoRollout {
  ladder() {
    return LADDER.map(() => ({ mean: null, sd: null, equivalentGames: null }));
  }
}
