import { expect } from '@playwright/test';
import { anotherDevice, accountMenu, openAccount } from './person.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';

test('RT-23 S4 S5 a forgotten password: the e-mail’s link works once, and ends existing sessions', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await openAccount(page.request);
  await page.goto('/escolas/favoritos');
  await expect(accountMenu(page)).toBeVisible();

  const there = await anotherDevice(browser);
  await there.goto('/recuperar-senha', { waitUntil: 'networkidle' });
  await there.getByLabel('E-mail').fill(person.email);
  await there.getByRole('button', { name: 'Enviar link' }).click();
  await expect(there.getByText(`Confira ${person.email}`)).toBeVisible();

  const link = await linkMailedTo(person.email, '/redefinir-senha');
  const choose = async (password: string) => {
    await there.getByLabel('Nova senha', { exact: true }).fill(password);
    await there.getByRole('button', { name: 'Salvar nova senha' }).click();
  };
  await there.goto(link, { waitUntil: 'networkidle' });
  await choose('12345678');
  await expect(there.getByText('Esta senha é fácil de adivinhar').last()).toBeVisible();
  await choose('pitangueira carregada em outubro');
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Senha alterada');
  await there.goto(link, { waitUntil: 'networkidle' });
  await choose('outra frase bem comprida');
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
  await there.context().close();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
});

test('S34 the link of the welcome e-mail confirms the address, with a click and once; elsewhere with the password', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await openAccount(page.request);
  const link = await linkMailedTo(person.email, '/confirmar-email');
  const there = await anotherDevice(browser);
  await there.goto(link, { waitUntil: 'networkidle' });
  await there.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  const reason = 'Para confirmar neste aparelho, informe a senha da conta.';
  await expect(there.getByText(reason).last()).toBeVisible();
  await there.getByLabel('Senha da conta', { exact: true }).fill(person.password);
  await there.context().close();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
});

test('a truncated link shows an error', async ({ page }) => {
  for (const path of ['/redefinir-senha', '/confirmar-email']) {
    const response = await page.goto(path);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    await expect(page.getByText('O endereço está incompleto.')).toBeVisible();
  }
});
