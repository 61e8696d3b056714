import { devices, expect, test } from '@playwright/test';
import { readStories } from './story-page.ts';

/* Touch input. A browser context is a touch screen from its first page on, so these stories need their own context. */
const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use(phone);

/** Guaranteed height in px of a choice row under a finger. */
const rowHeight = 44;

test(`every row of a choice is at least ${rowHeight} px high on a touch screen`, async ({ page }) => {
  for (const component of ['checkbox', 'radio-group', 'switch']) {
    const sheet = readStories().find(
      ({ importPath, name }) => importPath.includes(`/src/components/${component}/`) && name === 'All States',
    );
    await page.goto(`/iframe.html?id=${sheet?.id}&viewMode=story&globals=a11y.manual:!true`);
    const rows = page.locator('#storybook-root [data-part=row]');
    await rows.first().waitFor();
    for (const row of await rows.all()) {
      const { height } = (await row.boundingBox()) ?? { height: 0 };
      expect.soft(height, `${component}, ${await row.innerText()}`).toBeGreaterThanOrEqual(rowHeight);
    }
  }
});
