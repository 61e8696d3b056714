import { expect, type Page } from '@playwright/test';
import { linkMailedTo, mailsTo } from '../mailed-link.ts';
import { test } from '../visitor.ts';
import { newPerson, openAccount, sameOrigin } from './person.ts';

const results = '/escolas/busca?city=araguaina-to&grade=1-ano';

/** Follows the mailed link, and confirms. */
async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await linkMailedTo(email, '/alertas/confirmar'));
  await page.getByRole('button', { name: 'Confirmar avisos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avisos confirmados');
}

test(
  'product 8 alerts without an account: an e-mail, a link, done; the link works once',
  { tag: '@smoke' },
  async ({ page }) => {
    const { email } = newPerson();
    await page.goto(results, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Receber avisos do 1º ano em Araguaína, TO' }).click();
    const form = page.getByRole('form', { name: 'Receber avisos' });
    await expect(form.getByLabel('Seu e-mail')).toBeFocused();
    await form.getByLabel('Seu e-mail').fill('ana@');
    await form.getByRole('button', { name: 'Receber avisos' }).click();
    await expect(form.getByLabel('Seu e-mail')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Seu e-mail').fill(email);
    await form.getByRole('button', { name: 'Receber avisos' }).click();
    await expect(page.getByText(`Confirme no e-mail que mandamos para ${email}`)).toBeVisible();
    await expect(page).toHaveURL(results);

    await confirm(page, email);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirme os avisos: 1º ano em Araguaína, TO',
    ]);
    await page.goto(await linkMailedTo(email, '/alertas/confirmar'));
    await page.getByRole('button', { name: 'Confirmar avisos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
  },
);

test('product 8 offline, the request for alerts says so, and keeps the e-mail', async ({ page, context }) => {
  const { email } = newPerson();
  await page.goto(results, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^Receber avisos do/u }).click();
  const form = page.getByRole('form', { name: 'Receber avisos' });
  await form.getByLabel('Seu e-mail').fill(email);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Receber avisos' }).click();
  await expect(form).toContainText('Você está sem internet');
  await expect(form.getByLabel('Seu e-mail')).toHaveValue(email);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Receber avisos' }).click();
  await expect(page.getByText('Confirme no e-mail que mandamos')).toBeVisible();
});

test('product 8 alerts asked for before the account become its saved search', async ({ page }) => {
  test.slow();
  const person = await openAccount(page.request);
  const asked = await page.request.post('/api/v3/alerts', {
    headers: sameOrigin,
    data: { email: person.email, query: 'city=araguaina-to&grade=1-ano' },
  });
  expect(asked.status()).toBe(202);
  await confirm(page, person.email);
  await page.goto(await linkMailedTo(person.email, '/confirmar-email'));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Buscas salvas' })).toContainText('1º ano em Araguaína, TO');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P3 product 8 alerts are asked for on a page of their own, and confirmed', async ({ page }) => {
    const { email } = newPerson();
    await page.goto(results);
    await page.getByRole('link', { name: 'Receber avisos do 1º ano em Araguaína, TO' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Receba avisos do 1º ano em Araguaína, TO',
    );
    await page.getByLabel('Seu e-mail').fill(email);
    await page.getByRole('button', { name: 'Receber avisos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta um passo');
    await confirm(page, email);
  });
});
