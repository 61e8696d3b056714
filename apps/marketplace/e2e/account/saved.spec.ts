import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';
import { anotherDevice, accountMenu, openAccount, signIn } from './person.ts';

const results = '/escolas/busca?city=araguaina-to';

/** Saves the school of a card in the results. @returns its name. */
async function putAside(page: Page, index: number): Promise<string> {
  await page.goto(results, { waitUntil: 'networkidle' });
  const names = await page.locator('main article h2').allInnerTexts();
  const name = [...new Set(names)][index] ?? '';
  await page
    .getByRole('button', { name: `Salvar ${name} nos favoritos`, exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('button', { name: `Salvo nos favoritos: tirar ${name}`, exact: true }).first(),
  ).toBeVisible();
  return name;
}

const savedInHeader = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('link', { name: `Favoritos, ${words}`, exact: true });

test(
  'product 8 S18 favorites sync between devices, and are cleared on sign-out',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    test.slow();
    const first = await putAside(page, 0);
    const person = await openAccount(page.request);
    await page.goto('/escolas/favoritos', { waitUntil: 'networkidle' });
    await expect(page.locator('main').getByRole('link', { name: first, exact: true })).toBeVisible();

    const there = await anotherDevice(browser);
    const second = await putAside(there, 1);
    await there.goto('/entrar?redirect=/escolas/favoritos', { waitUntil: 'networkidle' });
    await signIn(there, person);
    await expect.soft(savedInHeader(there, '2 escolas')).toBeVisible();
    for (const name of [first, second])
      await expect.soft(there.locator('main').getByRole('link', { name, exact: true })).toBeVisible();

    await page.goto('/minha-conta', { waitUntil: 'networkidle' });
    await expect.soft(savedInHeader(page, '2 escolas')).toBeVisible();
    const own = page.getByRole('region', { name: 'Escolas favoritas' });
    await expect(own.getByRole('listitem')).toHaveCount(2);
    await own.getByRole('button', { name: `Tirar ${first} das favoritas` }).click();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect.soft(savedInHeader(page, '1 escola')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(own.getByRole('listitem')).toHaveCount(2);
    await expect.soft(savedInHeader(page, '2 escolas')).toBeVisible();

    // Offline changes are sent once there is a connection.
    const synced = there.waitForResponse(/\/favorites\/merge$/u);
    await there.goto(results, { waitUntil: 'networkidle' });
    // A public page loads the account's favorites with the first interaction.
    await there.keyboard.press('Shift');
    await synced;
    await there.context().setOffline(true);
    await there
      .getByRole('button', { name: `Salvo nos favoritos: tirar ${second}`, exact: true })
      .first()
      .click();
    await expect(savedInHeader(there, '1 escola')).toBeVisible();
    await there.context().setOffline(false);
    await expect
      .poll(
        async () => (await (await page.request.get('/api/v3/account/user/favorites')).json()).items.length,
      )
      .toBe(1);

    // Signing out also removes what the open page shows of the account.
    await page.goto('/escolas/favoritos', { waitUntil: 'networkidle' });
    const saved = page.locator('main').getByRole('button', { name: /^Salvo/u });
    await expect(saved).toHaveCount(1);
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(0);
    await expect
      .soft(page.getByRole('banner').getByRole('link', { name: 'Favoritos', exact: true }))
      .toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect.soft(stored).not.toContain('account-favorites');
    await there.context().close();
  },
);

test('product 8 product 15 a search is saved, muted, renamed, and removed with undo', async ({ page }) => {
  test.slow();
  const person = await openAccount(page.request);
  await page.goto(`${results}&grade=1-ano`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Receber avisos do 1º ano em Araguaína, TO' }).click();
  await expect(page.getByText('1º ano em Araguaína, TO').last()).toBeVisible();
  await expect(
    page.getByText(`confirme seu e-mail pelo link que enviamos a ${person.email}`).last(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Busca salva' })).toBeVisible();
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  const own = page.getByRole('region', { name: 'Buscas salvas' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  const alerts = own.getByRole('switch', { name: 'Avisos por e-mail de 1º ano em Araguaína, TO' });
  await expect(alerts).toBeChecked();
  // Product 15: what they report.
  const kinds = page.getByRole('group', { name: 'Avisar sobre 1º ano em Araguaína, TO' });
  const prices = kinds.getByRole('checkbox', { name: 'Preços que baixaram' });
  await prices.press('Space');
  await expect(prices).not.toBeChecked();
  await expect
    .poll(async () => (await (await page.request.get('/api/v3/account/user/saved-searches')).json()).items)
    .toMatchObject([{ alertKinds: ['new-offers', 'free-seats'] }]);
  await alerts.press('Space');
  await expect(alerts).not.toBeChecked();
  await own.getByRole('button', { name: /^Renomear/u }).click();
  await own.getByLabel('Nome da busca').fill('Para o Pedro');
  await own.getByLabel('Nome da busca').press('Enter');
  await expect(own.getByRole('link', { name: 'Para o Pedro' })).toBeVisible();
  await page.reload();
  const renamed = own.getByRole('switch', { name: 'Avisos por e-mail de Para o Pedro' });
  await expect(renamed).not.toBeChecked();

  await own.getByRole('button', { name: 'Apagar Para o Pedro' }).click();
  await expect(own).toContainText('Você ainda não salvou nenhuma busca.');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(own.getByRole('link', { name: 'Para o Pedro' })).toBeVisible();
  await expect(renamed).not.toBeChecked();
  await own.getByRole('link', { name: 'Para o Pedro' }).click();
  await expect(page).toHaveURL(`${results}&grade=1-ano`);
});
