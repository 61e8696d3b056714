import { brotliDecompressSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from '../testing/recorded-service.ts';
import { mostPages } from './render-slots.ts';

let recorded: RecordedSite;
let port: number;
let rendered: number;
let held: Promise<void> | undefined;
/** Requests that Fastify was asked to answer. */
let handled: number;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** As a browser sends it, without what `fetch` adds. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      { port, path, method, headers: { 'accept-encoding': 'gzip, br', ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}

beforeEach(async () => {
  [rendered, handled, held] = [0, 0, undefined];
  recorded = await startRecordedSite('https://escola.example', {
    logLevel: 'warn',
    renderPage: async () => {
      rendered += 1;
      const version = rendered;
      await held;
      return new Response(`<!doctype html><title>${version}</title>${'<p>bolsa</p>'.repeat(200)}`, {
        headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'strict-dynamic'" },
      });
    },
    answerTo: (path) =>
      path.startsWith('/v3/redirects')
        ? { status: 204 }
        : { status: 200, body: { version: 1, everything: false, schools: [] } },
  });
  recorded.site.addHook('onRequest', async () => void (handled += 1));
  port = Number(new URL(await recorded.site.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterEach(() => recorded.close());

describe('P5 a page that is said again', () => {
  it('is in all the page that was said before, but for its age and the request’s id', async () => {
    const first = await get('/escolas');
    const second = await get('/escolas', { 'x-request-id': 'proxy-1234567' });
    expect(handled).toBe(1);
    expect(second.body).toEqual(first.body);
    const { age: _, date: __, 'x-request-id': id, ...head } = second.headers;
    const { age: ___, date: ____, 'x-request-id': firstId, ...before } = first.headers;
    expect(head).toEqual(before);
    expect([id, second.headers['age']]).toEqual(['proxy-1234567', '0']);
    expect(firstId).toMatch(/^[\da-f-]{36}$/);
    expect(head).toHaveProperty('strict-transport-security');
  });

  it.each([
    ['another encoding', { 'accept-encoding': 'gzip' }],
    ['less data', { 'save-data': 'on' }],
    ['what is new', { 'if-none-match': '"x"' }],
  ])('is not for who asks for %s', async (_, headers) => {
    await get('/escolas');
    await get('/escolas', headers);
    expect(handled).toBe(2);
  });

  it('is for GET alone, and for each address alone', async () => {
    await get('/escolas');
    expect((await get('/escolas', {}, 'POST')).status).toBe(405);
    expect((await get('/escolas', {}, 'HEAD')).body).toHaveLength(0);
    await get('/escolas?utm_source=jornal');
    await get('/entrar');
    expect(handled).toBe(5);
    await get('/escolas?utm_source=jornal');
    expect(handled).toBe(5);
  });

  it('S12 is never one of a visitor', async () => {
    const bodies = await Promise.all([get('/entrar'), get('/entrar'), get('/entrar')]);
    expect(handled).toBe(3);
    expect(new Set(bodies.map(({ body }) => brotliDecompressSync(body).toString())).size).toBe(3);
  });
});

describe('S26 when more is asked for than can be rendered', () => {
  it('S11 who asks for what is not there is told so at once; what is there, and all but pages, goes on', async () => {
    await get('/escolas');
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    held = promise;
    const waiting = Array.from({ length: mostPages }, (_, school) => get(`/escolas/colegio-${school}`));
    await expect.poll(() => handled).toBe(mostPages + 1);
    const refused = await get('/escolas/colegio-besides');
    expect(handled).toBe(mostPages + 1);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/escolas')).status).toBe(200);
    expect((await get('/escolas', { 'accept-encoding': 'gzip' })).status).toBe(200);
    expect((await get('/healthz')).status).toBe(200);
    finish();
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await get('/escolas/colegio-besides')).status).toBe(200);
  });
});
