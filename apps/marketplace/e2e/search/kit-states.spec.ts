import { expect, type Page } from '@playwright/test';
import { operatorHeaders } from '../operator.ts';
import { holdRequests, test } from '../visitor.ts';

const field = 'Cidade ou escola';

/** What the list of suggestions says instead of options; a live region repeats it. */
const listMessage = (page: Page) => page.getByRole('dialog').locator('[data-part=message]');

test('ST-09 a slow city list says “Carregando...”, and a nonsense word “Nenhum resultado encontrado”', async ({
  page,
}) => {
  await page.goto('/escolas');
  const answer = await holdRequests(page, '**/api/graphql/**');
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('xqzwk');
  await expect(listMessage(page)).toHaveText('Carregando...');
  answer();
  await expect(listMessage(page)).toHaveText(/^Nenhum resultado encontrado/u);
});

test('ST-09 a city whose exact name was typed is chosen when the list is closed, and the page stays', async ({
  page,
}) => {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('araguaina, to');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('combobox', { name: field })).toHaveValue('Araguaína, TO');
  await expect(page).toHaveURL('/escolas');
  await page.getByRole('button', { name: 'Buscar bolsas' }).click();
  await expect(page).toHaveURL(/city=araguaina-to/u);
});

test.describe('the states of the kit', () => {
  test.beforeEach(async ({ context, page }) => {
    const { authorization = '' } = operatorHeaders();
    await context.route('**/playground**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization } }),
    );
    await page.goto('/playground/componentes');
  });

  test('ST-12 CO-05 three carousels rotate every 7, 5 and 3 seconds', async ({ page }) => {
    for (const [name, interval] of [
      ['Depressa: 3 segundos', 3000],
      ['Normal: 5 segundos', 5000],
      ['Devagar: 7 segundos', 7000],
    ] as const) {
      const carousel = page.getByRole('region', { name });
      await expect(carousel).toHaveAttribute('data-autoplay', String(interval));
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-running', '');
      const current = carousel.locator('[data-part=dot][aria-current]');
      await expect(current).not.toHaveAccessibleName('Mostrar 1 de 3', { timeout: interval * 3 });
      await expect(carousel.getByRole('button', { name: /Pausar/u })).toBeVisible();
    }
  });

  test('ST-09 suggestions that never come, do not exist or fail say so', async ({ page }) => {
    for (const [name, message] of [
      ['Lista que não chega', 'Carregando...'],
      ['Lista sem resultado', 'Nenhum resultado encontrado'],
      ['Lista que falha', 'Não foi possível carregar as opções.'],
    ] as const) {
      await page.getByRole('combobox', { name }).click();
      await page.getByRole('dialog').getByRole('combobox').fill('a');
      await expect(listMessage(page)).toHaveText(message);
      await page.keyboard.press('Escape');
    }
  });

  test('VA-09 a slider with swapped limits is not rendered broken', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Máximo abaixo do mínimo' });
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '100');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
  });
});
