import { devices, expect, test } from '@playwright/test';
import { readStories } from './story-page.ts';

/*
 * What is pressed with a finger. A browser counts as a touch screen from its first page on, so these stories have a
 * browser context of their own.
 */
const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use(phone);

/** As high as a row of a choice is promised to be under a finger, in px. */
const rowHeight = 44;

for (const component of ['checkbox', 'radio-group', 'switch']) {
  test(`every row of a ${component} is ${rowHeight} px high under a finger`, async ({ page }) => {
    const sheet = readStories().find(
      ({ importPath, name }) => importPath.includes(`/src/components/${component}/`) && name === 'All States',
    );
    await page.goto(`/iframe.html?id=${sheet?.id}&viewMode=story&globals=a11y.manual:!true`);
    const rows = page.locator('#storybook-root [data-part=row]');
    await rows.first().waitFor();
    for (const row of await rows.all()) {
      const { height } = (await row.boundingBox()) ?? { height: 0 };
      expect.soft(height, await row.innerText()).toBeGreaterThanOrEqual(rowHeight);
    }
  });
}
