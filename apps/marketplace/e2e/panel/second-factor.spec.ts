import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkMailedTo } from '../mailed-link.ts';
import { addOperator } from '../operator.ts';
import { findSchools } from '../schools.ts';
import { test } from '../visitor.ts';
import { type NewPerson, openAccount, signIn } from '../account/person.ts';

/** Makes the browser have a device that creates and shows passkeys without asking. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens an account with a confirmed e-mail, signs in, and makes it one of our team. */
async function openOperator(page: Page): Promise<NewPerson> {
  const person = await openAccount(page.request);
  await page.goto(await linkMailedTo(person.email, '/confirmar-email'));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');
  await addOperator(person.email);
  return person;
}

test(
  'S36 an operator sets up a passkey and an app, and shows them to open a page of the panel',
  { tag: '@rare' },
  async ({ page }) => {
    test.slow();
    await addAuthenticator(page);
    const person = await openOperator(page);
    await page.goto('/painel');
    await page.getByRole('link', { name: 'Proteger a conta' }).click();
    await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
    await expect(
      page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem'),
    ).toHaveCount(10);
    const recovery = await page
      .getByRole('list', { name: 'Códigos de recuperação' })
      .getByRole('listitem')
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();

    await page.getByRole('button', { name: 'Usar aplicativo de códigos' }).click();
    const secret = (
      await page.getByText('Digite esta chave no aplicativo').locator('strong').innerText()
    ).replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Código do aplicativo').fill(app.generate());
    await page.getByRole('button', { name: 'Conectar aplicativo' }).click();
    await expect(page.getByText('Conectado em')).toBeVisible();

    const [school] = await findSchools(page.request);
    const path = `/painel/escolas/${school?.school_slug ?? ''}`;
    const openAgain = async () => {
      await page.context().clearCookies();
      await page.goto('/entrar', { waitUntil: 'networkidle' });
      await signIn(page, person);
      await expect(page).not.toHaveURL(/entrar/);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveURL(`/painel/seguranca?voltar=${encodeURIComponent(path)}`);
      await expect(page.getByText('Falta um passo para abrir essa página')).toBeVisible();
    };
    const expectSchool = async () => {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Início');
    };

    await openAgain();
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await expectSchool();

    await openAgain();
    const codeField = page.getByLabel('Código do aplicativo');
    await codeField.fill(wrongCode(app));
    await page.getByRole('button', { name: 'Confirmar código' }).click();
    await expect(page.getByText('Não confere, ou já foi usado.').last()).toBeVisible();
    // The code of the set-up is used: the next step's is accepted half a minute early.
    await codeField.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Confirmar código' }).click();
    await expectSchool();

    await openAgain();
    await page.getByRole('button', { name: 'Perdi o aparelho: usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação', { exact: true }).fill(recovery.toLowerCase());
    await page.getByRole('button', { name: 'Usar código de recuperação', exact: true }).click();
    await expectSchool();

    await page.goto('/painel/seguranca', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Remover Chave de acesso/ }).click();
    await page.getByRole('button', { name: /^Remover mesmo Chave de acesso/ }).click();
    await expect(page.getByText('Chave de acesso removida.').last()).toBeVisible();
    await expect(page.getByText('Restam 9')).toBeVisible();
  },
);

/** A code that the app shows at no time near now. */
function wrongCode(app: TOTP): string {
  const near = new Set(
    [-60, -30, 0, 30, 60].map((seconds) => app.generate({ timestamp: Date.now() + seconds * 1_000 })),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}
