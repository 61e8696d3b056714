import { expect } from '@playwright/test';
import { expectNoViolations } from '../account/page-checks.ts';
import { test } from '../visitor.ts';
import { signInAsSchool } from './school-account.ts';

test('panel: somebody switches their e-mails about a school off and on', async ({ page }) => {
  await signInAsSchool(page, '/pessoas');
  const digest = page.getByRole('switch', { name: 'Resumo da manhã' });
  await expect(digest).toBeChecked();
  await expectNoViolations(page);
  await digest.press('Space');
  await expect(page.getByText('Você não recebe mais o resumo da manhã.').first()).toBeVisible();
  await page.reload();
  await expect(digest).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Avisos na hora' })).toBeChecked();
  await digest.press('Space');
  await expect(page.getByText('Você recebe o resumo da manhã.').first()).toBeVisible();
});

test('panel: the link that stops e-mails needs no session and no JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/avisos-da-escola/parar?token=${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parar estes avisos da escola?');
  await page.getByRole('button', { name: 'Parar os avisos' }).click();
  // Nobody has got this one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
  await page.goto('/avisos-da-escola/parar?situacao=parada');
  await expect(page.getByText('você pode voltar a recebê-los quando quiser')).toBeVisible();
  await context.close();
});

test('panel: a school sees how families come closer, by week and grade', async ({ page }) => {
  await signInAsSchool(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Do primeiro olhar à matrícula, por semana e série' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do primeiro olhar à matrícula');
  await expect(page.getByRole('table', { name: /^Por semana/u })).toBeVisible();
  await expectNoViolations(page);
});
