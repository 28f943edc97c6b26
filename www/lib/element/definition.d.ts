// A lab as data. The one element class of all labs (lab.js) runs it.

import type { CSSResultGroup, LitElement } from 'lit';
import type { Problem, Properties, Values } from '../address/address.js';
import type { Format } from '../i18n/format.js';
import type { Catalogues, Texts } from '../i18n/texts.js';
import type { Unit } from '../i18n/format.js';
import type { Failure } from './core.js';
import type { Lab } from './lab.js';

/**
 * A part of a lab that lives longer than one drawing: it rolls, prepares, remembers, or draws by itself. The element asks each
 * piece for what it has of these.
 */
export interface Piece {
  /** Whether something is still to come without anybody's doing. Its end says 'statechange'. */
  readonly busy?: boolean;
  /** Whether something is still to come that changes heights. */
  readonly filling?: boolean;
  /** Whether a part that is to be seen is still being loaded or drawn. */
  readonly coming?: boolean;
  /** Whether a snapshot would block the page now. Its event waits until this piece says that something has changed. */
  readonly holdsSnapshots?: boolean;
  /** Somebody has begun or ceased to see the lab. */
  looked?(visible: boolean): void;
  /** Something has changed and is about to be drawn. */
  follow?(): void;
  /** The lab has been drawn. */
  drawn?(): void;
  /** The lab was taken out of its page. */
  removed?(): void;
  /** The core has stopped. */
  failed?(): void;
}

/**
 * Actions by name. An action returns the parts of the state that are different from now on, or has a piece do something. It is
 * written as a method here, so that an action of one lab counts as an action of a lab.
 */
export type Actions<L> = Record<string, { action(lab: L, ...given: never[]): object | void }['action']>;

/** Actions as views and host pages call them, without the lab. */
export type Bound<A> = {
  [N in keyof A]: A[N] extends (lab: never, ...given: infer G) => infer R ? (...given: G) => R : never;
};

/**
 * A lab. `L` is the lab as its own functions see it: the element with its pieces. `S` is its state, and `M` its model.
 */
export interface Definition<L, S, M> {
  /** In the registry. The names of its element and of its files follow from it. */
  name: string;
  /** Starts the core. Resolves with the reason if it can't be had. */
  load(): Promise<Failure | null>;
  catalogues: Catalogues<Texts>;
  /** Other elements that it is made of, by name. */
  elements: Record<string, CustomElementConstructor>;
  /** The unit of its results; percent if nothing is said. */
  unit?: Unit;
  /** How its numbers are written, where that is not as everywhere. */
  format?(format: Format): Format;
  /** The state as the lab begins. */
  state(): S;
  /** The properties of its address. */
  address: Properties;
  /** The core, if properties of the address expand texts with it. */
  rules?: unknown;
  /** Parts that an author can hide. */
  parts: readonly string[];
  /**
   * Parts that an article has no need of: the lab is one click away. An embed's address of version 2 hides them without naming
   * them, for ever.
   */
  spare: readonly string[];
  /** The pieces, by the names that they have as properties of the lab. The element asks each for what it has of `Piece`. */
  pieces(lab: L): object;
  actions: Actions<L>;
  /** Everything that the view needs. It is asked for once until something changes. */
  model(lab: L): M;
  /** The model as a template. */
  view(model: M): unknown;
  /** The sentence that is read aloud. */
  said(model: M): string;
  /** The results, as host pages are told them. */
  snapshot(lab: L): object;
  /** Properties and methods for host pages; `this` is the lab. */
  host: object;
  /** Attributes of its HTML that are properties for host pages. */
  attributes: string[];
  /** Takes on one of these. */
  attribute(lab: L, name: string, value: string): void;
  /** The lab as values of its address. */
  values(lab: L): Values;
  /** Milliseconds after which the page's address follows a change, where they are not as everywhere. */
  writeEvery?: number;
  /** Values that `values` leaves out, for an address whose author says otherwise. */
  insisted(lab: L): Values;
  /** Takes such values on. Returns those that the core refuses. */
  restore(lab: L, values: Values): Problem[];
  /** Whether the reader has bet, or is asked for a bet, and is not to be told the answer yet. */
  untold(lab: L): boolean;
  /** Says in the lab's own words what is wrong with a value of the address; null: the usual words do. */
  explain?(lab: L, problem: Problem): unknown;
  styles: CSSResultGroup;
}

/**
 * A lab as its own functions see it: the element with its state `S`, its pieces `P` and its texts `T`. The types of its actions `A` and of
 * its model `M` are inferred, so actions and the model are given a lab without these types.
 */
export type LabOf<S extends object, P, T extends Texts, A = object, M = unknown> = Lab<S, M> & P & { texts: T; act: Bound<A> };

/** Ways out of a lab that the page around it offers. */
export interface Offers {
  /** Opens the dialog for sharing. */
  share?(): void;
  /** Whether that could not be loaded when it was to be opened. */
  notLoaded?: boolean;
  /** The address of the full page with the lab as it is now. */
  page?(): string;
}

/** A lab, as the page around it sees it. */
export interface PageLab extends LitElement {
  form: Form;
  offers: Offers;
  texts: Texts;
  /** Resolves when all parts have been drawn for the first time. */
  complete: Promise<unknown>;
  /** Whether the reader is not to be told the answer of a bet yet. */
  readonly untold: boolean;
}

/** The part of a lab's definition that its page reads, and the lab's element. */
export interface PageDefinition<E>
  extends Pick<
    Definition<never, object, never>,
    'name' | 'load' | 'catalogues' | 'elements' | 'address' | 'parts' | 'spare'
  > {
  element: new () => E;
}

/** The place of a lab: a page of ours, or somebody else's. */
export type Form = 'page' | 'embed';
