import { expect, test, type Page } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';

/* A page inlines the rules it uses; the whole stylesheet and the font load later (ADR 0025) and must change nothing. */

const stylesheets = '**/assets/*.css';
const schoolLink = 'main article h2 a, main article h3 a';

async function firstSchool(page: Page): Promise<string> {
  await page.goto('/escolas/busca?city=araguaina-to');
  return (await page.locator(schoolLink).first().getAttribute('href')) ?? '';
}

const variants = [
  { name: 'screen', media: { media: 'screen' }, scripting: 'enabled' },
  { name: 'without scripts', media: { media: 'screen' }, scripting: 'none' },
  { name: 'dark', media: { media: 'screen', colorScheme: 'dark' }, scripting: 'enabled' },
  { name: 'forced colours', media: { media: 'screen', forcedColors: 'active' }, scripting: 'enabled' },
  { name: 'print', media: { media: 'print' }, scripting: 'none' },
] as const;

/** Computed styles of all elements and their pseudo-elements, per variant. */
async function computedStyles(page: Page): Promise<Record<string, string[]>> {
  const styles: Record<string, string[]> = {};
  for (const { name, media, scripting } of variants) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
    styles[name] = await page.evaluate((value) => {
      document.documentElement.dataset['scripting'] = value;
      for (const animation of document.getAnimations()) animation.cancel();
      // Registered properties that nothing uses may be missing.
      const properties = [...getComputedStyle(document.body)].filter(
        (property) => !property.startsWith('--'),
      );
      return [document.documentElement, ...document.body.querySelectorAll(':not(script)')].flatMap(
        (element) =>
          [undefined, '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo && style.content === 'none') return [];
            const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
            return [
              `<${element.localName} class="${element.getAttribute('class')}">${pseudo ?? ''}; ${values.join('; ')}`,
            ];
          }),
      );
    }, scripting);
  }
  return styles;
}

/** Declarations that differ, after their element. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((style, index) => {
    if (style === before[index]) return [];
    const earlier = new Set(before[index]?.split('; '));
    const [element = '', ...declarations] = style.split('; ');
    return [element, ...declarations.filter((declaration) => !earlier.has(declaration))];
  });
}

for (const width of [360, 1280]) {
  test(`P2 at ${width} px no page changes when the whole stylesheet arrives`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const school = await firstSchool(page);
    // Without the stylesheet the page does not hydrate, so nothing else changes it.
    await page.route(stylesheets, (route) => route.abort());
    await page.route('**/imagens/**', (route) => route.abort());
    for (const path of [
      '/escolas',
      '/escolas/busca?city=araguaina-to&grade=1-ano&shifts[]=manha',
      '/escolas/mensalidades/araguaina-to',
      school,
      '/entrar',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const before = await computedStyles(page);
      await page.unroute(stylesheets);
      await page.evaluate(
        () =>
          new Promise((done) => {
            const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
            if (!link) throw new Error('The page requests no stylesheet.');
            document.head.append(
              Object.assign(document.createElement('link'), {
                rel: 'stylesheet',
                href: link.href,
                onload: done,
              }),
            );
          }),
      );
      const after = await computedStyles(page);
      for (const { name } of variants) {
        const changed = changes(before[name] ?? [], after[name] ?? []);
        expect(changed.slice(0, 10), `${path}, ${name}`).toEqual([]);
        expect(after[name]?.length).toBe(before[name]?.length);
      }
      await page.route(stylesheets, (route) => route.abort());
    }
  });
}

test('P5 a page inlines at most half of the stylesheet', async ({ page, request }) => {
  const school = await firstSchool(page);
  for (const path of [
    '/escolas',
    '/escolas/busca?city=araguaina-to',
    '/escolas/mensalidades/araguaina-to',
    school,
  ]) {
    const html = await (await request.get(path)).text();
    const [, styles = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
    expect(styles.length, path).toBeGreaterThan(10_000);
    expect(styles.length, path).toBeLessThan(50_000);
  }
});

test('P2 a page hydrates once the whole stylesheet has loaded, and later pages have their styles', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(stylesheets, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  const stylesheet = page.locator('head > link[rel="stylesheet"]');
  await expect(stylesheet).toHaveCount(1);
  const isHydrated = () =>
    page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  // A page that did not wait for the stylesheet would be hydrated by then.
  await page.waitForTimeout(1_500);
  expect(await isHydrated()).toBe(false);
  release();
  await expect.poll(isHydrated).toBe(true);
  await page.locator(schoolLink).first().click();
  await expect(page).not.toHaveURL(/busca/);
  // Still the same document: the school's page has no inlined styles.
  await expect(stylesheet).toHaveCount(1);
});

for (const width of [360, 390, 412]) {
  test(`P2 at ${width} px the font swap shifts no lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const school = await firstSchool(page);
    const layoutShift = await recordLayoutShifts(page);
    for (const path of [
      '/escolas',
      '/escolas/busca?city=araguaina-to',
      '/escolas/mensalidades/araguaina-to',
      school,
    ]) {
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // The font is swapped after the fallback has been visible for a while.
        await page.waitForTimeout(500);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.load('16px "Atkinson Hyperlegible Next"'));
      // A page without shifts reports no event to wait for.
      await page.waitForTimeout(500);
      expect(await layoutShift(), path).toBeLessThanOrEqual(maxLayoutShift);
      await page.unroute('**/*.woff2');
    }
  });
}
