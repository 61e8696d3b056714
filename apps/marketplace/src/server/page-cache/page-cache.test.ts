import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { startRecordedSite, type RecordedSite } from '../testing/recorded-service.ts';

const script = 'self.data={"name":"Colégio São João"}';
const htmlOf = (version: number) =>
  `<!doctype html><html><head><title>Versão ${version}</title></head><body><p>${'Bolsa '.repeat(400)}</p>` +
  `<script type="application/ld+json">{"@type":"School"}</script><script>${script}</script>` +
  `<script type="module" async="" src="/assets/entry.js"></script></body></html>`;

let recorded: RecordedSite;
let rendered: { readonly request: Request; readonly context: PageContext | undefined }[];
/** How the next pages come out. */
let answer: (request: Request, context: PageContext | undefined) => Response | Promise<Response>;

const page = (body = htmlOf(rendered.length), init: ResponseInit = {}) =>
  new Response(body, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(undefined),
      ...Object.fromEntries(new Headers(init.headers)),
    },
  });

async function start(pageCacheBytes?: number): Promise<void> {
  recorded = await startRecordedSite('https://escola.example', {
    renderPage: (request, context) => {
      rendered.push({ request, context });
      return answer(request, context);
    },
    ...(pageCacheBytes !== undefined && { pageCacheBytes }),
  });
  // Nothing has moved.
  recorded.answers = [{ status: 204 }];
}

const get = (url: string, headers: Record<string, string> = {}) => recorded.site.inject({ url, headers });
const titleOf = async (url: string) => /<title>(.*)<\/title>/.exec((await get(url)).body)?.[1];
const isOutage = () => true;
/** One that could not have all that it shows. */
const callFails = async (_: Request, context: PageContext | undefined) => {
  await context?.runCall?.(() => Promise.reject(new Error('no answer')), isOutage).catch(() => undefined);
  return page();
};
/** The time goes on, and nothing else happens. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rendered = [];
  answer = () => page();
  await start();
});

afterEach(async () => {
  vi.useRealTimers();
  await recorded.close();
});

describe('P5 a page that everybody is given', () => {
  it('is rendered once for 50 who ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/escolas/colegio-azul')));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.body).toContain('Versão 1');
    expect(rendered).toHaveLength(1);
  });

  it('is shown at once when it is old, and rendered anew for the next', async () => {
    await get('/escolas');
    pass(61);
    const [one, other] = await Promise.all([titleOf('/escolas'), titleOf('/escolas')]);
    expect([one, other]).toEqual(['Versão 1', 'Versão 1']);
    await vi.waitFor(async () => expect(await titleOf('/escolas')).toBe('Versão 2'));
    expect(rendered).toHaveLength(2);
  });

  it('is rendered before it is shown when it is older than an hour', async () => {
    await get('/escolas');
    pass(3_601);
    expect(await titleOf('/escolas')).toBe('Versão 2');
  });

  it('does not depend on what else its address has, nor on who asks', async () => {
    await get('/escolas/busca?city=palmas-to&utm_source=jornal', {
      cookie: '__Host-authentication_token=abc',
      authorization: 'Bearer abc',
      'user-agent': 'Firefox',
      'accept-language': 'en',
    });
    expect((await get('/escolas/busca?city=palmas-to')).statusCode).toBe(200);
    expect(rendered).toHaveLength(1);
    const { request, context } = rendered[0] ?? {};
    expect(request?.url).toBe('https://escola.example/escolas/busca?city=palmas-to');
    expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual(['user-agent', 'x-request-id']);
    expect(request?.headers.get('user-agent')).toContain('bot');
    expect(context).toMatchObject({ shared: true });
  });

  it('product 12 is another for who saves data', async () => {
    await get('/escolas');
    await get('/escolas', { 'save-data': 'on' });
    expect(rendered.map(({ request }) => request.headers.get('save-data'))).toEqual([null, 'on']);
  });

  it('that is not found is so for ten seconds', async () => {
    answer = () => page(htmlOf(rendered.length), { status: 404 });
    expect((await get('/escolas/nenhuma')).headers['cdn-cache-control']).toBe('public, max-age=10');
    pass(9);
    expect((await get('/escolas/nenhuma')).statusCode).toBe(404);
    expect(rendered).toHaveLength(1);
    answer = () => page();
    pass(2);
    expect((await get('/escolas/nenhuma')).statusCode).toBe(200);
  });

  it('goes when others are asked for more, and there is no room for all', async () => {
    await recorded.close();
    await start(20_000);
    for (let school = 0; school < 20; school++) await get(`/escolas/colegio-${school}`);
    await get('/escolas/colegio-19');
    expect(rendered).toHaveLength(20);
    await get('/escolas/colegio-0');
    expect(rendered).toHaveLength(21);
  });

  it('is rendered for each who asks where nothing is to be kept', async () => {
    await recorded.close();
    await start(0);
    const { headers } = await get('/escolas');
    await get('/escolas');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(rendered.map(({ context }) => context?.shared)).toEqual([undefined, undefined]);
  });
});

describe('on the wire', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip;q=0.5, br;q=0', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
  ])('is sent as %s to who takes %s', async (encoding, accepted, decode) => {
    const { headers, rawPayload } = await get('/escolas', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(decode(rawPayload).toString()).toContain('Versão 1');
    expect(headers.vary).toBe('Accept-Encoding, Save-Data');
  });

  it('has a tag of its own in each encoding, and costs nothing to who has it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await get('/escolas', { 'accept-encoding': accepted })).headers.etag ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [brotli = '', gzip = ''] = tags;
    const known = await get('/escolas', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${brotli}` });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', brotli]);
    expect(known.headers).toMatchObject({ vary: 'Accept-Encoding, Save-Data', age: '0' });
    const other = await get('/escolas', { 'accept-encoding': 'br', 'if-none-match': gzip });
    expect(other.statusCode).toBe(200);
  });

  it('may be kept by networks, with its age, and by browsers only to ask whether it is still so', async () => {
    await get('/escolas');
    pass(7);
    expect((await get('/escolas')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=3600',
      age: '7',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age') as string,
    });
  });

  it('answers HEAD as GET, without the page', async () => {
    const whole = await get('/escolas', { 'accept-encoding': 'br' });
    const head = await recorded.site.inject({
      method: 'HEAD',
      url: '/escolas',
      headers: { 'accept-encoding': 'br' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
});

describe('S10 S12 the policy of a stored page', () => {
  it('names each script that stands in it by its hash, byte by byte, and has no nonce', async () => {
    await get('/escolas');
    const { headers, body } = await get('/escolas');
    const policy = String(headers['content-security-policy']);
    expect(body + policy).not.toContain('nonce');
    const texts = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(texts).toHaveLength(2);
    const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy).toContain(`script-src ${hashes.join(' ')} 'strict-dynamic';`);
  });

  it('lets no script run that came into a page from elsewhere', async () => {
    const body = htmlOf(1).replace('</title>', '</title><script src="https://evil.example/x.js"></script>');
    answer = () => page(body);
    expect((await get('/escolas')).headers['content-security-policy']).not.toContain('evil');
  });
});

describe('S12 what is not stored', () => {
  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['says that it is private', { headers: { 'cache-control': 'private, no-store' } }],
    ['failed', { status: 500 }],
    ['leads elsewhere', { status: 302, headers: { location: '/escolas/outra' } }],
    ['is no page', { headers: { 'content-type': 'application/json' } }],
  ])('a page that %s', async (_, init) => {
    answer = () => page('{}', init);
    const { headers } = await get('/escolas/colegio-azul');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');
    await get('/escolas/colegio-azul');
    expect(rendered).toHaveLength(2);
  });

  it('any page that is not listed: each is rendered for who asks, as they ask', async () => {
    for (const cookie of ['a=1', 'a=2']) {
      const { headers } = await get('/entrar', { cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers).not.toHaveProperty('etag');
    }
    expect(rendered.map(({ request }) => request.headers.get('cookie'))).toEqual(['a=1', 'a=2']);
  });

  it('a page that leads elsewhere takes along what else stands in the address', async () => {
    answer = ({ url }) =>
      page('', { status: 302, headers: { location: `/escolas/busca${new URL(url).search}&page=1` } });
    const { statusCode, headers } = await get('/escolas/busca?city=palmas-to&page=9&utm_source=jornal');
    expect([statusCode, headers.location]).toEqual([
      302,
      '/escolas/busca?city=palmas-to&page=9&utm_source=jornal&page=1',
    ]);
  });

  it('RT-17 a path that has moved leads there, found or not', async () => {
    recorded.answers = [{ status: 200, body: { location: '/escolas/colegio-verde', status: 301 } }];
    const { statusCode, headers } = await get('/escolas/colegio-azul');
    expect([statusCode, headers.location]).toEqual([301, '/escolas/colegio-verde']);
  });
});

describe('S19 when pages cannot be rendered', () => {
  it('the page that is there is shown, and the new one as soon as there is one', async () => {
    await get('/escolas');
    pass(3_601);
    answer = () => page('x', { status: 503, headers: { 'retry-after': '5' } });
    expect(await titleOf('/escolas')).toBe('Versão 1');
    // Not everybody has to find out.
    await Promise.all(Array.from({ length: 20 }, () => get('/escolas')));
    expect(rendered).toHaveLength(2);
    answer = () => page();
    pass(3);
    expect(await titleOf('/escolas')).toBe('Versão 3');
  });

  it('one without the half of what it shows does not take its place, and is not kept', async () => {
    answer = callFails;
    expect((await get('/escolas')).headers['cache-control']).toBe('no-store');
    answer = () => page();
    expect(await titleOf('/escolas')).toBe('Versão 2');
    answer = callFails;
    pass(3_601);
    expect(await titleOf('/escolas')).toBe('Versão 2');
  });

  it('says so, and when to come back, where there is none; nothing is shown that is a day old', async () => {
    await get('/escolas');
    answer = () => page('x', { status: 503, headers: { 'retry-after': '5' } });
    pass(86_401);
    const { statusCode, headers } = await get('/escolas');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  });

  it('the service is spared calls that it does not answer, and found again by itself', async () => {
    answer = callFails;
    for (let school = 0; school < 40; school++) await get(`/escolas/colegio-${school}`);
    let calls = 0;
    answer = async (_, context) => {
      await context?.runCall?.(async () => void calls++, isOutage).catch(() => undefined);
      return page();
    };
    for (let school = 40; school < 60; school++) await get(`/escolas/colegio-${school}`);
    expect(calls).toBe(0);
    pass(2);
    await get('/escolas/colegio-60');
    expect(calls).toBe(1);
    await get('/escolas/colegio-61');
    expect(calls).toBe(2);
  });
});

describe('ten times the load', () => {
  it('S26 is refused at once with 503 and when to come back, but for pages that are there', async () => {
    await get('/escolas');
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    answer = async () => held.then(() => page());
    const asked = Array.from({ length: 300 }, (_, school) => get(`/escolas/colegio-${school}`));
    const refused = await Promise.race(asked);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.body).toContain('Muita gente');
    pass(3_700);
    expect(await titleOf('/escolas')).toBe('Versão 1');
    finish();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(180);
    expect((await get('/escolas/colegio-299')).statusCode).toBe(200);
  });
});
