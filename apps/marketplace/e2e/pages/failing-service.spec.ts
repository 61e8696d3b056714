import { expect } from '@playwright/test';
import { startErrorService, type ErrorService } from '../fakes/error-service.ts';
import { startFaultService, type FaultService, type Fault } from '../fakes/fault-service.ts';
import { startSecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';

let service: FaultService;
let errors: ErrorService;
/** A site without a page cache. */
let site: Awaited<ReturnType<typeof startSecondSite>>;
/** A site whose home page is requested only while the service fails, so that it has no cached figures. */
let withoutFigures: typeof site;

test.beforeAll(async () => {
  service = await startFaultService();
  errors = await startErrorService();
  site = await startSecondSite(service.url, {
    PAGE_CACHE_MB: '0',
    // Reports contain what the log contains.
    LOG_LEVEL: 'error',
    ROLLBAR_SERVER_TOKEN: 'known-to-servers',
    ROLLBAR_URL: errors.url,
  });
  withoutFigures = await startSecondSite(service.url, { PAGE_CACHE_MB: '0' });
});

test.beforeEach(() => {
  service.fault = 'none';
  errors.reports.length = 0;
});

test.afterAll(() => {
  site.stop();
  errors.stop();
  withoutFigures.stop();
  service.stop();
});

/** Faults of the service, and the resulting status of a page (S26). */
const faults: readonly { name: string; fault: Fault; status: number }[] = [
  { name: 'answers 500', fault: 'status-500', status: 500 },
  { name: 'answers 503', fault: 'status-503', status: 503 },
  { name: 'sends malformed JSON', fault: 'malformed', status: 502 },
  { name: 'breaks off', fault: 'truncated', status: 503 },
  { name: 'is gone', fault: 'gone', status: 503 },
  { name: 'accepts and never answers (S29)', fault: 'silent', status: 503 },
];

for (const { name, fault, status } of faults) {
  test(`S19 S26 RT-22 results of a service that ${name}: an error page without details, and recovery`, async ({
    page,
  }) => {
    service.fault = fault;
    const response = await page.goto(`${site.url}/escolas/busca?city=araguaina-to`);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['retry-after']).toBe('5');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erro interno do servidor');
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/segredo interno|ApiError|at .+\.js:\d+|127\.0\.0\.1/);
    await expect(page.getByRole('link', { name: 'Encontrar minha bolsa' })).toHaveAttribute(
      'rel',
      /nofollow/,
    );
    service.fault = 'none';
    expect((await page.goto(`${site.url}/escolas/busca?city=araguaina-to`))?.status()).toBe(200);
  });
}

test('S19 EN-10 the home page of a service that is gone opens with the default figures', async ({ page }) => {
  service.fault = 'gone';
  const response = await page.goto(`${withoutFigures.url}/escolas`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('120.000')).toBeVisible();
  await expect(page.getByText('48.000')).toBeVisible();
  await expect(page.getByRole('button', { name: /buscar|encontrar/i }).first()).toBeVisible();
});

test('CA-13 RT-22 a failed page is reported with its request id, whose end it shows, and a failed call with its response’s', async ({
  page,
  request,
}) => {
  service.fault = 'misshapen';
  const response = await page.goto(`${site.url}/escolas/busca?city=araguaina-to&school=ana@exemplo.com`);
  expect(response?.status()).toBe(500);
  const shown = response?.headers()['x-request-id'] ?? '';
  await expect(page.getByText('Código para o atendimento').locator('code')).toHaveText(
    shown.slice(-6).toUpperCase(),
  );
  service.fault = 'gone';
  const call = await request.get(`${site.url}/api/v3/cities/by-slug/ana@exemplo.com`);
  expect(call.status()).toBe(503);

  const { id: release } = await (await request.get(`${site.url}/builds/latest.json`)).json();
  const findReport = (id = '') => errors.reports.find(({ body }) => body.includes(id));
  await expect.poll(() => findReport(shown)?.token).toBe('known-to-servers');
  expect(JSON.parse(findReport(shown)?.body ?? '')).toMatchObject({
    data: {
      context: '/escolas/busca',
      code_version: release,
      body: { trace_chain: [{ exception: { class: 'TypeError', description: 'page failed' } }] },
      custom: { program: 'site', requestId: shown },
    },
  });
  const called = call.headers()['x-request-id'];
  await expect.poll(() => findReport(called)).toBeDefined();
  expect(JSON.parse(findReport(called)?.body ?? '')).toMatchObject({
    data: { context: '/api/v3/cities/by-slug/:slug', code_version: release },
  });
  expect(errors.reports.map(({ body }) => body).join('')).not.toContain('ana@');
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('CA-15 a failing service gets two calls for a search: one of the browser and its only retry', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${site.url}/escolas/busca?city=araguaina-to`);
    service.fault = 'status-503';
    service.calls.length = 0;
    await page.getByLabel('Série', { exact: true }).selectOption('1-ano');
    const failed = page.getByRole('alert').filter({ hasText: 'Não foi possível buscar as bolsas agora' });
    await expect(failed).toBeVisible();
    const searches = () => service.calls.filter((body) => body.includes('query SearchOffers'));
    expect(searches()).toHaveLength(2);
    // Nothing repeats it later, until the visitor does.
    await page.clock.runFor(120_000);
    expect(searches()).toHaveLength(2);
    service.fault = 'none';
    await failed.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
