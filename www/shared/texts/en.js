// Everything the pages say, in English. Blue is X, the side on roll, whose chances all figures give; White is O.

export const en = {
  language: 'en',

  page: {
    title: 'Rollout Lab: wrong luck that averages zero can’t bias a rollout',
    description:
      'Roll out a backgammon position, edit the estimates of luck, and watch variance reduction: ' +
      'estimates that average zero never move the answer, they only change how fast it comes.',
    heading: 'Wrong luck that averages zero can’t bias a rollout',
    lead:
      'Roll the games out. From every result subtract the luck you <em>think</em> the dice carried. ' +
      'Edit the estimates, turn them backwards, and watch where the average settles.',
    staticIntro:
      'Blue has four checkers on his ace point and is to roll; White has one checker on her six point. ' +
      'Blue wins 37.5% of the games. These are the article’s three tables of luck, in percentage points for Blue:',
    staticEvent: 'Event',
    staticChance: 'Chance',
    staticNeeds:
      'The live lab needs JavaScript and WebAssembly with SIMD (Chrome 111, Firefox 113, Safari 16.4 or newer).',
    staticMeaning:
      'Every table averages zero on each roll, so result − luck averages 37.5% with all three. One game scored ' +
      'with the correct table is worth infinitely many plain ones, with the made-up table 8.33, with the ' +
      'backwards table a quarter.',
    about: `
      <h2>What you are looking at</h2>
      <p>How good is a backgammon position? A <b>rollout</b> plays it out many times and averages the results.
      Dice are wild, so the average settles slowly: to halve its error takes four times the games.</p>
      <p>Much of that wildness can be seen as it happens. When Blue rolls doubles here he was lucky; when White
      gets her checker off, he was not. Put a number on each roll’s luck, add the numbers up over a game, and
      subtract the sum from the game’s result: what is left is the game as it would have gone with average dice.
      Averaging that is <b>variance reduction</b>. With the right numbers every game returns the exact answer.</p>
      <p>But who knows the right numbers? Nobody needs to. If the luck of a roll averages zero over the 36 rolls,
      all that is subtracted in the long run is zero, and the average cannot be moved by it, however wrong the
      single numbers are. Wrong numbers only leave more of the noise in, and backwards ones add some. What would
      bias a rollout is luck that does <em>not</em> average zero: switch “Keep the average at zero” off and try.</p>
      <p>The dice are honest: 36 equally likely rolls from a named generator, the same for both lines, and the
      same again for whoever types your seed. Only three numbers are kept, how many games ended at each leaf of
      the tree; every table, also the one you are about to try, is scored from those.</p>
      <h2>Sources</h2>
      <p>The position, the tables and the 30 printed games are from David Montgomery, <cite>Variance
      Reduction</cite>, GammOnLine, February 2000. The words and the program here are our own.</p>`,
  },

  sides: { x: 'Blue', o: 'White' },

  problems: {
    heading: 'Something in the address of this page could not be understood, and was left out:',
    /**
     * @param {string} name
     * @param {string} text
     */
    value: (name, text) => `${name}: “${text}”`,
    version: 'It was made by a newer version of this page; what is not known here is left out.',
    close: 'Close',
  },

  opening: {
    /** @param {string} n */
    rolling: (n) => `Rolling the ${n} games of this link …`,
    /**
     * @param {string} n
     * @param {string} rolled
     */
    more: (n, rolled) => `This link asks for ${n} games; ${rolled} are rolled.`,
    /** @param {string} n */
    roll: (n) => `Roll the other ${n}`,
    leave: 'That will do',
  },

  share: {
    open: 'Share …',
    page: 'Open in Rollout Lab ↗',
    heading: 'Share this rollout',
    close: 'Close',
    fields: {
      link: 'Link to the page as it is now',
      iframe: 'HTML of a frame',
      element: 'HTML of an element',
    },
    linkNote: 'It opens the same luck table with the same dice, rolled as far as here.',
    iframeNote: 'For sites that take frames. Its height is right for an article 720 pixels wide.',
    elementNote: 'For pages of your own: it is as high as it needs to be, and a picture where scripts don’t run.',
    copy: 'Copy',
    /** @param {string} name */
    copyLabel: (name) => `Copy: ${name}`,
    /** @param {string} name */
    copied: (name) => `Copied: ${name}.`,
    copyYourself: 'The browser does not let this page copy. The text is selected: press Ctrl+C or ⌘C.',
    files: 'Pictures and data',
    filesNote: 'The chart as it is now, with a caption and its source; and the games, for a spreadsheet.',
    svg: 'Chart as SVG',
    png: 'Chart as PNG',
    csv: 'Games as CSV',
    /** @param {string} name */
    saved: (name) => `Saved: ${name}`,
    noPicture: 'This browser could not make the picture.',
    embed: 'In your own article',
    singleFile:
      'This copy of Rollout Lab is a single file, which other pages cannot show. Open the lab on a web site to embed it.',
    language: 'Language',
    ownLanguage: 'as the reader',
    theme: 'Colours',
    themes: { auto: 'as the page around it', light: 'light', dark: 'dark' },
    start: 'Begins with',
    starts: {
      /** @param {string} n */
      games: (n) => (n === '1' ? '1 game rolled' : `${n} games rolled`),
      none: 'no games yet',
      bet: 'a bet on where it settles',
    },
    shown: 'Shown beside the chart',
    parts: {
      board: 'board',
      game: 'game, roll by roll',
      seed: 'seed of the dice',
      controls: 'buttons that roll',
      tree: 'how games ended',
      sentence: 'result in words',
      table: 'luck table',
      presets: 'choice of tables',
      verdict: 'what the table does',
      tiles: 'result in figures',
      legend: 'buttons of the lines',
      options: 'chart options',
      notes: 'what funnels are',
      share: 'link to Rollout Lab',
      readout: 'all statistics',
      many: 'a thousand rollouts',
      games: 'list of games',
    },
    preview: 'Preview',
    widths: { phone: 'Phone', article: 'Article', wide: 'Wide' },
    posterAlt:
      'Chart of Blue’s winning chances over 10,000 games: the plain and the variance-reduced average both close in ' +
      'on the exact 37.5%, the variance-reduced one sooner.',
    pictureTitle: 'Blue’s winning chances: running averages of a plain and a variance-reduced rollout',
    /**
     * @param {string} sentence
     * @param {string} seed
     */
    caption: (sentence, seed) => `${sentence} Seed ${seed}.`,
    source: 'Position and method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. Made with Rollout Lab.',
    /** @param {string} address */
    sourceAt: (address) =>
      'Position and method: David Montgomery, “Variance Reduction”, GammOnLine, February 2000. ' +
      `Made with Rollout Lab: ${address}`,
  },

  failure: {
    noWasm: 'This browser has no WebAssembly, which rolls the games. Here are the article’s tables without it.',
    noSimd:
      'This browser’s WebAssembly has no SIMD instructions, which the rollout needs. ' +
      'Here are the article’s tables without it.',
    notLoaded: 'The part that rolls the games could not be loaded. Here are the article’s tables without it.',
    stopped: 'The part that rolls the games has stopped because of an error in it. Nothing more can be rolled.',
    reload: 'Reload the page',
  },

  board: {
    /** @param {number} pips */
    pips: (pips) => `${pips} pips`,
    start: 'Blue has four checkers on his ace point and is to roll. White has one checker on her six point.',
    blueDoubles: 'Blue has rolled doubles and taken all four checkers off: he has won.',
    blueTwoOff: 'Blue has taken two checkers off; two are left on his ace point. White is to roll.',
    whiteFails: 'White has failed to bear off. Blue will take his last two checkers off and win.',
    whiteOff: 'White has borne her checker off: she has won.',
  },

  game: {
    /** @param {string} n */
    title: (n) => `Game ${n}`,
    none: 'No game rolled yet',
    blueToRoll: 'Blue to roll …',
    thenWhite: 'then White, unless Blue rolls doubles',
    recorded: 'printed in the article, without its dice',
    /** @param {string} dice */
    blueDoubles: (dice) => `Blue rolls ${dice}: all four checkers off`,
    /** @param {string} dice */
    blueNoDoubles: (dice) => `Blue rolls ${dice}: two checkers off`,
    blueDoublesUnknown: 'Blue rolls doubles: all four checkers off',
    blueNoDoublesUnknown: 'Blue rolls no doubles: two checkers off',
    /** @param {string} dice */
    whiteFails: (dice) => `White rolls ${dice}: she stays on`,
    /** @param {string} dice */
    whiteBearsOff: (dice) => `White rolls ${dice}: she is off`,
    whiteFailsUnknown: 'White fails to bear off',
    whiteBearsOffUnknown: 'White bears off',
    whiteToRoll: 'White to roll …',
    whiteNot: 'White needs not roll',
    luckSoFar: 'luck so far',
    totalLuck: 'total luck',
    result: 'result',
    reduced: 'result − luck',
    luckOf: 'Blue’s luck',
  },

  controls: {
    rollOne: 'Roll one game',
    rollWhite: 'Roll for White',
    add: { 10: '+10', 1000: '+1,000', 1000000: '+1M' },
    /**
     * Begins with what the button shows, so that it can be called by that.
     * @param {string} shown
     * @param {string} n
     */
    addLabel: (shown, n) => `${shown}: roll ${n} games more`,
    run: 'Run',
    pause: 'Pause',
    speed: 'Speed',
    speeds: {
      1: '1 game/s',
      10: '10/s',
      100: '100/s',
      1000: '1,000/s',
      100000: '100,000/s',
      Infinity: 'flat out',
    },
    rewind: 'Rewind',
    rewindHint: 'Back to no games; the same dice will be rolled again',
    newDice: 'New dice',
    newDiceHint: 'Back to no games, with a new seed',
    seed: 'Seed',
    replay: 'Replay the article',
    replayHint: 'Start again with the 30 games that the article prints',
    replayMore: '20 more of the article’s games',
    replayOn: 'Go on with real dice',
    seedErrors: {
      SeedEmpty: 'A seed is a number: decimal digits, or 0x and hexadecimal ones.',
      SeedNotANumber: 'That is no seed: use decimal digits, or 0x and hexadecimal ones.',
      SeedTooLarge: 'A seed has at most 64 bits: up to 0xffffffffffffffff.',
    },
  },

  leaves: {
    caption: 'How the games ended',
    note: 'All statistics come from these three counts.',
    doubles: 'doubles',
    noDoubles: 'no doubles',
    fails: 'White fails',
    bearsOff: 'White bears off',
    blueWins: 'Blue wins',
    whiteWins: 'White wins',
  },

  table: {
    heading: 'Luck table',
    presets: {
      correct: 'Correct',
      madeUp: 'Made-up',
      backwards: 'Backwards',
      none: 'None',
      yours: 'Yours',
    },
    yoursHint: 'Change any estimate to make a table of your own',
    keepCentred: 'Keep the average at zero',
    turn: 'Turn',
    event: 'Event',
    chance: 'Chance',
    howLucky: 'How lucky',
    estimate: 'Blue’s luck',
    turns: { first: '1st roll', second: '2nd roll' },
    events: {
      doubles: 'Blue rolls doubles',
      noDoubles: 'Blue rolls no doubles',
      oFails: 'White fails to bear off',
      oBearsOff: 'White bears off',
    },
    chances: { doubles: '1/6', noDoubles: '5/6', oFails: '1/4', oBearsOff: '3/4' },
    /**
     * @param {string} event
     * @param {string} action
     */
    step: (event, action) => `${event}: ${action}`,
    average: 'average luck',
    more: 'one point more',
    less: 'one point less',
    unit: '%',
    errors: {
      LuckOutOfRange: 'A number from −1000 to 1000, please. The last good value still counts.',
      /**
       * @param {string} event
       * @param {string} value
       */
      CannotCentre: (event, value) =>
        `To keep the average at zero, “${event}” would need ${value}, outside ±1000. The last good value still counts.`,
    },
    /** @param {string} limit */
    verdictCentred: (limit) => `Averages zero on both rolls, so it cannot bias the rollout: it settles at ${limit}%.`,
    /** @param {string} limit */
    verdictCancels: (limit) =>
      `Not zero on each roll, but over a game the averages cancel: it settles at ${limit}% all the same.`,
    /**
     * @param {string} points
     * @param {string} limit
     * @param {boolean} blue whether Blue gets the luck
     */
    verdictBiased: (points, limit, blue) =>
      `This table hands ${blue ? 'Blue' : 'White'} ${points} points too much luck per game, ` +
      `so it settles ${points} too ${blue ? 'low' : 'high'}: ${limit}%.`,
    sumLabel: 'Mean of result − luck:',
  },

  readout: {
    plain: 'Plain',
    reduced: 'Variance reduced',
    games: 'Games',
    worth: 'One game is worth',
    /**
     * @param {string} n
     * @returns {string}
     */
    worthUnit: (n) => (n === '1' ? 'plain game' : 'plain games'),
    exact: 'exact',
    measured: 'measured',
    heading: 'The two rollouts, side by side',
    statistic: '',
    mean: 'Mean',
    sd: 'SD per game',
    se: 'Standard error',
    ci: '95% interval',
    equivalent: 'Worth … plain games',
    unreliable: 'Below 30 games this interval covers the truth less often than it says.',
    worthInfinite: 'all games exact',
    worthBiased: 'it is biased',
  },

  chart: {
    label: 'Running averages of the plain and the variance-reduced rollout',
    description:
      'Chances of Blue in percent against the number of games. Arrow keys read the values at a number of games; ' +
      'Page Up and Page Down go further, Home and End to the ends.',
    series: 'Lines shown',
    xAxis: 'games',
    noGames: 'No games yet',
    /** @param {string} games */
    reading: (games) => (games === '1' ? 'after 1 game' : `after ${games} games`),
    /**
     * @param {string} lo
     * @param {string} hi
     */
    band: (lo, hi) => `${lo} to ${hi}`,
    /**
     * @param {string} heading
     * @param {string} rows
     */
    spoken: (heading, rows) => `${heading}: ${rows}`,
    spokenAnd: ', ',
    /**
     * @param {string} name
     * @param {string} value
     * @param {string} band  '' where there is none
     */
    spokenRow: (name, value, band) => `${name} ${value}${band && ` (${band})`}`,
    truth: 'exact 37.5%',
    zero: 'zero',
    plain: 'plain',
    reduced: 'variance reduced',
    correct: 'correct',
    madeUp: 'made-up',
    backwards: 'backwards',
    yours: 'yours',
    luck: 'average luck',
    luckLabel: 'Average luck per game',
    luckDescription: 'Plain average − variance-reduced average, in points, against the number of games.',
    limitLabel: (/** @type {string} */ value) => `settles at ${value}%`,
    luckLimit: (/** @type {string} */ value) => `settles at ${value}`,
    log: 'Log axis',
    bands: '95% bands',
    funnels: 'Expected funnel',
    showLuck: 'Average luck',
    allTables: 'All tables',
    options: 'Chart options',
    funnelNote:
      'Bands: the rollouts’ own 95% intervals, from 30 games on. Dashed funnels: where theory expects 95 of 100 ' +
      'rollouts at any one point; most wander out somewhere.',
  },

  bet: {
    question: 'Where will each line settle? Drag the two handles, then roll.',
    sentence: 'Nothing is rolled yet. Say first where you think each average will settle, or skip that.',
    place: 'That’s my bet',
    skip: 'Skip',
    label: 'Your bet: where each average will settle',
    /** @param {string} name */
    handle: (name) => `Your bet: ${name}`,
    /**
     * @param {string} name
     * @param {string} percent
     */
    value: (name, percent) => `${name}: ${percent}%`,
    /**
     * @param {string} name
     * @param {string} percent
     */
    mark: (name, percent) => `your bet: ${name} ${percent}%`,
    /**
     * @param {string} plain
     * @param {string} reduced
     */
    placed: (plain, reduced) => `Your bets: plain ${plain}%, variance reduced ${reduced}%.`,
    /**
     * @param {string} plain
     * @param {string} plainLimit
     * @param {string} reduced
     * @param {string} reducedLimit
     */
    settled: (plain, plainLimit, reduced, reducedLimit) =>
      `Your bets: plain ${plain}% (it settles at ${plainLimit}%), ` +
      `variance reduced ${reduced}% (it settles at ${reducedLimit}%).`,
  },

  games: {
    heading: 'The games',
    caption: 'Games with the luck of every roll',
    newest: 'Newest',
    first: 'First',
    download: 'Download CSV',
    /** @param {string} n */
    downloadHint: (n) => `The first ${n} games and their luck, as a spreadsheet`,
    empty: 'No games rolled yet.',
    columns: {
      game: ['Game', '#'],
      x: ['Blue’s roll', 'Blue'],
      xLuck: ['luck', 'luck'],
      o: ['White’s roll', 'White'],
      oLuck: ['luck', 'luck'],
      result: ['Result', 'Res.'],
      totalLuck: ['Total luck', 'Luck'],
      reduced: ['Result − luck', 'R − L'],
    },
    doubles: 'doubles',
    noDoubles: 'no doubles',
    fails: 'stays on',
    bearsOff: 'off',
    total: 'Total',
    average: 'Average',
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedNewest: (listed, n) => `The newest ${listed} of ${n} games; totals and averages are of all.`,
    /**
     * @param {string} listed
     * @param {string} n
     */
    listedFirst: (listed, n) => `The first ${listed} of ${n} games; totals and averages are of all.`,
  },

  many: {
    heading: 'A thousand rollouts like this one',
    /** @param {string} n */
    run: (n) => `Roll 1,000 rollouts of ${n} games`,
    needGames: 'Roll some games first: the thousand will be as long as yours.',
    cancel: 'Cancel',
    /** @param {string} percent */
    progress: (percent) => `${percent}% rolled`,
    label: 'How the averages of 1,000 rollouts spread',
    description: 'Two histograms, plain and variance reduced, over the normal curves that theory expects.',
    intro:
      'Each bar counts rollouts that ended there. Narrow means fast; centred on 37.5% means unbiased.',
    /**
     * @param {string} mean
     * @param {string} sd
     * @param {string} expectedMean
     * @param {string} expectedSd
     */
    note: (mean, sd, expectedMean, expectedSd) =>
      `average ${mean}%, spread ${sd}; theory says ${expectedMean}%, ${expectedSd}`,
    /** @param {string} n */
    done: (n) => `1,000 rollouts of ${n} games each`,
  },

  sentence: {
    /**
     * @param {string} now
     * @param {string} comment
     */
    both: (now, comment) => `${now} ${comment}`,
    start:
      'Nothing is rolled yet. The funnels show in advance how far a plain and a variance-reduced rollout usually stray.',
    /**
     * @param {string} games
     * @param {string} plain
     * @param {string} reduced
     */
    now: (games, plain, reduced) =>
      `${games === '1' ? '1 game' : `${games} games`}: plain ${plain}%, variance reduced ${reduced}%.`,
    same: 'This table calls every roll neither lucky nor unlucky, so both lines are one.',
    perfect: 'With these estimates every single game returns the exact answer.',
    /** @param {string} n */
    faster: (n) => `The estimates are wrong but average zero: one game tells as much as ${n} plain ones.`,
    /** @param {string} n */
    slower: (n) =>
      `Even these estimates average zero, so the answer stays unbiased; it only comes slower: ` +
      `one game tells as much as ${n} of a plain one.`,
    /**
     * @param {string} limit
     * @param {string} points
     */
    biased: (limit, points) =>
      `The estimates do not average zero, so the variance-reduced average is heading for ${limit}%, ${points} points off.`,
  },
};
