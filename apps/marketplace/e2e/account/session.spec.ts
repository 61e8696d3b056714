import { expect, type Page } from '@playwright/test';
import { accountMenu, newPerson, openAccount, register } from './person.ts';
import { test } from '../visitor.ts';

/** Everything that a script on the page could read, and the page itself. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.documentElement.outerHTML,
    ].join('\n'),
  );
}

test(
  'RT-23 ST-01 S2 EN-17 registering signs in, the session persists, and signing out ends it in all tabs',
  { tag: '@smoke' },
  async ({ page, context }) => {
    test.slow();
    const person = newPerson();
    await page.goto('/criar-conta?redirect=/escolas/favoritos', { waitUntil: 'networkidle' });
    await register(page, person);
    await expect(page).toHaveURL('/escolas/favoritos');
    await expect(accountMenu(page)).toBeVisible();
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    await page.goto('/minha-conta/privacidade');
    await expect.soft(page.getByRole('main')).toContainText(person.email);
    await page.goto('/escolas/favoritos', { waitUntil: 'networkidle' });

    const other = await context.newPage();
    await other.goto('/escolas', { waitUntil: 'networkidle' });
    await expect(accountMenu(other)).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem('montilla:reservation', '{"version":1,"student":{"name":"Ana Clara"}}');
      localStorage.setItem('montilla:compared', '["colegio-azul"]');
    });
    await accountMenu(page).click();
    await expect(page.getByRole('dialog', { name: person.name })).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
    await expect.soft(other.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/escolas/favoritos');
    await expect.soft(page.getByText('Você saiu da sua conta.').last()).toBeVisible();
    // Except the cookie consent.
    expect.soft((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
    expect.soft(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('montilla:');
    // Data saved without an account stays on the device.
    expect
      .soft(await page.evaluate(() => localStorage.getItem('montilla:compared')))
      .toContain('colegio-azul');
    await page.goBack();
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    expect.soft(await readable(page)).not.toMatch(new RegExp(`${person.email}|${person.name}`));
  },
);

test('S1 S18 scripts cannot read the token, and the server’s pages contain no current user', async ({
  page,
  context,
}) => {
  // A name of its own: other tests publish reviews by newPerson's on the home page.
  const person = { ...newPerson(), name: 'Maria Benedita do Nascimento' };
  const answers: string[] = [];
  page.on('response', (response) => {
    // Responses that arrive after the test are ignored.
    const read = async () => void answers.push(await response.text().catch(() => ''));
    if (response.url().includes('/api/v3/account/')) void read();
  });
  await page.goto('/criar-conta', { waitUntil: 'networkidle' });
  await register(page, person);
  await expect(accountMenu(page)).toBeVisible();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'authentication_token');
  expect.soft(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect.soft((token?.expires ?? 0) / 86_400 - Date.now() / 86_400_000).toBeCloseTo(30, 0);
  expect.soft(token?.value).toHaveLength(43);

  const secrets = new RegExp(`${token?.value}|${person.email}|${person.password}`);
  expect.soft(await readable(page)).not.toContain(token?.value);
  expect.soft(await page.evaluate(() => document.cookie)).toContain('signed_in=1');
  expect.soft(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(secrets);
  expect.soft(answers.join('\n')).not.toContain(token?.value);
  const sent = await context.request.get('/escolas');
  expect.soft(await sent.text()).not.toMatch(new RegExp(`${secrets.source}|${person.name}`));
});

test('S2 RT-07 signing out on an authenticated page leads home, and Back does not show the page', async ({
  page,
  context,
}) => {
  const person = await openAccount(page.request);
  await page.goto('/escolas/favoritos');
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/minha-conta', { waitUntil: 'networkidle' });
  await expect(other.getByText(person.email)).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/escolas');
  await expect(page.getByText('Você saiu da sua conta.').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  // The other tab stays on its page, hides the data, and offers sign-in.
  await expect(other.getByRole('heading', { name: 'Entre para continuar' })).toBeVisible();
  await expect(other.getByText(person.email)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/escolas/favoritos');
  await page.goto('/minha-conta');
  await expect(page).toHaveURL('/entrar?redirect=%2Fminha-conta');
  expect(await page.content()).not.toContain(person.email);
});

test('RT-23 the header opens the forms in a modal, and the e-mail is kept between them', async ({ page }) => {
  const person = newPerson();
  await page.goto('/escolas/favoritos', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Entrar' });
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByRole('link', { name: 'Criar conta' }).click();
  const registration = page.getByRole('dialog', { name: 'Criar conta' });
  await expect(registration.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(registration.getByLabel('Nome completo')).toBeFocused();
  await register(page, person);
  await expect(registration).toBeHidden();
  await expect(page).toHaveURL('/escolas/favoritos');
  await expect(accountMenu(page)).toBeVisible();
});
