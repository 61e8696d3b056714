import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { keepAliveFetch } from './keep-alive-fetch.ts';

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('keepAliveFetch', () => {
  it('sends request and returns response, on one connection', async () => {
    const connections = new Set<unknown>();
    const url = await serve((request, response) => {
      connections.add(request.socket);
      response.writeHead(201, 'Made', { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
      void text(request).then((body) =>
        response.end(JSON.stringify([request.method, request.url, request.headers['x-tenant'], body])),
      );
    });
    for (const word of ['São', 'Paulo']) {
      const answer = await keepAliveFetch(`${url}/escolas?q=1`, {
        method: 'POST',
        headers: { 'x-tenant': 'melhor-escola' },
        body: word,
      });
      expect(answer.status).toBe(201);
      expect(answer.statusText).toBe('Made');
      expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
      expect(await answer.json()).toEqual(['POST', '/escolas?q=1', 'melhor-escola', word]);
    }
    expect(connections.size).toBe(1);
  });

  it('sends bytes with their length for every method', async () => {
    const url = await serve((request, response) => {
      void text(request).then((body) =>
        response.end(JSON.stringify([request.headers['content-length'], body])),
      );
    });
    for (const method of ['PUT', 'DELETE']) {
      const answer = await keepAliveFetch(url, { method, body: new Uint8Array([0x41, 0x42]) });
      expect(await answer.json()).toEqual(['2', 'AB']);
    }
  });

  it('S15 follows no redirects, so that the key stays with the service', async () => {
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await expect(keepAliveFetch(url)).rejects.toThrow('responded with a redirect');
    expect(requests).toBe(1);
  });

  it('returns no body for 204', async () => {
    const url = await serve((_request, response) => response.writeHead(204).end());
    const answer = await keepAliveFetch(new URL(url));
    expect(answer.status).toBe(204);
    expect(answer.body).toBeNull();
  });

  it('S19 fails without a response, and if it is truncated', async () => {
    await expect(keepAliveFetch('http://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
    const url = await serve((request, response) => {
      if (request.url === '/half') response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => request.socket.destroy(), 20);
    });
    await expect(keepAliveFetch(`${url}/cut`)).rejects.toThrow('socket hang up');
    await expect(keepAliveFetch(`${url}/half`)).rejects.toThrow('aborted');
  });

  it('S26 aborts with the signal’s reason: before the request, while waiting and while reading', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/half') response.writeHead(200).write('half');
    });
    const reason = new Error('The visitor has left.');
    await expect(keepAliveFetch(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    for (const path of ['/', '/half']) {
      const abort = new AbortController();
      setTimeout(() => abort.abort(reason), 50);
      await expect(keepAliveFetch(url + path, { signal: abort.signal })).rejects.toBe(reason);
    }
    await expect(keepAliveFetch(url, { signal: AbortSignal.timeout(30) })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
  });
});
