import { expect, type Page } from '@playwright/test';
import { operatorTest as test } from './operator-account.ts';

const header = 'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until';

/** A school of the imported census in Araguaína. */
const KNOWN_SCHOOL = '17041830';

/**
 * A partner's file of more than one chunk of a megabyte: only its first line is an offer of a school that we know. It has no seats, so that no
 * page shows it, and another fee each time, so that the file changes something although the data outlives the run.
 */
function partnerFile(): Buffer {
  const fee = 1_000 + Math.floor(Math.random() * 9_000);
  const line = (school: string, reference: string) =>
    `${school};${reference};1-ano;manha;2027;${fee},00;50;0;2027-03-31`;
  const unknown = Array.from({ length: 20_000 }, (_, index) => line('99999999', `DESCONHECIDA-${index}`));
  return Buffer.from([header, line(KNOWN_SCHOOL, 'E2E-IMPORT'), ...unknown, ''].join('\r\n'));
}

const choose = async (page: Page, buffer: Buffer) => {
  await page.getByRole('radio', { name: 'Bolsas de um parceiro' }).check();
  await page.getByLabel(/^Arquivo/).setInputFiles({ name: 'rede-e2e.csv', mimeType: 'text/csv', buffer });
};

test('S27 S37 an upload that broke goes on, its preview says what would change, and it is applied', async ({
  page,
}) => {
  test.slow();
  const file = partnerFile();
  const sent: string[] = [];
  let isBroken = true;
  await page.route('**/chunks/*', async (route) => {
    const position = route.request().url().split('/').at(-1) ?? '';
    if (isBroken && position === '1') return route.abort('connectionreset');
    sent.push(position);
    return route.continue();
  });

  await page.goto('/painel/operacao/importacoes');
  await choose(page, file);
  await expect(page.getByText('A conexão caiu.')).toBeVisible();
  // The page is left, and what has arrived stays.
  await page.goto('/painel');
  await page.goto('/painel/operacao/importacoes');
  await expect(page.getByText(/rede-e2e\.csv .*parou em \d+%/)).toBeVisible();
  isBroken = false;
  await choose(page, file);

  const run = page.getByRole('listitem').filter({ hasText: 'Prévia de rede-e2e.csv' }).first();
  await expect(run.getByText('Completa', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(sent.filter((position) => position === '0')).toEqual(['0']);
  await expect(run.getByText(/^20\.001 linhas lidas: .*20\.000 recusadas/)).toBeVisible();
  const download = page.waitForEvent('download');
  await run.getByRole('button', { name: 'Baixar linhas recusadas' }).click();
  expect((await download).suggestedFilename()).toMatch(/^linhas-recusadas-\d+\.csv$/);

  await run.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
  const applied = page.getByRole('listitem').filter({ hasText: 'Importação de rede-e2e.csv' }).first();
  await expect(applied.getByText('Completa', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(applied.getByText(/1 nova|1 mudou/)).toBeVisible();
});
