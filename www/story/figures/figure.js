// What a figure of the story is: types only. It is an object of pure functions: its state in, data of the core, templates
// out. The build renders them into the page, and the page renders them anew once the reader comes near; so what he sees
// first is what he goes on with, and nothing moves.

/** @typedef {import('lit').TemplateResult} Template */
/** @typedef {import('lit').SVGTemplateResult} Drawing */
/** @typedef {import('../../lib/i18n/format.js').Format} Format */
/** @typedef {import('../texts/en.js').Common} Common  what all figures say */
/** @typedef {typeof import('../../pkg/story/rollout_lab.js')} StoryCore */
/** @typedef {typeof import('../../pkg/bearoff/rollout_lab.js')} BearoffCore */

/**
 * What can be changed of a figure, and be said in an address: `dare.luck=…` in the story, `luck=…` in its frame.
 * @template T
 * @typedef {Object} Property
 * @property {import('../../lib/address/kinds.js').Kind<Exclude<T, null>>} kind  how it is written
 * @property {T} initial  what it is untouched; is never written. null: nothing yet
 */

/**
 * @template S  the figure's state: a plain object, never changed but replaced
 * @template T  its texts
 * @typedef {Object} It  what a template needs besides the data
 * @property {S} state
 * @property {string} seed
 * @property {T} texts
 * @property {Common} common
 * @property {Format} format
 * @property {string} id  unique in the document, for ids and clip paths
 * @property {(changes: Partial<S>) => void} set  draws the figure anew, and says so in the address
 */

/**
 * Where the reader says what he expects, before he looks. The state has it as `guess`.
 * @typedef {Object} Guess
 * @property {string} question
 * @property {Range | Choice[]} answers
 */
/**
 * @typedef {Object} Range  a slider
 * @property {number} least
 * @property {number} most
 * @property {number} step
 * @property {number} start  where it stands untouched
 * @property {(value: number) => string} write
 */
/** @typedef {{value: string, label: string}} Choice  one of some words */

/**
 * The lab that shows the same, and what its address says.
 * @typedef {Object} Way
 * @property {string} lab
 * @property {string} values  such as `preset=made-up&games=1000`
 */

/**
 * @template S, M, T
 * @template [C=StoryCore]
 * @template [P=null]
 * @typedef {Object} Figure
 * @property {string} name
 * @property {{[K in keyof S]: Property<S[K]>}} properties
 * @property {(core: C, state: S, signal: AbortSignal | null) => Promise<P | null>} [prepare]  what takes longer than some milliseconds; it is
 *   asked again for every other state, and remembers itself what it need not make twice; null: it was given up
 * @property {(core: C, seed: string, state: S, prepared: P) => M} model  asks the core
 * @property {(model: M, it: It<S, T>) => string} alt  the picture in words
 * @property {boolean} [spoils]  whether the picture, or what is said of it, tells what the reader is asked: both wait for his guess, and
 *   the state has `shown` besides, for a reader who asks for them without one
 * @property {number} height  of the picture, which is 400 units wide
 * @property {(model: M, it: It<S, T>) => Drawing} picture  what stands in its `<svg>`
 * @property {(it: It<S, T>, model: M) => Guess} [guess]
 * @property {(model: M, it: It<S, T>) => Template} [controls]
 * @property {(model: M, it: It<S, T>) => Template | string} said  what the picture shows now
 * @property {(model: M, it: It<S, T>) => Template} [answer]  what is revealed when the reader asks
 * @property {(model: M, it: Pick<It<S, T>, 'state' | 'seed'>) => Way} [lab]
 */

/** As wide is every picture, in units of its own. */
export const WIDTH = 400;
