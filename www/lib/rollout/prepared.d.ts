// Types of labs whose games are made ready before they can be rolled (prepared-lab.js).

import type { Report, Work } from '../element/preparation.js';
import type { RolloutTexts } from '../i18n/texts.js';
import type { Prepared } from './prepared-lab.js';
import type {
  Act,
  Lot,
  Own,
  Rollout,
  RolloutDefinition,
  RolloutLab,
  RolloutModel,
  RolloutState,
  Rotation,
  Stepping,
} from './shapes.js';

/** The reader's choices in such a lab. */
export interface PreparedState extends RolloutState {
  /** The game that the reader wants rolled out, and how its luck is measured. */
  wanted: object;
  /** How many first rolls are rotated, in labs that offer it. */
  rotation?: Rotation;
}

/** An order for a game. */
export interface Order<W extends object = object> {
  wanted: W;
  /** How many first rolls are rotated. */
  rotation: Rotation;
  /** The seed of the dice. */
  seed: string;
  /** The number of games that are rolled before the order is done. */
  games: number;
  /** Whether a run goes on when the order is done. */
  run: boolean;
}

/** A game that is ready, with its rollout. */
export interface MadeGame {
  order: Order;
  rollout: Rollout;
  /** Begins a rollout of the game with the dice of an order. The rollout before is freed when `begin` returns. */
  withDice(order: Pick<Order, 'seed' | 'rotation'>, begin: (rollout: Rollout) => void): void;
  free(): void;
}

/** Makes games. A lab holds one. */
export interface Workshop {
  /** Resolves with null if the work was given up. Rejects with what the core refuses. */
  make(order: Order, report: Report, signal: AbortSignal): Promise<MadeGame | null>;
}

/** The types of one lab. */
export interface Kind {
  state: PreparedState;
  rollout: Rollout;
  texts: RolloutTexts;
  order: Order;
  made: MadeGame;
  workshop: Workshop;
  /** Many rollouts of a game. */
  many: Lot;
}

/** The setup of a lab's game. */
export type Wanted<K extends Kind> = K['state']['wanted'];

/** Changes of a lab whose game before an order is in force again. */
export interface Returned<K extends Kind> {
  state: Partial<K['state']>;
  /** The game under the microscope at that time. */
  stepping?: Stepping<K['rollout']> | null;
}

/** The preparation, as a lab describes it. */
export interface Prepare<K extends Kind = Kind> {
  /** The class of rollouts without a game. */
  none: new (seed: string) => K['rollout'];
  workshop(): K['workshop'];
  /**
   * Identifies the game of a setup. Two setups with one text differ only in how luck is measured: games are rolled again, and bets
   * hold. With another text a lab begins anew, and bets are left with their game.
   */
  game(wanted: Wanted<K>): string;
  /** Returns the part of the state that makes the game. Bets come back without it. */
  ofGame(state: K['state']): Record<string, unknown>;
  /** Returns the part of an order that only this lab has. */
  order?(state: K['state']): Partial<K['order']>;
  /** Makes many rollouts of a game. */
  many(made: K['made'], seed: string, rollouts: number, games: number): K['many'];
  /** Rolls one game, or one roll of it, by calling `roll`. */
  oneGame?(lab: PreparedLab<K>, roll: () => void): void;
  /** Called when a game is made, before its rollout replaces the one in force. */
  taken?(lab: PreparedLab<K>, made: K['made']): void;
  /** Returns further changes if an order was given up, and the game before it is in force again. */
  returned?(lab: PreparedLab<K>, made: K['made'], order: K['order']): Returned<K>;
  /** Returns the order that replaces a refused one, or null if the game before is in force again. */
  instead?(lab: PreparedLab<K>, order: K['order']): K['order'] | null;
  /** Whether a game is kept that is no longer in force. Other games are freed. */
  keeps?(lab: PreparedLab<K>, made: K['made']): boolean;
}

/** Actions of these labs, besides those of every lab that rolls out. */
export interface PreparedAct extends Act {
  /** Chooses first rolls, with the same seed: other games. Only for labs that offer rotation. */
  rotate(rotation: Rotation): void;
  /** Gives up the game that is being made. The game before is in force again. */
  cancel(): void;
}

/** A lab of this kind, as its actions and pieces see it. */
export type PreparedLab<K extends Kind = Kind> = RolloutLab<K['state'], K['rollout'], K['texts']> & {
  prepared: Prepared<K>;
  act: PreparedAct;
};

/** The parts of the model that these labs add (`preparedModel`). */
export interface PreparedModel<K extends Kind = Kind> {
  /** The game that is rolled out; null while there is none. */
  current: K['made'] | null;
  /** Whether a game is being made. */
  making: boolean;
  /** The progress of the work on it; null: none is being made. */
  work: Work | null;
  /** Whether there is a game to go back to. */
  returns: boolean;
  /** Returns the wanted setup after an action, which the model of the frame doesn't have yet. */
  wantedNow(): Wanted<K>;
  /** Whether the reader has bet, or is asked for a bet, and is not to be told the answer yet. */
  untold: boolean;
}

/** Parts of `Own` that follow from `Prepare`. */
type Given = 'first' | 'startAgain' | 'betOn' | 'game' | 'ofGame' | 'ready' | 'roll';

/** Parts of `Own` that most labs have in common. */
type Usual = 'additions' | 'noLuck' | 'takesBets' | 'ofDice' | 'beside' | 'rollBeside';

type OwnOf<K extends Kind> = Own<K['state'], K['rollout'], K['texts']>;

/** The rollout, as such a lab describes it. */
export type PreparedOwn<K extends Kind> = Omit<OwnOf<K>, Given | Usual> & Partial<Pick<OwnOf<K>, Usual>>;

/** The definition of such a lab. `pieces` returns pieces besides those that roll and prepare. */
export type PreparedDefinition<
  K extends Kind,
  M extends RolloutModel<K['state'], K['rollout'], K['texts']>,
> = Omit<RolloutDefinition<K['state'], K['rollout'], K['texts'], M>, 'rollout' | 'pieces'> & {
  rollout: PreparedOwn<K>;
  prepare: Prepare<K>;
  pieces?(lab: PreparedLab<K>): object;
};
