// Properties and methods of `<walk-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type { WalkExact, WalkLengths, WalkModel, WinScale } from '../../pkg/walk/rollout_lab.js';

/** `snapshot()` of `<walk-lab>`: lengths are in moves. */
export interface WalkSnapshot {
  walks: number;
  seed: string;
  model: WalkModel;
  /** Lengths of the games so far. */
  length: Pick<WalkLengths['total'], 'mean' | 'sd' | 'c3' | 'c4'>;
  exact: {
    walk: Pick<WalkExact['walk'], 'mean' | 'sd'>;
    total: Pick<WalkExact['total'], 'mean' | 'sd' | 'c3' | 'c4'>;
    /** The gamma density with the first three moments; null: there is none. */
    gamma: Pick<NonNullable<WalkExact['gamma']>, 'shape' | 'scale' | 'shift'> | null;
    /** How many plain walks each walk counts as, on each scale. */
    scales: Record<WinScale, { equivalentGames: number | null }>;
  };
}

/** `<walk-lab>` */
export interface WalkLabElement extends RolloutLabElement {
  snapshot(): WalkSnapshot;
  /** How far a move goes, and how many other moves there are. Setting it starts again with no walks; it throws if it is none. */
  model: WalkModel;
}
