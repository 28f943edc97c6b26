// The lab while bets are made, and afterwards, as a reader finds it.

import { expect } from '@playwright/test';
import { scaleOf } from './chart.js';
import { defined, drawn } from './lab.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * @param {Page} page
 * @param {string} [address]
 */
export async function openBet(page, address = './?bet=1') {
  await page.goto(address);
  await defined(page);
  await drawn(page);
  return page.locator('two-checker-lab');
}

/**
 * What the reader is told: words that can be seen, and names and hints that are read out.
 * @param {Page} page
 */
export const told = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const words = [document.title];
    /** @param {ParentNode} root */
    const walk = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (!element.checkVisibility() || element.matches('style, script')) continue;
        const names = ['aria-label', 'aria-valuetext', 'title'];
        words.push(...names.map((name) => element.getAttribute(name) ?? ''));
        for (const node of element.childNodes) if (node instanceof Text) words.push(node.data);
      }
    };
    walk(document);
    return words.join(' ');
  });

/** @param {Locator} lab */
export const chart = (lab) => lab.locator('rollout-chart.main');
/** @param {Locator} lab @param {'plain' | 'variance reduced'} name */
export const handle = (lab, name) => lab.getByRole('slider', { name: `Your bet: ${name}`, exact: true });
/** The button that is in sight: of the guide, or beside the question. @param {Locator} lab */
export const place = (lab) => lab.getByRole('button', { name: 'Place bet' }).first();
/** @param {Locator} lab */
export const skip = (lab) => lab.getByRole('button', { name: 'Skip', exact: true });
/** @param {Locator} lab @param {string} name */
export const button = (lab, name) => lab.getByRole('button', { name, exact: true });
/** @param {Locator} lab @param {string} tone */
export const mark = (lab, tone) => chart(lab).locator(`path[stroke="var(--${tone})"][stroke-width="1.75"]`);

/**
 * What is drawn of truth, funnels and limits.
 * @param {Locator} lab
 */
export const telling = (lab) =>
  chart(lab).locator('path:is([stroke="var(--truth)"], [stroke-dasharray="2 4"], [stroke-dasharray="4 3"])');

/**
 * Sets a handle by keys.
 * @param {Locator} it
 * @param {number} percent
 */
export async function set(it, percent) {
  await it.focus();
  await it.press('Home');
  for (let ten = 10; ten <= percent; ten += 10) await it.press('PageUp');
  for (let one = 0; one < percent % 10; one += 1) await it.press('ArrowUp');
  await expect(it).toHaveAttribute('aria-valuenow', String(percent));
}

/**
 * Expects marks at these bets, in the chart's own scale, with their names.
 * @param {Locator} lab
 * @param {number} plain
 * @param {number} reduced
 */
export async function expectMarks(lab, plain, reduced) {
  await drawn(lab.page());
  const scale = await scaleOf(chart(lab));
  for (const [tone, name, percent] of /** @type {const} */ ([
    ['plain', 'plain', plain],
    ['reduced', 'variance reduced', reduced],
  ])) {
    await expect(chart(lab).getByText(`your bet: ${name} ${percent}%`, { exact: true })).toBeVisible();
    const d = await mark(lab, tone).getAttribute('d');
    // Triangles at the left and at the right edge, both twelve pixels high.
    const tops = [...String(d).matchAll(/M[\d.]+,([-\d.]+)l/g)].map(([, y]) => Number(y));
    expect(tops).toHaveLength(2);
    // On the picture, whatever the axis shows.
    const box = await mark(lab, tone).boundingBox();
    const plot = await chart(lab).locator('.plot').boundingBox();
    expect(Number(box?.y), name).toBeGreaterThanOrEqual(Number(plot?.y));
    expect(Number(box?.y) + Number(box?.height)).toBeLessThan(Number(plot?.y) + Number(plot?.height));
    for (const top of tops) {
      expect(Math.abs(scale.value(top + 6) - percent), name).toBeLessThan(0.1 * scale.perPixel + 0.001);
    }
  }
  // Not by colour alone.
  await expect(mark(lab, 'plain')).toHaveAttribute('fill', 'var(--plain)');
  await expect(mark(lab, 'reduced')).toHaveAttribute('fill', 'var(--card)');
}
