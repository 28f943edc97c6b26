// How Chromium is launched, by the page tests, the benchmark and the screenshots alike.

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
  ],
};
