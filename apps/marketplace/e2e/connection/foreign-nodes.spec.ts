import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import { expect, type Page } from '@playwright/test';
import { anOffer } from '../account/reservation.ts';
import { holdScripts, hydratedContent, test } from '../visitor.ts';

/*
 * Extensions (password managers, antivirus) and translators add nodes before hydration. React may then render a part afresh: what the
 * visitor typed and chose there stays, and so do focus and caret.
 */

/** Runs in the page: adds nodes as extensions do. */
const foreign: Readonly<Record<string, () => void>> = {
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'an element after each field': () => {
    for (const field of document.querySelectorAll('input, select, textarea'))
      field.after(document.createElement('span'));
  },
  'an element within each label': () => {
    for (const label of document.querySelectorAll('label')) label.prepend(document.createElement('i'));
  },
  'nodes first in each form': () => {
    for (const form of document.querySelectorAll('form')) form.prepend('…', document.createElement('div'));
  },
};

/** The additions to try on a page: one, by the commit, or all. */
function kindsFor(name: string) {
  const [first, ...others] = Object.entries(foreign);
  if (!first || checksEverything) return Object.entries(foreign);
  return [chooseByCommit(name, [first, ...others])];
}

/** The main field of each page, and its text. */
const pages: Readonly<
  Record<string, { path: (page: Page) => Promise<string>; label: string | RegExp; text: string }>
> = {
  '/entrar': { path: async () => '/entrar', label: 'Senha', text: 'girassol' },
  '/criar-conta': { path: async () => '/criar-conta', label: 'Nome completo', text: 'Maria das Dores' },
  visit: {
    path: async (page) => `/escolas/${(await anOffer(page.request)).school}/visita`,
    label: 'Nome',
    text: 'Maria das Dores',
  },
};

for (const [name, { path, label, text }] of Object.entries(pages))
  for (const [kind, add] of kindsFor(name))
    test(`A7 on ${name} ${kind} before hydration loses no text, focus or caret`, async ({ page }) => {
      const address = await path(page);
      const arrive = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      const field = page.locator('main').getByLabel(label, { exact: true });
      await field.fill(text);
      await field.press('ArrowLeft');
      await page.waitForLoadState('domcontentloaded');
      await page.evaluate(add);
      arrive();
      await hydratedContent(page);
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      await page.keyboard.type('x');
      await expect(field).toHaveValue(`${text.slice(0, -1)}x${text.slice(-1)}`);
      await expect(page.getByText('Erro interno do servidor')).toHaveCount(0);
    });

for (const [kind, add] of kindsFor('home'))
  test(`A7 on the home page ${kind} before hydration loses no text`, async ({ page, isMobile }) => {
    const arrive = await holdScripts(page);
    await page.goto('/escolas', { waitUntil: 'commit' });
    const city = page.getByRole('combobox', { name: 'Cidade' });
    if (isMobile) await city.tap();
    else await city.click();
    await page.keyboard.type('aragua');
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(add);
    arrive();
    await expect(page.getByRole('option', { name: /^Araguaína, TO/u })).toBeVisible();
    await expect(city.last()).toHaveValue('aragua');
  });

const addAfterFields = foreign['an element after each field'] ?? (() => {});

test('A7 what was typed on /entrar before a repaired hydration is sent', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/entrar', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(addAfterFields);
  arrive();
  await hydratedContent(page);
  const login = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/login'),
  );
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  expect((await login).postDataJSON()).toMatchObject({ email: 'ana@exemplo.com.br', password: 'não é esta' });
});

test('A7 a choice made before a repaired hydration stays', async ({ page }) => {
  const { school } = await anOffer(page.request);
  const arrive = await holdScripts(page);
  await page.goto(`/escolas/${school}/visita`, { waitUntil: 'commit' });
  const grade = page.getByLabel(/^Série do estudante/u);
  await grade.selectOption({ index: 2 });
  const chosen = await grade.inputValue();
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(addAfterFields);
  arrive();
  await hydratedContent(page);
  await expect(grade).toHaveValue(chosen);
});

test('A7 a filter ticked before a repaired hydration is applied @desktop', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Manhã/u }).check();
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(addAfterFields);
  arrive();
  await expect(page).toHaveURL(/shift/u);
  await expect(page.getByRole('checkbox', { name: /^Manhã/u })).toBeChecked();
});

test('A7 an element first in the body of a school changes nothing', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const { school } = await anOffer(page.request);
  const arrive = await holdScripts(page);
  await page.goto(`/escolas/${school}`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(foreign['an element first in the body'] ?? (() => {}));
  arrive();
  await hydratedContent(page);
  await page
    .locator('main')
    .getByRole('button', { name: /^Salvar/u })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Favoritos, 1 escola', exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('A7 nodes in the header before hydration leave the rest of the page as it was', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('header a')) link.before(document.createElement('i'));
    for (const part of document.querySelectorAll('main, footer')) part.setAttribute('data-server', '');
  });
  arrive();
  await hydratedContent(page);
  await expect(page.locator('header a i, header i + a')).toHaveCount(0);
  await expect(page.locator('main[data-server]')).toBeAttached();
  await expect(page.locator('footer[data-server]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Buscar bolsas' }).click();
  await expect(page).toHaveURL(/\/escolas\/busca/u);
});
