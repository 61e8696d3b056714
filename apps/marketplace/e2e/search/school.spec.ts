import { expect, type Locator, type Page } from '@playwright/test';
import { mapsConsent } from '../consent-cookie.ts';
import { findSchoolPath, findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

const onBoth = { tag: '@both' };

/*
 * A parent reads a school's page, saves it, compares it and shares it: without an account, on a phone and on a desktop, and reading
 * works without JavaScript.
 */

test(
  'the lowest price is in the first screen, and follows the parent down the page',
  onBoth,
  async ({ page }) => {
    await page.goto(await findSchoolPath(page.request));
    const lowest = page.getByRole('link', { name: /^\d+ bolsas?(\. Bolsa mais barata)?: R\$/u });
    await expect(lowest).toBeInViewport({ ratio: 1 });
    const offers = page.locator('[data-part="offer"]');
    const bar = page.getByRole('region', { name: 'Bolsas desta escola' });
    const card = page.getByRole('region', { name: 'Preço da bolsa' });
    const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
    if (isNarrow) {
      await page.getByRole('heading', { name: 'Onde fica' }).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText(/R\$\s[\d.]+ por mês/u);
      await lowest.click();
      await expect(offers.first()).toBeInViewport();
      await expect(bar).toBeHidden();
      await expect(card).toBeHidden();
    } else {
      await page.getByRole('heading', { name: 'Perguntas e respostas' }).scrollIntoViewIfNeeded();
      await expect(card.getByRole('link', { name: /^Reservar bolsa/u })).toBeInViewport();
      await expect(bar).toHaveCount(0);
    }
  },
);

test.describe('P3 the offers without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('are rows of 64 px, of which one at a time shows its sum, and the links to the sections are on the first screen', async ({
    page,
    request,
  }) => {
    await page.goto(await findSchoolPath(request));
    await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeInViewport({ ratio: 1 });
    const rows = page.locator('[data-part="offer"]');
    await expect(rows.locator('details[name="bolsa"][open]')).toHaveCount(1);
    const closed = rows.locator('details[name="bolsa"]:not([open]) > summary');
    const count = await closed.count();
    for (const row of await closed.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
    expect(count).toBeGreaterThan(0);
    await closed.last().click();
    await expect(closed).toHaveCount(count);
    await expect(rows.getByRole('link', { name: /^Reservar bolsa/u }).filter({ visible: true })).toHaveCount(
      1,
    );
  });
});

/** Distance of an element from the window's upper edge in pixels. */
const topEdge = async (part: Locator) => (await part.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test('A2 the bar at the bottom covers no element that the keyboard reaches', async ({ page }) => {
  // The end of this window is above the offers.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(await findSchoolPath(page.request));
  const bar = page.getByRole('region', { name: 'Bolsas desta escola' });
  await expect(bar).toBeVisible();
  const top = (await bar.evaluate((element) => element.getBoundingClientRect().top)) + 1;
  const bottoms: number[] = [];
  while (await bar.isVisible()) {
    await page.keyboard.press('Tab');
    bottoms.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0));
    expect(bottoms.length).toBeLessThan(60);
  }
  // The last press led to the first offer, which hides the bar.
  expect(bottoms.slice(0, -1).filter((bottom) => bottom > top)).toEqual([]);
  expect(bottoms.length).toBeGreaterThan(10);
});

/** Replaces the maps' host. @returns the requests to it. */
async function mapRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' });
  });
  return requests;
}

test('CO-05 the map contacts its host only after a click', async ({ page }) => {
  const requests = await mapRequests(page);
  await page.goto(await findSchoolPath(page.request));
  const show = page.getByRole('button', { name: 'Mostrar o mapa' });
  await page.getByRole('heading', { name: 'Onde fica' }).scrollIntoViewIfNeeded();
  await show.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await show.click();
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Mapa: /);
  await expect.poll(() => requests.length).toBe(1);
});

test.describe('CO-05 with consent to the maps’ host', () => {
  test.use({ storageState: mapsConsent });

  test('CO-05 the map is loaded shortly before it is in view', async ({ page }) => {
    const requests = await mapRequests(page);
    await page.goto(await findSchoolPath(page.request), { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.getByRole('heading', { name: 'Onde fica' }).scrollIntoViewIfNeeded();
    await page.locator('[data-component="embed-map"]').scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Mapa: /);
    await expect(page.getByRole('button', { name: 'Mostrar o mapa' })).toHaveCount(0);
    expect(requests).toHaveLength(1);
  });
});

test(
  'product 3 schools are added to the comparison and compared side by side, without horizontal scrolling',
  onBoth,
  async ({ page }) => {
    const slugs = (await findSchools(page.request)).slice(0, 3).map(({ school_slug: slug }) => slug);
    for (const slug of slugs) {
      await page.goto(`/escolas/${slug}`);
      await page
        .locator('main')
        .getByRole('link', { name: /^Comparar / })
        .click();
      const chosen = page.getByRole('button', { name: /^Na comparação/ });
      await expect(chosen).toBeVisible();
      // The longer label leaves the other actions in its row.
      const share = page.getByRole('button', { name: 'Compartilhar' }).first();
      // A pressed button stands a pixel lower for a moment.
      await expect(async () => expect(await topEdge(share)).toBe(await topEdge(chosen))).toPass();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Comparar, 3 escolas' }).click();
    await expect(page).toHaveURL(/\/escolas\/comparar\?escola=.+&escola=.+&escola=.+/);
    const columns = page.getByRole('columnheader');
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    await expect(columns).toHaveCount(isPhone ? 2 : 3);
    await expect(page.getByRole('complementary', { name: 'Comparação' })).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);

    // The names are sticky above the facts.
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader').first()).toBeInViewport();

    // On a phone any two at a time.
    if (isPhone) {
      await page.getByRole('button', { name: /^2 de 3 escolas/ }).click();
      const right = page.getByLabel('Escola da direita');
      // The select shows the name without its generic words, the column in full.
      const hidden = await right.locator('option').nth(2).innerText();
      await right.selectOption(hidden);
      await expect(columns.nth(1)).toContainText(hidden);
    }

    await page.getByText(/^Ver os \d+ itens, um por um$/).click();
    const all = await page.getByRole('rowheader').count();
    await page.getByText('Só as diferenças').click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(all);
    await page
      .getByRole('link', { name: /^Tirar/ })
      .first()
      .click();
    // The switch is in a form with the grade, which it keeps.
    await expect(page).toHaveURL(/\?escola=[^&]+&escola=[^&]+&serie=[a-z0-9-]+&diferencas=true$/);
    await expect(columns).toHaveCount(2);
  },
);

test('product 3 on a phone the first values of a comparison are in its upper half, below two names that stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const slugs = (await findSchools(page.request)).slice(0, 4).map(({ school_slug: slug }) => slug);
  await page.goto(`/escolas/comparar?${slugs.map((slug) => `escola=${slug}`).join('&')}`);
  const value = page.locator('tbody td').filter({ visible: true }).first();
  expect(await topEdge(value)).toBeLessThanOrEqual(360);
  // WCAG 1.4.10: the controls are in one row, and none of them is beyond the window, also after the others are opened.
  const grade = page.getByLabel('Qual série?');
  const more = page.getByRole('button', { name: /^2 de 4 escolas/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(Math.abs((await topEdge(more)) - (await topEdge(grade)))).toBeLessThan(8);
  }
  await more.click();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const controls = [
      grade,
      page.getByLabel('Escola da direita'),
      page.getByRole('switch', { name: 'Só as diferenças' }),
      page.getByRole('button', { name: 'Imprimir' }),
    ];
    for (const control of controls) {
      await expect(control).toBeVisible();
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('table').locator('tbody').filter({ visible: true }).last().scrollIntoViewIfNeeded();
  for (const name of await page.getByRole('columnheader').all()) await expect(name).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test.describe('P3 with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the school’s page is complete, reviews are paginated by URL, and schools are compared by links', async ({
    page,
  }) => {
    const [slug, other] = (await findSchools(page.request)).map((school) => school.school_slug);
    await page.goto(`/escolas/${slug}`);
    for (const name of ['Regras da bolsa', 'Sobre a escola', 'Onde fica', 'Tire suas dúvidas'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Salvar/ })).toBeHidden();
    await page.getByRole('link', { name: /^Comparar / }).click();
    await expect(page).toHaveURL(`/escolas/comparar?escola=${slug}`);
    await page.getByRole('region', { name: 'Adicionar outra escola' }).getByRole('link').first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);

    await page.goto(`/escolas/favoritos?escola=${slug}&escola=${other}`);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Comparar as escolhidas' }).click();
    await expect(page).toHaveURL(`/escolas/comparar?escola=${slug}&escola=${other}`);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
