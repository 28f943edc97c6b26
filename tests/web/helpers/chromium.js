// How Chromium is launched, by the page tests, the benchmark and the screenshots alike.

/**
 * Chromium obeys only the last list of features, so those that Playwright switches off and a local page could notice are
 * named again. Ours is the omnibox's popup: for each new window it loads two pages that nobody sees, which costs as
 * much as the window itself.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** @type {import('@playwright/test').LaunchOptions} */
export const launch = {
  // Undefined: Playwright's own.
  executablePath: process.env.CHROMIUM,
  // As root it starts only without its sandbox. The rest keeps it off the network and off graphics cards.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join(',')}`,
  ],
};
