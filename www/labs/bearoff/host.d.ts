// Properties and methods of `<bearoff-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type {
  Average,
  BearoffPosition,
  BearoffTheory,
  BlockCounts,
  EvaluatorName,
  LuckSpreads,
  PlayerName,
  ScaleName,
  Summary,
} from '../../pkg/bearoff/rollout_lab.js';

/** `snapshot()` of `<bearoff-lab>`: percentages are of X, who is Blue. */
export interface BearoffSnapshot {
  games: number;
  seed: string;
  /** The number of first rolls that are rotated: 0, 1 or 2. */
  rotation: 0 | 1 | 2;
  /** The blocks of games, from which averages and standard errors come. It is null while first rolls are random. */
  blocks: BlockCounts | null;
  position: BearoffPosition;
  positionId: string;
  players: { x: PlayerName | 'careless'; o: PlayerName | 'careless' };
  /** Only with a careless player. */
  careless?: {
    /** The percentage of turns with the second best play. */
    secondBest: number;
    /** The luck that is subtracted. */
    subtracted: 'dice' | 'diceAndChoices';
    /** The exact spreads without either luck; null where the exact chances aren't known. */
    spreads: LuckSpreads | null;
  };
  /** The evaluator that estimates luck, and the scale of its chances. */
  evaluator: EvaluatorName;
  scale: ScaleName;
  /** The number of rolls after which games are cut short; null if all are played to the end. */
  horizon: number | null;
  plain: Average;
  reduced: Average;
  /** Williams's sum. */
  williams: Summary | null;
  /** How many plain games one game counts as. */
  equivalentGames: number | null;
  /** Null where the exact chances aren't known. */
  exact: BearoffTheory | null;
}

/** `<bearoff-lab>` */
export interface BearoffLabElement extends RolloutLabElement {
  snapshot(): BearoffSnapshot;
  /** Checkers on own points 1 to 6, and the side on roll. Setting an invalid position throws `RolloutLabError`. */
  position: BearoffPosition;
}
