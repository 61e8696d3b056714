import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  codeMailedTo,
  deleteAccount,
  openConfirmedAccount,
  setSchoolMailbox,
  schoolMailbox,
} from '../account/claim.ts';
import { newPerson } from '../account/person.ts';
import { test } from '../visitor.ts';
import { Keyboard } from './keyboard.ts';

/** Schools of the imported census, one for each width: what a run leaves behind counts in no other test. */
const slugs = { phone: 'colegio-jean-piaget', desktop: 'educandario-sapiens' };

/** Claims the school by the code in its mailbox, and opens its panel. */
async function claim(page: Page, keyboard: Keyboard, mailbox: string): Promise<void> {
  const main = page.getByRole('main');
  await keyboard.press(page.getByRole('link', { name: 'É da escola? Cuide desta página' }));
  await keyboard.press(main.getByRole('button', { name: 'Enviar o código' }));
  await keyboard.write(main.getByRole('textbox', { name: 'Código' }), await codeMailedTo(mailbox));
  await keyboard.press(main.getByRole('button', { name: 'Confirmar' }));
  await keyboard.press(main.getByRole('link', { name: 'Abrir o painel' }));
}

/** Protects the account, which an owner needs, with an app for codes. */
async function protect(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.press(page.getByRole('button', { name: 'Usar aplicativo de códigos' }));
  const key = await page.getByText('Digite esta chave no aplicativo').locator('strong').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await keyboard.write(page.getByLabel('Código do aplicativo'), app.generate());
  await keyboard.press(page.getByRole('button', { name: 'Conectar aplicativo' }));
  await keyboard.press(page.getByRole('button', { name: 'Guardei os códigos' }));
  await keyboard.press(page.getByRole('link', { name: 'Continuar' }));
}

/** Adds a scholarship of one grade. */
async function addOffer(page: Page, keyboard: Keyboard, grade: string): Promise<void> {
  await keyboard.press(page.getByRole('button', { name: 'Nova bolsa' }));
  const form = page.getByRole('form', { name: 'Bolsa' });
  await keyboard.choose(form.getByLabel('Série'), grade);
  await keyboard.choose(form.getByLabel('Turno'), 'Manhã');
  await keyboard.write(form.getByLabel('Mensalidade sem bolsa'), '980');
  await keyboard.write(form.getByLabel('Bolsa (%)'), '35');
  await keyboard.write(form.getByLabel('Vagas no total'), '4');
  await keyboard.write(form.getByLabel('Último dia'), '31012028');
  await keyboard.press(form.getByRole('button', { name: 'Salvar bolsa' }));
  await expect(page.getByRole('listitem', { name: `Bolsa salva: ${grade}` })).toBeVisible();
}

test(
  'panel: a secretary claims a school, corrects its page and adds scholarships, by keyboard alone',
  { tag: ['@both', '@rare'] },
  async ({ page, isMobile }) => {
    test.slow();
    const keyboard = new Keyboard(page);
    const slug = isMobile ? slugs.phone : slugs.desktop;
    const mailbox = newPerson().email;
    const before = await schoolMailbox(slug);
    await setSchoolMailbox(slug, mailbox);
    await openConfirmedAccount(page.request);

    try {
      await page.goto(`/escolas/${slug}`, { waitUntil: 'networkidle' });
      await claim(page, keyboard, mailbox);
      await protect(page, keyboard);

      const nav = page.getByRole('navigation', { name: 'Painel da escola' });
      await keyboard.press(nav.getByRole('link', { name: 'A escola' }));
      const description = `A secretária escreve da escola dela, ${Date.now()}.`;
      await keyboard.write(page.getByLabel('Descrição'), description);
      await keyboard.press(page.getByRole('button', { name: 'Salvar a página' }));
      await expect(page.getByText('Página salva.').last()).toBeVisible();

      await keyboard.press(nav.getByRole('link', { name: 'Bolsas' }));
      for (const grade of ['1º ano', '2º ano', '3º ano']) await addOffer(page, keyboard, grade);

      await page.goto(`/escolas/${slug}`);
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText('R$ 637').first()).toBeVisible();

      // Everything at once: afterwards the school has no scholarship.
      await page.goBack();
      await keyboard.reach(page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
      await page.keyboard.press('Space');
      await keyboard.press(page.getByRole('button', { name: /^Encerrar \d+ bolsas$/ }));
      await expect(page.getByText(/bolsas encerradas/).last()).toBeVisible();
    } finally {
      // The data outlives the run: afterwards nobody owns the school, and it has its own mailbox.
      await deleteAccount(page.request);
      await setSchoolMailbox(slug, before);
    }
  },
);
