import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** What the worker may do: ask for pages and their parts (src/offline/worker). */
const workerContentSecurityPolicy = "default-src 'none'; connect-src 'self'";

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
  server.get('/polyfills.js', async (_request, reply) =>
    reply.sendFile('polyfills.js', client, { maxAge: 3_600_000 }),
  );
}
