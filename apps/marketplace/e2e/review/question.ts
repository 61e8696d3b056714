import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from '../mailed-link.ts';

/** Source of a regular expression for the path of links that confirm a question. */
export const questionConfirmation = '/escolas/[^\\s"<]+/perguntas';

/** Fills in the form that asks a school. */
export async function fillInQuestion(page: Page, text: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Sua pergunta' }).fill(text);
  await page.getByRole('textbox', { name: 'Nome' }).fill('JOANA da Silva');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
}

/** Follows the mailed link, and publishes the question. @returns its id. */
export async function confirmQuestion(page: Page, email: string): Promise<string> {
  await page.goto(await linkMailedTo(email, questionConfirmation));
  await page.getByRole('button', { name: 'Confirmar pergunta' }).click();
  await expect(page.getByText('Sua pergunta está publicada')).toBeVisible();
  return new URL(page.url()).searchParams.get('pergunta') ?? '';
}
