import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import {
  codeMailedTo,
  deleteOwnAccount,
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

/** Sends the first photo of the school, says what one sees, and publishes it. */
async function sendPhoto(page: Page, keyboard: Keyboard, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Fotos da escola' });
  // Of another color in each run, so that it is another photo.
  const background = { r: Date.now() % 256, g: 120, b: 90 };
  const buffer = await sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const files = await keyboard.openFiles(form.getByLabel('Enviar fotos'));
  const texts = form.getByLabel(/O que se vê na foto/);
  const before = await texts.count();
  await files.setFiles({ name: 'patio.jpg', mimeType: 'image/jpeg', buffer });
  await expect(texts).toHaveCount(before + 1);
  await keyboard.write(texts.last(), text);
  await keyboard.press(form.getByRole('button', { name: 'Salvar as fotos' }));
  await expect(page.getByRole('listitem', { name: 'Fotos salvas.' })).toBeVisible();
}

/** Raises the first fee in a spreadsheet: at first with a mistake in that line, then without. */
async function sendSpreadsheet(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.press(page.getByRole('link', { name: 'Planilha' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    keyboard.press(page.getByRole('link', { name: 'Baixar planilha' })),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  const send = async (fee: string) => {
    const files = await keyboard.openFiles(page.getByLabel(/^Planilha/));
    await files.setFiles({
      name: 'bolsas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv.replace('980,00', fee)),
    });
  };
  await send('1,50');
  await expect(page.getByRole('alert').filter({ hasText: 'Corrija 1 linha' })).toContainText(
    'Linha 2: monthly_fee',
  );
  await send('1.080,00');
  await keyboard.press(page.getByRole('button', { name: 'Aplicar 1 mudança' }));
  await expect(page.getByText('1 bolsa mudou')).toBeVisible();
  await keyboard.press(page.getByRole('link', { name: 'Voltar às bolsas' }));
}

test(
  'panel: a secretary claims a school, corrects its page, adds scholarships and a photo, by keyboard alone',
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

      const photo = `Pátio com árvores, ${Date.now()}`;
      await sendPhoto(page, keyboard, photo);

      await keyboard.press(nav.getByRole('link', { name: 'Bolsas' }));
      for (const grade of ['1º ano', '2º ano', '3º ano']) await addOffer(page, keyboard, grade);
      await sendSpreadsheet(page, keyboard);

      await expect(async () => {
        await page.goto(`/escolas/${slug}`);
        await expect(page.getByText(description)).toBeVisible({ timeout: 500 });
        await expect(page.getByText('R$ 702').filter({ visible: true }).first()).toBeVisible({
          timeout: 500,
        });
        await expect(page.getByRole('img', { name: photo }).first()).toBeVisible({ timeout: 500 });
      }).toPass();

      // Everything at once: afterwards the school has no scholarship.
      await page.goto(`/painel/escolas/${slug}/bolsas`);
      await keyboard.reach(page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
      await page.keyboard.press('Space');
      await keyboard.press(page.getByRole('button', { name: /^Encerrar \d+ bolsas$/ }));
      await expect(page.getByText(/bolsas encerradas/).last()).toBeVisible();
    } finally {
      // The data outlives the run: afterwards nobody owns the school, and it has its own mailbox.
      await deleteOwnAccount(page.request);
      await setSchoolMailbox(slug, before);
    }
  },
);
