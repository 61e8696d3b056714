import { expect } from '@playwright/test';
import { linkMailedTo } from '../mailed-link.ts';
import { findSchoolPath } from '../schools.ts';
import { test } from '../visitor.ts';
import { confirmQuestion, fillInQuestion, questionConfirmation } from './question.ts';

const random = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

test('product 15 a question: asked, confirmed by e-mail, marked as helpful', async ({ page }) => {
  test.slow();
  const school = await findSchoolPath(page.request);
  const email = `e2e-${random()}@exemplo.com.br`;
  const text = `Tem aula de reforço à tarde? (${random()})`;
  await page.goto(school);
  const section = page.getByRole('region', { name: 'Perguntas e respostas' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('link', { name: 'Fazer uma pergunta' }).click();
  await expect(page).toHaveURL(`${school}/perguntas#perguntar`);
  await page.goto(`${school}/perguntas`);

  await page.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect.soft(page.getByText('O campo pergunta é obrigatório').first()).toBeVisible();
  await fillInQuestion(page, text, email);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Sua pergunta' })).toHaveValue(text);
  await page.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect(page.getByRole('heading', { name: 'Falta só confirmar pelo e-mail' })).toBeFocused();
  await expect.soft(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('montilla:question');

  const id = await confirmQuestion(page, email);
  const card = page.locator(`#pergunta-${id}`);
  await expect(card.getByRole('heading', { name: text })).toBeVisible();
  await expect(card.getByText('Joana da Silva').first()).toBeVisible();
  await expect(card.getByText('A escola ainda não respondeu.')).toBeVisible();

  const helpful = card.getByRole('button', { name: /^Útil/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('Útil (1)');
  await expect(helpful).toBeFocused();
  await page.reload();
  await helpful.click();
  await expect(card.getByText('Você marcou como útil')).toBeVisible();
  await expect(helpful).toContainText('Útil (1)');
});

test.describe('P3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product 15 questions are read, asked, confirmed and marked by plain forms', async ({ page }) => {
    test.slow();
    // Another one, because the service limits questions per school.
    const school = await findSchoolPath(page.request, 3);
    const email = `e2e-${random()}@exemplo.com.br`;
    const text = `A escola abre nas férias de julho? (${random()})`;
    await page.goto(school);
    await page.getByRole('link', { name: 'Fazer uma pergunta' }).click();
    await fillInQuestion(page, 'Curta', email);
    // The server rejects forms filled in within three seconds.
    const startedAt = Number(await page.locator('input[name=startedAt]').inputValue());
    await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(3_000);
    await page.getByRole('button', { name: 'Enviar pergunta' }).click();
    await expect(
      page.getByText('O campo pergunta deve conter pelo menos 10 caracteres').first(),
    ).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Sua pergunta' }).fill(text);
    await page.getByRole('button', { name: 'Enviar pergunta' }).click();
    await expect(page.getByRole('heading', { name: 'Falta só confirmar pelo e-mail' })).toBeInViewport();
    const id = await confirmQuestion(page, email);
    const card = page.locator(`#pergunta-${id}`);
    await card.getByRole('button', { name: /^Útil/ }).click();
    await expect(page).toHaveURL(`${school}/perguntas?pergunta=${id}&util=${id}#pergunta-${id}`);
    await expect(card.getByText('Você marcou como útil')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Útil \(1\)/ })).toBeVisible();
    await page.goto(await linkMailedTo(email, questionConfirmation));
    await page.getByRole('button', { name: 'Confirmar pergunta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
  });
});
