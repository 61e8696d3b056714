import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { axeFindings, everyTag } from '../pages/axe.ts';
import { findSchoolPath } from '../schools.ts';
import { test } from '../visitor.ts';

/* A parent asks, on a phone, which month weighs the most and how long a scholarship lasts. */

/** Reais of a text such as 'R$ 1.450'. */
const reais = (text: string): number => Number(/R\$\s([\d.]+)/u.exec(text)?.[1]?.replaceAll('.', '') ?? 0);

test('issue 64 the months of a scholarship add up to its year, and go to the parent’s own calendar', async ({
  page,
}) => {
  await page.goto(await findSchoolPath(page.request));
  const offer = page.locator('[data-part="offer"]:has(> details[open])');
  await offer.getByText('Calendário do dinheiro').click();
  const calendar = offer.getByRole('figure', {
    name: /^(Mês mais pesado|Meses mais pesados|Todos os meses)/u,
  });
  const months = calendar.getByRole('listitem');
  await expect(months).toHaveCount(12);
  const amounts = (await months.allInnerTexts()).map(reais);
  const year = reais(await offer.getByText(/^Custo do ano:/u).innerText());
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(year);

  const downloading = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Adicionar ao meu calendário' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pagamentos-\d{4}-[\w-]+\.ics$/u);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/^DTSTART;VALUE=DATE:\d{6}01\r$/gmu)).toHaveLength(amounts.filter(Boolean).length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  expect(await axeFindings(page, everyTag)).toEqual([]);
});

test('issue 64 a scholarship is followed until its stage ends', async ({ page }) => {
  await page.goto(await findSchoolPath(page.request));
  const offer = page.locator('[data-part="offer"]:has(> details[open])');
  await offer.getByText('A bolsa até o fim da etapa').click();
  const years = offer.getByRole('list', { name: 'Os anos da bolsa' }).getByRole('listitem');
  await expect(years.last()).toContainText(/^A bolsa acaba no fim d/u);
  await expect(years.first()).toContainText(/^\d{4} /u);
  await expect(offer.getByText(/A escola pode suspender o desconto/u)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P3 a school’s page offers nothing that it cannot open', async ({ page, request }) => {
    await page.goto(await findSchoolPath(request));
    await expect(page.locator('[data-part="offer"]').first()).toBeVisible();
    await expect(page.getByText('Calendário do dinheiro').filter({ visible: true })).toHaveCount(0);
  });
});
