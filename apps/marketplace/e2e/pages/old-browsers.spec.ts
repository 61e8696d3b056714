import { expect, type Page } from '@playwright/test';
import { sampledTest as test } from '../visitor.ts';

/** Runs before a page's scripts: removes APIs that Chrome 108, Safari 16.0 and Firefox 115 lack. */
function removeYoungerApis(): void {
  const listMethods = ['toSorted', 'toReversed', 'toSpliced', 'with'];
  const newerApis: [target: object, names: string[]][] = [
    [URL, ['canParse', 'parse']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Array.prototype, listMethods],
    [Object.getPrototypeOf(Uint8Array.prototype), listMethods],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['startViewTransition']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every'],
    ],
    [globalThis, ['Iterator', 'URLPattern', 'scheduler', 'navigation', 'cookieStore', 'requestIdleCallback']],
  ];
  for (const [target, names] of newerApis) for (const name of names) Reflect.deleteProperty(target, name);
}

/** Uncaught errors, as the browser reports them. */
function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const schoolLink = 'h2 a, h3 a';

test.describe('in the oldest supported browsers', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeYoungerApis));

  test('a visit from home to comparison and sign-in works', async ({ page }) => {
    const errors = uncaughtErrors(page);
    await page.goto('/escolas');
    await page.goto('/escolas/busca?city=araguaina-to');
    const card = page.locator('article').first();
    await card.getByRole('button', { name: /^Salvar/u }).click();
    await expect(card.getByRole('button', { name: /^Salvo /u })).toBeVisible();
    await card.locator(schoolLink).first().click();
    await expect(page).toHaveURL(/\/escolas\/(?!busca)/u);
    const school = new URL(page.url()).pathname;
    await page.goto(school);
    // Parts are hydrated when they approach the viewport.
    for (const heading of await page.getByRole('heading', { level: 2 }).all())
      await heading.scrollIntoViewIfNeeded();
    const slug = school.split('/').at(-1) ?? '';
    await page.goto(`/escolas/comparar?escola[]=${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Comparar/u);
    await page.goto('/escolas/mensalidades/araguaina-to');
    await page.goto('/entrar');
    await page.getByLabel('E-mail').fill('ana@example.org');
    await page.goto(`${school}/avaliar`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Avalie/u);
    await page.goto('/escolas/busca?city=araguaina-to&view=map');
    await expect(page.locator('main button[data-part="pin"]').first()).toBeVisible();
    await page.goto('/central-de-ajuda');
    await page.goto('/metodologias');
    expect(errors).toEqual([]);
  });

  test('the theme and the brand have their colors without oklch()', async ({ page }) => {
    await page.goto('/escolas');
    const colors = await page.evaluate(() =>
      ['--paper', '--ink', '--brand', '--cover-line'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
      ),
    );
    for (const color of colors) expect(color).toMatch(/^#[\da-f]{3,6}$/u);
  });
});

test('without the scripting media query the review form has steps', async ({ page }) => {
  // The stylesheet as parsed by Chrome before 120 and Safari before 17.
  await page.route('**/escolas/**', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(
      /@media \(scripting: ?(?:enabled|none)\)/gu,
      '@media not all',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/escolas/busca?city=araguaina-to');
  const school = await page.locator('article').locator(schoolLink).first().getAttribute('href');
  await page.goto(`${school}/avaliar`);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar avaliação' })).toBeHidden();
});

test.describe('in browsers older than that', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      CSS.supports = () => false;
      Reflect.deleteProperty(Array.prototype, 'at');
      Reflect.deleteProperty(Object, 'hasOwn');
    }),
  );

  test('pages stay as the server rendered them, with links and forms that work', async ({ page }) => {
    const errors = uncaughtErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.goto('/escolas', { waitUntil: 'load' });
    await page.getByRole('combobox').first().fill('Araguaína');
    await page
      .getByRole('button', { name: /^Buscar/u })
      .first()
      .click();
    await expect(page).toHaveURL(/\/escolas\/busca\?/u);
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'load' });
    // Parts that need JavaScript are replaced by their fallbacks.
    await expect(page.getByRole('button', { name: /^Salvar/u }).first()).toBeHidden();
    await page.locator('article').locator(schoolLink).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Erro interno do servidor')).toBeHidden();
    expect(scripts).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('an error in tracking does not break the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', {
      get: () => {
        throw new Error('This browser denies access to the referrer.');
      },
    });
  });
  const broken = page.waitForEvent('console', (message) =>
    message.text().includes('denies access to the referrer'),
  );
  await page.goto('/escolas/busca?city=araguaina-to');
  await broken;
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByText('Erro interno do servidor')).toBeHidden();
});
