// Properties and methods of `<pairs-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type {
  BearoffPosition,
  Checkers,
  CouplingName,
  EvaluatorName,
  PairsFigures,
} from '../../pkg/pairs/rollout_lab.js';

/** Two plays of a roll. */
export interface PairsDecision {
  position: BearoffPosition;
  roll: [number, number];
  /** The mover's checkers after each play. Null: the play isn't known yet. */
  a: Checkers | null;
  b: Checkers | null;
}

/** Figures of A − B in one coupling, in percentage points. */
export type PairsDifference = Pick<PairsFigures, 'mean' | 'se' | 'sd' | 'correlation'> & {
  exact: Pick<PairsFigures['exact'], 'mean' | 'sd'>;
};

/** `snapshot()` of `<pairs-lab>`: percentages are of the mover. */
export interface PairsSnapshot {
  pairs: number;
  seed: string;
  decision: PairsDecision;
  /** The evaluator that measures the luck that is subtracted. */
  evaluator: EvaluatorName;
  /** The exact chances after both plays, and their difference. */
  exact: { a: number | null; b: number | null; difference: number | null };
  couplings: Record<CouplingName, { plain: PairsDifference; reduced: PairsDifference }>;
}

/** `<pairs-lab>` */
export interface PairsLabElement extends RolloutLabElement {
  snapshot(): PairsSnapshot;
  /** The two plays that are compared. Setting an illegal decision throws `RolloutLabError`. */
  decision: PairsDecision;
  /** The evaluator that measures the luck that is subtracted. Setting an unknown one throws `RolloutLabError`. */
  evaluator: EvaluatorName;
  /** The evaluator that ranks rolls for the couplings. Setting an unknown one throws `RolloutLabError`. */
  ranking: EvaluatorName;
}
