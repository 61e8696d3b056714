import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { siteBrand, type Brand } from '@melhor-escola/config/brand';
import { responsePolicy } from '@melhor-escola/server-kit/security-headers';
import type { FastifyInstance } from 'fastify';

const yearMs = 31_536_000_000;
const hourMs = 3_600_000;

/** Allows the service worker to fetch pages and their assets only. */
const workerPolicy = responsePolicy("default-src 'none'", "connect-src 'self'");

/**
 * Serves the files of the build. Files under /assets have a hash in their name and are immutable; the others are cached for an
 * hour. The build writes .br and .gz files beside them. A missing asset is a plain 404, not a rendered page.
 *
 * @param dist folder of the build.
 */
export async function registerAssets(server: FastifyInstance, dist: string): Promise<void> {
  const client = path.join(dist, 'client');
  await server.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    maxAge: yearMs,
    immutable: true,
    // A visit loads some thirty files, and headers are not compressed. Immutable files need no validators and no ranges, and the
    // removed headers concern documents and logs only.
    lastModified: false,
    etag: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.removeHeader('cross-origin-opener-policy');
      reply.removeHeader('x-request-id');
      // Connections persist without it, and it brings `Keep-Alive` along: 50 bytes for each file.
      reply.raw.removeHeader('connection');
    },
    decorateReply: true,
  });
  // Browsers request it with each visit, and install a new version at once.
  server.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-security-policy', workerPolicy)
      .sendFile('sw.js', client, { cacheControl: false, etag: true })
      .header('cache-control', 'no-cache'),
  );
  for (const [url, file] of Object.entries(namedFiles(siteBrand())))
    server.get(url, async (_request, reply) =>
      reply.sendFile(file, client, { maxAge: hourMs, immutable: false }),
    );
  server.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: readBuildId(dist) }),
  );
}

/** Files with a fixed URL: the polyfills, and the brand's mark (EN-15), icons and web app manifest (RT-24). */
const namedFiles = (brand: Brand) => ({
  '/polyfills.js': 'polyfills.js',
  '/manifest.webmanifest': `favicons/${brand}.webmanifest`,
  '/favicon.svg': `favicons/${brand}.svg`,
  '/apple-touch-icon.png': `favicons/${brand}-apple-180.png`,
  '/icon-192.png': `favicons/${brand}-192.png`,
  '/icon-512.png': `favicons/${brand}-512.png`,
  '/icon-maskable-512.png': `favicons/${brand}-maskable-512.png`,
});

/** The id of the build in a folder. Read each time, because a deployment may replace the build while the server runs (RT-19). */
export function readBuildId(dist: string): string {
  try {
    return readFileSync(path.join(dist, 'build-id'), 'utf8').trim();
  } catch {
    return 'development';
  }
}
