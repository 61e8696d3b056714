import { changePasswordPath, formerPaths, routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';

/**
 * Redirects the former paths of pages, which begin with '/escola/' instead of '/escolas/' and keep their query (RT-03, RT-04), and the
 * path that password managers look up (S24).
 */
export function registerRedirects(server: FastifyInstance): void {
  for (const path of formerPaths)
    server.get(path, async ({ url }, reply) => reply.redirect(url.replace(/^\/escola/, '$&s'), 301));
  server.get(changePasswordPath, async (_request, reply) => reply.redirect(routes.profile.path(), 302));
}
