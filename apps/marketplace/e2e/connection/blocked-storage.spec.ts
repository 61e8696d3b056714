import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* A browser that forbids storage, or has no space left: nothing claims to be stored, and nothing fails. */

/** Runs before each page's scripts. */
const denials: Readonly<Record<string, () => void>> = {
  'forbids storage': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'has no space left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** Errors of the page, except failed requests. */
function recordProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

for (const [name, deny] of Object.entries(denials)) {
  test(`A7 where the browser ${name}, "Salvar" does not claim success, and other pages work`, async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await page.addInitScript(deny);
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
    const card = page.locator('main article').first();
    await card.getByRole('button', { name: /^Salvar/u }).click();
    // Exact, because the live region repeats the toast's title within its sentence.
    await expect(
      page.getByText('O seu navegador não deixa este site guardar nada.', { exact: true }),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: /^Na lista só por agora/u })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Salvo/u })).toHaveCount(0);

    await card.getByRole('heading').getByRole('link').click();
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /^Na lista só por agora/u })
        .first(),
    ).toHaveText('Só por agora');
    await page.getByRole('link', { name: /^Favoritos, 1 escola/u }).click();
    await expect(
      page.getByText(/O seu navegador não deixa este site guardar nada: sem conta/u),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Montar o roteiro das visitas' }).click();
    await expect(page.getByText(/Imprima o roteiro/u)).toBeVisible();
    for (const path of ['/escolas', '/entrar', '/criar-conta', '/escolas/comparar']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Erro interno do servidor');
    }
    expect(problems).toEqual([]);
  });
}
