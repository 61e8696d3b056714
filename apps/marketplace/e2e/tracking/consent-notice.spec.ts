import { expect } from '@playwright/test';
import { findSchoolPath } from '../schools.ts';
import { scrollToHydrated, test } from '../visitor.ts';
import { engage, question } from './tracked-visit.ts';

// Visitors who have not been asked for consent.
test.use({ storageState: { cookies: [], origins: [] } });

test('S22 the consent notice is at most 96 px high, and a page to sign in has none but opens the panel', async ({
  page,
}) => {
  await page.goto('/escolas');
  await engage(page);
  await expect(question(page)).toBeVisible();
  expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  await page.goto('/entrar');
  await page.getByRole('textbox', { name: 'E-mail' }).tap();
  // Tracking starts when the page is idle; before, the link leads to the policy.
  await page.waitForLoadState('networkidle');
  await scrollToHydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).tap();
  await expect(page.getByRole('dialog', { name: 'Privacidade e cookies' })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('S22 the consent notice appears after a click, and does not intercept it', async ({ page }) => {
  await page.goto('/metodologias');
  await page.waitForLoadState('networkidle');
  // At the bottom of the viewport, where the notice appears.
  const link = await page.evaluate(() => {
    const x = window.innerWidth / 4;
    for (let y = window.innerHeight - 20; y > window.innerHeight - 160; y -= 4) {
      const found = document.elementFromPoint(x, y)?.closest('a');
      if (found) return { x, y, path: found.pathname };
    }
    throw new Error('No link is where the notice appears.');
  });
  await page.mouse.move(link.x, link.y);
  await page.mouse.down();
  // Waits for the paint after the click.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect(page).toHaveURL(link.path);
  await expect(question(page)).toBeVisible();
});

test('on a phone one bar at a time is at the bottom: the schools to compare wait for the answer', async ({
  page,
}) => {
  await page.goto('/escolas/busca?city=araguaina-to');
  await page
    .locator('main article')
    .getByRole('link', { name: /^Comparar / })
    .first()
    .tap();
  await engage(page);
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await expect(tray).toBeHidden();
  await question(page).getByRole('button', { name: 'Recusar' }).tap();
  await expect(tray).toBeInViewport({ ratio: 1 });
});

test('A2 on a phone focused elements stay above the notice, and after the answer above the bar of a school', async ({
  page,
}) => {
  await page.goto(await findSchoolPath(page.request));
  await engage(page);
  const covered = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  const bar = page.locator('section[aria-label="Bolsas desta escola"]');
  await expect(bar).toBeAttached();
  await expect(bar).toBeHidden();
  const notice = await question(page).boundingBox();
  expect(await covered()).toBeGreaterThanOrEqual(Math.floor(notice?.height ?? Infinity));
  await question(page).getByRole('button', { name: 'Recusar' }).tap();
  await expect(question(page)).toBeHidden();
  await expect
    .poll(async () => {
      const height = await bar.evaluate(({ clientHeight }) => clientHeight);
      return height > 0 && (await covered()) >= height;
    })
    .toBe(true);
});

test('in a low window the notice is one row and leaves the name of a school visible, in a lower one it is in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 440 });
  await page.goto('/escolas/busca?city=araguaina-to');
  await page.locator('main article h2 a').first().click();
  await page.waitForURL(/\/escolas\/[a-z0-9-]+$/u);
  await engage(page);
  const notice = await question(page).boundingBox();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(notice?.height).toBeLessThanOrEqual(64);
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  // A phone on its side.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(question(page)).not.toBeInViewport();
  await question(page).scrollIntoViewIfNeeded();
  await expect(question(page)).toBeInViewport({ ratio: 1 });
});

test('A2 an answer by keyboard leaves the focus on the page', async ({ page }) => {
  await page.goto('/escolas');
  await engage(page);
  await question(page).getByRole('button', { name: 'Recusar' }).press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
