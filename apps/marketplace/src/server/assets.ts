import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { site } from '@melhor-escola/config/site';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** What the worker may do: ask for pages and their parts (src/offline/worker). */
const workerContentSecurityPolicy = "default-src 'none'; connect-src 'self'";

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  // Android cuts it to its own shape.
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The web app manifest (RT-24): the site on a home screen, with the browser's way back. */
const manifest = JSON.stringify({
  id: '/escolas',
  name: site.name,
  short_name: site.name,
  description: 'Bolsas de estudo em escolas particulares do Brasil.',
  lang: site.locale,
  start_url: '/escolas',
  scope: '/',
  display: 'minimal-ui',
  theme_color: site.themeColor.light,
  background_color: site.themeColor.light,
  icons,
});

/**
 * The build's files: those under /assets carry a hash in their name and so hold for ever; the others for an hour.
 * The build has written .br and .gz beside them. A missing asset is a plain 404, not a rendered page.
 */
export async function registerAssets(server: FastifyInstance, client: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    maxAge: year * 1000,
    immutable: true,
    decorateReply: true,
  });
  // Browsers ask for it anew with each visit, and take another one at once.
  server.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-security-policy', workerContentSecurityPolicy)
      .sendFile('sw.js', client, { cacheControl: false, etag: true })
      .header('cache-control', 'no-cache'),
  );
  server.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifest),
  );
  for (const { src: file } of icons) {
    server.get(file, async (_request, reply) => reply.sendFile(file.slice(1), client, { maxAge: 3_600_000 }));
  }
}
