import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parsePhotoUrl, registerImages, type ImageOptions } from './images.ts';

let photo: Buffer;
let folder: string;
let source: Server;
/** Paths requested from the source. */
let requestedPaths: string[];
/** Responses of the source, by path. */
let answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string | Buffer }>;
/** The source responds once this resolves. */
let sourceReady: Promise<void>;
let origin: string;
let server: FastifyInstance;

const pictured = (body: string | Buffer, type = 'image/jpeg') => ({
  body,
  headers: { 'content-type': type },
});

beforeAll(async () => {
  // A photo with EXIF metadata, taken sideways.
  photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a9' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Maria das Dores' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  requestedPaths = [];
  sourceReady = Promise.resolve();
  answers = { '/escola/frente.jpg': pictured(photo), '/escola/frente.jpg?v=2': pictured(photo) };
  source = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    void sourceReady.then(() => response.writeHead(answer.status ?? 200, answer.headers).end(answer.body));
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  server = await startServer();
});

afterEach(async () => {
  await server.close();
  source.closeAllConnections();
  source.close();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(
  imageOrigins = [origin],
  limits: Pick<ImageOptions, 'imageCacheBytes' | 'imageConversion'> = {},
): Promise<FastifyInstance> {
  const started = fastify();
  await started.register(rateLimit, { global: false });
  await registerImages(started, {
    imageOrigins,
    imageWidths: [64, 320, 640, 1600],
    isDrawing: () => false,
    isOwnPhoto: () => false,
    dataDir: folder,
    ...limits,
  });
  return started;
}

/** URL of a picture of the source. */
const imageUrl = (file: string, width: number | string = 320) =>
  `/imagens/${width}/${new URL(origin).host}${file}`;

const get = (url: string, accept = 'image/avif,image/webp,*/*', headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept, ...headers } });

describe('CA-16 /imagens', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('responds to the accept header %s with %s', async (accept, type, format) => {
    const response = await get(imageUrl('/escola/frente.jpg'), accept);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Rotated upright, so narrower than high.
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 480 });
  });

  it('contains no metadata', async () => {
    const { rawPayload } = await get(imageUrl('/escola/frente.jpg'), '*/*');
    expect(photo.includes('Maria das Dores')).toBe(true);
    expect(rawPayload.includes('Maria das Dores')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('does not enlarge pictures', async () => {
    const { rawPayload } = await get(imageUrl('/escola/frente.jpg', 1600));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 1200 });
  });

  it('responds 304 to a client that has it', async () => {
    const url = imageUrl('/escola/frente.jpg');
    const { headers } = await get(url);
    const again = await get(url, 'image/avif', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('converts once for concurrent requests, and stores the file across restarts', async () => {
    const url = imageUrl('/escola/frente.jpg');
    const all = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(requestedPaths).toEqual(['/escola/frente.jpg']);
    await server.close();
    server = await startServer();
    expect((await get(url)).rawPayload).toEqual(all[0]?.rawPayload);
    expect(requestedPaths).toHaveLength(1);
    expect((await get(imageUrl('/escola/frente.jpg?v=2'))).statusCode).toBe(200);
    expect(requestedPaths.at(-1)).toBe('/escola/frente.jpg?v=2');
  });

  it('evicts the least recently used pictures beyond its size limit', async () => {
    await writeFile(path.join(folder, 'unrelated'), '');
    const size = (await get(imageUrl('/escola/frente.jpg'))).rawPayload.length;
    await server.close();
    await rm(path.join(folder, 'images'), { recursive: true });
    server = await startServer([origin], { imageCacheBytes: size * 2 + 10 });
    for (const version of ['', '?v=2', '?v=3']) {
      answers[`/escola/frente.jpg${version}`] = pictured(photo);
      expect((await get(imageUrl(`/escola/frente.jpg${version}`))).statusCode).toBe(200);
    }
    await expect.poll(async () => (await readdir(path.join(folder, 'images'))).length).toBe(2);
    const files = await readdir(path.join(folder, 'images'));
    const sizes = await Promise.all(
      files.map(async (name) => (await stat(path.join(folder, 'images', name))).size),
    );
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(size * 2 + 10);
    requestedPaths = [];
    await get(imageUrl('/escola/frente.jpg?v=3'));
    expect(requestedPaths).toEqual([]);
    await get(imageUrl('/escola/frente.jpg'));
    expect(requestedPaths).toEqual(['/escola/frente.jpg']);
  });
});

describe('S15 /imagens', () => {
  it('serves only listed widths and configured hosts, each at one URL', async () => {
    const { host } = new URL(origin);
    const urls = [
      imageUrl('/escola/frente.jpg', 321),
      imageUrl('/escola/frente.jpg', '0320'),
      `/imagens/320/${host}`,
      '/imagens/320/evil.example/a.jpg',
      `/imagens/320/${host}@evil.example/a.jpg`,
      `/imagens/320/evil.example@${host}/a.jpg`,
      `/imagens/320/http://${host}/a.jpg`,
      `/imagens/320/${host}%2F..%2F/escola/frente.jpg`,
      '/imagens/320/127.0.0.1:22/x',
      '/imagens/320/169.254.169.254/latest/meta-data',
    ];
    const statuses = await Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    expect(statuses).toEqual(urls.map(() => 404));
    expect(requestedPaths).toEqual([]);
  });

  it('S19 responds 503 with Retry-After while two slow conversions block the queue', async () => {
    await server.close();
    server = await startServer([origin], {
      imageConversion: { concurrent: 2, queued: 100, maxWaitMs: 100 },
    });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    sourceReady = promise;
    const slow = [320, 640].map((width) => get(imageUrl('/escola/frente.jpg', width)));
    await expect.poll(() => requestedPaths).toHaveLength(2);
    const third = await get(imageUrl('/escola/frente.jpg?v=2'));
    expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '30']);
    release();
    for (const { statusCode } of await Promise.all(slow)) expect(statusCode).toBe(200);
    expect(requestedPaths).toHaveLength(2);
    expect((await get(imageUrl('/escola/frente.jpg?v=2'))).statusCode).toBe(200);
  });

  it('rejects a configured host name that resolves into our own network', async () => {
    await server.close();
    const { port } = new URL(origin);
    server = await startServer([`http://localhost:${port}`]);
    expect((await get(`/imagens/320/localhost:${port}/escola/frente.jpg`)).statusCode).toBe(502);
    expect(requestedPaths).toEqual([]);
  });

  it('follows no redirects', async () => {
    answers['/away.jpg'] = { status: 302, headers: { location: `${origin}/escola/frente.jpg` } };
    expect((await get(imageUrl('/away.jpg'))).statusCode).toBe(502);
    expect(requestedPaths).toEqual(['/away.jpg']);
  });

  it.each([
    ['a 404', { status: 404 }],
    ['HTML', pictured('<!doctype html>', 'text/html')],
    ['HTML with the type of a photo', pictured('<!doctype html>')],
    [
      'an SVG with the type of a photo',
      pictured('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png'),
    ],
    ['a corrupt photo', pictured(Buffer.alloc(900, 0xff))],
    ['a file that is too large', { headers: { 'content-type': 'image/jpeg', 'content-length': '16000000' } }],
  ])('responds 502 when the source sends %s, and retries later', async (_name, answer) => {
    answers['/x.jpg'] = answer;
    const response = await get(imageUrl('/x.jpg'));
    expect(response.statusCode).toBe(502);
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    expect(await readdir(path.join(folder, 'images'))).toEqual([]);
    answers['/x.jpg'] = pictured(photo);
    expect((await get(imageUrl('/x.jpg'))).statusCode).toBe(200);
  });

  it('rejects a decompression bomb before decoding it', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    answers['/bomb.png'] = pictured(bomb, 'image/png');
    expect((await get(imageUrl('/bomb.png'))).statusCode).toBe(502);
  });
});

describe('CA-16 parsePhotoUrl', () => {
  const origins = ['https://fotos.example', 'http://10.0.0.5:9000'];
  const read = (target: string) =>
    parsePhotoUrl(target, {
      imageWidths: [64, 320],
      imageOrigins: origins,
      isOwnPhoto: (url) => url === '/v3/pictures/schools/a.webp',
    });

  it('reads width, host, path and query, and takes the scheme from the configured origin', () => {
    expect(read('/imagens/320/10.0.0.5:9000/a%20b.jpg?v=2&w=1')).toEqual({
      width: 320,
      source: new URL('http://10.0.0.5:9000/a%20b.jpg?v=2&w=1'),
    });
  });

  it.each([
    '/imagens/320/fotos.example/escola/../frente.jpg',
    '/imagens/320/fotos.example/escola/%2e%2e/frente.jpg',
    '/imagens/320/fotos.example/a b.jpg',
    '/imagens/320/fotos.example/a.jpg#x',
    String.raw`/imagens/320/fotos.example/\evil.example`,
    '/imagens/320/FOTOS.example/a.jpg',
    '/imagens/320/fotos.example:443/a.jpg',
    '/imagens/320/fotos.example',
    '/imagens/319/fotos.example/a.jpg',
  ])('S15 rejects %s', (target) => {
    expect(read(target)).toBeUndefined();
  });

  it('reads the path of a photo of the service, and accepts no other', () => {
    expect(read('/imagens/320/v3/pictures/schools/a.webp')).toEqual({
      width: 320,
      source: '/v3/pictures/schools/a.webp',
    });
    for (const wrong of [
      '/imagens/321/v3/pictures/schools/a.webp',
      '/imagens/320/v3/pictures/schools/a.webp?x=1',
    ])
      expect(read(wrong)).toBeUndefined();
  });

  it('S15 keeps the host for a path that begins with two slashes', () => {
    expect(String(read('/imagens/64/fotos.example//evil.example/a.jpg')?.source)).toBe(
      'https://fotos.example//evil.example/a.jpg',
    );
  });
});
