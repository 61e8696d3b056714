import { expect } from '@playwright/test';
import { deleteOwnAccount, openConfirmedAccount, schoolMailbox, setSchoolMailbox } from '../account/claim.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { newPerson, sameOrigin } from '../account/person.ts';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';

test('panel: a claimant looks at the page that they prepare, and nobody else sees it', async ({
  page,
  browser,
}) => {
  const slug = (await findSchools(page.request)).at(-3)?.school_slug ?? '';
  const before = await schoolMailbox(slug);
  await setSchoolMailbox(slug, newPerson().email);
  await openConfirmedAccount(page.request);
  try {
    // The claim stays open: nobody enters the code.
    const begun = await page.request.post(`/api/v3/panel/claims/${slug}`, {
      headers: sameOrigin,
      data: { proof: 'email' },
    });
    expect(begun.status(), await begun.text()).toBe(200);

    await page.goto(`/painel/reivindicar/${slug}/pagina`);
    const description = page.getByLabel('Descrição');
    const written = `O que a escola vai dizer de si, ${Date.now()}.`;
    await description.fill(written);
    await page.getByRole('link', { name: 'Ver como fica' }).press('Enter');
    const preview = page.getByRole('region', { name: 'Prévia' });
    await expect(preview).toContainText('Ainda não guardado no rascunho: descrição.');
    await expect(page.getByText(written)).toBeVisible();
    await expectNoViolations(page);

    await preview.getByRole('link', { name: 'Voltar a editar' }).press('Enter');
    await expect(description).toHaveValue(written);
    await page.getByRole('button', { name: 'Guardar o rascunho' }).press('Enter');
    await expect(page.getByRole('listitem', { name: 'Rascunho guardado. Só você vê.' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver como fica' }).press('Enter');
    await expect(preview).toContainText('se você publicar o rascunho depois da aprovação');
    await expect(page.getByText(written)).toBeVisible();

    const visitor = await browser.newPage();
    await visitor.goto(`/escolas/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(written)).toBeHidden();
    await visitor.close();
  } finally {
    await deleteOwnAccount(page.request);
    await setSchoolMailbox(slug, before);
  }
});
