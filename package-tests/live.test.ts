import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, chromiumPath } from '../packages/config/src/testing/chromium.ts';
import { type LivePage, startLivePage } from './live-page.ts';
import { type RealService, startRealService } from './real-service.ts';
import { selectedPackages } from './released-packages.ts';

const packages = ['search', 'content', 'account', 'tracking'] as const;
const isSelected = packages.every((name) => selectedPackages().includes(name));

/** Of a real browser, because bots are not measured. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe.skipIf(!isSelected)('the `dev` page of each package (skipped if packages are selected)', () => {
  let service: RealService;
  let browser: Browser;
  const live = new Map<string, LivePage>();

  beforeAll(async () => {
    [service, browser] = await Promise.all([
      startRealService(),
      chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] }),
    ]);
    await Promise.all(packages.map(async (name) => live.set(name, await startLivePage(name, service))));
  });

  afterAll(async () => {
    for (const { close } of live.values()) close();
    await Promise.all([browser.close(), service.close()]);
  });

  const urlOf = (name: (typeof packages)[number], path: string) => `${live.get(name)?.url}${path}`;

  async function visit(name: (typeof packages)[number], path: string): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, userAgent });
    await page.goto(urlOf(name, path));
    return page;
  }

  it('search: shows results of the real service at the product’s URL', async () => {
    const page = await visit('search', '/escolas/busca?city=araguaina-to');
    await page.getByRole('heading', { level: 1, name: '3 bolsas' }).waitFor();
    await page.getByRole('combobox', { name: 'Série' }).selectOption('6-ano');
    await page.getByRole('heading', { level: 1, name: '2 bolsas para o 6º ano' }).waitFor();
    expect(await page.title()).toContain('6º ano');
    await page.close();
  });

  it('content: the help center finds an answer, and a methodology has the product’s URL', async () => {
    const page = await visit('content', '/');
    await page.getByRole('searchbox', { name: 'O que você quer saber?' }).fill('cancelar');
    await page.getByText('respostas encontradas').first().waitFor();
    await page.getByRole('link', { name: 'Metodologias de ensino' }).click();
    await page.getByRole('link', { name: 'Escola Waldorf' }).click();
    await page.getByRole('heading', { level: 1, name: 'Escola Waldorf' }).waitFor();
    expect(await page.title()).toContain('Escola Waldorf');
    await page.close();
  });

  it('account: a new user can sign in, and no script can read the token', async () => {
    const page = await visit('account', '/minha-conta');
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    const registered = await fetch(urlOf('account', '/api/v3/account/user'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ana Souza',
        email: 'ana@example.com',
        password: 'uma frase que só eu sei',
      }),
    });
    expect(registered.status).toBe(201);
    expect(await registered.text()).not.toContain('token');
    expect(registered.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^authentication_token=[\w-]{43};.*HttpOnly/),
    );
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await page.getByLabel('Senha', { exact: true }).fill('uma frase que só eu sei');
    await page.locator('main').getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Minha conta' }).waitFor();
    expect(await page.evaluate('document.cookie')).not.toContain('authentication_token');
    await page.close();
  });

  it('tracking: nothing is stored or sent before consent; then the real collector receives it', async () => {
    const page = await visit('tracking', '/');
    await page.getByRole('button', { name: 'button_click' }).click();
    expect(await page.evaluate('window.dataLayer')).toBeUndefined();
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.getByText('"event":"button_click"').waitFor();
    await page.getByText('POST /api/collect: 202').first().waitFor();
    await page.close();
  });
});
