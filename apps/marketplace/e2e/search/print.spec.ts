import { expect, type Page } from '@playwright/test';
import { findSchoolPath, findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

/* Print styles: A4, portrait. */

const paper = { width: 794, height: 1123 };

/** Checks the printed page: the site's logo as its only header, no controls, nothing wider than the paper, no card across two pages. */
async function expectToBeRead(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('link').filter({ visible: true })).toHaveAccessibleName(
    /página inicial/u,
  );
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Titles of collapsible sections are buttons too, and expanded.
  const buttons = page.locator('button:not([aria-expanded])').filter({ visible: true });
  expect(await buttons.allInnerTexts()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  const cards = await page
    .locator('main [data-component="card"]')
    .evaluateAll((all) =>
      all
        .filter((card) => card.checkVisibility())
        .map((card) => ({ breaks: getComputedStyle(card).breakInside, height: card.clientHeight })),
    );
  expect(cards.filter(({ breaks, height }) => breaks !== 'avoid' || height > 900)).toEqual([]);
}

/** The page as a PDF. */
async function printed(page: Page): Promise<string> {
  return (await page.pdf({ format: 'A4' })).toString('latin1');
}

/** Number of printed pages. */
async function sheets(page: Page): Promise<number> {
  const pdf = await printed(page);
  return pdf.match(/\/Type \/Page\b/gu)?.length ?? 0;
}

test('a printed school has its facts and prices on a few pages', async ({ page }) => {
  await page.goto(await findSchoolPath(page.request));
  await expectToBeRead(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/por mês/u).first()).toBeVisible();
  // On the screen one sum is open.
  const sums = page.locator('[data-part="offer"]').getByText(/^Custo do ano:/u);
  await expect(sums.filter({ visible: true })).toHaveCount(await page.locator('[data-part="offer"]').count());
  await expect(page.getByRole('link', { name: /^Reservar bolsa/u }).filter({ visible: true })).toHaveCount(0);
  expect(await sheets(page)).toBeGreaterThanOrEqual(1);
  expect(await sheets(page)).toBeLessThanOrEqual(8);
});

test('product 3 a printed comparison has four schools with all lines on two pages', async ({ page }) => {
  const slugs = (await findSchools(page.request)).slice(0, 4).map(({ school_slug: slug }) => slug);
  expect(slugs).toHaveLength(4);
  await page.goto(`/escolas/comparar?${slugs.map((slug) => `escola=${slug}`).join('&')}`);
  await expectToBeRead(page);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(slugs.length);
  // On the screen it is folded.
  await expect(page.locator('.search-fold ~ tbody th[scope="row"]').last()).toBeVisible();
  await expect(page.getByText(/^Ver os \d+ itens/u)).toBeHidden();
  const pdf = await printed(page);
  for (const [column, slug] of slugs.entries()) {
    const name = heads.nth(column).getByRole('link');
    await expect(name).toBeVisible();
    await expect(name).toHaveAttribute('href', `/escolas/${slug}`);
    // Neither cut at the paper's edge nor by its own column.
    const cut = await name.evaluate(
      (link) => link.scrollWidth > link.clientWidth || link.scrollHeight > link.clientHeight,
    );
    expect(cut).toBe(false);
    // A PDF encodes its text, but not the addresses of its links.
    expect(pdf).toContain(`/escolas/${slug})`);
  }
  await expect(
    page.getByText(/^Valores de \d\d\/\d\d\/\d{4}\. http.*\/escolas\/comparar\?escola=/u),
  ).toBeVisible();
  expect(await sheets(page)).toBeGreaterThanOrEqual(1);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});
