import type { Page } from '@playwright/test';

/** How far a page may move by itself (P2). */
export const maxLayoutShift = 0.02;

/**
 * Adds up the layout shifts of each page that is opened from now on.
 *
 * @returns what reads the sum of the open page: cumulative layout shift, without its windows of five seconds.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        const shift = 'value' in entry ? Number(entry.value) : 0;
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
}
