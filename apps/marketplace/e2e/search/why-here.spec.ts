import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

test('product 11 a card shows what it has of the order, and the results stay on the screen', async ({
  page,
}) => {
  await page.goto('/escolas/busca?city=araguaina-to');
  const card = page.getByRole('article').first();
  await page.getByText('Por que estou vendo isto?').click();
  await expect(page.getByText(/^.*Ordem por relevância: até 40 pontos/u)).toBeVisible();
  await expect(card.getByRole('heading')).toBeInViewport();
  await card.getByText('Por que aqui?').click();
  for (const points of [/^\d+ de 40$/u, /^\d+ de 35$/u, /^\d+ de 15$/u, /^\d+ de 10$/u])
    await expect(card.getByText(points)).toBeVisible();
});
