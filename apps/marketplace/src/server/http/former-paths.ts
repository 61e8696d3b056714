import { formerPaths } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';

/** Redirects the former paths of pages, which begin with '/escola/' instead of '/escolas/' (RT-03, RT-04). Keeps the query. */
export function registerFormerPaths(server: FastifyInstance): void {
  for (const path of formerPaths)
    server.get(path, async ({ url }, reply) => reply.redirect(url.replace(/^\/escola/, '$&s'), 301));
}
