import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { codeMailedTo, openConfirmedAccount, schoolMailbox, setSchoolMailbox } from '../account/claim.ts';
import { newPerson } from '../account/person.ts';
import { firefox } from './firefox.ts';
import { visit } from './visit.ts';
import type { EngineVisitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/*
 * A secretary in Firefox and WebKit: claims a school, protects the account, corrects the page, adds a scholarship and closes it. What she
 * does by keyboard alone and with files is in panel/secretary.spec.ts. Part of `npm run test:all`.
 */

/** A school of the imported census without scholarships. */
const slug = 'colegio-jean-piaget';

async function protect(visitor: EngineVisitor): Promise<void> {
  await visitor.press('button', 'Usar aplicativo de códigos');
  await visitor.sees('textbox', 'Código do aplicativo');
  const key = String(await visitor.evaluate('document.querySelector("main p strong").textContent'));
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await visitor.fill('Código do aplicativo', app.generate());
  await visitor.press('button', 'Conectar aplicativo');
  await visitor.press('button', 'Guardei os códigos');
  await visitor.press('link', 'Continuar');
}

/** Deletes the account in its own browser, whose session has shown the second factor. */
async function deleteAccount(visitor: EngineVisitor): Promise<void> {
  const body = JSON.stringify({ reviews: 'remove', givenUp: [] });
  const status = await visitor.evaluate(
    `fetch('/api/v3/account/user/privacy/delete', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then(({ status }) => status)`,
  );
  expect(status, 'deleting the account').toBeLessThan(300);
}

for (const engine of [firefox, webkit])
  for (const width of [360, 1280]) {
    test(`${engine.name} at ${width} px: a secretary claims a school, corrects its page and adds a scholarship`, async ({
      request,
    }) => {
      const mailbox = newPerson().email;
      const before = await schoolMailbox(slug);
      await setSchoolMailbox(slug, mailbox);
      const { email, password } = await openConfirmedAccount(request);
      await visit(engine, width, async (visitor) => {
        try {
          await visitor.goto(`/entrar?redirect=${encodeURIComponent(`/painel/reivindicar/${slug}`)}`);
          await visitor.fill('E-mail', email);
          await visitor.fill('Senha', password);
          await visitor.press('button', 'Entrar$');
          await visitor.isAt(/^\/painel\/reivindicar/u);
          await visitor.press('button', 'Enviar o código');
          await visitor.sees('textbox', 'Código');
          await visitor.fill('Código', await codeMailedTo(mailbox));
          await visitor.press('button', 'Confirmar');
          await visitor.press('link', 'Abrir o painel');
          await protect(visitor);

          await visitor.press('link', 'A escola');
          await visitor.fill('Descrição', `A secretária escreve de ${engine.name}. `);
          await visitor.press('button', 'Salvar a página');
          await visitor.seesText('Página salva.');

          await visitor.press('link', 'Bolsas');
          await visitor.press('button', 'Nova bolsa');
          await visitor.choose('Série', '1º ano');
          await visitor.choose('Turno', 'Manhã');
          await visitor.fill('Mensalidade sem bolsa', '980');
          await visitor.fill('Bolsa \\(%\\)', '35');
          await visitor.fill('Vagas no total', '4');
          await visitor.fill('Último dia', '31012028');
          await visitor.press('button', 'Salvar bolsa');
          await visitor.seesText('Bolsa salva: 1º ano');
          await visitor.press('button', 'Mais ações: 1º ano');
          await visitor.press('menuitem', 'Encerrar');
          await visitor.seesText('Bolsa encerrada: 1º ano');
        } finally {
          // The data outlives the run: afterwards nobody owns the school, and it has its own mailbox.
          await deleteAccount(visitor);
          await setSchoolMailbox(slug, before);
        }
      });
    });
  }
