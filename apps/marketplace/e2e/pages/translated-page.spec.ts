import { translateLikeABrowser } from '@melhor-escola/ui/testing/translator';
import { expect } from '@playwright/test';
import { newCpf } from '../account/cpf.ts';
import { newPerson, openAccount } from '../account/person.ts';
import {
  anOffer,
  cancelReservations,
  isEligible,
  nameStudent,
  reserveButton,
  reserved,
} from '../account/reservation.ts';
import { test as base } from '../visitor.ts';

/*
 * A browser's translator replaces every text node by elements of its own. React must not insert before, remove or change a text node
 * that is gone, and no error boundary must be needed.
 */

/** A part below the viewport hydrates after it was translated: React renders that part afresh. */
const HYDRATED_LATER = /React error #418/u;

const test = base.extend<{ translated: (path: string) => Promise<void> }>({
  /** Opens a page and translates it; what appears later is translated too. Nothing may fail until the test ends. */
  translated: async ({ page }, provide) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!HYDRATED_LATER.test(message)) problems.push(message);
    });
    page.on('console', (message) => {
      const isNetwork = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isNetwork) problems.push(message.text());
    });
    await provide(async (path) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(translateLikeABrowser);
      await expect(page.locator('h1 font').first()).toBeAttached();
    });
    expect(problems).toEqual([]);
    await expect(page.getByText(/Erro interno do servidor|Esta parte da página falhou/u)).toHaveCount(0);
  },
});

const results = '/escolas/busca?city=araguaina-to';

test('A7 translated: a school is saved and removed, in the results and on its page', async ({
  page,
  translated,
}) => {
  await translated(results);
  const card = page.locator('main article').first();
  const link = card.getByRole('heading').getByRole('link');
  await card.getByRole('button', { name: /^Salvar/u }).click();
  await expect(card.getByRole('button', { name: /^Salvo/u })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Favoritos, 1 escola', exact: true })).toBeVisible();
  // A navigation within the translated page.
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const button = page
    .locator('main')
    .getByRole('button', { name: /^Salv[ao]/u })
    .first();
  await expect(button).toContainText('Salvo');
  await button.click();
  await expect(button).toContainText('Salvar');
  await button.click();
  await expect(button).toContainText('Salvo');
});

test('A7 translated: results follow a filter and its removal @both', async ({
  page,
  isMobile,
  translated,
}) => {
  await translated(results);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  if (isMobile) {
    await page
      .getByRole('button', { name: 'Filtros' })
      .or(page.getByRole('link', { name: 'Filtros' }))
      .click();
    const show = page.getByRole('button', { name: /^Ver \d/u });
    const all = await show.innerText();
    await page.getByRole('checkbox', { name: /^Manhã/u }).check();
    await expect(show).not.toHaveText(all);
    await show.click();
  } else await page.getByRole('checkbox', { name: /^Manhã/u }).check();
  await expect(page).toHaveURL(/shift/u);
  await expect(heading).not.toHaveText(before);
  await page
    .getByRole('link', { name: /^Remover/u })
    .first()
    .click();
  await expect(page).not.toHaveURL(/shift/u);
  await expect(heading).toHaveText(before);
});

test('A7 translated: a search is saved, and the account pages change what they show', async ({
  page,
  translated,
}) => {
  test.slow();
  await openAccount(page.request);
  await translated(`${results}&grade=1-ano`);
  await page.getByRole('link', { name: /^Receber avisos do/u }).click();
  await expect(page.getByRole('link', { name: 'Busca salva' })).toBeVisible();

  await translated('/minha-conta');
  const own = page.getByRole('region', { name: 'Buscas salvas' });
  await own.getByRole('switch').press('Space');
  await expect(own).toContainText('Avisos por e-mail: desligados');
  await own.getByRole('button', { name: /^Renomear/u }).click();
  await own.getByLabel('Nome da busca').fill('Para o Pedro');
  await own.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(own).toContainText('Para o Pedro');
  const name = page.getByRole('listitem').filter({ has: page.getByText('Nome', { exact: true }) });
  await name.getByRole('button', { name: 'Alterar nome' }).click();
  await page.getByLabel('Nome completo').fill('Ana Lúcia de Souza');
  await name.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(name).toContainText('Nome salvo.');
  await expect(name).toContainText('Ana Lúcia de Souza');

  for (const path of ['/minhas-bolsas', '/meus-beneficios']) await translated(path);
});

test('A7 translated: a scholarship is reserved', async ({ page, context, translated }) => {
  test.slow();
  const person = newPerson();
  const offer = await anOffer(page.request);
  await translated(offer.path);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText(/^Responda se/u).first()).toBeVisible();
  await isEligible(page);
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Celular com DDD').fill('11912345678');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Seu CPF').fill(newCpf());
  await page.getByLabel('Crie uma senha').fill(person.password);
  await page.getByRole('button', { name: 'Criar conta e continuar' }).click();
  await nameStudent(page);
  await reserveButton(page).click();
  await expect(reserved(page)).toBeVisible();
  await cancelReservations(context);
});
