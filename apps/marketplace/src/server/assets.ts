import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

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
  for (const file of ['favicon.svg']) {
    server.get(`/${file}`, async (_request, reply) => reply.sendFile(file, client, { maxAge: 3_600_000 }));
  }
}
