import Fastify, { type FastifyBaseLogger } from 'fastify';
import { loggedError } from '../../server/request-log.ts';

/** The service's logger, and what it wrote. */
export function testLog(): { readonly log: FastifyBaseLogger; readonly written: () => string } {
  let text = '';
  const { log } = Fastify({
    logger: {
      level: 'debug',
      serializers: { err: loggedError },
      stream: { write: (line: string) => void (text += line) },
    },
  });
  return { log, written: () => text };
}
