// Types of what the core of every lab that rolls out gives, and of what such a lab keeps. Results are in the lab's unit
// (units.js); null = not defined (yet). A lab's own types may say more.

// Shapes that the modules of all these labs have are those of the story's module, which has them all.
/** @typedef {import('../../pkg/story/rollout_lab.js').Summary} Summary */
/** @typedef {import('../../pkg/story/rollout_lab.js').Average} Average */
/** @typedef {Omit<import('../../pkg/story/rollout_lab.js').Readout, 'leaves'>} Readout  the statistics of a rollout */
/** @typedef {import('../../pkg/story/rollout_lab.js').History} History */
/** @typedef {import('../../pkg/story/rollout_lab.js').AnyTimeBands} AnyTimeBands */
/** @typedef {import('../../pkg/story/rollout_lab.js').Funnel} Funnel */
/** @typedef {import('../../pkg/story/rollout_lab.js').Spread} Spread */
/** @typedef {import('../../pkg/story/rollout_lab.js').BesideTruth} BesideTruth */
/** @typedef {import('../../pkg/story/rollout_lab.js').Stopped} Stopped */

/**
 * A game, as an estimate of luck sees it.
 * @typedef {Pick<import('../../pkg/story/rollout_lab.js').GameRecord, 'trial' | 'result' | 'totalLuck' | 'reduced'>} GameRecord
 */

/**
 * @typedef {Object} Theory  exact; where nothing exact can be computed there is null instead of it
 * @property {number} [truth]  which even games without luck taken out may miss; without it, it is where those settle
 * @property {{mean: number, sd: number | null, bias?: number}} plain  sd: null where only the limit is known
 * @property {{mean: number, sd: number | null, bias: number}} reduced
 * @property {boolean} unbiased
 * @property {number | null} equivalentGames  null where the estimate is biased or leaves no spread, or that is not known
 */

/**
 * An estimate of luck (a luck table, an evaluator) is the lab's own affair; here it is only passed on.
 * @typedef {any} Estimate
 */

/**
 * @typedef {Object} Compared  an estimate in the comparison of all
 * @property {string} id  of its line
 * @property {string} tone
 * @property {string} name
 * @property {Estimate} estimate
 */

/**
 * @typedef {Object} Core  what the core has for every lab
 * @property {() => string} randomSeed
 * @property {(text: string) => string} readSeed  throws if it is none
 * @property {(games: number) => number} readGames  throws if that is no number of games
 */

/** @typedef {import('../workers/course.js').Work} Work */

/**
 * @typedef {Object} RolloutOwn
 * @property {number} games
 * @property {string} seed
 * @property {() => void} rewind
 * @property {(estimate: Estimate) => Readout} readout
 * @property {(estimate: Estimate) => History} history
 * @property {(estimate: Estimate) => AnyTimeBands} anyTime
 * @property {(trial: number, estimate: Estimate) => any} record  a GameRecord with more, also of a game to come
 * @property {() => void} free
 */

/** @typedef {Work & RolloutOwn} Rollout  a unit of its work is a game */

/**
 * @typedef {Object} LotOwn
 * @property {number} games  per rollout; at the most, where they are stopped
 * @property {() => void} free
 */

/** @typedef {Work & LotOwn} Lot  of many rollouts */

/**
 * @typedef {Object} ManyRolloutsOwn
 * @property {(estimate: Estimate) => Spread} spread
 * @property {(estimate: Estimate) => BesideTruth | null} besideTruth  null where the truth is not known
 * @property {(estimate: Estimate) => StoppedRollouts | null} stoppedWhenAhead  the same, to be rolled and stopped;
 *   null where it is not known what to be ahead of
 */

/** @typedef {Lot & ManyRolloutsOwn} ManyRollouts */

/**
 * @typedef {Object} StoppedOwn
 * @property {() => import('../../pkg/story/rollout_lab.js').StoppedBoth} stopped
 */

/** @typedef {Lot & StoppedOwn} StoppedRollouts  rollouts that are stopped when they are ahead */

/** @typedef {[plain: number, reduced: number]} Bets  where the reader says that the lines will settle */

/**
 * @typedef {Object} View  how the reader wants the chart
 * @property {'log' | 'linear'} axis
 * @property {boolean} bands
 * @property {boolean} always  whether those are shown that hold at all times
 * @property {boolean} funnels
 * @property {boolean} luck  the chart of average luck
 * @property {boolean} allTables  the comparison of all estimates
 * @property {Set<string>} hidden  ids of series
 */

/**
 * @typedef {Object} RolloutState  what the reader has chosen in any such lab
 * @property {number} speed  of a run, in games a second; Infinity: flat out
 * @property {'newest' | 'first'} gamesShown
 * @property {{text: string, code: string} | null} badSeed  a seed that was typed and refused
 * @property {boolean} seedChosen  whether somebody wants these dice and no others
 * @property {Set<string>} hide  parts that the author does not want
 * @property {boolean} asks  whether the author wants the reader to bet first
 * @property {boolean} betting  whether the reader is still to say where the lines will settle
 * @property {Bets | null} draft  where he has moved the handles until then; null: nowhere
 * @property {Bets | null} bets  where he said that they will
 * @property {boolean} told  whether he may be told: not while he bets, nor while his bet is open
 * @property {string | null} known  what he was told of before he was asked, see `betOn`
 * @property {boolean} guide  whether the reader is told what to do next
 * @property {View} view
 */

/**
 * @typedef {Object} MoreColumns
 * @property {string[]} heads
 * @property {(record: any) => (number | null)[]} values
 */

/**
 * @typedef {Object} OwnColumns  what a lab's table of games has between a game's number and its result
 * @property {{id: string, align?: 'start' | 'end', hideNarrow?: boolean}[]} columns  named in texts.games.columns;
 *   at the end unless they say otherwise
 * @property {(record: any, texts: any, format: import('../i18n/format.js').Format) => string[]} cells
 * @property {(record: any, texts: any) => (string | number | null)[]} values  the same for a spreadsheet
 * @property {(lab: any) => MoreColumns | null} [inFile]  columns of the spreadsheet alone, at its end
 */

export {};
