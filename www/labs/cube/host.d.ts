// Properties and methods of `<cube-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type {
  Average,
  BearoffPosition,
  BlockCounts,
  CubeDecision,
  CubeEstimateName,
  CubeOwner,
  CubePlayer,
  CubeTheory,
} from '../../pkg/cube/rollout_lab.js';

/** The exact figures of a position with its cube, in points for the side on roll. */
export interface CubeExact
  extends Pick<
    CubeDecision,
    'noDouble' | 'doubleTake' | 'doublePass' | 'value' | 'action' | 'answer' | 'equal'
  > {
  /** The winning chance of the side on roll without the cube, in percent, and its equity. */
  win: number;
  cubeless: number;
  plain: CubeTheory['plain'];
  /** Where each rung settles, and the spread that it leaves. */
  estimators: Record<CubeEstimateName, { mean: number; sd: number }>;
}

/** `snapshot()` of `<cube-lab>`: points are those of the side on roll at the start. */
export interface CubeSnapshot {
  games: number;
  seed: string;
  /** The number of first rolls that are rotated: 0, 1 or 2. */
  rotation: 0 | 1 | 2;
  /** The blocks of games, from which averages and standard errors come. It is null while first rolls are random. */
  blocks: BlockCounts | null;
  position: BearoffPosition;
  cube: { owner: CubeOwner };
  plain: Average;
  reduced: Average;
  /** How many plain games one game counts as. */
  equivalentGames: number | null;
  /** Null while a game is made, and for more than six checkers on a side. */
  exact: CubeExact | null;
}

/** `<cube-lab>` */
export interface CubeLabElement extends RolloutLabElement {
  snapshot(): CubeSnapshot;
  /** Checkers on own points 1 to 6, and the side on roll. Setting an invalid position throws `RolloutLabError`. */
  position: BearoffPosition;
  /** The owner of the cube at the start. Setting another owner throws. */
  cube: { owner: CubeOwner };
  /** The estimate of luck in view. Setting a name that no estimate has throws. */
  estimator: CubeEstimateName;
  /** The players of the checkers and of the cube. Setting invalid players throws. */
  players: { x: CubePlayer; o: CubePlayer };
}
