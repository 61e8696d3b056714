import { expect, type Page } from '@playwright/test';
import { test } from './visitor.ts';

/* What a worker shows while there is no connection (ADR 0020). */

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow' });

test('product 12 schools that were opened or saved are read without a connection, and any other page says which they are', async ({
  page,
  context,
}) => {
  // What is kept is fetched once the page has nothing else to do.
  test.slow();
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('melhor-escola:escolas');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await page.goto('/escolas/busca?city=araguaina-to');
  const cards = page.locator('main article');
  const name = async (card: number) => (await cards.nth(card).getByRole('heading').innerText()).trim();
  const [opened, saved] = [await name(0), await name(1)];
  await cards
    .nth(1)
    .getByRole('button', { name: /^Salvar/ })
    .click();
  await expect.poll(kept, { timeout: 15_000 }).toHaveLength(1);
  await cards.nth(0).getByRole('link').first().click();
  await expect(title(page)).toHaveText(opened);
  await expect.poll(kept, { timeout: 15_000 }).toHaveLength(2);
  const path = new URL(page.url()).pathname;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.goto('/central-de-ajuda');
  await expect(title(page)).toHaveText('Sem internet');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: saved }).click();
  await expect(title(page)).toHaveText(saved);
  await expect(page.getByText(/Esta é a página como estava em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.goto(path);
  await expect(title(page)).toHaveText(opened);
  await expect(page.getByRole('button', { name: /^Salvar/ }).first()).toBeEnabled();

  await page.goto('/central-de-ajuda');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Central de ajuda');
});
