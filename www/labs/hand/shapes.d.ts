// Types of play by hand. Play with and without the cube have the same definition; a module says how they differ.

import type { CSSResultGroup } from 'lit';
import type { Problem, Properties } from '../../lib/address/address.js';
import type { Lab as SettingUp, Problems, settingUp } from '../../lib/bearoff/setting-up.js';
import type { ChartModel } from '../../lib/chart/model.js';
import type { Typed } from '../../lib/cube/fields.js';
import type { Failure } from '../../lib/element/core.js';
import type { Bound, Form, Offers } from '../../lib/element/definition.js';
import type { Lab } from '../../lib/element/lab.js';
import type { Preparation, Report, Work } from '../../lib/element/preparation.js';
import type { Format, Unit } from '../../lib/i18n/format.js';
import type { Catalogues, Texts as LabTexts } from '../../lib/i18n/texts.js';
import type { AnyTimeBands, Compared, Funnel, History, Rollout, Summary, Theory, View as ChartView } from '../../lib/rollout/shapes.js';
import type { View as Seen } from '../../lib/rollout/microscope.js';
import type { Readout as RolloutReadout } from '../../lib/rollout/shapes.js';
import type * as core from '../../pkg/hand/rollout_lab.js';
import type { Below } from '../../lib/element/below-place.js';
import type { Playing } from './playing.js';
import type { Records } from './records.js';
import type { Reply } from './reply.js';
import type { Session } from './session.js';
import type { en } from './texts/shared-en.js';

export type { Format, Summary };
export type BearoffPosition = core.BearoffPosition;
export type Side = 'x' | 'o';
export type Hands = Side | 'both';

// ——— The core's games ———

/** The setup of the games. */
export interface Wanted {
  position: BearoffPosition;
  /** Sides that the reader plays. */
  hands: Hands;
}

/** The board, the turn that waits, and the open question about the cube. */
export type View = core.HandView & { asked?: 'double' | 'answer' | null };
export type WaitingTurn = NonNullable<View['turn']>;

/** A turn that was played. */
export interface Turn {
  side: Side;
  /** null if the turn ended before a roll. */
  dice: [number, number] | null;
  before: number[];
  /** null if the turn ended without a play. */
  after: number[] | null;
  other: number[];
}

/** A game that was begun. */
export interface Recorded {
  /** From 0. */
  number: number;
  end: 'playing' | 'abandoned' | Side;
  turns: Turn[];
  luck: number;
  result: number | null;
  reduced: number | null;
}

/** Statistics of the games. */
export type Readout = RolloutReadout & { abandoned: number; costs: object | null };

/** The games of the core. */
export interface Games {
  /** Number of games that count. */
  games: number;
  /** Every action of the reader, as the core writes them. */
  written: string;
  playWritten(plays: string): number;
  view(): View;
  begin(): void;
  move(from: number, to?: number): void;
  undo(): boolean;
  swap(): void;
  confirm(): void;
  playForced(): void;
  abandon(): void;
  record(number: number): Recorded;
  matchText(x: string, o: string): string;
  readout(): Readout;
  history(): History;
  anyTime(): AnyTimeBands;
  free(): void;
}

/** The game of the core that is played again and again. */
export interface Game {
  theory(estimate: number): Theory | null;
  funnel(estimate: number, games: number): Funnel | null;
  free(): void;
}

/** Functions of the core. */
export type Rules = Pick<
  typeof core,
  'randomSeed' | 'readSeed' | 'readGames' | 'countCheckers' | 'describePosition' | 'readPosition'
>;

// ——— Modules ———

export type Texts = LabTexts & typeof en & OwnTexts;

/** Texts that each kind of play words in its own way. */
export interface OwnTexts {
  chart: { ownNote: string; own?: (percent: string) => string };
  game: { toRoll?: (side: string) => string };
  mistakes: { columns: Record<string, string[]>; csvHint: string; csvColumns: string[] };
}

/** The types in which play with the cube differs from play without it. */
export interface Kind {
  wanted: Wanted;
  game: Game;
  games: Games;
  texts: Texts;
  /** The setup in a snapshot, without position and seed. */
  told: object;
  /** Actions of its own. */
  act: object;
}

export type ViewOf<K extends Kind> = ReturnType<K['games']['view']>;
export type RecordOf<K extends Kind> = ReturnType<K['games']['record']>;
export type ReadoutOf<K extends Kind> = ReturnType<K['games']['readout']>;
export type TheoryOf<K extends Kind> = ReturnType<K['game']['theory']>;
type TurnOf<K extends Kind> = RecordOf<K>['turns'][number];

/** How play with the cube differs from play without it. */
export interface Module<K extends Kind = Kind> {
  /** Of the lab in the registry. */
  name: string;
  load(): Promise<Failure | null>;
  catalogues: Catalogues<LabTexts>;
  unit: Unit;
  format(format: Format): Format;
  core: Rules;
  /** The state at the start. */
  state(): State<K['wanted']>;
  /** The properties of its address. */
  address: Properties;
  /** Makes a game ready and replays `plays`. Resolves with null if it was given up. */
  make(order: Order<K>, plays: () => string, report: Report, signal: AbortSignal): Promise<Made<K> | null>;
  /** Stands for the games until there are some. */
  none: Pick<K['games'], 'games' | 'written' | 'readout' | 'history' | 'anyTime'>;
  /** The name of downloads. */
  fileName: string;
  /** The change of the setup with a position that the core takes. */
  positioned(position: BearoffPosition, state: State<K['wanted']>): Partial<K['wanted']>;
  /** The XGID, if it has more than the position. */
  xgid?(wanted: K['wanted']): string;
  /** The setup in a snapshot, without position and seed. */
  told(setup: K['wanted']): K['told'];
  /** Pieces of its own. */
  pieces(lab: HandLab<K>): { ownWorth?: OwnWorth<K> };
  /** The reader's actions in a game, besides those of all games by hand. */
  plays: Record<string, Play<K>>;
  /** Actions of its own. */
  actions: ActionsOf<K, K['act']>;
  /** Properties and methods of its own for host pages. */
  host: object;
  views: Views<K>;
  styles: CSSResultGroup;
}

/** An action of the reader in a game. The core still refuses some moves. */
export interface Play<K extends Kind = Kind> {
  possible(now: View): boolean;
  play(playing: Playing<K>, ...given: number[]): void;
}

/** Views of a module. */
export interface Views<K extends Kind = Kind> {
  /** Decimals of costs. */
  digits: number;
  /** Choices, a note on them, and links to other labs. */
  setup(model: Model<K>): { fields: unknown; note: string; links: unknown };
  /** Sentences about everything since the reader's last action. */
  news(model: Model<K>): string[];
  /** A result as a sum, if all its terms are exact. */
  sum(model: Model<K>, record: RecordOf<K>): string | null;
  cube?(model: Model<K>): Cube;
  /** A turn in the log of a game. */
  turn(turn: TurnOf<K>, model: Model<K>): [said: unknown, luck: number | null];
  tilesClass: string;
  tiles(model: Model<K>): CostTile[];
  /** Sentences about the averages. */
  sentences(model: Model<K>): string[];
  /** Columns of the list of games, between winner and mistakes, by their names in `texts.mistakes.columns`. */
  columns: Record<string, { column(record: RecordOf<K>, model: Model<K>): unknown }['column']>;
  /** The reader's mistakes; null if they are unknown. */
  mistakes(record: RecordOf<K>, model: Model<K>): Mistake[] | null;
  /** Cells of a turn in the spreadsheet, between its side and the result of its game. */
  csvCells(turn: TurnOf<K>, record: RecordOf<K>, texts: K['texts']): (string | number | null)[];
}

export interface Cube {
  /** The cube on the board. */
  drawn: unknown;
  /** Its place in words. */
  said: string;
  /** Buttons of the open question about the cube, instead of those for moves; null if there is none. */
  asks: unknown;
}

export interface CostTile {
  label: string;
  own: Summary | null;
  perGame: string;
}

export interface Mistake {
  /** Unique in its game. */
  id: string;
  /** The action. */
  said: string;
  cost: number | null;
  /** The right action. */
  better: string;
  /** Stands beside the right action. */
  more?: unknown;
}

// ——— The lab ———

/** The reader's choices. */
export interface State<W extends Wanted = Wanted> extends Problems {
  wanted: W;
  /** Text in a number field that is no number. */
  badNumber?: Typed | null;
  /** Whether forced plays are made for the reader. */
  forced: boolean;
  /** Why the last move could not be made, in a sentence. */
  refused: string;
  /** Whether the reader is asked whether to resign. */
  abandoning: boolean;
  /** A change that would end these games, about which the reader is asked. */
  asking: Partial<W> | null;
  /** Games whose mistakes are shown. */
  unfolded: Set<number>;
  /** IDs of the mistakes whose better play is shown. */
  revealed: Set<string>;
  /** Whether the author or the reader chose the seed. */
  seedChosen: boolean;
  /** Parts that the author hides. */
  hide: Set<string>;
  view: ChartView;
}

/** A game that is to be made ready. */
export interface Order<K extends Kind = Kind> {
  wanted: K['wanted'];
  seed: string;
  /** Plays to replay; null: all plays that were made until then. */
  plays: string | null;
}

/** A game that can be played. */
export interface Made<K extends Kind = Kind> {
  /** Evaluators that need exact chances are replaced where there are none. */
  setup: K['wanted'];
  game: K['game'] | null;
  /** The games; null if the position cannot be played. */
  rollout: K['games'] | null;
  /** Exact statistics of a reader who makes no mistake; null if they are unknown. */
  theory: TheoryOf<K> | null;
  /** Plays of the address that the rules forbid. */
  refused: string | null;
  /** Replays one more action of `plays`. Returns whether all are replayed. */
  goOn(plays: string): boolean;
  free(): void;
}

/** Actions of both labs, for buttons and keys. */
/** Actions of the board editor. */
export type EditorAct = Bound<ReturnType<typeof settingUp<SettingUp>>>;

/** All actions of both labs. */
export type Act<K extends Kind = Kind> = OwnAct<K> & EditorAct;

/** Actions beside those of the board editor. */
export interface OwnAct<K extends Kind = Kind> {
  /** Moves a checker, if that is possible now. If a move cannot be made, the page says why. */
  move(from: number, to?: number): void;
  undo(): void;
  swap(): void;
  /** Ends a turn of which all dice are played. */
  finish(): void;
  /** Ends a turn of which all dice are played, or else moves a checker. */
  playOn(from: number): void;
  /**
   * Does the next thing: ends the turn, or begins a game.
   * @param decision  for which the button was drawn. A click for an earlier decision does nothing
   * @param byKey  whether the keyboard did it, which then acts on the board
   */
  goOn(decision: string, byKey: boolean): Promise<void>;
  /** Asks whether the reader resigns, or no longer. */
  askAbandon(asks: boolean): void;
  /** Takes the answer to whether the reader resigns. */
  answerAbandon(over: boolean): Promise<void>;
  setForced(forced: boolean): void;
  /** Wants another setup. It would end the games that were played, so the reader is asked. */
  want(asking: Partial<K['wanted']>): void;
  /** Wants a position that the core takes. */
  setUp(position: BearoffPosition): void;
  /** Takes the answer to whether these games are over. */
  answer(over: boolean): void;
  /** Estimates the luck of these games in another way. */
  remeasure(change: Partial<K['wanted']>): void;
  /** Notes a text in a number field that is no number; null: none is wrong. */
  noteNumber(badNumber: Typed | null): void;
  /** Shows or hides the mistakes of a game. */
  unfold(game: number): void;
  /** Shows the right action. */
  reveal(mistake: string): void;
  /** Lists more games. */
  listMore(): void;
  changeView(change: Partial<ChartView>): void;
  toggleSeries(id: string, hidden: boolean): void;
  downloadGames(): void;
  /** Downloads the games as a match that other programs read. */
  downloadMatch(): void;
  /** The reader has read the problems of the address. */
  dismissProblems(): void;
}

/** Actions as a definition has them: with the lab. */
export type ActionsOf<K extends Kind, A> = {
  [N in keyof A]: A[N] extends (...given: infer G) => unknown
    ? { action(lab: HandLab<K>, ...given: G): Partial<State<K['wanted']>> | Promise<unknown> | void }['action']
    : never;
};

/** The value of the reader's own play so far. */
export interface OwnWorth<K extends Kind = Kind> {
  /** In percent; null if it is not known, or not yet. */
  readonly value: number | null;
  /** Works it out from these games. */
  workOut(of: K['games']): unknown;
  giveUp(): void;
  /** Other games are in force, if there are any. */
  restart(of: K['games'] | null): void;
}

/** The pieces of a lab. */
export interface Pieces<K extends Kind = Kind> {
  session: Session<K>;
  preparation: Omit<Preparation<Order<K>, Made<K>>, 'own' | 'state'>;
  playing: Playing<K>;
  reply: Reply;
  records: Records<K>;
  below: Below<{ styles: [] }>;
  ownWorth?: OwnWorth<K>;
}

/** A lab, as its actions and pieces see it. */
export type HandLab<K extends Kind = Kind> = Lab<State<K['wanted']>, Model<K>> &
  Pieces<K> & { rules: Rules; texts: K['texts']; act: Act<K> & K['act'] };

/** The model of a lab: everything that its views need. */
export interface Model<K extends Kind = Kind> {
  state: State<K['wanted']>;
  texts: K['texts'];
  format: Format;
  form: Form;
  offers: Offers;
  act: Act<K> & K['act'];
  /** Views of the module. */
  views: Views<K>;
  rules: Rules;
  /** How many steps of its start have been drawn. */
  steps: number;
  /** Whether all that the address asks for has been drawn. */
  filled: boolean;
  /** Parts of the address that are not understood. */
  problems: Problem[];
  explain(problem: Problem): unknown;
  dismissProblems(): void;
  /** The progress of a game that is made ready; null if none is. */
  work: Work | null;
  seed: string;
  /** The game that can be played; null if none is made yet. */
  made: Made<K> | null;
  /** The setup of the games, or else of those that are being made. */
  setup: K['wanted'];
  /** The setup after an action. */
  wantedNow(): K['wanted'];
  /** The XGID with the cube, if the module has one. */
  readonly xgid: string | undefined;
  /** Nobody bets here. */
  untold: false;
  /** Number of games that were begun. */
  begun: number;
  /** The board and the decision that waits; null if nothing can be played yet. */
  now: ViewOf<K> | null;
  /** The game that is being played, or else the last one. */
  record: RecordOf<K> | null;
  /** An ID of the decision that the game waits for. */
  decision: string;
  /** Number of turns of the last game that the reader has been told of. */
  told: number;
  /** Sentences about everything since the reader's last action. */
  news: string[];
  /** How much of the last game is seen, while the turns after the reader's action are shown; null: all of it. */
  seen: Seen | null;
  /** Listed records, the newest first, and the number of games before them. */
  listed: RecordOf<K>[];
  older: number;
  /** The number of games before the listed ones, after an action. */
  olderNow(): number;
  /** Statistics of the games. */
  readout: ReadoutOf<K>;
  /** Exact statistics of a reader who makes no mistake; null if they are unknown. */
  theory: TheoryOf<K> | null;
  /** The value of the reader's own play so far, in percent; null if it is not known, or not yet. */
  own: number | null;
  /** The games of the chart, whose history is asked for once. */
  rollout: Pick<Rollout, 'games' | 'history' | 'anyTime'>;
  /** One estimate measures all games. */
  estimate: null;
  estimates(): Compared[];
  funnel(games: number): Funnel | null;
  /** Parts that are not shown. */
  hide: Set<string>;
  /** Averages in words. */
  sentence: string;
  /** The chart of averages, and that of luck. */
  averages: ChartModel;
  averageLuck: ChartModel;
}
