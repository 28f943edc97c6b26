// The public surface of the labs: everything that another site's page may use. A file of this name beside each lab's definition has the
// properties, methods and snapshot that only this lab has. docs/javascript.md and docs/embedding.md describe the surface, and the build
// writes it as labs/host.d.ts for TypeScript. All else about an element may change without notice.

// ——— Elements ———

/** The element of any lab. `S` is the shape of its snapshots. */
export interface LabElement<S extends object = object> extends HTMLElement {
  /**
   * The seed of the dice, in hexadecimal. Setting it starts again with no games. A value that is no seed throws a `RolloutLabError`.
   */
  seed: string;
  /** Returns all statistics as plain objects that belong to the caller. A value that isn't defined yet is null. */
  snapshot(): S;
  /**
   * Returns a promise that resolves when `snapshot()` is complete, its exact part included, and the games of the address are rolled. It
   * doesn't wait for the end of `run()`.
   */
  settled(): Promise<void>;

  addEventListener<K extends keyof LabEventMap<S>>(
    type: K,
    listener: (this: this, event: LabEventMap<S>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The element of a lab that rolls games, pairs, walks or positions. */
export interface RolloutLabElement<S extends object = object> extends LabElement<S> {
  /**
   * Rolls this many games as fast as possible. The promise resolves when they are rolled. It rejects with a `RolloutLabError` if the
   * argument is no number of games, or if the lab is removed from the document before that.
   */
  roll(games: number): Promise<void>;
  /** Rolls games at the reader's speed until `pause()`, up to ten times as many as there are. */
  run(): void;
  /** Ends a `run()`. */
  pause(): void;
  /** Goes back to no games. The dice will repeat. */
  rewind(): void;
}

/** The web component `<rollout-lab>`, which shows a lab of any site in an iframe. */
export interface RolloutLabFrame extends HTMLElement {
  /** The lab's latest snapshot, or null before the first one. */
  readonly snapshot: object | null;
}

// ——— Events ———

/** The events of a lab's element. `S` is the shape of its snapshots. */
export interface LabEventMap<S extends object = object> {
  /**
   * The rollout has changed. `detail` is the new snapshot. A lab sends the event at most ten times a second, and always after the last
   * change. The event bubbles, also out of shadow roots.
   */
  snapshot: CustomEvent<S>;
  /** The lab's settings have changed, or it has finished a task. The event doesn't bubble. */
  statechange: Event;
}

// ——— Errors ———

/** The error of a value or a call that a lab refuses. The lab stays as it was. */
export interface RolloutLabError extends Error {
  /** The name by which a page recognises the error. */
  name: 'RolloutLabError';
  /** The cause. */
  code: RolloutLabErrorCode;
  /** The refused number, or the number that would have been needed. */
  value?: number;
  /** The name of the argument with the wrong shape. */
  argument?: string;
  /** The event whose luck or evaluation is refused, in the two-checker lab. */
  cell?: string;
  /** The number of the council's model that is refused. */
  quantity?: string;
  /** The side that the error is about. */
  side?: 'x' | 'o';
  /** The number of checkers or characters. */
  count?: number;
  /** The point of a checker, or the place of the wrong character, counted from 1. */
  at?: number;
  /** The wrong character of a position ID. */
  found?: string;
  /** The die that cannot move a checker. */
  die?: number;
  /** The highest point with a checker. */
  highest?: number;
  /** The point that a checker was to move to; 0 is off. */
  to?: number;
  /** The position ID or XGID in a text, if its position is no bear-off. */
  id?: string;
  /** The least third central moment that walks can have, in moves³. */
  least?: number;
  /** The greatest third central moment that walks can have, in moves³. */
  most?: number;
  /** The mean or the standard deviation of a walk that is too long or varies too much, in moves. */
  walk?: number;
}

/** The codes of all labs. docs/javascript.md says what causes each. */
export type RolloutLabErrorCode =
  // Any lab.
  | 'SeedEmpty'
  | 'SeedNotANumber'
  | 'SeedTooLarge'
  | 'WrongShape'
  | 'NotReady'
  | 'NotConnected'
  | 'Stopped'
  | 'Freed'
  | 'NoRandomness'
  | 'BlockNotNext'
  | 'BlockGarbled'
  | 'MadeGarbled'
  // Luck tables.
  | 'LuckOutOfRange'
  | 'EvaluationOutOfRange'
  | 'CannotCentre'
  | 'TuneTooFewGames'
  | 'TuneTooManyGames'
  | 'TuneRotatedRolls'
  | 'TuneExactShares'
  // Error seeds.
  | 'SeedsTooFewGames'
  | 'SeedsTooManyGames'
  | 'SeedsNeedExact'
  | 'SeedsNoisyPlayer'
  | 'SeedsCutShort'
  // Positions.
  | 'PositionTooMany'
  | 'PositionFinished'
  | 'PositionEmpty'
  | 'BoardTooMany'
  | 'BoardShared'
  | 'BoardEmpty'
  | 'BoardDeadlock'
  | 'BoardFinished'
  | 'IdUnknown'
  | 'IdOpenGammon'
  | 'IdMatchFile'
  | 'IdSgf'
  | 'IdLength'
  | 'IdPlaces'
  | 'IdCharacter'
  | 'IdNoBoard'
  | 'IdNoTurn'
  | 'IdContact'
  | 'IdNotHome'
  | 'SetupBeyondDatabase'
  | 'SetupNeedsExact'
  | 'SetupCareless'
  // Plays, and games by hand.
  | 'IllegalPlay'
  | 'MoveNoChecker'
  | 'MoveNoDieLeft'
  | 'MoveBehind'
  | 'MoveTooFar'
  | 'HandNoGame'
  | 'HandGameGoesOn'
  | 'HandUnfinished'
  | 'HandNotForced'
  | 'HandNotPlayed'
  | 'HandAsked'
  | 'HandNotAsked'
  // Models.
  | 'WalkA'
  | 'WalkM'
  | 'WalkS'
  | 'WalkShare'
  | 'WalkScale'
  | 'WalkFactor'
  | 'WalkFitMean'
  | 'WalkFitSd'
  | 'WalkFitThirdMoment'
  | 'WalkFitShort'
  | 'WalkFitNarrow'
  | 'CouncilCandidates'
  | 'CouncilPrograms'
  | 'CouncilNotANumber'
  | 'CouncilDifference'
  | 'CouncilNoise'
  | 'CouncilOrder'
  | 'CouncilRatio'
  | 'CouncilUnequalPanel'
  | 'CouncilCopying'
  | 'CouncilCopyingPanel';

// ——— Messages of a lab in an iframe ———

/** A message that a lab in an iframe sends to the page around it. `id` is the lab's parameter `id`, or `rollout-lab`. */
export type LabMessage<S extends object = object> =
  | ResizeMessage
  | DatawrapperMessage
  | ResizeText
  | ComingMessage
  | PaperMessage
  | StateMessage
  | SnapshotMessage<S>;

/** The lab's height in CSS pixels. */
export interface ResizeMessage {
  type: 'rollout-lab:resize';
  v: 1;
  id: string;
  height: number;
}

/** The lab's height in the form of Datawrapper's charts: by the lab's `id`, in CSS pixels. */
export interface DatawrapperMessage {
  'datawrapper-height': Record<string, number>;
}

/** The lab's height in the form of Embedly's iframes: JSON of `{ src, context: 'iframe.resize', height }`. */
export type ResizeText = string;

/** The answer of a lab that isn't drawn yet to `rollout-lab:ask`. */
export interface ComingMessage {
  type: 'rollout-lab:coming';
  v: 1;
  id: string;
}

/** The lab's height on paper in CSS pixels, about a second after it has changed. */
export interface PaperMessage {
  type: 'rollout-lab:paper';
  v: 1;
  id: string;
  height: number;
}

/** The reader's changes. The iframe's address with this hash opens the lab as the reader left it. */
export interface StateMessage {
  type: 'rollout-lab:state';
  v: 1;
  id: string;
  hash: string;
}

/** The state of the rollout. */
export interface SnapshotMessage<S extends object = object> {
  type: 'rollout-lab:snapshot';
  v: 1;
  id: string;
  snapshot: S;
}

/** A message that a lab in an iframe understands. */
export type HostMessage = ThemeMessage | AskMessage;

/** Changes the lab's theme. With `auto`, the lab follows the reader's system. */
export interface ThemeMessage {
  type: 'rollout-lab:theme';
  v: 1;
  theme: 'auto' | 'light' | 'dark';
}

/** Asks for the lab's heights. */
export interface AskMessage {
  type: 'rollout-lab:ask';
  v: 1;
}

// ——— Addresses ———

/**
 * Parameters that every lab takes: in the query of its address, and as attributes of `<rollout-lab>` or of the lab's own element.
 * docs/addresses.md lists the parameters of each lab. A flag is `1` or `0`.
 */
export interface LabParameters {
  /** The version of the address. In version 2, an embed without `hide` hides the parts that an article rarely needs. */
  v?: '1' | '2';
  /** The lab, for `<rollout-lab>`. */
  lab?: string;
  /** The language. Without it, the lab speaks the reader's. */
  lang?: 'en' | 'ja';
  /** The theme. `auto` follows the reader's system. */
  theme?: 'auto' | 'light' | 'dark';
  /** The parts that are hidden, separated by commas, or `none`. */
  hide?: string;
  /** Whether only the chart is shown. */
  compact?: '0' | '1';
  /** Whether the page is laid out for a projector. */
  projector?: '0' | '1';
  /** Whether the reader bets on the result before the games are rolled. */
  bet?: '0' | '1';
  /** The name by which the page around an iframe knows the lab. */
  id?: string;
  /** The seed of the dice. Without it, each reader gets other dice. */
  seed?: string;
}
