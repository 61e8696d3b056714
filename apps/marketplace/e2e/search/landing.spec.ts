import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

/*
 * The landing pages, without JavaScript: a parent comes from a search engine to a city or the country, and opens the scholarships.
 */

const city = '/escolas/mensalidades/araguaina-to';
const title = { level: 1 } as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-08 P3 from the city to a neighborhood, and to its scholarships', async ({ page }) => {
    await page.goto(city);
    await expect(page.getByRole('heading', title)).toHaveText('Escolas particulares em Araguaína');
    await expect(page.getByText(/escolas particulares, .*a partir de R\$/)).toBeVisible();
    await page.getByRole('region', { name: 'Bairros de Araguaína' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/mensalidades\/araguaina-to\/[a-z-]+$/);
    await page.getByRole('link', { name: /^Ver (as \d+ bolsas|a bolsa)$/ }).click();
    await expect(page).toHaveURL(/busca\?city=araguaina-to&neighborhood=/);
    await expect(page.getByRole('heading', title)).toHaveText(/bolsas?/);
  });

  test('RT-10 RT-11 from Brazil to a state, and the search for a city', async ({ page }) => {
    await page.goto('/escolas/brasil');
    await page
      .getByRole('region', { name: 'Escolas por estado' })
      .getByRole('link', { name: 'Tocantins' })
      .click();
    await expect(page.getByRole('heading', title)).toHaveText('Escolas particulares no Tocantins');
    const cities = page.getByRole('region', { name: 'Cidades do Tocantins' });
    const slugs = await cities
      .locator('h3 ~ a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
    // The state's municipalities, by IBGE.
    expect(slugs).toHaveLength(139);
    expect(slugs).toEqual(slugs.toSorted((a, b) => (a < b ? -1 : 1)));
    await expect(cities.getByRole('link', { name: 'P', exact: true })).toBeHidden();
    await cities.getByText('Ver todas as 139 cidades, de A a Z').click();
    await cities.getByRole('link', { name: 'P', exact: true }).click();
    await expect(cities.getByRole('heading', { name: 'P', exact: true })).toBeInViewport();
    await expect(cities.getByRole('link', { name: /^Palmas \(\d+ bolsas, desde R\$/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Cidade' }).fill('Palmas, TO');
    await page.getByRole('button', { name: 'Buscar bolsas' }).click();
    await expect(page).toHaveURL('/escolas/busca?city=palmas-to');
  });
});
