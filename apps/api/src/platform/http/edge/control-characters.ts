import type { FastifyInstance } from 'fastify';
import { errorOfStatus } from '../errors/error-handler.ts';

/** Control characters except tabs and line breaks, which people type, and lone surrogates. */
const invalidInText = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Names in a path contain none of them. */
const invalidInPath = /[\p{Cc}\p{Cs}]/u;

/**
 * Rejects control characters and lone surrogates wherever a handler would read them: 404 in a path, 400 in a query or
 * body. PostgreSQL cannot store NUL nor, in JSON, a lone surrogate, and people do not type them. In headers, Node's parser
 * rejects them.
 */
export function rejectControlCharacters(server: FastifyInstance): void {
  // After validation, so that it includes values parsed from raw bytes, and excludes dropped ones.
  server.addHook('preHandler', ({ params, query, body }, _reply, done) => {
    if (holds(params, invalidInPath)) done(errorOfStatus(404));
    else done(hasControlCharacter(query) || hasControlCharacter(body) ? errorOfStatus(400) : undefined);
  });
}

/** Whether a string, or one within an array or object including keys, contains an invalid character. */
export function hasControlCharacter(value: unknown): boolean {
  return holds(value, invalidInText);
}

function holds(value: unknown, invalid: RegExp): boolean {
  // Iterative, because bodies may be nested deeper than the stack.
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' ? invalid.test(next) : false) return true;
    if (Array.isArray(next)) for (const item of next) pending.push(item);
    else if (isRecord(next)) for (const [key, held] of Object.entries(next)) pending.push(key, held);
  }
  return false;
}

/** Not a stream or bytes. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
