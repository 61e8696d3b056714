import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkMailedTo, mailsTo } from '../mailed-link.ts';
import { findSchoolPath } from '../schools.ts';
import { test } from '../visitor.ts';

/** Path of a school, not always the same one: each accepts ten requests a day from one IP address, over all runs. */
const aSchool = (page: Page) => findSchoolPath(page.request, randomInt(20));

/** A new e-mail address. */
function newEmail(): string {
  return `e2e-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemplo.com.br`;
}

const manage = '/escolas/[^\\s"<]+/visita';

/** Chooses the time of one wish: the n-th day, at an hour. */
async function choose(page: Page, wish: number, day: number, hour: string): Promise<void> {
  const group = page.getByRole('group', { name: `${wish}º horário` });
  await group.getByLabel('Dia').selectOption({ index: day });
  await group.getByLabel('Hora').selectOption(hour);
}

/** Of the three mails about a request: requested, moved, canceled. */
const calendars = Array.from({ length: 3 }, () => ['logo.png', 'visita.ics']);

/** Names of the attached files; the calendar is also an alternative of the text, which has no name. */
const fileNames = (mails: Awaited<ReturnType<typeof mailsTo>>) =>
  mails.map(({ files }) => files.filter((name) => typeof name === 'string'));
const receivedFiles = async (email: string) => fileNames(await mailsTo(email));
const receivedSubjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** Moves and cancels the visit by the link in the mail, in plain forms. */
async function moveAndCancel(page: Page, email: string): Promise<void> {
  await page.goto(await linkMailedTo(email, manage));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua visita');
  await choose(page, 1, 5, '15');
  await choose(page, 2, 6, '16');
  await page.getByRole('button', { name: 'Enviar novos horários' }).click();
  await expect(page.getByText('Horários mudados.')).toBeVisible();
  await expect(page.locator('main li').filter({ hasText: 'às 15h' })).toHaveCount(1);
  await expect.poll(() => receivedSubjects(email), { timeout: 20_000 }).toHaveLength(2);

  await page.getByRole('button', { name: 'Cancelar o pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido cancelado');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Pedir outra visita' })).toBeVisible();
  await expect.poll(() => receivedFiles(email), { timeout: 20_000 }).toEqual(calendars);
}

test('product 14 a visit: requested after a reload, mailed to both sides, moved and cancelled by the link', async ({
  page,
}) => {
  // A form, a reload and six e-mails.
  test.slow();
  const school = await aSchool(page);
  const email = newEmail();
  await page.goto(school);
  await page.getByRole('link', { name: 'Agendar visita' }).click();
  await expect(page).toHaveURL(`${school}/visita`);
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect
    .soft(page.getByText('Escolha dois ou três horários ou escreva a sua pergunta').first())
    .toBeVisible();
  await choose(page, 1, 2, '9');
  await choose(page, 2, 3, '14');
  await page.getByRole('textbox', { name: 'Nome' }).fill('MARIA DAS DORES');
  await page.reload();
  await expect.soft(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('MARIA DAS DORES');
  await expect.soft(page.getByRole('group', { name: '2º horário' }).getByLabel('Hora')).toHaveValue('14');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Enviar pedido' }).dblclick();
  await expect(page).toHaveURL(`${school}/visita?situacao=enviado`);
  await expect.soft(page.getByText(email)).toBeVisible();
  expect
    .soft(await page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContainEqual(expect.stringContaining('montilla:visit'));

  await moveAndCancel(page, email);
  const toSchool = await mailsTo(`contato@${school.split('/').at(-1)}.example`);
  const about = toSchool.filter(({ text }) => text.includes(email));
  expect(fileNames(about)).toEqual(calendars);
  expect(about[0]?.text).toContain('Maria das Dores');
});

test.describe('P3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product 14 a visit is one plain form: with errors, then submitted, moved and cancelled', async ({
    page,
  }) => {
    test.slow();
    const school = await aSchool(page);
    const email = newEmail();
    await page.goto(`${school}/visita`);
    await choose(page, 1, 2, '9');
    await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    // The server rejects forms filled in within three seconds.
    const startedAt = Number(await page.locator('input[name=startedAt]').inputValue());
    await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(3_000);
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText('1 campo precisa de atenção').first()).toBeVisible();
    await expect(page.getByText('Escolha dois ou três horários', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);

    await choose(page, 2, 3, '14');
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page).toHaveURL(`${school}/visita?situacao=enviado`);
    await moveAndCancel(page, email);
  });
});
