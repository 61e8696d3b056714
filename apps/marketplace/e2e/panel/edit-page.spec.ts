import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { expectNoViolations } from '../account/page-checks.ts';
import { signIn } from '../account/person.ts';
import { dataDir } from '../site.ts';
import { test } from '../visitor.ts';

const credentials = z.object({ email: z.string(), password: z.string() });

test(
  'panel: somebody of a school corrects its page by keyboard, and visitors see it',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const account = credentials.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'demo-school-account.json'), 'utf8')),
    );
    await page.goto('/painel');
    await expect(page).toHaveURL(/\/entrar\?redirect=/);
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Painel da escola' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { name: 'O que espera por você' })).toBeVisible();
    await expectNoViolations(page);

    const nav = page.getByRole('navigation', { name: 'Painel da escola' });
    await nav.getByRole('link', { name: 'A escola' }).press('Enter');
    const description = page.getByLabel('Descrição');
    await expectNoViolations(page);
    const written = `Uma escola que escreve de si, ${Date.now()}.`;
    await description.fill(written);
    // What is typed and not saved is there after a reload.
    await page.reload();
    await expect(description).toHaveValue(written);
    await page.getByRole('button', { name: 'Salvar a página' }).press('Enter');
    await expect(page.getByRole('listitem', { name: 'Página salva.' })).toBeVisible();
    await expect(description).toHaveAccessibleDescription(/Informado pela escola em \d\d\/\d\d\/\d{4}/);

    const visitor = await browser.newPage();
    const address = await page.getByRole('link', { name: 'Ver a página pública' }).getAttribute('href');
    await expect(async () => {
      await visitor.goto(new URL(address ?? '', page.url()).href);
      await expect(visitor.getByText(written)).toBeVisible({ timeout: 500 });
    }).toPass();
    await visitor.close();
  },
);
