// Properties and methods of `<council-lab>` for host pages, beside those of every lab.

import type { LabElement } from '../../lib/element/host.js';
import type { CouncilModel, CouncilSnapshot } from '../../pkg/council/rollout_lab.js';

/** `<council-lab>` */
export interface CouncilLabElement extends LabElement {
  /** How often each rule is right, measured and exact, in percent. */
  snapshot(): CouncilSnapshot;
  /** The council. Setting it begins again with no positions; it throws `RolloutLabError` for an invalid council. */
  model: CouncilModel;
  /**
   * Simulates so many positions more. Rejects with `RolloutLabError` if that is no number of them, or if the lab is removed before they
   * are simulated.
   */
  roll(trials: number): Promise<void>;
  /** Simulates until it is paused. */
  run(): void;
  pause(): void;
}
