// The charts' models: columns from the core, named and coloured. Nothing is computed here but how far the
// games axis reaches.

/**
 * @typedef {Object} Lab  whose rollout is drawn
 * @property {Omit<import('./shapes.js').Answers, 'readout'>} rollout
 * @property {Omit<import('./shapes.js').Answers, 'readout'> | null} [before]  drawn while its games are measured again
 * @property {{view: import('./shapes.js').View, betting?: boolean, bets?: import('./shapes.js').Bets | null}} state
 * @property {ReadonlySet<string>} [hide]  parts that are not shown
 * @property {Theory | null} [theory]  whether it is told or not
 * @property {import('./shapes.js').Estimate} estimate  in force
 * @property {() => import('./shapes.js').Compared[]} estimates
 * @property {(games: number) => import('./shapes.js').Funnel | null} funnel
 * @property {Texts} texts
 * @property {Format} format
 */
/** @typedef {import('./shapes.js').Theory} Theory */
/** @typedef {import('../chart/model.js').ChartModel} ChartModel */
/** @typedef {import('../chart/model.js').Series} Series */
/** @typedef {import('../i18n/texts.js').Texts} Texts */
/** @typedef {import('../i18n/format.js').Format} Format */

/**
 * The right end of the games axis: in steps, so that the picture stands still between them.
 * @param {number} games
 * @param {'log' | 'linear'} axis
 * @param {number} [least]
 */
export function axisEnd(games, axis, least = axis === 'log' ? 1000 : 100) {
  if (games <= least) return least;
  const decade = 10 ** Math.floor(Math.log10(games));
  const steps = axis === 'log' ? [1, 10] : [1, 2, 5, 10];
  return (steps.find((step) => step * decade >= games) ?? 10) * decade;
}

/**
 * The running averages, plain and reduced with the estimate in force, or with all of them.
 * @param {Lab} lab
 * @param {Theory | null} theory  null: there is none, or it is not to be told yet
 * @param {number} [least]  games that the axis has room for
 * @returns {ChartModel}
 */
export function averagesModel(lab, theory, least) {
  const { before = null, state, texts, format } = lab;
  const { view } = state;
  const rollout = before ?? lab.rollout;
  const words = texts.chart;
  const xMax = axisEnd(rollout.games, view.axis, least);
  if (!theory && rollout.games === 0 && !state.betting && !state.bets) return sketch(lab, xMax);
  const history = rollout.history(lab.estimate);
  const anyTime = view.always ? rollout.anyTime(lab.estimate) : null;
  const hidden = (/** @type {string} */ id) => view.hidden.has(id);

  /** @type {Series[]} */
  const series = [
    {
      id: 'plain',
      label: words.plain,
      tone: 'plain',
      mean: history.plain,
      lo: history.plainLow,
      hi: history.plainHigh,
      always: anyTime ? [anyTime.plainLow, anyTime.plainHigh] : undefined,
      hidden: hidden('plain'),
    },
  ];
  if (view.allTables) {
    for (const { id, tone, name, estimate } of lab.estimates()) {
      const { reduced } = rollout.history(estimate);
      series.push({ id, label: name, tone, mean: reduced, lo: null, hi: null, hidden: hidden(id) });
    }
  } else {
    series.push({
      id: 'reduced',
      label: words.reduced,
      tone: 'reduced',
      mean: history.reduced,
      lo: history.reducedLow,
      hi: history.reducedHigh,
      always: anyTime ? [anyTime.reducedLow, anyTime.reducedHigh] : undefined,
      hidden: hidden('reduced'),
      waits: before !== null,
    });
  }

  const funnel = theory && view.funnels ? lab.funnel(xMax) : null;
  const funnels = [];
  if (funnel) {
    const { games, plainLow, plainHigh, reducedLow, reducedHigh } = funnel;
    funnels.push({ tone: 'plain', hidden: hidden('plain'), games, lo: plainLow, hi: plainHigh });
    if (!view.allTables) {
      funnels.push({ tone: 'reduced', hidden: hidden('reduced'), games, lo: reducedLow, hi: reducedHigh });
    }
  }
  const limits = [];
  if (theory && !theory.unbiased && !view.allTables) {
    for (const tone of /** @type {const} */ (['plain', 'reduced'])) {
      const { mean, bias } = theory[tone];
      if (bias) limits.push({ value: mean, label: words.limitLabel(format.value(mean, format.unit.digits)), tone });
    }
  }
  return {
    games: history.games,
    series,
    funnels,
    truth: truthOf(theory, texts, format),
    limits,
    axis: view.axis,
    xMax,
    bands: view.bands,
    legend: !lab.hide?.has('legend'),
    ends: format.unit.ends,
    zero: format.unit.zero,
    format: {
      value: (value) => format.value(value, format.unit.close),
      spoken: (value) => format.inUnit(format.plain(value, format.unit.close)),
      tick: (value, step) => format.value(value, decimals(step)),
      games: format.count,
      gamesTick: format.short,
    },
    texts: { ...chartTexts(words.label, words.description(format.unit), texts, format), listen: words.listen },
  };
}

/** Points of the sketched funnel, and the height of its axis in the funnel's own unit: as much as ten games are off. */
const SKETCHED = 60;
const SKETCH_ENDS = 0.34;

/**
 * A funnel that gives neither the answer nor the spread away. Every funnel has its shape: it narrows with the square root of the games.
 * @param {number} xMax
 * @param {number} [centre]
 * @param {number} [unit]  how far it reaches after one game
 * @returns {import('../chart/model.js').Funnel}
 */
export function sketchedFunnel(xMax, centre = 0, unit = 1) {
  const games = Float64Array.from({ length: SKETCHED }, (_, i) => xMax ** (i / (SKETCHED - 1)));
  return {
    tone: 'plain',
    hidden: false,
    games,
    lo: games.map((n) => centre - unit / Math.sqrt(n)),
    hi: games.map((n) => centre + unit / Math.sqrt(n)),
  };
}

/**
 * A chart without games and without an answer.
 * @param {Lab} lab
 * @param {number} xMax
 * @returns {ChartModel}
 */
function sketch({ state: { view }, theory, texts, format, hide }, xMax) {
  const words = texts.chart;
  const line = (/** @type {'plain' | 'reduced'} */ id) => ({
    ...{ id, label: words[id], tone: id, mean: NO_GAMES, lo: null, hi: null, hidden: view.hidden.has(id) },
  });
  return {
    games: NO_GAMES,
    series: [line('plain'), line('reduced')],
    funnels: [sketchedFunnel(xMax)],
    truth: theory ? { value: 0, label: words.truth('?') } : null,
    limits: [],
    axis: view.axis,
    xMax,
    bands: false,
    legend: !hide?.has('legend'),
    masked: true,
    domain: [-SKETCH_ENDS, SKETCH_ENDS],
    format: { value: () => '?', spoken: () => '?', tick: () => '?', games: format.count, gamesTick: format.short },
    texts: { ...chartTexts(words.label, words.description(format.unit), texts, format), listen: words.listen },
  };
}

const NO_GAMES = new Float64Array();

/**
 * Where an average belongs that is not biased.
 * @param {Theory | null} theory
 * @param {Texts} texts
 * @param {Format} format
 */
export const truthOf = (theory, { chart }, format) => {
  if (!theory) return null;
  const { truth = theory.plain.mean } = theory;
  const written = format.inUnit(format.plain(truth, format.unit.exact));
  return { value: truth, label: theory.cut ? chart.limitLabel(written) : chart.truth(written) };
};

/**
 * The average luck per game, heading for zero or for what a biased estimate hands out.
 * @param {Lab} lab
 * @param {Theory | null} theory
 * @param {number} [least]  games that the axis has room for
 * @returns {ChartModel}
 */
export function luckModel({ before = null, rollout: now, estimate, state: { view }, texts, format }, theory, least) {
  const words = texts.chart;
  const rollout = before ?? now;
  const history = rollout.history(estimate);
  const settles = theory ? (theory.plain.bias ?? 0) - theory.reduced.bias : 0;
  return {
    games: history.games,
    series: [
      {
        ...{ id: 'luck', label: words.luck, tone: 'luckline', mean: history.luck, lo: null, hi: null, hidden: false },
        waits: before !== null,
      },
    ],
    funnels: [],
    truth: { value: 0, label: words.zero },
    limits:
      !theory || theory.unbiased
        ? []
        : [{ value: settles, label: words.luckLimit(format.points(settles, format.unit.digits)), tone: 'luckline' }],
    axis: view.axis,
    xMax: axisEnd(rollout.games, view.axis, least),
    bands: false,
    under: true,
    format: {
      value: (value) => format.points(value, format.unit.close),
      spoken: (value) => format.points(value, format.unit.close),
      tick: (value, step) => format.points(value, decimals(step)),
      games: format.count,
      gamesTick: format.short,
    },
    texts: { ...chartTexts(words.luckLabel, words.luckDescription, texts, format), xAxis: '' },
  };
}

/**
 * @param {string} label
 * @param {string} description
 * @param {Texts} texts
 * @param {Format} format
 * @returns {import('../chart/model.js').ChartTexts}
 */
function chartTexts(label, description, { chart }, format) {
  return {
    label,
    description,
    series: chart.series,
    xAxis: chart.xAxis,
    noGames: chart.noGames,
    masked: chart.masked,
    reading: (games) => chart.reading(format.count(games)),
    band: chart.band,
    always: chart.inAlways,
    spoken: (heading, rows) => {
      const said = rows.flatMap(({ label: name, value, band, always }) => [
        chart.spokenRow(name, value, band),
        ...(always ? [chart.spokenRow(chart.inAlways, always, '')] : []),
      ]);
      return chart.spoken(heading, said.join(chart.spokenAnd));
    },
  };
}

/** Decimals that tell ticks apart which are `step` apart. @param {number} step */
const decimals = (step) => Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
