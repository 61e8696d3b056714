import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings, everyTag } from '../pages/axe.ts';
import { test } from '../visitor.ts';

/* A parent takes the saved schools along as a checklist for visits: on a phone, without a connection, and on paper. */

const path = '/escolas/favoritos/roteiro';
const remarks = 'O pátio tem sombra. Perguntar do uniforme.';

/** Saves the first schools of the results. @returns their names, latest saved first. */
async function saveSchools(page: Page, count: number): Promise<string[]> {
  await page.goto('/escolas/busca?city=araguaina-to');
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = page.locator('main article').nth(index);
    names.unshift((await card.getByRole('heading').innerText()).trim());
    await card.getByRole('button', { name: /^Salvar .* nos favoritos$/u }).click();
    await expect(card.getByRole('button', { name: /^Salvo nos favoritos/u })).toBeVisible();
  }
  return names;
}

const sheets = (page: Page) => page.locator('main section');
const question = (sheet: Locator) => sheet.getByRole('checkbox', { name: /adaptação/u });
const remarksField = (sheet: Locator) => sheet.getByRole('textbox', { name: /^Suas anotações/u });

/** Waits until the service worker can serve the checklist. */
async function waitUntilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(
      async (url) => Boolean(await caches.match(url, { cacheName: 'melhor-escola:schools' })),
      path,
    );
  await expect.poll(isCached, { timeout: 20_000 }).toBe(true);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test('product 8 favorites become a checklist, whose answers and remarks survive a reload', async ({
  page,
}) => {
  const names = await saveSchools(page, 2);
  await page.goto('/escolas/favoritos');
  await page.getByRole('link', { name: 'Montar o roteiro das visitas' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roteiro das visitas');
  await expect(page.locator('main h2')).toHaveText(names);

  const first = sheets(page).first();
  await expect(first.getByRole('link', { name: 'Agendar visita' })).toHaveAttribute('href', /\/visita$/u);
  expect(await first.getByRole('checkbox').count()).toBeGreaterThanOrEqual(8);
  await question(first).press('Space');
  await expect(first.getByText(/^1 de \d+ perguntas feitas$/u)).toBeVisible();
  await remarksField(first).fill(remarks);
  await expect(question(sheets(page).nth(1))).not.toBeChecked();
  expect(await axeFindings(page, everyTag)).toEqual([]);

  await page.reload();
  await expect(question(first)).toBeChecked();
  await expect(remarksField(first)).toHaveValue(remarks);

  // A school that is removed and saved again still has its remarks.
  await page.goto('/escolas/favoritos');
  const saved = page.getByRole('button', { name: `Salvo nos favoritos: tirar ${names[0]}`, exact: true });
  await saved.click();
  await expect(saved).toBeHidden();
  await page.goto(path);
  await expect(page.locator('main h2')).toHaveText(names.slice(1));
  await saveSchools(page, 0);
  await page.getByRole('button', { name: `Salvar ${names[0]} nos favoritos`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Salvo nos favoritos: tirar ${names[0]}` })).toBeVisible();
  await page.goto(path);
  await expect(remarksField(first)).toHaveValue(remarks);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('product 12 the checklist opens without a connection, and stores what is checked then', async ({
    page,
    context,
  }) => {
    test.slow();
    const names = await saveSchools(page, 2);
    await page.goto('/escolas/favoritos');
    await page.getByRole('link', { name: 'Montar o roteiro das visitas' }).click();
    const first = sheets(page).first();
    await question(first).check();
    await remarksField(first).fill(remarks);
    await waitUntilCached(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Sem internet.').first()).toBeVisible();
    await expect(page.locator('main h2')).toHaveText(names);
    await expect(first.getByText(/ · Araguaína, TO/u)).toBeVisible();
    await expect(question(first)).toBeChecked();
    await expect(remarksField(first)).toHaveValue(remarks);
    const cleaning = first.getByRole('checkbox', { name: /limpeza/u });
    await cleaning.check();
    await page.reload();
    await expect(cleaning).toBeChecked();

    // Any other page leads to it.
    await page.goto('/central-de-ajuda');
    await page.getByRole('link', { name: 'Roteiro das visitas' }).click();
    await expect(cleaning).toBeChecked();
    await context.setOffline(false);
    await page.goto(path);
    await expect(cleaning).toBeChecked();
  });
});

test('each school is printed on an A4 page of its own, black on white in the dark theme too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await saveSchools(page, 2);
  await page.goto(path);
  await expect(sheets(page)).toHaveCount(2);
  await remarksField(sheets(page).first()).fill(remarks);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/gu)).toHaveLength(2);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of ['Imprimir', 'Agendar visita'])
    await expect(page.getByText(control).first()).toBeHidden();
  await expect(remarksField(sheets(page).first())).toBeHidden();
  await expect(sheets(page).first().locator('p').filter({ hasText: remarks })).toBeVisible();
  const colors = await page
    .locator('main h2')
    .first()
    .evaluate((heading) => ({
      ink: getComputedStyle(heading).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
  expect(colors).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});
