import type { Page } from '@playwright/test';

/** Maximum cumulative layout shift (P2). */
export const maxLayoutShift = 0.02;

/**
 * Sums up the layout shifts of each page that is opened from now on.
 *
 * @returns a function that returns the sum for the open page: CLS without session windows.
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
