import { expect, type Page } from '@playwright/test';
import { googleUrl } from '../site.ts';
import type { NewPerson } from './person.ts';

/** Chooses an account on Google's page, and returns to the site. */
export async function chooseGoogleAccount(
  page: Page,
  { name, email }: Pick<NewPerson, 'name' | 'email'>,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${googleUrl}/`, 'u'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nome').fill(name);
  await page.getByRole('button', { name: 'Continuar' }).click();
}
