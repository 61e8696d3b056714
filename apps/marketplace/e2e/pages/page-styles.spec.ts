import { expect, test, type Page } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { holdRequests } from '../visitor.ts';

/* A page inlines the rules it uses; the whole stylesheet and the font load later (ADR 0025) and must change nothing. */

const stylesheets = '**/assets/*.css';
const schoolLink = 'main article h2 a, main article h3 a';

async function firstSchool(page: Page): Promise<string> {
  await page.goto('/escolas/busca?city=araguaina-to');
  return (await page.locator(schoolLink).first().getAttribute('href')) ?? '';
}

const variants = {
  screen: { media: { media: 'screen' }, scripting: 'enabled' },
  'without scripts': { media: { media: 'screen' }, scripting: 'none' },
  dark: { media: { media: 'screen', colorScheme: 'dark' }, scripting: 'enabled' },
  'forced colours': { media: { media: 'screen', forcedColors: 'active' }, scripting: 'enabled' },
  print: { media: { media: 'print' }, scripting: 'none' },
} as const;
type Variant = keyof typeof variants;

/** Variants that change colours only. */
const coloursOnly: ReadonlySet<Variant> = new Set(['dark', 'forced colours']);

/** Colours do not depend on the width. */
const variantsAt: readonly { width: number; names: readonly Variant[]; tag?: '@rare' }[] = [
  { width: 360, names: ['screen'] },
  { width: 360, names: ['without scripts', 'print'], tag: '@rare' },
  { width: 1280, names: ['screen', 'dark', 'forced colours'], tag: '@rare' },
];

/** Leaves three cards of each list, since further ones have the same rules. */
async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('main li:has(> article):nth-child(n + 4)')) item.remove();
  });
}

/** The properties that the whole stylesheet declares, and those that its layout determines. No other can change when it arrives. */
async function stylesheetProperties(page: Page): Promise<string[]> {
  await page.goto('/escolas', { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!link) throw new Error('The page requests no stylesheet.');
    const sheet = await new CSSStyleSheet().replace(await (await fetch(link.href)).text());
    const found = new Set(['width', 'height']);
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations)
          for (const property of rule.style) found.add(property);
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    collect(sheet.cssRules);
    return [...found].filter((property) => !property.startsWith('--'));
  });
}

/**
 * Computed styles of all elements and their pseudo-elements, compared with those of the previous call for this variant. In the browser,
 * because they are tens of megabytes.
 *
 * @returns the declarations that differ, after their element; `undefined` at the first call.
 */
async function changedStyles(
  page: Page,
  name: Variant,
  compared: readonly string[],
): Promise<string[] | undefined> {
  const { media, scripting } = variants[name];
  const needed = coloursOnly.has(name)
    ? compared.filter((property) => /color|background|shadow|fill|stroke/u.test(property))
    : compared;
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
  return page.evaluate(
    async ([variant, value, properties]) => {
      document.documentElement.dataset['scripting'] = value;
      // Elements with `content-visibility: auto` that a medium shows have no height until the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const animation of document.getAnimations()) animation.cancel();
      // One text for each element, because hundreds of thousands of short ones are slow to keep.
      const styles = [document.documentElement, ...document.body.querySelectorAll(':not(script)')].flatMap(
        (element) =>
          [undefined, '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo && style.content === 'none') return [];
            const label = `<${element.localName} class="${element.getAttribute('class')}">${pseudo ?? ''}`;
            return [[label, ...properties.map((property) => style.getPropertyValue(property))].join('\n')];
          }),
      );
      const earlier: Record<string, string[]> = Reflect.get(window, 'earlierStyles') ?? {};
      const before = earlier[variant];
      Reflect.set(window, 'earlierStyles', { ...earlier, [variant]: styles });
      if (!before) return undefined;
      if (before.length !== styles.length) return [`${before.length} elements became ${styles.length}`];
      return styles.flatMap((style, index) => {
        if (style === before[index]) return [];
        const [element = '', ...values] = style.split('\n');
        const earlierValues = before[index]?.split('\n') ?? [];
        return [
          element,
          ...values.flatMap((declared, at) =>
            declared === earlierValues[at + 1] ? [] : [`${properties[at]}: ${declared}`],
          ),
        ];
      });
    },
    [name, scripting, needed] as const,
  );
}

// Colours must not be compared during transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { width, names, tag = [] } of variantsAt) {
  test(
    `P2 at ${width} px no page changes when the whole stylesheet arrives (${names.join(', ')})`,
    { tag },
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      const school = await firstSchool(page);
      const compared = await stylesheetProperties(page);
      expect(compared.length).toBeGreaterThan(100);
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
        await shortenLists(page);
        // Widths in `ch` depend on the font of the digit 0.
        await page.evaluate(async () => {
          // Local fallbacks may not be installed.
          await Promise.allSettled([...document.fonts].map(async (font) => font.load()));
        });
        for (const name of names) await changedStyles(page, name, compared);
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
        for (const name of names) {
          const changed = await changedStyles(page, name, compared);
          expect(changed?.slice(0, 10), `${path}, ${name}`).toEqual([]);
        }
        await page.route(stylesheets, (route) => route.abort());
      }
    },
  );
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
  const release = await holdRequests(page, stylesheets);
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

for (const width of [360, 412]) {
  test(`P2 at ${width} px the font swap shifts no lines`, { tag: '@rare' }, async ({ page }) => {
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
