import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { demoPicturePath } from '@melhor-escola/domain/demo-picture';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceClient } from '../proxy/service-client.ts';
import { registerImages } from './images.ts';

const drawingPath = demoPicturePath('escola-demo', 'fachada');
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><path d="M0 0h400v300H0z" fill="#fcfaf4"/></svg>';

let folder: string;
let service: Server;
let requests: { path: string | undefined; tenant: unknown; key: unknown }[];
let answer: { status: number; type: string; body: string };
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
  server.decorate('service', new ServiceClient({ serviceUrl, searchApiKey: 'key' }));
  // Without any configured host.
  await registerImages(server, { dataDir: folder });
});

afterEach(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
  server.inject({ url, headers: { accept } });

describe('product 13 /imagens of the service’s drawings', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('are pictures for %s, in every width, without any setting', async (accept, type, format) => {
    for (const width of [64, 1600]) {
      const response = await get(`/imagens/${width}${drawingPath}`, accept);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe(type);
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        format,
        width,
        height: (width * 3) / 4,
      });
    }
    expect(requests).toEqual(
      [64, 1600].map(() => ({ path: drawingPath, tenant: expect.any(String), key: 'key' })),
    );
  });

  it('S15 come from no other path of the service', async () => {
    const paths = [
      '/v3/account/user/picture',
      '/v3/pictures/demo/../../x.svg',
      '/v3/pictures/demo/%2e%2e/x.svg',
      `${drawingPath}?x=1`,
      '/readyz',
    ];
    const statuses = await Promise.all(
      paths.map(async (one) => (await get(`/imagens/320${one}`)).statusCode),
    );
    expect(statuses).toEqual(paths.map(() => 404));
    expect(requests).toEqual([]);
  });

  it.each([
    ['a 404', { status: 404, type: 'application/json', body: '{}' }],
    ['HTML', { status: 200, type: 'text/html', body: '<html>' }],
    ['what is no SVG', { status: 200, type: 'image/svg+xml', body: 'no' }],
  ])('S15 respond 502 when the service sends %s', async (_name, wrong) => {
    answer = wrong;
    expect((await get(`/imagens/320${drawingPath}`)).statusCode).toBe(502);
  });
});
