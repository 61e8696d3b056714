import { expect } from '@playwright/test';
import { deleteOwnAccount, openConfirmedAccount } from '../account/claim.ts';
import { expectNoViolations } from '../account/page-checks.ts';
import { anotherDevice, sameOrigin } from '../account/person.ts';
import { mailsTo } from '../mailed-link.ts';
import { findSchools } from '../schools.ts';
import { operatorTest as test } from './operator-account.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n', 'latin1');

test('S34 an operator looks at the document of a claim and refuses it, and the claimant reads why', async ({
  page,
  browser,
}) => {
  test.slow();
  const slug = (await findSchools(page.request))[9]?.school_slug ?? '';
  const claimant = await anotherDevice(browser);
  const { email } = await openConfirmedAccount(claimant.request, { name: 'CELIA CLAUDINO' });
  const sent = await claimant.request.put(`/api/v3/panel/claims/${slug}/document`, {
    headers: { ...sameOrigin, 'content-type': 'application/pdf' },
    data: pdf,
  });
  expect(sent.status(), await sent.text()).toBe(200);

  await page.goto('/painel');
  await page.getByRole('main').getByRole('link', { name: 'Operação' }).click();
  await page.getByRole('link', { name: /reivindicaç(ão|ões) de escolas?/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reivindicações');
  await expectNoViolations(page);
  const claim = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    claim.getByRole('button', { name: /^Baixar o documento/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^pedido-\d+\.pdf$/);

  await claim.getByRole('button', { name: /^Recusar/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Recusar o pedido/ });
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('O documento é de outra escola.');
  await dialog.getByRole('button', { name: 'Recusar e avisar' }).click();
  await expect(claim).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ text }) => text).join('\n'))
    .toContain('O documento é de outra escola.');
  await deleteOwnAccount(claimant.request);
  await claimant.context().close();
});
