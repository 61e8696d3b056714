import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import sharp from 'sharp';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceClient } from '../proxy/service-client.ts';
import { registerImages } from './images.ts';

const drawingPath = '/v3/pictures/demo/escola-demo/fachada.svg';
const photoPath = `/v3/pictures/schools/${'a'.repeat(64)}.webp`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z" fill="#fcfaf4"/></svg>';

let folder: string;
let service: Server;
let requests: { path: string | undefined; tenant: unknown; key: unknown }[];
let answer: { status: number; type: string; body: string | Buffer };
let server: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  requests = [];
  answer = { status: 200, type: 'image/svg+xml', body: drawing };
  service = createServer(({ url, headers }, response) => {
    requests.push({ path: url, tenant: headers['x-tenant'], key: headers['x-api-key'] });
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = fastify();
  await server.register(rateLimit, { global: false });
  server.decorate('service', new ServiceClient({ serviceUrl, searchApiKey: 'key', parseError: () => ({}) }));
  // Without any configured host.
  await registerImages(server, {
    dataDir: folder,
    imageWidths: [320],
    isDrawing: (url) => url === drawingPath,
    isOwnPhoto: (url) => url === photoPath,
  });
});

afterEach(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('product 13 /imagens of the service’s drawings', () => {
  it('sends them as SVG, compressed, without any setting, and fetches each once', async () => {
    const plain = await get(`/imagens${drawingPath}`);
    expect(plain).toMatchObject({ statusCode: 200, body: drawing });
    expect(plain.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const compressed = await get(`/imagens${drawingPath}`, { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(drawing);
    expect(requests).toEqual([{ path: drawingPath, tenant: expect.any(String), key: 'key' }]);
  });

  it('responds 304 to a browser that has it', async () => {
    const { etag } = (await get(`/imagens${drawingPath}`)).headers;
    expect((await get(`/imagens${drawingPath}`, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('S15 come from no other path of the service', async () => {
    const paths = [
      '/v3/account/user/picture',
      '/v3/pictures/demo/../../x.svg',
      '/v3/pictures/demo/%2e%2e/x.svg',
      `${drawingPath}?x=1`,
      `/320${drawingPath}`,
      '/readyz',
    ];
    const statuses = await Promise.all(paths.map(async (one) => (await get(`/imagens${one}`)).statusCode));
    expect(statuses).toEqual(paths.map(() => 404));
    expect(requests).toEqual([]);
  });

  it.each([
    ['a 404', { status: 404, type: 'application/json', body: '{}' }],
    ['HTML', { status: 200, type: 'text/html', body: '<html>' }],
  ])('S15 respond 502 when the service sends %s', async (_name, wrong) => {
    answer = wrong;
    expect((await get(`/imagens${drawingPath}`)).statusCode).toBe(502);
  });
});

describe('/imagens of the service’s photos', () => {
  beforeEach(async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3355aa' } });
    answer = { status: 200, type: 'image/webp', body: await photo.webp().toBuffer() };
  });

  it('sends them in a width and the best format, without any setting, and fetches each once', async () => {
    const small = await get(`/imagens/320${photoPath}`, { accept: 'image/avif,image/webp' });
    expect(small.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 });
    await get(`/imagens/320${photoPath}`, { accept: 'image/avif,image/webp' });
    expect(requests).toEqual([{ path: photoPath, tenant: expect.any(String), key: 'key' }]);
  });

  it('S15 come in listed widths and from no other path', async () => {
    const wrong = [photoPath, `/321${photoPath}`, `/320${photoPath}?x=1`, `/320/x${photoPath}`];
    const statuses = await Promise.all(wrong.map(async (one) => (await get(`/imagens${one}`)).statusCode));
    expect(statuses).toEqual(wrong.map(() => 404));
    expect(requests).toEqual([]);
  });

  it('responds 502 when the service has none', async () => {
    answer = { status: 404, type: 'application/json', body: '{}' };
    expect((await get(`/imagens/320${photoPath}`)).statusCode).toBe(502);
  });
});
