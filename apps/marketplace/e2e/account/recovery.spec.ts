import { expect } from '@playwright/test';
import { menuOf, newPerson, register, signIn } from './person.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';

test('RT-23 S4 S5 a forgotten password: by the mail that arrives, once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const person = newPerson();
  await page.goto('/criar-conta', { waitUntil: 'networkidle' });
  await register(page, person);
  await expect(menuOf(page)).toBeVisible();

  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await phone.newPage();
  await there.goto('/entrar', { waitUntil: 'networkidle' });
  await there.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await there.getByLabel('E-mail').fill(person.email);
  await there.getByRole('button', { name: 'Enviar link' }).click();
  await expect(there.getByText(`Confira ${person.email}`)).toBeVisible();

  const link = await linkMailedTo(person.email, '/redefinir-senha');
  await there.goto(link, { waitUntil: 'networkidle' });
  await there.getByLabel('Nova senha', { exact: true }).fill('12345678');
  await there.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(there.getByText('Esta senha é fácil de adivinhar').last()).toBeVisible();
  const password = 'pitangueira carregada em outubro';
  await there.getByLabel('Nova senha', { exact: true }).fill(password);
  await there.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Senha alterada');

  await there.goto(link, { waitUntil: 'networkidle' });
  await there.getByLabel('Nova senha', { exact: true }).fill('outra frase bem comprida');
  await there.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');

  await there.goto('/entrar', { waitUntil: 'networkidle' });
  await signIn(there, { ...person, password });
  await expect(menuOf(there)).toBeVisible();
  // It has ended the other device's session.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await phone.close();
});

test('the link of the welcome confirms the e-mail, by a press and once', async ({ page }) => {
  test.slow();
  const person = newPerson();
  await page.goto('/criar-conta', { waitUntil: 'networkidle' });
  await register(page, person);
  await expect(menuOf(page)).toBeVisible();
  const link = await linkMailedTo(person.email, '/confirmar-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
});

test('a link that was cut off says so', async ({ page }) => {
  for (const path of ['/redefinir-senha', '/confirmar-email']) {
    const response = await page.goto(path);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    await expect(page.getByText('O endereço está incompleto.')).toBeVisible();
  }
});
