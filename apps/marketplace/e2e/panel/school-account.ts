import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { signIn } from '../account/person.ts';
import { dataDir } from '../site.ts';

const credentials = z.object({ email: z.string(), password: z.string() });

/** Somebody of the demonstration's school, in its panel. @param subpage below the school's first page: '/bolsas'. */
export async function signInAsSchool(page: Page, subpage = ''): Promise<void> {
  const account = credentials.parse(
    JSON.parse(readFileSync(path.join(dataDir, 'demo-school-account.json'), 'utf8')),
  );
  await page.goto('/painel');
  await expect(page).toHaveURL(/\/entrar\?redirect=/);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Painel da escola' })).toBeVisible();
  if (subpage === '') return;
  const school = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.goto(`${school ?? ''}${subpage}`);
}
