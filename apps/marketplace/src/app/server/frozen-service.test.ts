import { ApiError } from '@melhor-escola/api-client/api-error';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContext } from '../service/request-context.ts';
import { pageApi } from '../service/page-api.ts';
import { limits } from '@melhor-escola/site-server/limits';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { advanceUntil, startFakeClock, waitUntil } from '@melhor-escola/site-server/testing/fake-clock';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const siteUrl = 'https://escola.example';
const signedIn = { cookie: `__Host-authentication_token=${'t'.repeat(43)}` };
const form = {
  origin: siteUrl,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};

let recorded: RecordedSite;
let isFrozen: boolean;

/** A page with two sequential calls, which fails like the pages of the build. */
async function renderPage(_request: Request, context?: PageContext): Promise<Response> {
  const api = pageApi({ baseUrl: recorded.serviceUrl }, context);
  const { signal } = new AbortController();
  try {
    await api.GET('/v3/visitor-location', { signal }).catch(() => undefined);
    await api.GET('/v3/account/user', { signal });
    return new Response('<!doctype html><title>whole</title>', { headers: { 'content-type': 'text/html' } });
  } catch (error) {
    const status = error instanceof ApiError ? 503 : 500;
    return new Response('<!doctype html><title>failed</title>', {
      status,
      headers: { 'content-type': 'text/html', 'retry-after': '5' },
    });
  }
}

beforeEach(async () => {
  startFakeClock();
  isFrozen = false;
  recorded = await startRecordedSite(siteUrl, {
    renderPage,
    // Accepts connections, and never responds.
    respondTo: (path) => {
      if (isFrozen) return new Promise(() => {});
      return path.startsWith('/v3/redirects') ? { status: 204 } : { status: 200, body: { data: {} } };
    },
  });
});

afterEach(async () => {
  await recorded.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Asked = string | InjectOptions;

async function get(request: Asked) {
  const { statusCode, headers, body } = await recorded.site.inject(request);
  return { status: statusCode, retryAfter: headers['retry-after'], body };
}

/** Sends requests to a site whose clock stands still until their first `calls` calls of the service have arrived. */
async function getFrozen(requests: readonly Asked[], calls: number) {
  const before = recorded.received.length;
  const responses = Promise.all(requests.map(get));
  await waitUntil(() => recorded.received.length - before >= calls);
  return advanceUntil(responses);
}

describe('S29 a service that accepts connections and never responds', () => {
  it('responds 503 with Retry-After within 5 s to every request that needs it', async () => {
    isFrozen = true;
    const requests: readonly Asked[] = [
      '/entrar',
      '/escolas/busca?city=palmas-to',
      { url: '/minhas-bolsas', headers: signedIn },
      { method: 'POST', url: '/entrar', headers: form, payload: 'email=ana%40exemplo.com&password=segredo1' },
      '/api/v3/visitor-location',
      { url: '/api/v3/account/user', headers: signedIn },
      '/sitemap.xml',
    ];
    const { value: responses, waitedMs } = await getFrozen(requests, requests.length);
    expect(responses.map(({ status }) => status)).toEqual(requests.map(() => 503));
    for (const { retryAfter } of responses) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(waitedMs).toBeLessThan(5_000);
    expect((await get('/healthz')).status).toBe(200);
  });

  it.each([
    ['/escolas/colegio-azul/avaliar', { testimonial: 'Gosto muito da <escola> "de bairro".' }],
    ['/escolas/colegio-azul/visita', { userName: 'Ana de Souza', note: 'Prefiro de manhã.' }],
    ['/escolas/colegio-azul/perguntas', { text: 'O almoço está incluído?', userName: 'Ana de Souza' }],
    ['/criar-conta', { name: 'Ana de Souza', email: 'ana@exemplo.com', password: 'uma frase que só eu sei' }],
  ])('S19 keeps what was typed on %s without JavaScript', async (url, fields) => {
    isFrozen = true;
    const post = {
      method: 'POST',
      url,
      headers: form,
      payload: new URLSearchParams(fields).toString(),
    } as const;
    const { value: responses } = await getFrozen([post], 1);
    const [{ status, retryAfter, body } = await get(url)] = responses;
    expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
    const kept = Object.entries(fields).filter(([name]) => name !== 'password');
    for (const [name, value] of kept) expect(body).toContain(`name="${name}" value="${escapeHtml(value)}"`);
    expect(body).not.toContain('uma frase');
    // The button sends it again to the same URL.
    expect(body).toContain('<form method="post">');
  });

  it('S2 signs out at once, and ends the session once the service responds', async () => {
    await recorded.site.listen({ host: '127.0.0.1', port: 0 });
    isFrozen = true;
    const signOuts: readonly InjectOptions[] = [
      { method: 'POST', url: '/sair', headers: { ...form, ...signedIn }, payload: '' },
      {
        method: 'POST',
        url: '/api/v3/account/auth/logout',
        headers: { ...form, ...signedIn, 'content-type': 'application/json' },
        payload: '{}',
      },
    ];
    for (const request of signOuts) {
      // A page waits for the service until its deadline.
      const page = recorded.site.inject('/entrar').then(() => 'page');
      const answer = recorded.site.inject(request);
      expect(await Promise.race([page, answer.then(() => 'sign-out')])).toBe('sign-out');
      const { statusCode, headers } = await answer;
      await advanceUntil(page);
      expect(statusCode).toBe(request.url === '/sair' ? 303 : 503);
      expect(String(headers['set-cookie'])).toContain('__Host-authentication_token=; Max-Age=0');
    }
    const calls = () => recorded.received.filter(({ path }) => path.endsWith('/logout')).length;
    const before = calls();
    isFrozen = false;
    await vi.waitFor(() => expect(calls()).toBeGreaterThan(before), { timeout: 20_000 });
  });

  it('RT-24 fails /readyz within 3 s', async () => {
    isFrozen = true;
    const { value, waitedMs } = await getFrozen(['/readyz'], 1);
    expect(value.map(({ status }) => status)).toEqual([503]);
    expect(waitedMs).toBeLessThan(3_000);
  });

  it('S19 serves the cached page meanwhile', async () => {
    expect((await get('/escolas')).status).toBe(200);
    vi.setSystemTime(Date.now() + 3_700_000);
    // The cache reads the clock at most once per millisecond.
    await vi.advanceTimersByTimeAsync(1);
    isFrozen = true;
    const { value, waitedMs } = await getFrozen(['/escolas'], 1);
    expect(value).toMatchObject([{ status: 200, body: expect.stringContaining('whole') as string }]);
    expect(waitedMs).toBeLessThan(5_000);
  });

  it('S26 opens the circuit breaker, so that requests fail at once, and closes it again', async () => {
    isFrozen = true;
    const crowd = Array.from({ length: 60 }, (_, one) =>
      one < 30 ? `/escolas/colegio-${one}` : '/api/v3/visitor-location',
    );
    const { value, waitedMs } = await getFrozen(crowd, limits.calls.lookup.concurrent);
    expect(value.map(({ status }) => status)).toEqual(crowd.map(() => 503));
    expect(waitedMs).toBeLessThan(5_000);
    const calls = recorded.received.length;
    // The clock stands still: these wait for nothing.
    const rejected = await Promise.all([get('/api/v3/visitor-location'), get('/entrar')]);
    expect(rejected.map(({ status }) => status)).toEqual([503, 503]);
    expect(recorded.received).toHaveLength(calls);
    isFrozen = false;
    vi.setSystemTime(Date.now() + limits.circuit.openMs + 50);
    await vi.waitFor(async () => expect((await get('/escolas')).status).toBe(200), { timeout: 20_000 });
  });
});
