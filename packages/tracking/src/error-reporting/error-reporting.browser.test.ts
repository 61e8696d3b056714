import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  respondWith,
  resetBrowser,
  openVisit,
  received,
  waitFor,
  type OpenVisit,
} from '../../browser-testing/open-visit.ts';

let visit: OpenVisit | undefined;

/** Opens a page with running error reporting. */
async function openReporting(query = '') {
  visit = await openVisit(query);
  visit.tracking.consent.decide(['analytics']);
  visit.fail('ready', 'caught');
  await waitFor('rollbar', ({ length }) => length === 1);
  await respondWith('rollbar', { body: '{"err":0,"result":{}}' });
  return visit;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const text = async () => (await received('rollbar')).map(({ body }) => body).join('\n');

beforeEach(resetBrowser);
afterEach(() => visit?.close());

describe('an error report', () => {
  it.each(['uncaught', 'caught'] as const)('CA-13 has Rollbar’s format for an %s error', async (how) => {
    const { fail } = await openReporting('nome=Maria&route=/escolas/$slug');
    fail('broken', how);
    const [request] = await waitFor('rollbar', ([first]) => first?.body.includes('broken') ?? false);
    expect(request).toMatchObject({ method: 'POST', path: '/fake/rollbar/api/1/item/' });
    expect(request?.headers['x-rollbar-access-token']).toBe('rollbar-token');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      data: {
        environment: 'test',
        level: 'error',
        context: '/escolas/$slug',
        request: { url: `${window.location.origin}/escolas/$slug` },
        client: { javascript: { code_version: 'build-1' } },
        body: { trace: { exception: { message: 'broken' } } },
      },
    });
    expect(request?.body).not.toMatch(/Maria|user_ip|\/visit\?/);
  });

  it.each(['uncaught', 'caught'] as const)('RT-18 has the full message of an %s error', async (how) => {
    const { fail } = await openReporting();
    fail('Page not found: /nao-existe', how);
    const [request] = await waitFor('rollbar', ([first]) => first?.body.includes('/nao-existe') ?? false);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      data: { body: { trace: { exception: { message: 'Page not found: /nao-existe' } } } },
    });
  });

  it('CA-13 is sent later for an error before tracking or reporting has started', async () => {
    visit = await openVisit('early');
    visit.fail('before the answer', 'caught');
    visit.tracking.consent.decide(['analytics']);
    visit.fail('before the code', 'caught');
    const requests = await waitFor('rollbar', ({ length }) => length === 3);
    // They are sent side by side, so any can arrive first.
    expect(new Set(requests.map(({ body }) => /before (?:tracking|the \w+)/.exec(body)?.[0]))).toEqual(
      new Set(['before tracking', 'before the answer', 'before the code']),
    );
  });

  it('CA-13 contains the preceding navigations by route', async () => {
    const { fail, navigate } = await openReporting('route=/escolas');
    navigate('/escolas/busca');
    fail('broken', 'caught');
    const [request] = await waitFor('rollbar', ([first]) => first?.body.includes('broken') ?? false);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      data: {
        body: {
          telemetry: expect.arrayContaining([
            expect.objectContaining({ body: { from: '/escolas', to: '/escolas/busca' } }),
          ]),
        },
      },
    });
  });

  it('ER-03 is not sent for a lost connection', async () => {
    const { fail } = await openReporting();
    fail('Network Error');
    fail('Network Error', 'caught');
    fail('another');
    await waitFor('rollbar', ({ length }) => length > 0);
    await wait(200);
    expect(await received('rollbar')).toHaveLength(1);
    expect(await text()).not.toContain('Network Error');
  });

  it('CA-13 contains no personal data in any part', async () => {
    const { fail } = await openReporting();
    fail(
      'no user maria@exemplo.com with CPF 123.456.789-09, phone (11) 91234-5678, /entrar?token=q8Zr2mVn5X',
    );
    await waitFor('rollbar', ({ length }) => length > 0);
    const sent = await text();
    expect(sent).toContain('no user [removed] with CPF [removed]');
    expect(sent).not.toMatch(/maria|123\.456|91234|q8Zr2mVn5X/);
  });

  it('CO-04 is truncated to 524,288 bytes', async () => {
    const { fail } = await openReporting();
    fail(`long ${'ã'.repeat(400_000)}`);
    const [request] = await waitFor('rollbar', ([first]) => (first?.body.length ?? 0) > 0);
    expect(new TextEncoder().encode(request?.body).byteLength).toBeLessThanOrEqual(524_288);
    expect(request?.body).toContain('long ã');
  });
});

describe('many errors', () => {
  it('CO-04 are held until the visitor has answered: the last hundred', async () => {
    visit = await openVisit();
    for (let error = 1; error <= 120; error++) visit.fail(`held ${error}.`, 'caught');
    visit.tracking.consent.decide(['analytics']);
    await waitFor('rollbar', ({ length }) => length >= 59);
    const sent = await text();
    expect(sent).toContain('held 21.');
    expect(sent).not.toContain('held 20.');
  });

  it('CO-04 are limited to 60 reports a minute', async () => {
    const { fail } = await openReporting();
    for (let error = 1; error <= 80; error++) fail(`error ${error}`, 'caught');
    await waitFor('rollbar', ({ length }) => length >= 59);
    await wait(300);
    // The first of this minute was sent when the page was opened; the last says that the limit was reached.
    expect((await received('rollbar')).length).toBeLessThanOrEqual(60);
  });
});

describe('an unavailable service', () => {
  it.each([
    ['gone', { status: 503 }],
    ['silent', { delayMs: 'never' }],
  ] as const)('CA-13 (%s) does not affect the page', async (_how, response) => {
    const { fail, log, navigate, track } = await openReporting();
    await respondWith('rollbar', response);
    fail('unheard', 'caught');
    await waitFor('rollbar', ({ length }) => length > 0);
    navigate('/escolas/busca');
    track({ name: 'button_click', button: 'reserve', place: 'page' });
    await wait(200);
    expect(log).toEqual([]);
  });
});
