import { z } from 'zod';
import type { ZodFastify } from './slice-routes.ts';

/** The body of a route that takes a file; the contract shows it as binary. A request without a body has no bytes. */
export const fileBody = z
  .unknown()
  .meta({ type: 'string', format: 'binary' })
  .transform((body): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0)));

/** Makes the routes of a scope take files of these types, and nothing else. They name the types as `consumes`, too. */
export function registerFileBodies(scope: ZodFastify, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
