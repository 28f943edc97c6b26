// How long it takes from nothing until a page shows a rollout.

/**
 * From the start of the navigation until the chart with the games of the link has been painted, in milliseconds.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} lab  its element
 * @param {number} games  that the link asks for
 */
export async function coldStart(browser, address, lab, games) {
  // A context of its own has nothing in its cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(
    ([name, count]) => {
      const look = () => {
        const it = /** @type {import('../../../www/labs/contact/lab.js').ContactLab | null} */ (
          document.querySelector(name)
        );
        const drawn = it?.shadowRoot?.querySelector('rollout-chart')?.shadowRoot?.querySelector('svg path');
        if (drawn && (it?.rolling?.rollout?.games ?? -1) >= count) performance.mark('drawn');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    /** @type {const} */ ([lab, games]),
  );
  await page.goto(address);
  const mark = await page.waitForFunction(() => performance.getEntriesByName('drawn')[0]?.startTime);
  const milliseconds = Number(await mark.jsonValue());
  await context.close();
  return milliseconds;
}
