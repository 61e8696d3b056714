import { expect, type Page } from '@playwright/test';
import { openAccount, type NewPerson } from './person.ts';

/** Creates an account and opens its page. */
export async function openProfile(page: Page): Promise<NewPerson> {
  const person = await openAccount(page.request);
  await page.goto('/minha-conta', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
  return person;
}

/** The entry of a fact about the person. */
export const fact = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
/** Opens the form of a fact. */
export const open = (page: Page, name: string, action = 'Alterar') =>
  fact(page, name)
    .getByRole('button', { name: `${action} ${name.toLowerCase()}` })
    .click();
export const save = (page: Page, name: string) =>
  fact(page, name).getByRole('button', { name: 'Salvar', exact: true }).click();
