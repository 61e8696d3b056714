import { expect, test } from '@playwright/test';
import { importSchools } from '../operator.ts';

const path = '/escolas/escola-ipe-roxo-inventada';

/** A census with one school: 1 in activity, 3 closed. */
const census = (year: number, situation: number) =>
  [
    'NU_ANO_CENSO;CO_ENTIDADE;NO_ENTIDADE;CO_MUNICIPIO;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO;IN_FUND_AI',
    `${year};12990001;ESCOLA IPE ROXO INVENTADA;1200013;4;${situation};1`,
  ].join('\n');

test('EN-21 the page of a school that closed says so, and its forms lead there', async ({
  page,
  request,
}) => {
  await importSchools(census(2024, 1));
  await importSchools(census(2025, 3));
  for (const form of ['visita', 'perguntas', 'avaliar']) {
    await page.goto(`${path}/${form}`);
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByText('Esta escola consta como fechada no Censo Escolar de 2025')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Ver escolas em Acrelândia' }).click();
  await expect(page).toHaveURL('/escolas/mensalidades/acrelandia-ac');
  expect(await (await request.get('/sitemaps/escolas-ac.xml')).text()).not.toContain(path);
});
