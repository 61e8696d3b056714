import { Readable } from 'node:stream';
import { z } from 'zod';
import type { ZodFastify } from './slice-routes.ts';

/** The body of a route that takes a file; the contract shows it as binary. A request without a body has no bytes. */
export const fileBody = z
  .unknown()
  .meta({ type: 'string', format: 'binary' })
  .transform((body): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0)));

/** The same for a route that reads its file while it arrives, of any size. */
export const fileStreamBody = z
  .unknown()
  .meta({ type: 'string', format: 'binary' })
  .transform((body): Readable => (body instanceof Readable ? body : Readable.from([])));

/** Makes the routes of a scope take files of these types, and nothing else. They name the types as `consumes`, too. */
export function registerFileBodies(scope: ZodFastify, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The same, for routes with a {@link fileStreamBody}. */
export function registerFileStreams(scope: ZodFastify, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}
