import { expect, type APIRequestContext } from '@playwright/test';
import { claimSchool, deleteOwnAccount, openConfirmedAccount } from '../account/claim.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { anotherDevice, sameOrigin } from '../account/person.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { linkMailedTo } from '../mailed-link.ts';
import { confirmQuestion, fillInQuestion, questionConfirmation } from '../review/question.ts';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

/** Changes the answer to a question, like a colleague on another device. */
async function changeAnswer(
  request: APIRequestContext,
  { slug, id, answer, version }: Readonly<Record<'slug' | 'id' | 'answer' | 'version', string>>,
): Promise<void> {
  const changed = await request.put(`/api/v3/panel/schools/${slug}/questions/${id}/answer`, {
    headers: sameOrigin,
    data: { answer, version },
  });
  expect(changed.status(), await changed.text()).toBe(200);
}

test('product 15 panel: a family asks, the school answers, and the page, the mail and the log follow', async ({
  page: family,
  browser,
}) => {
  // Four e-mails.
  test.slow();
  const slug = (await findSchools(family.request))[6]?.school_slug ?? '';
  const person = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  const email = `pergunta-${person}@exemplo.com.br`;
  const text = `Tem aula de reforço à tarde? (${person})`;
  await family.goto(`/escolas/${slug}/perguntas`);
  await fillInQuestion(family, text, email);
  // The server rejects forms filled in within three seconds.
  const startedAt = Number(await family.locator('input[name=startedAt]').inputValue());
  await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(3_000);
  await family.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect(family.getByRole('heading', { name: 'Falta só confirmar pelo e-mail' })).toBeFocused();
  const id = await confirmQuestion(family, email);
  const card = family.locator(`#pergunta-${id}`);
  await expect(card.getByText('A escola ainda não respondeu.')).toBeVisible();

  const school = await anotherDevice(browser, {
    viewport: family.viewportSize(),
    storageState: deniedConsent,
  });
  await openConfirmedAccount(school.request);
  await claimSchool(school.request, slug);
  await school.goto(`/painel/escolas/${slug}`);
  await school.getByRole('link', { name: /perguntas? sem resposta/ }).press('Enter');
  await expect(school.getByRole('heading', { level: 1 })).toHaveText('Perguntas e avaliações');
  await expectNoViolations(school);
  const item = school.getByRole('main').getByRole('listitem').filter({ hasText: text });
  const field = item.getByRole('textbox', { name: 'Resposta da escola' });
  await item.getByRole('button', { name: /^Responder/ }).press('Enter');
  await expect(field).toBeFocused();
  await field.fill('Tem, às terças e quintas.');
  await school.reload();
  await expect(field).toHaveValue('Tem, às terças e quintas.');
  await expectNoViolations(school);
  await item.getByRole('button', { name: 'Publicar a resposta' }).press('Enter');
  await expect(school.getByRole('listitem', { name: 'Resposta publicada.' })).toBeVisible();
  await expect(item).toHaveCount(0);

  const link = await linkMailedTo(email, questionConfirmation, `\\?pergunta=${id}`);
  await expect(async () => {
    await family.goto(`${link}#pergunta-${id}`);
    await expect(card).toContainText('Tem, às terças e quintas.', { timeout: 500 });
  }).toPass();

  // A colleague changes the answer while it is being changed here.
  await school.getByRole('link', { name: /^Respondidas/ }).press('Enter');
  // The time of the answer, which the form hides, is its version.
  const version = (await item.locator('time').last().getAttribute('datetime')) ?? '';
  await item.getByRole('button', { name: /^Mudar a resposta/ }).press('Enter');
  await changeAnswer(school.request, { slug, id, answer: 'Só às quintas.', version });
  await field.fill('Tem, às terças, quartas e quintas.');
  await item.getByRole('button', { name: 'Publicar a resposta' }).press('Enter');
  await expect(item.getByText('Só às quintas.')).toBeVisible();
  await item.getByRole('button', { name: 'Ficar com o que escrevi' }).press('Enter');
  await item.getByRole('button', { name: 'Publicar a resposta' }).press('Enter');
  await expect(field).toHaveCount(0);
  await expect(item).toContainText('Tem, às terças, quartas e quintas.');

  await item.getByRole('button', { name: /^Denunciar/ }).press('Enter');
  const dialog = school.getByRole('dialog', { name: 'Denunciar esta pergunta' });
  await dialog.getByRole('radio', { name: 'Outro motivo' }).check();
  await expectNoViolations(school);
  await dialog.getByRole('button', { name: 'Enviar a denúncia' }).press('Enter');
  await expect(item.getByText('Denunciada pela escola')).toBeVisible();

  await school.goto(`/painel/escolas/${slug}/registro`);
  const log = school.getByRole('main').getByRole('listitem');
  await expect(log.filter({ hasText: 'Denunciou uma pergunta' }).first()).toContainText('Outro motivo');
  await expect(log.filter({ hasText: 'Mudou a resposta a uma pergunta' }).first()).toContainText(
    'Só às quintas.',
  );
  await expect(log.filter({ hasText: 'Respondeu a uma pergunta' }).first()).toContainText(
    'Tem, às terças e quintas.',
  );
  await deleteOwnAccount(school.request);
  await school.context().close();
});
