import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import { expect } from '@playwright/test';
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

for (const [kind, add] of kindsFor('sign-in'))
  test(`A7 ${kind} before hydration loses no text, focus or caret, and what was typed is sent`, async ({
    page,
  }) => {
    const arrive = await holdScripts(page);
    await page.goto('/entrar', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
    const field = page.getByLabel('Senha', { exact: true });
    await field.fill('girassol');
    await field.press('ArrowLeft');
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(add);
    arrive();
    await hydratedContent(page);
    await expect(field).toHaveValue('girassol');
    await expect(field).toBeFocused();
    await page.keyboard.type('x');
    await expect(field).toHaveValue('girassoxl');
    const login = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/login'),
    );
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    expect((await login).postDataJSON()).toMatchObject({
      email: 'ana@exemplo.com.br',
      password: 'girassoxl',
    });
  });

test('A7 a choice made before a repaired hydration stays', async ({ page }) => {
  const { school } = await anOffer(page.request);
  const arrive = await holdScripts(page);
  await page.goto(`/escolas/${school}/visita`, { waitUntil: 'commit' });
  const grade = page.getByLabel(/^Série do estudante/u);
  await grade.selectOption({ index: 2 });
  const chosen = await grade.inputValue();
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(foreign['an element after each field'] ?? (() => {}));
  arrive();
  await hydratedContent(page);
  await expect(grade).toHaveValue(chosen);
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
