import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';
import { expectNoViolations } from './page-checks.ts';
import { openAccount, signIn, type NewPerson } from './person.ts';

/** Creates an account and opens its privacy panel. */
async function openPanel(page: Page): Promise<NewPerson> {
  const person = await openAccount(page.request);
  await page.goto('/minha-conta/privacidade', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade e dados');
  return person;
}

const protocol = /LGPD-\d{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/u;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('S23 product 10 a data export, and a consent granted and withdrawn, each with its protocol number', async ({
  page,
}) => {
  test.slow();
  const person = await openPanel(page);
  await expect
    .soft(section(page, 'O que guardamos'))
    .toContainText('Execução de contrato (LGPD, art. 7º, V)');
  await expect.soft(section(page, 'Seus pedidos')).toContainText('Você ainda não fez nenhum pedido.');

  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await arrives;
  expect.soft(download.suggestedFilename()).toBe('meus-dados.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect.soft(data.account).toMatchObject({ name: person.name, email: person.email });
  expect.soft(data.sessions).toHaveLength(1);
  await expect.soft(section(page, 'Levar uma cópia')).toContainText(data.protocol);
  await expect.soft(section(page, 'Seus pedidos')).toContainText(data.protocol);

  const measuring = page.getByRole('switch', { name: 'Medir o uso do site para melhorá-lo' });
  await expect(measuring).not.toBeChecked();
  await measuring.press('Space');
  await expect.soft(page.getByText('Autorização dada.')).toBeVisible();
  await expect(measuring).toBeChecked();
  await measuring.press('Space');
  const consents = section(page, 'O que você autorizou');
  await expect(consents).toContainText(/Autorização retirada\.[^]*Protocolo LGPD-/u);
  const [number = ''] = protocol.exec(await consents.innerText()) ?? [];
  await page.reload();
  await expect(measuring).not.toBeChecked();
  await expect.soft(section(page, 'Seus pedidos')).toContainText('Retirada de autorização: medição de uso');
  await expect.soft(section(page, 'Seus pedidos')).toContainText(number);
});

test('S23 S18 an account is deleted in two steps, with a protocol number, and cannot be used again', async ({
  page,
}) => {
  test.slow();
  const person = await openPanel(page);
  await page.evaluate(() => localStorage.setItem('montilla:compared', '["colegio-azul"]'));
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir a conta' });
  await expect.soft(dialog).toContainText('O que a lei manda guardar');
  await page.keyboard.press('Escape');
  await expect.soft(page.getByRole('button', { name: 'Excluir minha conta' })).toBeFocused();

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await dialog.getByLabel('Apagar também').check();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirmar a exclusão' });
  await expect.soft(confirmation.getByLabel('Digite EXCLUIR')).toBeFocused();
  await confirmation.getByLabel('Digite EXCLUIR').fill('sim');
  await confirmation.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(confirmation.getByText('Digite EXCLUIR para confirmar.').last()).toBeVisible();
  await confirmation.getByLabel('Digite EXCLUIR').fill('excluir');
  await confirmation.getByRole('button', { name: 'Excluir definitivamente' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua conta foi excluída');
  await expect(page).toHaveURL('/conta-excluida');
  await expect.soft(page.getByRole('main')).toContainText(protocol);
  await expect.soft(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  expect.soft(await page.content()).not.toContain(person.email);
  // The device keeps only the cookie consent.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('montilla:compared'))).toBeNull();
  expect.soft((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  await expectNoViolations(page);
  await page.goto('/minha-conta/privacidade');
  await expect.soft(page).toHaveURL('/entrar?redirect=%2Fminha-conta%2Fprivacidade');
  await page.goto('/entrar', { waitUntil: 'networkidle' });
  await signIn(page, person);
  await expect(page.getByText('E-mail ou senha incorretos').last()).toBeVisible();
});
