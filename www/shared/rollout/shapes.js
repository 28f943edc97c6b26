// Types of what the core of every lab that rolls out gives, and of what such a lab keeps. Results are in the lab's unit
// (units.js); null = not defined (yet). A lab's own types may say more.

/**
 * @typedef {Object} Summary  sd per game; se and ci of the mean
 * @property {number | null} mean
 * @property {number | null} sd
 * @property {number | null} se
 * @property {[number, number] | null} ci
 */

/** @typedef {Summary & {anyTime: [number, number] | null}} Average  with the interval that holds after every number of games at once */

/**
 * @typedef {Object} Readout  the statistics of a rollout
 * @property {number} games
 * @property {string} seed
 * @property {Average} plain
 * @property {Average} reduced
 * @property {{plain: boolean, reduced: boolean}} approximate  whether any-time intervals are only about right
 * @property {number | null} equivalentGames
 * @property {{result: number, luck: number, reduced: number}} totals  sums over all games
 * @property {number | null} meanLuck  per game
 * @property {{plain: number | null, reduced: number | null}} expectedSe  what theory says after so many games
 * @property {boolean} reliable  whether there are games enough for a 95% interval to be more than rough
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
 * @typedef {Object} History  running averages at the checkpoints, with their 95% bands; NaN = undefined
 * @property {Float64Array} games
 * @property {Float64Array} plain
 * @property {Float64Array} plainLow
 * @property {Float64Array} plainHigh
 * @property {Float64Array} reduced
 * @property {Float64Array} reducedLow
 * @property {Float64Array} reducedHigh
 * @property {Float64Array} luck  mean luck per game
 */

/**
 * @typedef {Object} AnyTimeBands  the any-time intervals at the same checkpoints; NaN = undefined
 * @property {Float64Array} plainLow
 * @property {Float64Array} plainHigh
 * @property {Float64Array} reducedLow
 * @property {Float64Array} reducedHigh
 */

/**
 * @typedef {Object} Funnel  where 95 of 100 rollouts are expected after so many games
 * @property {Float64Array} games
 * @property {Float64Array} plainLow
 * @property {Float64Array} plainHigh
 * @property {Float64Array} reducedLow
 * @property {Float64Array} reducedHigh
 */

/**
 * @typedef {Object} Spread  how the means of many rollouts spread
 * @property {number | null} mean
 * @property {number | null} sd
 * @property {number | null} expectedMean
 * @property {number | null} expectedSd
 * @property {number | null} skewness  of the means; null where there is no spread
 * @property {number | null} expectedSkewness  null where theory knows nothing
 * @property {Float64Array} edges  of the bins
 * @property {Float64Array} counts
 * @property {Float64Array} curveX  the normal curve that theory expects, in means per bin; empty where there is none
 * @property {Float64Array} curveY
 */

/**
 * @typedef {Object} GameRecord  one game as an estimate sees it
 * @property {number} trial  from 0
 * @property {number} result
 * @property {number} totalLuck
 * @property {number} reduced
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
 * @typedef {Object} Coverage
 * @property {number} intervals  rollouts that have a 95% interval
 * @property {number} contain  those whose interval contains the truth
 */

/**
 * @typedef {Object} BesideTruth  many rollouts beside the truth that they are after
 * @property {number} truth
 * @property {Coverage} plain
 * @property {Coverage} reduced
 * @property {{plain: number, reduced: number, neither: number}} nearer  in how many rollouts which average was nearer
 */

/**
 * @typedef {Object} StoppedOwn
 * @property {() => {plain: Stopped, reduced: Stopped, firstLook: number}} stopped
 */

/** @typedef {Lot & StoppedOwn} StoppedRollouts  rollouts that are stopped when they are ahead */

/**
 * @typedef {Object} Stopped  what became of those that one of the two averages stopped
 * @property {number | null} mean  of where they stopped
 * @property {number | null} margin  half the 95% interval of that
 * @property {number} limit  what they would average if nobody had looked
 * @property {number} ahead  how many got ahead
 * @property {number | null} games  of a rollout on average
 */

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
 * @property {(record: any, texts: any, format: import('../format.js').Format) => string[]} cells
 * @property {(record: any, texts: any) => (string | number | null)[]} values  the same for a spreadsheet
 * @property {(lab: any) => MoreColumns | null} [inFile]  columns of the spreadsheet alone, at its end
 */

export {};
