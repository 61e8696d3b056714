import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createHttp, omitEmpty, parseErrorResponse, toQueryString } from './http.ts';

let server: Server;
let origin: string;
let seen: IncomingMessage[];
/** The server's next responses, in order; the last one repeats. 'hang' never responds, 'half' truncates the body, 'cut' resets the connection. */
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

describe('CA-15 the HTTP rules', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries a GET once after %i', async (status) => {
    script = [status, 200];
    expect(await createHttp({ baseUrl: origin })('/x')).toEqual({ answer: 42 });
    expect(seen).toHaveLength(2);
  });

  it('sends a GET at most twice', async () => {
    script = [503];
    await expect(createHttp({ baseUrl: origin })('/x')).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'status',
      status: 503,
    });
    expect(seen).toHaveLength(2);
  });

  it('does not retry a POST, unless it is marked safe', async () => {
    script = [503];
    const http = createHttp({ baseUrl: origin });
    await expect(http('/x', { method: 'POST', body: {} })).rejects.toThrow(ApiError);
    expect(seen).toHaveLength(1);
    await expect(http('/x', { method: 'POST', body: {}, safe: true })).rejects.toThrow(ApiError);
    expect(seen).toHaveLength(3);
  });

  it.each([400, 401, 404, 422, 501, 599])('does not retry %i', async (status) => {
    script = [status];
    await expect(createHttp({ baseUrl: origin })('/x')).rejects.toMatchObject({ reason: 'status', status });
    expect(seen).toHaveLength(1);
  });

  it('distinguishes timeouts, reset connections and an absent server', async () => {
    script = ['hang'];
    await expect(createHttp({ baseUrl: origin, timeout: 60 })('/x')).rejects.toMatchObject({
      reason: 'timeout',
      status: 504,
    });
    script = ['cut'];
    await expect(createHttp({ baseUrl: origin })('/x')).rejects.toMatchObject({
      reason: 'network',
      status: 503,
    });
    await expect(createHttp({ baseUrl: 'http://127.0.0.1:9' })('/x')).rejects.toMatchObject({
      reason: 'network',
    });
  });

  it.each(['{"answer":', '<html>Bad gateway</html>', '', 'null'])(
    'treats a body of %j as an error',
    async (text) => {
      body = text;
      await expect(createHttp({ baseUrl: origin })('/x')).rejects.toMatchObject({
        name: 'ApiError',
        reason: 'malformed',
        status: 502,
      });
    },
  );

  it('mayBeEmpty accepts 204, null and data, but no HTML', async () => {
    const http = createHttp({ baseUrl: origin });
    const call = () => http('/x', { method: 'POST', mayBeEmpty: true });
    expect(await call()).toEqual({ answer: 42 });
    body = 'null';
    expect(await call()).toBeNull();
    script = [204];
    body = '';
    expect(await call()).toBeUndefined();
    script = [200];
    body = '<html>Bad gateway</html>';
    await expect(call()).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('an aborted call rejects with the abort reason, not an ApiError', async () => {
    script = ['hang'];
    const controller = new AbortController();
    const call = createHttp({ baseUrl: origin })('/x', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('typed on')), 30);
    await expect(call).rejects.toThrow('typed on');
  });
});

/** A signal that is never aborted, as React Query passes it. */
const caller = () => new AbortController().signal;

describe('S29 a server that accepts connections and never responds', () => {
  it.each(['hang', 'half'] as const)('(%s) times out even if the caller passes a signal', async (fault) => {
    script = [fault];
    const http = createHttp({ baseUrl: origin, timeout: 60 });
    await expect(http('/x', { signal: caller() })).rejects.toMatchObject({
      reason: 'timeout',
      status: 504,
    });
    await expect(http('/x', { method: 'POST', body: {}, signal: caller() })).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  it('retries once after a timeout, with a fresh timeout', async () => {
    script = ['hang', 200];
    const http = createHttp({ baseUrl: origin, timeout: 200 });
    expect(await http('/x', { signal: caller() })).toEqual({ answer: 42 });
    expect(seen).toHaveLength(2);
  });

  it('the deadline ends all calls of a client as timeouts, including retries', async () => {
    script = [503, 'hang'];
    const http = createHttp({ baseUrl: origin, timeout: 10_000, deadline: AbortSignal.timeout(400) });
    await expect(http('/x', { signal: caller() })).rejects.toMatchObject({ reason: 'timeout', status: 504 });
    expect(seen).toHaveLength(2);
    await expect(http('/x')).rejects.toMatchObject({ reason: 'timeout' });
    expect(seen).toHaveLength(2);
  });

  it('works in browsers without AbortSignal.any and AbortSignal.timeout', async () => {
    vi.stubGlobal('AbortSignal', class extends AbortSignal {});
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    script = ['hang'];
    const http = createHttp({ baseUrl: origin, timeout: 60 });
    await expect(http('/x', { signal: caller() })).rejects.toMatchObject({ reason: 'timeout' });
    vi.unstubAllGlobals();
  });
});

describe('requests', () => {
  it('VA-04 omit empty query parameters and send the given headers', async () => {
    const http = createHttp({ baseUrl: origin, headers: { 'x-tenant': 'melhor-escola' } });
    await http('/x', { query: { a: '', b: null, c: undefined, d: 0, e: 'é' } });
    expect(seen[0]?.url).toBe('/x?d=0&e=%C3%A9');
    expect(seen[0]?.headers['x-tenant']).toBe('melhor-escola');
  });
});

describe('query strings', () => {
  it('VA-04 omit empty, null and undefined values, and keep zero and false', () => {
    expect(omitEmpty({ a: '', b: null, c: undefined, d: [], e: 0, f: false })).toEqual({ e: 0, f: false });
  });

  it('VA-04 write lists in bracket style', () => {
    expect(toQueryString({ city: 'são', tags: ['a', '', 'b&c'] })).toBe(
      'city=s%C3%A3o&tags[]=a&tags[]=b%26c',
    );
  });
});

describe('parseErrorResponse', () => {
  it('returns code, message, fields and retryAfter', () => {
    const answer = {
      code: 'BAD_REQUEST',
      message: 'Confira',
      fields: { userName: 'O campo nome é obrigatório' },
    };
    expect(parseErrorResponse(answer, '90')).toEqual({ ...answer, retryAfter: 90 });
  });

  it.each([undefined, null, 'Bad gateway', [], { code: 1, message: {}, fields: 'x' }])(
    'returns nothing for %j',
    (answer) => {
      expect(parseErrorResponse(answer, null)).toEqual({});
    },
  );

  it('ignores fields that are not text and a Retry-After date', () => {
    expect(parseErrorResponse({ fields: { a: 'x', b: 2 } }, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({
      fields: { a: 'x' },
    });
  });
});
