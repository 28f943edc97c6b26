// What stands for the pairs before there are two plays to be rolled out: none, and nothing known of them.

import { NoRollout } from '../../lib/bearoff/made-game.js';

export class NoPairs extends NoRollout {
  couplings() {
    return null;
  }

  verdict() {
    return null;
  }

  outcomes() {
    return null;
  }

  scatter() {
    return null;
  }

  known() {
    return null;
  }
}
