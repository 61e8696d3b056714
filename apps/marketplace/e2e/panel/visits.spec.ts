import { expect, type Page } from '@playwright/test';
import { claimSchool, deleteOwnAccount, openConfirmedAccount } from '../account/claim.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { anotherDevice } from '../account/person.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { linkMailedTo, mailsTo } from '../mailed-link.ts';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

/** Asks for a visit at two times, with a question. */
async function askForVisit(
  page: Page,
  school: string,
  { email, question }: { readonly email: string; readonly question: string },
): Promise<void> {
  await page.goto(`${school}/visita`);
  await page.waitForLoadState('networkidle');
  for (const [wish, day, hour] of [
    [1, 2, '9'],
    [2, 3, '14'],
  ] as const) {
    const group = page.getByRole('group', { name: `${wish}º horário` });
    await group.getByLabel('Dia').selectOption({ index: day });
    await group.getByLabel('Hora').selectOption(hour);
  }
  await page.getByRole('textbox', { name: /^Pergunta à escola/ }).fill(question);
  await page.getByRole('textbox', { name: 'Nome' }).fill('MARIA DAS DORES');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  // The server rejects forms filled in within three seconds.
  const startedAt = Number(await page.locator('input[name=startedAt]').inputValue());
  await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(3_000);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page).toHaveURL(`${school}/visita?situacao=enviado`);
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test('product 14 panel: the school proposes other times, the family accepts one, the week and the log show it, and the school calls it off', async ({
  page: family,
  browser,
}) => {
  // Seven e-mails.
  test.slow();
  const slug = (await findSchools(family.request))[7]?.school_slug ?? '';
  const person = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const email = `visita-${person}@exemplo.com.br`;
  const question = `Podemos ver a biblioteca? (${person})`;
  await askForVisit(family, `/escolas/${slug}`, { email, question });

  const school = await anotherDevice(browser, {
    viewport: { width: 1280, height: 900 },
    storageState: deniedConsent,
  });
  await openConfirmedAccount(school.request);
  await claimSchool(school.request, slug);
  await school.goto(`/painel/escolas/${slug}`);
  await school.getByRole('link', { name: /pedidos? de visita sem resposta/ }).press('Enter');
  await expect(school.getByRole('heading', { level: 1 })).toHaveText('Visitas');
  await expectNoViolations(school);

  // Nothing says who the family is before the contact is asked for.
  const own = school.getByRole('main').getByRole('listitem').filter({ hasText: question });
  const id = ((await own.getAttribute('id')) ?? '').replace('visita-', '');
  await expect(own).not.toContainText('Maria das Dores');
  await own.getByRole('button', { name: /^Ver contato/ }).press('Enter');
  await expect(own.getByRole('link', { name: email })).toBeVisible();

  await own.getByRole('button', { name: /^Propor outros horários/ }).press('Enter');
  const first = own.getByRole('combobox', { name: '1º horário' });
  await expect(first).toBeFocused();
  await first.selectOption({ index: 12 });
  const chosen = await first.inputValue();
  await own.getByRole('textbox', { name: /^Mensagem para a família/ }).fill('Nesta semana temos provas.');
  await school.reload();
  await expect(first).toHaveValue(chosen);
  await expectNoViolations(school);
  await own.getByRole('button', { name: 'Propor estes horários' }).press('Enter');
  await expect(own.getByText('A família escolhe o horário')).toBeVisible();

  await expect.poll(() => subjectsTo(email), { timeout: 20_000 }).toHaveLength(2);
  expect((await mailsTo(email)).at(-1)?.text).toContain('Nesta semana temos provas.');
  await family.goto(await linkMailedTo(email, '/escolas/[^\\s"<]+/visita'));
  await expectNoViolations(family);
  await family.getByRole('radiogroup', { name: 'Horário' }).getByRole('radio').first().check();
  await family.getByRole('button', { name: 'Aceitar este horário' }).click();
  await expect(family.getByText('Este horário está confirmado:')).toBeVisible();
  await expect.poll(() => subjectsTo(email), { timeout: 20_000 }).toHaveLength(3);

  await school.reload();
  await expect(own.getByText('Confirmada')).toBeVisible();
  const week = school.getByRole('region', { name: /^Esta semana|^De / });
  const link = week.getByRole('link', { name: new RegExp(String.raw`\(pedido ${id}\)$`) });
  await expect(async () => {
    if ((await link.count()) === 0) await week.getByRole('button', { name: 'Próxima semana' }).click();
    await expect(link).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expectNoViolations(school);

  // The school has to call it off: the family learns why.
  await own.getByRole('button', { name: /^Recusar/ }).press('Enter');
  await own.getByRole('textbox', { name: /^Mensagem para a família/ }).fill('A escola fecha nesse dia.');
  await own.getByRole('button', { name: 'Recusar o pedido' }).press('Enter');
  await expect(own.getByText('Recusado pela escola')).toBeVisible();
  await expect.poll(() => subjectsTo(email), { timeout: 20_000 }).toHaveLength(4);
  expect((await mailsTo(email)).at(-1)?.text).toContain('A escola fecha nesse dia.');
  await family.reload();
  await expect(family.getByText('A escola não pode receber vocês')).toBeVisible();

  await school.goto(`/painel/escolas/${slug}/registro`);
  const log = school.getByRole('main').getByRole('listitem');
  await expect(log.filter({ hasText: 'Propôs outros horários de visita' }).first()).toBeVisible();
  await expect(log.filter({ hasText: 'Viu o contato da família' }).first()).toBeVisible();
  await deleteOwnAccount(school.request);
  await school.context().close();
});
