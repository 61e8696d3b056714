import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../account/page-checks.ts';
import { test } from '../visitor.ts';
import { signInAsSchool } from './school-account.ts';

test('panel: the scholarships fit phones, tablets and desktops', { tag: '@smoke' }, async ({ page }) => {
  await signInAsSchool(page, '/bolsas');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table', { name: 'Bolsas da escola' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `at ${width} px`,
    ).toBe(0);
  }
  // The last width has rows, of two lines each.
  const rows = page.getByRole('table', { name: 'Bolsas da escola' }).getByRole('row');
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64);
});

test('panel: a fee that was changed in its cell is undone, by keyboard', async ({ page }) => {
  await signInAsSchool(page, '/bolsas');
  const fee = page.getByRole('button', { name: /Editar Mensalidade sem bolsa/ }).first();
  const before = await fee.innerText();
  await fee.press('Enter');
  const input = page.getByRole('textbox', { name: /^Mensalidade sem bolsa/ });
  await input.fill('3.210,00');
  await input.press('Enter');
  await expect(fee).toContainText('3.210,00');
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(fee).toHaveText(before, { useInnerText: true });
  await expect(page.getByRole('listitem', { name: 'Desfeito: mensalidade' })).toBeVisible();
});

test(
  'panel: a school corrects a line of its spreadsheet, applies it, and visitors see the price',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    await signInAsSchool(page, '/bolsas');
    await page.getByRole('link', { name: 'Planilha' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Planilha de bolsas', level: 1 })).toBeVisible();
    await expectNoViolations(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar planilha' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^bolsas-.+\.csv$/);
    const downloaded = readFileSync(await download.path(), 'utf8');
    const [header = '', ...lines] = downloaded.trim().split('\r\n');
    const names = header.replace('\uFEFF', '').split(';');
    const withCell = (line: string, name: string, text: string) =>
      line.split(';').with(names.indexOf(name), text).join(';');
    /** The file with this fee in its first line, and another in a new one. */
    const fileWith = (fee: string, added: string) => {
      const [first = '', ...others] = lines;
      const extra = withCell(withCell(first, 'monthly_fee', added), 'reference', `planilha-${Date.now()}`);
      return Buffer.from([header, withCell(first, 'monthly_fee', fee), ...others, extra, ''].join('\r\n'));
    };
    // In whole reais, which no other offer has.
    const fee = `3.${String(Date.now() % 1000).padStart(3, '0')},00`;
    const input = page.getByLabel(/^Planilha/);
    const send = (buffer: Buffer) =>
      input.setInputFiles({ name: 'bolsas.csv', mimeType: 'text/csv', buffer });

    // What was downloaded changes nothing.
    await send(Buffer.from(downloaded));
    await expect(page.getByText('não há o que mudar')).toBeVisible();

    await send(fileWith(fee, '1,50'));
    const problem = page.getByRole('alert').filter({ hasText: 'Corrija 1 linha' });
    await expect(problem).toContainText(`Linha ${lines.length + 2}: monthly_fee`);
    await expect(page.getByRole('button', { name: /^Aplicar/ })).toHaveCount(0);
    await expectNoViolations(page);
    // What was chosen is there after a reload.
    await page.reload();
    await expect(problem).toBeVisible();

    await send(fileWith(fee, fee));
    await page.getByRole('button', { name: 'Aplicar 2 mudanças' }).press('Enter');
    await expect(page.getByText('1 bolsa nova e 1 bolsa mudou')).toBeVisible();
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `at ${width} px`,
      ).toBe(0);
    }

    const visitor = await browser.newPage();
    const address = await page.getByRole('link', { name: 'Ver a página pública' }).getAttribute('href');
    await expect(async () => {
      await visitor.goto(new URL(address ?? '', page.url()).href);
      // In the sum of its offer, which is open only if that one is the cheapest.
      await expect(visitor.getByText(fee.replace(',00', '')).first()).toBeAttached({ timeout: 500 });
    }).toPass();
    await visitor.close();
  },
);
