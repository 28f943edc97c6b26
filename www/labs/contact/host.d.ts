// Properties and methods of `<contact-lab>` for host pages, beside those of every lab that rolls out.

import type { RolloutLabElement } from '../../lib/element/host.js';
import type {
  Average,
  BlockCounts,
  ContactChances,
  ContactComparisonReadout,
  ContactEvaluation,
  ContactEvaluator,
  ContactPairsFigures,
  ContactPosition,
  ContactSource,
  Noise,
  Summary,
} from '../../pkg/contact/rollout_lab.js';

/** Two plays of the roll, as the position IDs after them, with O on roll. null stands for the best. */
export interface Compared {
  a: string | null;
  b: string | null;
}

/** How the dice of play B follow from those of play A. */
export type ContactCoupling = 'independent' | 'same' | 'ranked';

/** The pairs of two plays. */
export interface PairsSnapshot {
  pairs: number;
  seed: string;
  /** The plays as the position IDs after them, with O on roll. */
  decision: { position: ContactPosition; roll: [number, number] | null } & Compared;
  coupling: ContactCoupling;
  /** The figures of each coupling that was tried, by its name. */
  couplings: Record<string, { pairs: number; plain: ContactPairsFigures; reduced: ContactPairsFigures }>;
  /** The number of pairs after which the better play was known; null: it is not known. */
  known: { pairs: number; better: 'a' | 'b' } | null;
}

/** `snapshot()` of `<contact-lab>`: points are of the side on roll. */
export interface ContactSnapshot {
  games: number;
  seed: string;
  /** The number of first rolls that are rotated: 0, 1 or 2. */
  rotation: 0 | 1 | 2;
  /** Whether the first roll is no double, as games of backgammon begin. */
  opening: boolean;
  /** The blocks of games, from which averages and standard errors come. It is null while first rolls are random. */
  blocks: BlockCounts | null;
  position: ContactPosition;
  positionId: string;
  evaluator: ContactEvaluator;
  noise: Noise;
  /** The number of rolls after which games are cut short; null: all are played to the end. */
  horizon: number | null;
  plain: Average & { chances: ContactChances };
  reduced: Average & { chances: ContactChances };
  /** The evaluation of the start plus the disparities; null where no luck is measured. */
  williams: Summary | null;
  /** How many plain games one game counts as. */
  equivalentGames: number | null;
  evaluation: Omit<ContactEvaluation, 'source' | 'outcomes'>;
  /** null: no pairs are rolled. */
  pairs: PairsSnapshot | null;
  /** The games that were cut short and played on; null: there are none. */
  playedOn: ContactComparisonReadout | null;
}

/** `<contact-lab>` */
export interface ContactLabElement extends RolloutLabElement {
  snapshot(): ContactSnapshot;
  /** The position ID, of the side on roll. It may be set to a position ID or an XGID; other texts throw `RolloutLabError`. */
  position: string;
  /** Returns the evaluation by the network, or by the databases of bear-offs if they have the position. */
  evaluation(): Omit<ContactEvaluation, 'source' | 'outcomes'>;
  readonly source: ContactSource;
  /**
   * Returns the plays of a roll, best first: each as the ID of the position with the other side on roll (null: the game is over), and
   * its equity for the side that plays. With `lookahead`, each play is evaluated after the other side's 21 rolls.
   */
  plays(dice: [number, number], how?: { lookahead?: boolean }): { id: string | null; equity: number }[];
  /** Compares two plays of a roll: the best two, or the plays with these position IDs. Rolls no pairs yet. */
  comparePlays(
    dice: [number, number],
    how?: { a?: string | null; b?: string | null; coupling?: ContactCoupling },
  ): Promise<void>;
  /** Rolls pairs of the plays that are compared. Rejects if the number is invalid, or if the lab is removed before. */
  rollPairs(pairs: number): Promise<void>;
  /** Plays the games to the end that were cut short, with the same dice. Does nothing without a horizon. */
  playOn(): Promise<void>;
}
