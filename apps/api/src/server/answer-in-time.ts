import type { FastifyInstance } from 'fastify';
import { unavailableError } from './error-handler.ts';

/**
 * Answers 503 to whatever is not answered within its route's `handlerTimeout`, the body's arrival and the hooks included.
 * Fastify's own timer ends where the request does, which for a body is when it was read: a POST that waits for a database
 * that says nothing would wait as long.
 */
export function answerInTime(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const milliseconds = request.routeOptions.handlerTimeout ?? 0;
    if (milliseconds > 0) {
      const timer = setTimeout(() => {
        if (!reply.sent) void reply.send(unavailableError(new Error('The answer took too long.')));
      }, milliseconds);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
