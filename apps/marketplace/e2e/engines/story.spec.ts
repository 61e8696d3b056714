import { expect, test } from '@playwright/test';
import { newCpf } from '../account/cpf.ts';
import { newPerson, openAccount } from '../account/person.ts';
import { firefox } from './firefox.ts';
import sharp from 'sharp';
import { denyConsent, visit } from './visit.ts';
import { webkit } from './webkit.ts';

/*
 * The main user journey in Firefox and WebKit: search, filters, school, save, compare, sign-in, and a reservation with a new account.
 * Part of `npm run test:all`.
 */

for (const engine of [firefox, webkit])
  for (const width of [360, 1280]) {
    test(`${engine.name} at ${width} px: from the search to a school, saved, compared and shared`, () =>
      visit(engine, width, async (visitor) => {
        const isPhone = width < 480;
        await visitor.goto('/escolas');
        await visitor.fill('Cidade', 'palmas\n');
        await visitor.isAt(/^\/escolas\/busca\?city=palmas-to$/u);
        await visitor.hydrated();
        await denyConsent(visitor);
        // Stored on plain HTTP too: the notice does not come back.
        expect(await visitor.evaluate('document.cookie')).toMatch(/\bconsent=/u);

        if (isPhone) {
          await visitor.press('link', 'Filtros');
          await visitor.press('checkbox', 'Manhã');
          await visitor.isChecked('Manhã');
          await visitor.press('button', 'Ver \\d+ bolsa');
        } else await visitor.press('checkbox', 'Manhã');
        await visitor.isAt(/shifts/u);
        await visitor.press('button', 'Salvar .* nos favoritos');
        await visitor.sees('button', 'Salvo nos favoritos');
        await visitor.press('link', 'Comparar ');
        await visitor.sees('button', 'Na comparação');

        await visitor.evaluate(
          'void (window.school = document.querySelector("main article h2 a").textContent)',
        );
        const school = String(await visitor.evaluate('window.school'));
        await visitor.press('link', school);
        await visitor.sees('heading', school);
        await visitor.evaluate('void history.back()');
        await visitor.isAt(/shifts/u);
        await visitor.press('link', school);
        await visitor.sees('heading', school);
        await visitor.hydrated();
        await visitor.press('button', 'Compartilhar');
        await visitor.seesText('Link copiado');

        // The address without schools shows the device's list.
        await visitor.goto('/escolas/comparar');
        await visitor.seesText(school);
      }));

    test(`${engine.name} at ${width} px: signs in`, ({ request }) =>
      visit(engine, width, async (visitor) => {
        const { email, password } = await openAccount(request);
        await visitor.goto('/entrar?redirect=/minha-conta/privacidade');
        await visitor.fill('E-mail', email);
        await visitor.fill('Senha', password);
        await visitor.press('button', 'Entrar$');
        await visitor.isAt(/^\/minha-conta\/privacidade/u);
        await visitor.seesText(email);
      }));

    test(`${engine.name} at ${width} px: from an offer to the last step of its reservation`, () =>
      visit(engine, width, async (visitor) => {
        await visitor.goto('/escolas/busca?city=palmas-to');
        await denyConsent(visitor);
        await visitor.evaluate('void document.querySelector("main article h2 a").click()');
        await visitor.press('link', 'Reservar bolsa');
        await visitor.isAt(/^\/reservar\//u);
        await visitor.hydrated();
        await visitor.press('radio', 'Não, será aluno novo');
        await visitor.press('radio', 'Sim, [oa] ');
        // The first click counts, even if it moves the layout.
        await visitor.press('button', 'Continuar');
        await visitor.isAt(/passo=2$/u);

        const person = newPerson();
        await visitor.fill('Nome completo', person.name);
        await visitor.fill('E-mail', person.email);
        await visitor.fill('Celular', '63912345678');
        await visitor.press('button', 'Continuar');
        await visitor.fill('Seu CPF', newCpf());
        await visitor.fill('Crie uma senha', person.password);
        await visitor.press('button', 'Criar conta e continuar');
        await visitor.fill('Nome completo do estudante', 'ana clara de souza');
        await visitor.fill('Data de nascimento', '14052015');
        await visitor.press('checkbox', 'Li as regras da bolsa');
        await visitor.press('button', 'Continuar');
        // Stops before the button that reserves a seat, because the other tests need the demonstration's seats.
        await visitor.sees('button', 'Reservar bolsa');
      }));

    test(`${engine.name} at ${width} px: the consent panel shows its switches`, () =>
      visit(engine, width, async (visitor) => {
        await visitor.goto('/escolas/busca?city=palmas-to');
        await visitor.scrollUntil('button', 'Escolher');
        await visitor.press('button', 'Escolher');
        const height = () =>
          visitor.evaluate(
            `document.querySelector('[role=dialog] [data-part=body]:has([type=checkbox])')?.getBoundingClientRect().height ?? 0`,
          );
        await expect.poll(async () => Number(await height()), { timeout: 20_000 }).toBeGreaterThan(120);
      }));

    test(`${engine.name} at ${width} px: the home page's cover has a line every 16 px`, () =>
      visit(engine, width, async (visitor, screenshot) => {
        await visitor.goto('/escolas');
        const { top, height } = await visitor.box('.cover-pattern');
        // A column at the page's edge, where nothing covers it.
        const column = await sharp(await screenshot())
          .extract({ left: 4, top: Math.ceil(top), width: 1, height: Math.min(Math.floor(height), 400) })
          .removeAlpha()
          .raw()
          .toBuffer();
        const pixels = Array.from({ length: column.length / 3 }, (_, row) =>
          column.toString('hex', row * 3, row * 3 + 3),
        );
        const lines = pixels.flatMap((pixel, row) => (pixel === pixels[0] ? [] : [row]));
        expect(lines.length).toBeGreaterThan(10);
        expect(new Set(lines.slice(1).map((row, index) => row - (lines[index] ?? 0)))).toEqual(new Set([16]));
      }));
  }
