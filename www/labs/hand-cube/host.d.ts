// Properties and methods of `<hand-cube-lab>` for host pages.

import type {
  BothSides,
  CubeEstimateName,
  CubeHandCosts,
  CubeOwner,
  CubePlayer,
  CubeTheory,
} from '../../pkg/hand-cube/rollout_lab.js';
import type { ByHandElement, ByHandSnapshot } from '../hand/host.js';

/** `snapshot()` of `<hand-cube-lab>`: points are those of the side on roll at the start. */
export interface HandCubeSnapshot extends ByHandSnapshot {
  /** The owner of the cube at the start. */
  cube: { owner: CubeOwner };
  /** Plays the other side. */
  opponent: CubePlayer;
  /** Estimates luck. */
  estimator: CubeEstimateName;
  /** Equity that each side gives away per game. */
  costs: BothSides<CubeHandCosts>;
  /** The exact statistics of a reader who makes no mistake; null if the position is beyond the database. */
  exact: CubeTheory | null;
}

/** `<hand-cube-lab>` */
export interface HandCubeLabElement extends ByHandElement {
  snapshot(): HandCubeSnapshot;
  /** The owner of the cube at the start. Setting it starts again with no games; it throws `RolloutLabError` if it is none. */
  cube: { owner: CubeOwner };
  /** Rolls without doubling. */
  rollDice(): void;
  double(): void;
  /** Takes the double of the other side. */
  takeDouble(): void;
  /** Passes the double of the other side. */
  passDouble(): void;
}
