import { expect } from '@playwright/test';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';
import { anotherDevice, accountMenu, newPerson, signIn } from './person.ts';
import { fact, open, openProfile, save } from './profile.ts';

test('S24 S34 S2 changing the e-mail requires the password, and another device is signed out from here', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await openProfile(page);
  const moved = newPerson().email;
  await open(page, 'E-mail');
  const form = page.getByRole('form', { name: 'Alterar e-mail' });
  await form.getByLabel('E-mail').fill(moved);
  await form.getByLabel('Senha atual', { exact: true }).fill('não é esta');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    'não é esta',
  );
  await save(page, 'E-mail');
  await expect(form.getByText('A senha atual não confere.').last()).toBeVisible();
  await expect(form.getByLabel('E-mail')).toHaveValue(moved);
  await form.getByLabel('Senha atual', { exact: true }).fill(person.password);
  await save(page, 'E-mail');
  // S34: the current e-mail stays in force until the new one is confirmed.
  await expect(fact(page, 'E-mail')).toContainText('Aguardando a confirmação do novo e-mail.');
  await expect(fact(page, 'E-mail')).toContainText(person.email);
  const link = await linkMailedTo(moved, '/confirmar-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail trocado');
  await expect(page.getByText(/encerramos as outras sessões da sua conta/u)).toBeVisible();
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  await expect(fact(page, 'E-mail')).toContainText(moved);
  await expect(fact(page, 'E-mail')).toContainText('Confirmado');

  const there = await anotherDevice(browser);
  await there.goto('/entrar?redirect=/minha-conta', { waitUntil: 'networkidle' });
  await signIn(there, { email: moved, password: person.password });
  await expect(accountMenu(there)).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });

  await page.getByRole('button', { name: /^Desconectar/u }).click();
  await expect(page.getByRole('heading', { name: 'Aparelhos conectados' })).toBeFocused();
  expect((await there.request.get('/api/v3/account/user')).status()).toBe(401);
  // The open page there is hidden, and asks to sign in again.
  await there.getByRole('button', { name: 'Alterar nome' }).click();
  await there.getByLabel('Nome completo').fill('Maria das Flores');
  await there.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Entre para continuar' })).toBeVisible();
  await there.context().close();
});
