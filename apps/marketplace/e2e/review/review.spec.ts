import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from '../mailed-link.ts';
import { findSchoolPath } from '../schools.ts';
import { test } from '../visitor.ts';

/** A new e-mail address. */
function newEmail(): string {
  return `e2e-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@exemplo.com.br`;
}

const confirmation = '/escolas/[^\\s"<]+/avaliar/confirmar';

const testimonial = 'A equipe conhece cada criança pelo nome, e isso faz toda a diferença.';

const ratings = [
  'Avaliação da motivação dos alunos',
  'Avaliação da estrutura física',
  'Avaliação da participação da comunidade',
  'Avaliação do desenvolvimento socioemocional',
  'Avaliação da preparação para vestibular',
];

async function giveStars(page: Page): Promise<void> {
  for (const name of ratings) {
    const stars = page.getByRole('radiogroup', { name }).getByRole('radio', { name: '4 estrelas' });
    // The page may still be scrolling to the first field with an error: retries a missed tap.
    await expect(async () => stars.check({ force: true, timeout: 1_000 })).toPass();
  }
}

test(
  'RT-04 EN-16 a review in steps: survives a reload, is confirmed by e-mail, and appears on the school’s page',
  { tag: '@smoke' },
  async ({ page }) => {
    // Four steps, a reload and an e-mail.
    test.slow();
    const school = await findSchoolPath(page.request);
    const email = newEmail();
    await page.goto(`${school}/avaliar`);
    await expect(page.getByText('Passo 1 de 4')).toBeVisible();

    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.soft(page.getByText('O campo relacionamento é obrigatório').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Ex-aluno' }).check();
    await page.getByLabel('Sistema Educacional').fill('Anglo');
    await page.getByRole('button', { name: 'Continuar' }).click();

    await expect(page.getByRole('heading', { name: 'Notas' })).toBeFocused();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.soft(page.getByText('5 campos precisam de atenção').first()).toBeVisible();
    await giveStars(page);
    await page.getByRole('button', { name: 'Continuar' }).click();

    await expect(page.getByText('Passo 3 de 4')).toBeVisible();
    await page.getByRole('textbox', { name: 'Depoimento' }).pressSequentially('Muito boa');
    // VA-08: no errors during the first input.
    await expect.soft(page.getByText('deve conter pelo menos')).toBeHidden();
    await page.getByRole('textbox', { name: 'Depoimento' }).fill(testimonial);
    await page.reload();
    await expect.soft(page.getByRole('textbox', { name: 'Depoimento' })).toHaveValue(testimonial);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect
      .soft(
        page.getByRole('radiogroup', { name: ratings[0] ?? '' }).getByRole('radio', { name: '4 estrelas' }),
      )
      .toBeChecked();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();

    await page.getByRole('textbox', { name: 'Nome' }).fill('MARIA DAS DORES');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(page).toHaveURL(`${school}/avaliar/obrigado`);
    await expect.soft(page.getByText(email)).toBeVisible();
    expect
      .soft(await page.evaluate(() => Object.keys(sessionStorage)))
      .not.toContainEqual(expect.stringContaining('montilla:review'));

    await page.goto(await linkMailedTo(email, confirmation));
    await page.getByRole('button', { name: 'Confirmar avaliação' }).click();
    await expect(page).toHaveURL(`${school}/avaliar/confirmada`);
    await page.getByRole('link', { name: 'Ver na página da escola' }).click();
    await expect.soft(page.getByText(testimonial).first()).toBeVisible();
    await expect.soft(page.getByText('Maria das Dores').first()).toBeVisible();
  },
);

test('EN-16 offline, slow or rejected: says what to do, and loses nothing', async ({ page, context }) => {
  const school = await findSchoolPath(page.request);
  await page.goto(`${school}/avaliar`);
  await page.getByRole('radio', { name: 'Aluno', exact: true }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await giveStars(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Depoimento' }).fill(testimonial);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  const send = page.getByRole('button', { name: 'Enviar avaliação' });

  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('Você está sem internet.').first()).toBeVisible();
  await context.setOffline(false);

  let sent = 0;
  const address = '**/api/v3/schools/*/reviews';
  await page.route(address, (route) => {
    sent += 1;
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '700' },
      json: { code: 'TOO_MANY_REQUESTS' },
    });
  });
  await send.click();
  await expect(page.getByText('envie de novo em 12 minutos').first()).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute(address);

  await page.route(address, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'BAD_REQUEST', fields: { testimonial: 'O depoimento já foi usado' } },
    }),
  );
  await send.click();
  await expect(page.getByText('Passo 3 de 4')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Depoimento' })).toBeFocused();
  await expect(page.getByText('O depoimento já foi usado').first()).toBeVisible();
  await page.unroute(address);

  await page.getByRole('textbox', { name: 'Depoimento' }).fill(`${testimonial} Outra vez.`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  let taken = 0;
  await page.route(address, (route) => {
    taken += 1;
    return route.fulfill({ status: 202, json: { message: 'Quase lá!' } });
  });
  await page.getByRole('button', { name: 'Enviar avaliação' }).dblclick();
  await expect(page).toHaveURL(`${school}/avaliar/obrigado`);
  expect(taken).toBe(1);
});

test.describe('P3 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // On one width only, because the service accepts 20 reviews per hour from one IP address, over all runs.
  test('EN-16 a review is one plain form: with errors, then submitted and confirmed @desktop', async ({
    page,
  }) => {
    const school = await findSchoolPath(page.request);
    const email = newEmail();
    await page.goto(`${school}/avaliar`);
    await page.getByRole('radio', { name: 'Funcionário' }).check();
    await giveStars(page);
    await page.getByRole('textbox', { name: 'Depoimento' }).fill('Curto');
    await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    // The server rejects forms filled in within three seconds.
    const startedAt = Number(await page.locator('input[name=startedAt]').inputValue());
    await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(3_000);
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(page.getByText('1 campo precisa de atenção').first()).toBeVisible();
    await expect(
      page.getByText('O campo depoimento deve conter pelo menos 20 caracteres').first(),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByRole('radio', { name: 'Funcionário' })).toBeChecked();

    await page.getByRole('textbox', { name: 'Depoimento' }).fill(testimonial);
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(page).toHaveURL(`${school}/avaliar/obrigado`);
    await page.goto(await linkMailedTo(email, confirmation));
    await page.getByRole('button', { name: 'Confirmar avaliação' }).click();
    await expect(page).toHaveURL(`${school}/avaliar/confirmada`);
    await page.goBack();
    await page.getByRole('button', { name: 'Confirmar avaliação' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não funciona');
  });
});
