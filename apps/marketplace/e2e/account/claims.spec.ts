import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { operatorHeaders } from '../operator.ts';
import { linkMailedTo, mailsTo } from '../mailed-link.ts';
import { findSchools } from '../schools.ts';
import { serviceUrl } from '../site.ts';
import { test } from '../visitor.ts';
import { newPerson, openAccount, sameOrigin } from './person.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The school's mailbox in its register, set like `pnpm api schools set`. */
async function setSchoolMailbox(slug: string, email: string | null): Promise<void> {
  const answer = await fetch(`${serviceUrl}/v3/operator/schools/${slug}/contact`, {
    method: 'PUT',
    headers: { ...operatorHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Its e-mail until now. */
async function schoolMailbox(slug: string): Promise<string | null> {
  const answer = await fetch(`${serviceUrl}/v3/operator/schools/${slug}`, { headers: operatorHeaders() });
  return z.object({ email: z.string().nullable() }).parse(await answer.json()).email;
}

/** An account whose e-mail is confirmed, in the browser of these requests. */
async function openConfirmedAccount(request: APIRequestContext): Promise<void> {
  const person = await openAccount(request);
  const link = await linkMailedTo(person.email, '/confirmar-email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const confirmed = await request.post('/api/v3/account/auth/confirm-email', {
    headers: sameOrigin,
    data: { token },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}

/** The code in the school's mailbox. */
async function codeMailedTo(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const [mail] = (await mailsTo(email)).toReversed();
        code = /^\s*(?:Código: )?(\d{6})\s*$/mu.exec(mail?.text ?? '')?.[1];
        return code;
      },
      { message: `a code to ${email}`, timeout: 20_000 },
    )
    .toBeDefined();
  return code ?? '';
}

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
    // The data outlives the run: afterwards nobody owns the school, and it has its own mailbox.
    const deleted = await page.request.post('/api/v3/account/user/privacy/delete', {
      headers: sameOrigin,
      data: { reviews: 'remove', givenUp: [] },
    });
    expect(deleted.status(), await deleted.text()).toBe(200);
    await setSchoolMailbox(slug, before);
  },
);
