// The types of the models that the owner of a chart or a histogram hands over: columns, with all words and number formats.

/**
 * @typedef {Object} Series  one running average
 * @property {string} id
 * @property {string} label
 * @property {string} tone  colour token without its two dashes: 'plain', 'reduced', …
 * @property {Float64Array} mean  at the model's checkpoints; NaN = undefined, drawn as a gap
 * @property {Float64Array | null} lo  lower end of the 95% band
 * @property {Float64Array | null} hi
 * @property {[lo: Float64Array, hi: Float64Array]} [always]  the any-time band, if it is drawn
 * @property {boolean} hidden
 * @property {boolean} [waits]  whether another line is on its way, and this one is drawn faintly and not read
 * @property {string} [dash]  stroke-dasharray; otherwise the tone's own
 */

/**
 * @typedef {Object} Funnel  where theory expects 95 of 100 rollouts
 * @property {string} tone
 * @property {boolean} hidden
 * @property {Float64Array} games
 * @property {Float64Array} lo
 * @property {Float64Array} hi
 */

/**
 * @typedef {Object} Limit  a value at which a line will settle
 * @property {number} value
 * @property {string} label
 * @property {string} tone
 */

/**
 * @typedef {Object} Bet  where the reader says that a line will settle
 * @property {number} value
 * @property {string} label
 * @property {string} tone
 * @property {boolean} hollow  how its mark differs from the other one
 * @property {boolean} hidden
 */

/**
 * @typedef {Object} BetHandle
 * @property {string} id
 * @property {string} name  of its line
 * @property {string} tone
 * @property {number} value
 * @property {string} shown  the value as it is written
 * @property {string} label  accessible name
 * @property {string} spoken  the value as it is said
 */

/**
 * @typedef {Object} Betting
 * @property {string} label  accessible name of the plot meanwhile
 * @property {BetHandle[]} handles
 * @property {number} steps  of a handle in one unit
 */

/**
 * @typedef {Object} ChartFormat
 * @property {(value: number) => string} value  exact, for the reading
 * @property {(value: number) => string} spoken  the same without zeros at its end, for those who hear it
 * @property {(value: number, step: number) => string} tick  for the y axis; ticks are `step` apart
 * @property {(games: number) => string} games  exact
 * @property {(games: number) => string} gamesTick  short: "10k", "1M"
 */

/**
 * @typedef {Object} ReadingRow
 * @property {string} label
 * @property {string} value  "–" where undefined
 * @property {string} band  empty where there is none
 * @property {string} always  the any-time band, likewise
 */

/**
 * @typedef {Object} ChartTexts
 * @property {string} label  accessible name of the plot
 * @property {string} description  what it shows and which keys read it
 * @property {string} series  name of the group of series buttons
 * @property {string} xAxis
 * @property {string} noGames  shown while there is nothing to read
 * @property {string} [masked]  shown with a masked chart
 * @property {(games: number) => string} reading  heading of the reading: "after 1,000 games"
 * @property {(lo: string, hi: string) => string} band  "36.9–38.9%"
 * @property {string} always  name of the any-time band
 * @property {(heading: string, rows: ReadingRow[]) => string} spoken  the reading as one sentence
 * @property {{name: string, hint: string}} [listen]  the button that plays the lines, if they may be heard
 */

/**
 * @typedef {Object} ChartModel
 * @property {Float64Array} games  checkpoints, increasing from 1 or above; may be empty
 * @property {Series[]} series
 * @property {Funnel[]} funnels
 * @property {{value: number, label: string} | null} truth
 * @property {Limit[]} limits
 * @property {'log' | 'linear'} axis
 * @property {number} xMax  right edge, at least 10
 * @property {boolean} bands  whether the series' bands are drawn
 * @property {boolean} [faint]  whether these bands cover less than they say
 * @property {boolean} [legend]  whether buttons name the series, so that a narrow picture need not
 * @property {boolean} [under]  whether another chart above it has the numbers of its x axis
 * @property {boolean} [masked]  whether it is a sketch of what is to come, which gives no answer away
 * @property {Bet[]} [bets]
 * @property {Betting} [betting]  while the chart asks the reader for bets
 * @property {[number, number]} [domain]  what the y axis shows, instead of a range that fits the curves
 * @property {[number, number]} [ends]  what it shows before there are curves
 * @property {boolean} [zero]  whether zero has a line of its own
 * @property {(plan: import('./plan.js').Plan, paint: Paint) => unknown} [over]  a lab's drawing over the lines
 * @property {ChartFormat} format
 * @property {ChartTexts} texts
 */

/**
 * @typedef {Object} Panel  one histogram
 * @property {string} label
 * @property {string} tone
 * @property {Float64Array} edges  one more than counts
 * @property {Float64Array} counts
 * @property {{x: Float64Array, y: Float64Array} | null} curve  what theory expects, in counts per bin
 * @property {string} note
 * @property {number | null} [centre]  marked on the axis
 */

/**
 * @typedef {Object} HistogramModel
 * @property {Panel[]} panels  one below the other, on one x scale
 * @property {{value: number, label: string} | null} truth
 * @property {[number, number]} [domain]  what the x axis shows, instead of a range that fits the bars
 * @property {boolean} [compact]  whether words take as little height as possible
 * @property {{tick: (value: number, step: number) => string}} format
 * @property {{label: string, description: string}} texts
 */

/**
 * @typedef {(token: string) => string} Paint  a colour token's name to a colour: `var(--…)` on a page, a
 * plain value in an exported picture
 */

export {};
