import { expect } from '@playwright/test';
import { newPerson, register, signIn } from './person.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

test(
  'P3 registering, signing out and signing in work without JavaScript',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const person = newPerson();
    await page.goto('/criar-conta?redirect=/escolas/favoritos');
    await register(page, { ...person, password: '12345678' });
    await expect(page.getByText('Esta senha é fácil de adivinhar')).toBeVisible();
    await expect(page.getByLabel('Nome completo')).toHaveValue(person.name);
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
    await page.getByLabel('Senha', { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL('/escolas/favoritos');
    expect((await context.request.get('/api/v3/account/user')).status()).toBe(200);

    await page.goto('/entrar');
    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(page).toHaveURL('/escolas');
    expect((await context.request.get('/api/v3/account/user')).status()).toBe(401);

    await page.goto('/entrar');
    await signIn(page, { ...person, password: 'não é esta' });
    await expect(page.getByText('E-mail ou senha incorretos')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await signIn(page, person);
    await expect(page).toHaveURL('/escolas');
    expect((await context.request.get('/api/v3/account/user')).status()).toBe(200);
  },
);

test('P3 S4 resetting the password works without JavaScript', async ({ page }) => {
  test.slow();
  const person = newPerson();
  await page.goto('/criar-conta');
  await register(page, person);
  await page.goto('/recuperar-senha');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page).toHaveURL('/recuperar-senha?situacao=enviado');
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  await page.goto(await linkMailedTo(person.email, '/redefinir-senha'));
  await page.getByLabel('Nova senha', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Esta senha é fácil de adivinhar')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('pitangueira carregada em outubro');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada');
});
