import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

// With scroll bars that take space, as on a desktop with a mouse: headless browsers hide them.
test.use({
  viewport: { width: 1000, height: 600 },
  launchOptions: { ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/** The width of the page's content, and of something fixed to both sides of the window. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.cssText = 'position: fixed; inset-inline: 0';
    document.body.append(bar);
    const measured = [document.body, bar].map((element) => element.getBoundingClientRect().width);
    bar.remove();
    return measured;
  });

for (const [name, style] of [
  ['', ''],
  [' that reserves their space', 'html { scrollbar-gutter: stable }'],
] as const) {
  test(`A2 a dialog does not move a page with scroll bars${name}`, async ({ page }) => {
    await page.goto('/escolas', { waitUntil: 'networkidle' });
    if (style) await page.addStyleTag({ content: style });
    const before = await widths(page);
    expect(before[1]).toBeLessThan(1000);
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    expect(await widths(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await widths(page)).toEqual(before);
  });
}
