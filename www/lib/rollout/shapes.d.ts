// Types of labs that roll out: their state, their actions, their pieces and their model. results.d.ts has the types of their cores.

import type { ReactiveController } from 'lit';
import type { Problem } from '../address/address.js';
import type { ChartModel } from '../chart/model.js';
import type { Below } from '../element/below-place.js';
import type { Failure } from '../element/core.js';
import type { Definition, Form, Offers } from '../element/definition.js';
import type { Lab } from '../element/lab.js';
import type { Format } from '../i18n/format.js';
import type { RolloutTexts } from '../i18n/texts.js';
import type { Begin } from '../workers/player.js';
import type { BetCourse } from './bet-course.js';
import type { Act as GuideAct, Step } from './guide.js';
import type { Make } from './many-rollouts.js';
import type { View as Seen } from './microscope.js';
import type { Recalled } from './recalled.js';
import type { Records } from './records.js';
import type { Compared, Core, Estimate, Funnel, Rollout, Theory } from './results.js';
import type { Rolling } from './rolling.js';
import type { Showing } from './showing.js';
import type { Left, Undo } from './undo.js';

export type * from './results.js';

/** The number of first rolls that are rotated. */
export type Rotation = 0 | 1 | 2;

/** Where the reader says that the lines will settle. */
export type Bets = [plain: number, reduced: number];

/** How the reader wants the chart. */
export interface View {
  axis: 'log' | 'linear';
  bands: boolean;
  /** Whether those are shown that hold at all times. */
  always: boolean;
  funnels: boolean;
  /** The chart of average luck. */
  luck: boolean;
  /** The comparison of all estimates. */
  allTables: boolean;
  /** Ids of series. */
  hidden: Set<string>;
}

/** The reader's choices in any lab that rolls out. */
export interface RolloutState {
  /** Of a run, in games a second; Infinity: flat out. */
  speed: number;
  gamesShown: 'newest' | 'first';
  /** A seed that was typed and refused. */
  badSeed: { text: string; code: string } | null;
  /** Whether somebody wants these dice and no others. */
  seedChosen: boolean;
  /** Whether an address has rotated first rolls. */
  rotates?: boolean;
  /** Parts that the author does not want. */
  hide: Set<string>;
  /** Whether the author wants the reader to bet first. */
  asks: boolean;
  /** Whether the reader is still to say where the lines will settle. */
  betting: boolean;
  /** Where he has moved the handles until then; null: nowhere. */
  draft: Bets | null;
  /** Where he said that they will. */
  bets: Bets | null;
  /** Whether he may be told: not while he bets, nor while his bet is open. */
  told: boolean;
  /** The answer that he was told before he was asked, see `betOn`. */
  known: string | null;
  /** Whether the reader is told what to do next. */
  guide: boolean;
  view: View;
}

export interface MoreColumns {
  heads: string[];
  values(record: any): (number | null)[];
}

/** Columns of a lab's table of games, between a game's number and its result. */
export interface OwnColumns {
  /** Named in texts.games.columns; at the end unless they say otherwise. */
  columns: { id: string; align?: 'start' | 'end'; hideNarrow?: boolean }[];
  cells(record: any, texts: any, format: Format): string[];
  /** Cells for a spreadsheet: numbers as numbers. */
  values(record: any, texts: any): (string | number | null)[];
  /** Columns of the spreadsheet alone, at its end. */
  inFile?(lab: any): MoreColumns | null;
}

/** A module with details below the chart. */
export type DetailsPart = Pick<typeof import('./below.js'), 'styles' | 'details' | 'gamesFile'>;

/** The details below the chart: the parts of a lab that stand there, and their module. */
export interface Details {
  parts: readonly string[];
  load(): Promise<DetailsPart>;
}

/** The game that a rollout tells of. */
export type RecordOf<R extends Rollout> = ReturnType<R['record']>;

/**
 * Games that an address asks for. They are `rolling` as soon as there is something to be rolled and, if they are many, somebody sees
 * it. Then they are done with, or the reader is `asking` himself about the rest. They are given up when he starts something else.
 */
export interface Opening {
  is: 'rolling' | 'asking';
  /** Games that the address asks for. */
  games: number;
  /** Games of them that are rolled without asking. */
  rolled: number;
  /** Rolls of the game after them. */
  half: number;
}

/** The game under the microscope. */
export interface Stepping<R extends Rollout = Rollout> {
  record: RecordOf<R>;
  /** How many of its rolls have been made. */
  shown: number;
  /** How many of them before it was last gone on with. */
  before: number;
}

/** A lab, as what rolls in it sees it. */
export interface RollingHost {
  isConnected: boolean;
  failure: Failure | null;
  /** Resolves when somebody sees it. */
  seen: Promise<unknown>;
  addController(controller: ReactiveController): void;
  guard<T>(work: () => T): T | undefined;
  /** Results have changed, and are drawn later. */
  stale(): void;
  touched(): void;
  changed(): void;
  fail(error: unknown): void;
}

/** Rolling, as a lab describes it. */
export interface RollingOwn<R extends Rollout> {
  core: Core;
  course: Begin;
  /** Of the games that an address asks for, so few are rolled before anything is drawn: a matter of milliseconds. */
  few: number;
  /** So many are rolled at once; the reader is asked about the rest. */
  atOnce: number;
  /** The estimate of luck in force. */
  estimate(): Estimate;
  /** How many rolls a game has. */
  rolls(record: RecordOf<R>): number;
  /** Games or rolls are about to be made. */
  begins(): void;
  /** Resolves when there is something to be rolled. */
  ready(): Promise<unknown>;
  /** Games have come, and may not be drawn yet. */
  merged?(): void;
  /** Games have come or gone, and are about to be drawn. */
  changed(): void;
}

/** The answers of a rollout, from which its chart is drawn. */
export type Answers = Pick<Rollout, 'games' | 'readout' | 'history' | 'anyTime'>;

/** A rollout that has the game that it rolls out. */
export type RolloutOfGame<R extends Rollout, G> = R & { readonly game: G };

/**
 * The parts of a lab that a game made at once needs (made-at-once.js). `W` is the reader's wish for a game and its luck, in the state
 * `S`.
 */
export interface MadeAtOnceHost<W, R extends Rollout, G, S extends { wanted: W } = { wanted: W }> {
  state: S;
  frame: { estimate: Estimate };
  rolling: Pick<Rolling<RolloutOfGame<R, G>>, 'rollout' | 'restart' | 'again'>;
  guard<T>(work: () => T): T | undefined;
  change(patch: { wanted?: W } & Partial<Pick<RolloutState, 'badSeed' | 'seedChosen'>>): void;
}

/** Actions of every lab that rolls out, for its buttons, its keys and its guide. */
export interface Act {
  /** Rolls so many games more. */
  roll(games: number): Promise<void>;
  /** Rolls on until there are so many games, those that are still to come among them. */
  rollTo(games: number): Promise<void>;
  /** Rolls at the chosen speed, to ten times as many games at the most, until paused. */
  run(): void;
  pause(): void;
  /** Pauses a run, or begins one: the button may have been drawn before a change. */
  toggleRun(): void;
  /** One roll of the game under the microscope. The game counts when its last roll is made. */
  step(): void;
  /** One game: the one under the microscope, if it is begun, or else the next. */
  rollGame(): void;
  /** Back to no games; the same dice will be rolled again. */
  rewind(): void;
  /** The games that there were before. */
  bringBack(): void;
  newDice(): void;
  /** Begins again with a seed that was typed. One that is none is shown in its field with the reason, and returned. */
  typeSeed(text: string): Partial<RolloutState> | undefined;
  /** In games a second; Infinity: flat out. */
  setSpeed(speed: number): void;
  changeView(change: Partial<View>): void;
  toggleSeries(id: string, hidden: boolean): void;
  /** Lists the newest games or the first ones. */
  listGames(gamesShown: RolloutState['gamesShown']): void;
  downloadGames(): Promise<void>;
  /** Rolls the games that an address asks for beyond those that are rolled, or none of them. */
  openRest(all: boolean): void;
  closeGuide(): void;
  /** Does what the guide says, and brings before the reader what has changed by it. */
  followGuide(way: GuideAct, byKey: boolean): Promise<void>;
  /** After a button is gone, goes on at a part of the chart. */
  goToChart(part: string, byKey: boolean): Promise<void>;
  /** Asks where the lines will settle. */
  askBet(): void;
  moveBet(id: 'plain' | 'reduced', move: (value: number) => number): void;
  /** The reader's answer is where the handles are by then. */
  placeBet(): void;
  /** The reader would rather not say. */
  skipBet(): void;
  /** Where the lines settle need not be kept from the reader any more. */
  tellBet(): void;
  undoEdit(): void;
  /** The next edit is one of its own, also of the same. */
  endEdit(): void;
  /** The reader has read what is wrong with the address. */
  dismissProblems(): void;
}

/** A rollout, as a lab describes it. */
export interface Own<
  S extends RolloutState = RolloutState,
  R extends Rollout = Rollout,
  T extends RolloutTexts = RolloutTexts,
> {
  core: Core;
  /** Has work done by the core. */
  course: Begin;
  /** The rollout to begin with. */
  first(): R;
  /** Begins with other dice, and perhaps another game, from no games on. The seed throws if it is none. */
  startAgain(lab: RolloutLab<S, R, T>, seed: string, changes: Partial<S>): void;
  /** Games that are rolled in some milliseconds. */
  few: number;
  /** Games that are rolled without asking. */
  atOnce: number;
  /** How many games the buttons add. */
  additions: readonly (10 | 100 | 1000 | 1000000)[];
  /** The estimate of luck in force. */
  estimate(lab: RolloutLab<S, R, T>): Estimate;
  /** The estimate that leaves results plain. */
  noLuck(): Estimate;
  /** All estimates, for the comparison. */
  estimates(lab: RolloutLab<S, R, T>): Compared[];
  /** null where nothing exact can be said. */
  theory(lab: RolloutLab<S, R, T>): Theory | null;
  /** Up to so many games; null where there is no theory. */
  funnel(lab: RolloutLab<S, R, T>, games: number): Funnel | null;
  /** Whether the reader may bet where the lines will settle. */
  takesBets: boolean;
  /** Whether the answer waits while a bet is on offer, before anything is rolled. Left out: it never does. */
  withholds?(lab: RolloutLab<S, R, T>): boolean;
  /** Whether the estimate in force was chosen after the games that there are. Left out: it never is. */
  chosenAfter?(lab: RolloutLab<S, R, T>): boolean;
  /** The subject of a bet, as a text: another one has another answer. */
  betOn(lab: RolloutLab<S, R, T>): string;
  /** The game that is rolled out, as a text: games of another one do not come back. */
  game(lab: RolloutLab<S, R, T>): string;
  /** The part of the state that makes the game, so that it can come back. */
  ofGame(lab: RolloutLab<S, R, T>): Record<string, unknown>;
  /** The part of the state that goes with the dice. */
  ofDice(lab: RolloutLab<S, R, T>): object;
  /** How many trials of another kind were rolled with these dice: pairs of games, say. */
  beside(lab: RolloutLab<S, R, T>): number;
  /** Rolls those again, after the dice of before have come back. */
  rollBeside(lab: RolloutLab<S, R, T>, trials: number): void;
  /** How many rolls a game has. */
  rolls(record: RecordOf<R>): number;
  /** Says a roll, with its luck. */
  rollSaid(record: RecordOf<R>, roll: number, texts: T, format: Format): { text: string; luck: number | null };
  /** Columns of the table of games. */
  columns: OwnColumns;
  /** Makes many rollouts: the same function for the same game. Another function drops what was rolled. Not where no card shows them. */
  many?(lab: RolloutLab<S, R, T>): Make;
  /** The next step of the guide, from what the reader has done; null: he is left alone. */
  guide(model: RolloutModel<S, R, T>): Step | null;
  /** The details below the chart. */
  below: Details;
  /** Resolves when there is something to be rolled. */
  ready(lab: RolloutLab<S, R, T>): Promise<unknown>;
  /** Games or rolls are about to be made. */
  begins?(lab: RolloutLab<S, R, T>): void;
  /** Games have come, and may not be drawn yet. */
  merged?(lab: RolloutLab<S, R, T>): void;
  /** Rolls so many games, as fast as possible. */
  roll(lab: RolloutLab<S, R, T>, games: number): Promise<void>;
}

/**
 * The definition of a lab that rolls out. Parts of `Definition` that it leaves out are as in all such labs (rollout-lab.js).
 */
export type RolloutDefinition<
  S extends RolloutState,
  R extends Rollout,
  T extends RolloutTexts,
  M extends RolloutModel<S, R, T>,
> = Partial<Definition<RolloutLab<S, R, T>, S, M>> &
  Omit<
    Definition<RolloutLab<S, R, T>, S, M>,
    'pieces' | 'said' | 'values' | 'insisted' | 'restore' | 'untold' | 'attributes' | 'attribute'
  > & { rollout: Own<S, R, T> };

/** The pieces of a lab that rolls out. */
export interface Pieces<
  S extends RolloutState = RolloutState,
  R extends Rollout = Rollout,
  T extends RolloutTexts = RolloutTexts,
> {
  own: Own<S, R, T>;
  rolling: Rolling<R>;
  bet: BetCourse;
  undo: Undo;
  below: Below<DetailsPart>;
  records: Records;
  recalled: Recalled;
  showing: Showing;
}

/** A lab that rolls out, as its actions and pieces see it. */
export type RolloutLab<
  S extends RolloutState = RolloutState,
  R extends Rollout = Rollout,
  T extends RolloutTexts = RolloutTexts,
> = Lab<S, RolloutModel<S, R, T>> & Pieces<S, R, T> & { texts: T; act: Act };

/** The model of such a lab: everything that its views need. */
export interface RolloutModel<
  S extends RolloutState = RolloutState,
  R extends Rollout = Rollout,
  T extends RolloutTexts = RolloutTexts,
> {
  state: S;
  texts: T;
  format: Format;
  form: Form;
  offers: Offers;
  act: Act;
  /** How many steps of its start have been drawn. */
  steps: number;
  /** Whether all that the address asks for has been drawn. */
  filled: boolean;
  /** Parts of the address that are not understood. */
  problems: Problem[];
  /** Says in the lab's own words what is wrong; null: the usual words do. */
  explain(problem: Problem): unknown;
  dismissProblems(): void;
  /** Whether anything has been rolled since the address was opened. */
  begun: boolean;
  takesBets: boolean;
  additions: readonly (10 | 100 | 1000 | 1000000)[];
  seed: string;
  /** The seed after an action. */
  seedNow(): string;
  /** Games that are rolled. */
  games: number;
  /** Games that there are, or are to be as soon as they can be rolled. */
  coming: number;
  /** Rolls of a game that does not count yet. */
  made: number;
  /** Whether games are rolled until somebody pauses. */
  running: boolean;
  /** Whether the game under the microscope waits for its next roll. */
  halfway: boolean;
  /** Games that the address asks for. */
  opening: Opening | null;
  /** Whether the reader has to be told how far those are. */
  opens: boolean;
  /** The game that is rolled roll by roll. */
  stepping: Stepping<R> | null;
  /** The games that can be brought back. */
  left: Left | null;
  /** Whether there is an edit that can be undone. */
  undoable: boolean;
  /** The rollout's answers, each asked for once. */
  rollout: Answers;
  /** The answers of the same games with the luck of before, while they are measured again; null otherwise. */
  before: Answers | null;
  /** The estimate of luck in force. */
  estimate: Estimate;
  estimates(): Compared[];
  funnel(games: number): Funnel | null;
  betOn: string;
  rolls(record: RecordOf<R>): number;
  rollSaid(record: RecordOf<R>, roll: number): { text: string; luck: number | null };
  /** The statistics. */
  readout: ReturnType<R['readout']>;
  /** The figures beside the chart. They don't have a reduced average while the games are measured again. */
  figures: Readout;
  /** null where nothing exact can be said. */
  theory: Theory | null;
  /** The theory as far as it may be shown: not before a bet has its answer, nor while the guide asks for the first one. */
  shown: Theory | null;
  /**
   * The game under the microscope. Its picture may be on the way: of the rolls that are made, some are shown, and the board has some
   * milliseconds to move there.
   */
  inView: { record: RecordOf<R> | null } & Seen;
  /** The next step of the guide. */
  step: Step | null;
  /** Whether the estimate in force was chosen after the games that there are. */
  chosenAfter: boolean;
  /** Whether where the lines settle is kept from a reader to whom a bet is on offer. */
  withheld: boolean;
  /** Parts that are not shown. */
  hide: Set<string>;
  /** All that can be seen, in a sentence or two. */
  said: string;
  /** The chart. */
  averages: ChartModel;
  /** The second chart. */
  averageLuck: ChartModel;
}
