import { expect } from '@playwright/test';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';
import { anotherDevice, accountMenu, newPerson, signIn } from './person.ts';
import { fact, open, openProfile, save } from './profile.ts';

test('S24 changing e-mail and password requires the password', async ({ page, browser }) => {
  test.slow();
  const person = await openProfile(page);
  const there = await anotherDevice(browser);
  await there.goto('/entrar', { waitUntil: 'networkidle' });
  await signIn(there, person);
  await expect(accountMenu(there)).toBeVisible();

  const moved = newPerson().email;
  await open(page, 'E-mail');
  const form = page.getByRole('form', { name: 'Alterar e-mail' });
  await form.getByLabel('E-mail').fill(moved);
  await form.getByLabel('Senha atual', { exact: true }).fill('não é esta');
  await save(page, 'E-mail');
  await expect(form.getByText('A senha atual não confere.').last()).toBeVisible();
  await expect(form.getByLabel('E-mail')).toHaveValue(moved);
  await form.getByLabel('Senha atual', { exact: true }).fill(person.password);
  await save(page, 'E-mail');
  // S34: the current e-mail stays in force, here and for the other device.
  await expect(fact(page, 'E-mail')).toContainText('Aguardando a confirmação do novo e-mail.');
  await expect(fact(page, 'E-mail')).toContainText(person.email);
  await expect(accountMenu(there)).toBeVisible();
  const link = await linkMailedTo(moved, '/confirmar-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail trocado');
  await expect(page.getByText(/encerramos as outras sessões da sua conta/u)).toBeVisible();
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  await expect(fact(page, 'E-mail')).toContainText(moved);
  await expect(fact(page, 'E-mail')).toContainText('Confirmado');
  await there.goto('/entrar', { waitUntil: 'networkidle' });
  await signIn(there, { email: moved, password: person.password });
  await expect(accountMenu(there)).toBeVisible();

  await open(page, 'Senha');
  const password = 'pitangueira carregada em outubro';
  await page.getByLabel('Senha atual', { exact: true }).fill(person.password);
  await page.getByLabel('Nova senha', { exact: true }).fill('12345678');
  await save(page, 'Senha');
  await expect(page.getByText('Esta senha é fácil de adivinhar').last()).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await save(page, 'Senha');
  await expect(fact(page, 'Senha')).toContainText('Senha alterada.');
  await expect(page.getByRole('button', { name: /^Desconectar/u })).toHaveCount(0);
  await there.reload();
  await expect(there.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await there.goto('/entrar', { waitUntil: 'networkidle' });
  await signIn(there, { email: moved, password });
  await expect(accountMenu(there)).toBeVisible();
  await there.context().close();
});
