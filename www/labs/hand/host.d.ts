// Properties and methods of labs by hand for host pages, beside those of every lab.

import type { LabElement } from '../../lib/element/host.js';
import type { Average, BearoffPosition, BearoffTheory, BothSides, Summary } from '../../pkg/hand/rollout_lab.js';
import type { EvaluatorName, PlayerName } from '../../pkg/hand/rollout_lab.js';

/** Properties and methods of both labs by hand. Methods throw `RolloutLabError` if something is not possible now. */
export interface ByHandElement extends LabElement {
  /** The position. Setting it starts again with no games; it throws `RolloutLabError` if the lab can't play it. */
  position: BearoffPosition;
  /** Begins a game. */
  begin(): void;
  /** Moves a checker from one point to another; 0 is off. Without `to`, the first die moves it. */
  move(from: number, to?: number): void;
  /** Takes the last move back. */
  undo(): void;
  /** Swaps the dice. */
  swap(): void;
  /** Ends the turn. If the roll has only one play, it makes that play. */
  confirm(): void;
  /** Resigns the game, which then doesn't count. */
  abandon(): void;
}

/** Parts of `snapshot()` that both labs by hand have. */
export interface ByHandSnapshot {
  games: number;
  /** Number of games that the reader resigned. They don't count. */
  abandoned: number;
  position: BearoffPosition;
  positionId: string;
  /** Sides that the reader plays. */
  hands: 'x' | 'o' | 'both';
  seed: string;
  plain: Average;
  reduced: Average;
  /** How many plain games one game counts as. */
  equivalentGames: number | null;
}

/** `snapshot()` of `<hand-lab>`: percentages are X's winning chances, who is Blue. */
export interface HandSnapshot extends ByHandSnapshot {
  /** Chooses the plays of the other side. */
  opponent: PlayerName;
  /** Estimates luck. */
  evaluator: EvaluatorName;
  /** Winning chances that each side's plays cost it per game; null if exact chances are unknown. */
  costs: BothSides<Summary> | null;
  /** The exact statistics of a reader who makes no mistake; null if they are unknown. */
  exact: BearoffTheory | null;
  /** The value of the reader's own play so far; null if it is unknown, or not calculated yet. */
  own: number | null;
}

/** `<hand-lab>` */
export interface HandLabElement extends ByHandElement {
  snapshot(): HandSnapshot;
}
