import { expect, type Page } from '@playwright/test';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';
import {
  codeMailedTo,
  deleteOwnAccount,
  openConfirmedAccount,
  schoolMailbox,
  setSchoolMailbox,
} from './claim.ts';
import { newPerson } from './person.ts';

test.use({ viewport: { width: 360, height: 740 } });

const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test(
  'a secretary claims the school by the code in its mailbox, on a narrow phone',
  { tag: '@smoke' },
  async ({ page }) => {
    test.slow();
    const school = (await findSchools(page.request)).at(-1);
    if (!school) throw new Error('Araguaína has no school with scholarships.');
    const slug = school.school_slug;
    const mailbox = newPerson().email;
    const before = await schoolMailbox(slug);
    await setSchoolMailbox(slug, mailbox);
    await openConfirmedAccount(page.request);

    await page.goto(`/escolas/${slug}`);
    const link = page.getByRole('link', { name: 'É da escola? Cuide desta página' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(`/painel/reivindicar/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cuidar da página da escola');
    await expect.soft(main).not.toContainText(mailbox);
    expect.soft(await isWithinScreen(page)).toBe(true);

    await main.getByRole('button', { name: 'Enviar o código' }).click();
    const field = main.getByRole('textbox', { name: 'Código' });
    await expect(field).toBeVisible();
    // Until then the page can be prepared, for nobody else to see.
    await main.getByRole('link', { name: 'preparar a página da escola' }).click();
    const prepared = `Uma escola que prepara a página, ${Date.now()}.`;
    await main.getByLabel('Descrição').fill(prepared);
    await main.getByRole('button', { name: 'Guardar o rascunho' }).click();
    await expect(page.getByRole('listitem', { name: 'Rascunho guardado. Só você vê.' })).toBeVisible();
    expect.soft(await isWithinScreen(page)).toBe(true);
    await page.reload();
    await expect(main.getByLabel('Descrição')).toHaveValue(prepared);
    expect.soft(await (await page.request.get(`/escolas/${slug}`)).text()).not.toContain(prepared);
    await main.getByRole('link', { name: 'Seu pedido' }).click();
    await expect(field).toBeVisible();
    const code = await codeMailedTo(mailbox);
    await field.fill(code === '000000' ? '000001' : '000000');
    await main.getByRole('button', { name: 'Confirmar' }).click();
    await expect(main).toContainText('O código não confere.');
    await field.fill(code);
    await main.getByRole('button', { name: 'Confirmar' }).click();
    await expect(main.getByRole('heading', { name: 'Você cuida desta escola' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Abrir o painel' })).toHaveAttribute(
      'href',
      `/painel/escolas/${slug}`,
    );
    expect.soft(await isWithinScreen(page)).toBe(true);
    // Pointing at the link loads the panel ahead, which needs a second factor: this page does not, and its link must stay in its place.
    const rejected = page.waitForResponse((response) => response.status() === 403);
    await main.getByRole('link', { name: 'Abrir o painel' }).hover();
    await rejected;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.getByText('Confirme de novo que é você')).toHaveCount(0);
    // The data outlives the run: afterwards nobody owns the school, and it has its own mailbox.
    await deleteOwnAccount(page.request);
    await setSchoolMailbox(slug, before);
  },
);
