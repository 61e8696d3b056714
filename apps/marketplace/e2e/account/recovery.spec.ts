import { expect } from '@playwright/test';
import { anotherDevice, openAccount } from './person.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';

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
