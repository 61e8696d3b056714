import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { readContent, createApi, type Api, type ApiOptions } from './api.ts';

let server: Server;
let origin: string;
let seen: IncomingMessage[];
let script: (number | 'hang' | 'half' | 'cut')[];
let body: string;

beforeEach(async () => {
  seen = [];
  script = [200];
  body = '{"answer":42}';
  server = createServer((request, response) => {
    seen.push(request);
    const next = script.length > 1 ? script.shift() : script[0];
    if (next === 'cut') request.socket.destroy();
    else if (next === 'half') response.writeHead(200, { 'content-length': 100 }).write(body);
    else if (next !== 'hang')
      response.writeHead(next ?? 200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const user = (api: Api, signal?: AbortSignal) => readContent(api.GET('/v3/account/user', { signal }));

/** A call for a file, of the test's server unless `fetch` answers. */
const download = (fetch: ApiOptions['fetch'], headers?: Record<string, string>) =>
  readContent(
    createApi({ baseUrl: origin, timeout: 20, ...(fetch && { fetch }) }).GET(
      '/v3/panel/schools/{school}/offers/file',
      { params: { path: { school: 'girassol' } }, ...(headers && { headers }), parseAs: 'blob' },
    ),
  );

describe('CA-15 the rules of every call', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries a GET once after %i', async (status) => {
    script = [status, 200];
    expect(await user(createApi({ baseUrl: origin }))).toEqual({ answer: 42 });
    expect(seen).toHaveLength(2);
  });
  it('does not retry a POST; sends its body', async () => {
    script = [503];
    const api = createApi({ baseUrl: origin });
    await expect(api.POST('/v3/account/auth/login', { body: { email: 'a', password: 'b' } })).rejects.toThrow(
      ApiError,
    );
    expect(seen).toHaveLength(1);
  });
  it('sends a file as it is, and waits longer for it than for an object', async () => {
    const sent: unknown[] = [];
    const fetch = async (_url: string, { body: bytes, headers, signal }: RequestInit) => {
      sent.push(await new Response(bytes).text(), new Headers(headers).get('content-type'));
      await new Promise((resolve) => setTimeout(resolve, 60));
      signal?.throwIfAborted();
      return Response.json({});
    };
    const api = createApi({ baseUrl: origin, fetch, timeout: 20 });
    const file = new Blob(['foto'], { type: 'image/png' });
    await readContent(
      api.PUT('/v3/account/user/picture', { headers: { 'content-type': file.type }, body: file }),
    );
    expect(sent).toEqual(['foto', 'image/png']);
    const login = api.POST('/v3/account/auth/login', { body: { email: 'a', password: 'b' } });
    await expect(login).rejects.toMatchObject({ reason: 'timeout' });
  });
  it('returns a file byte by byte to a call that accepts one, and waits longer for it', async () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61);
    const answer = async (_url: string, { signal }: RequestInit) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      signal?.throwIfAborted();
      return new Response(bytes, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    };
    const file = await download(answer, { accept: 'text/csv' });
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([...bytes]);
    // A proxy that answers with its own page, and a call that expects an object.
    body = '<html>Bem-vindo</html>';
    await expect(download(undefined, { accept: 'text/csv' })).rejects.toMatchObject({ reason: 'malformed' });
    const immediate = async () => new Response(bytes, { headers: { 'content-type': 'text/csv' } });
    await expect(download(immediate)).rejects.toMatchObject({ reason: 'malformed' });
  });
  it('retries a POST of GraphQL: a query has no side effects', async () => {
    script = [503, 200];
    const call = createApi({ baseUrl: origin }).POST('/graphql', { body: { query: '{ n }', variables: {} } });
    expect(await readContent(call)).toEqual({ answer: 42 });
    expect(seen).toHaveLength(2);
  });
  it('S29 retries once after a timeout, with a fresh timeout', async () => {
    script = ['hang', 200];
    expect(await user(createApi({ baseUrl: origin, timeout: 200 }))).toEqual({ answer: 42 });
  });
  it('works in browsers without AbortSignal.any and AbortSignal.timeout', async () => {
    vi.stubGlobal('AbortSignal', class extends AbortSignal {});
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    script = ['hang'];
    const call = user(createApi({ baseUrl: origin, timeout: 60 }));
    await expect(call).rejects.toMatchObject({ reason: 'timeout' });
    vi.unstubAllGlobals();
  });
  it.each([400, 401, 404, 422, 501, 599])('does not retry %i', async (status) => {
    script = [status];
    await expect(user(createApi({ baseUrl: origin }))).rejects.toMatchObject({ reason: 'status', status });
    expect(seen).toHaveLength(1);
  });
  it('distinguishes timeouts, also within the body, reset connections and an absent server', async () => {
    for (const how of ['hang', 'half'] as const) {
      script = [how];
      await expect(user(createApi({ baseUrl: origin, timeout: 60 }))).rejects.toMatchObject({
        reason: 'timeout',
        status: 504,
      });
    }
    script = ['cut'];
    await expect(user(createApi({ baseUrl: origin }))).rejects.toMatchObject({
      reason: 'network',
      status: 503,
    });
    await expect(user(createApi({ baseUrl: 'http://127.0.0.1:9' }))).rejects.toMatchObject({
      reason: 'network',
    });
  });
  it.each(['{"answer":', '<html>Bad gateway</html>', '', 'null'])(
    'treats a body of %j as an error',
    async (text) => {
      body = text;
      await expect(user(createApi({ baseUrl: origin }))).rejects.toMatchObject({
        reason: 'malformed',
        status: 502,
      });
    },
  );
  it('204 has no content', async () => {
    script = [204];
    body = '';
    const { data } = await createApi({ baseUrl: origin }).POST('/v3/account/auth/logout');
    expect(data).toBeUndefined();
  });
  it('an aborted call rejects with the abort reason, not an ApiError', async () => {
    script = ['hang'];
    const controller = new AbortController();
    const call = user(createApi({ baseUrl: origin }), controller.signal);
    setTimeout(() => controller.abort(new Error('typed on')), 30);
    await expect(call).rejects.toThrow('typed on');
  });
  it('a deadline ends a call, also between its attempts', async () => {
    script = [503];
    const deadline = AbortSignal.timeout(80);
    await expect(user(createApi({ baseUrl: origin, deadline }))).rejects.toMatchObject({ reason: 'timeout' });
  });
  it('VA-04 lists in bracket style, empty values omitted', async () => {
    const api = createApi({ baseUrl: origin });
    await api.GET('/v3/account/user/orders', {
      params: { query: { page: 1, 'status[]': ['paid', 'expired'] } },
    });
    await api.GET('/v3/account/user/orders', { params: { query: { page: 1, 'status[]': [] } } });
    await api.GET('/v3/marketplace/directory/place-summary', { params: { query: { city: 'é', stage: '' } } });
    expect(seen.map(({ url }) => decodeURIComponent(url ?? ''))).toEqual([
      '/v3/account/user/orders?page=1&status[]=paid&status[]=expired',
      '/v3/account/user/orders?page=1',
      '/v3/marketplace/directory/place-summary?city=é',
    ]);
  });
});
