import type { FastifyRequest } from 'fastify';

/** An error response to a request that is not forwarded. */
export class Rejection {
  readonly status: number;
  readonly error: { readonly code: string; readonly message: string; readonly fields?: object };

  constructor(status: number, error: Rejection['error']) {
    this.status = status;
    this.error = error;
  }
}

/** Converts a request into the body of the call to the service. */
export type RequestBody = (request: FastifyRequest) => object | undefined | Rejection;

/** The rejection of a request that is not what the page sends. */
export const badRequest = (message: string) => new Rejection(400, { code: 'BAD_REQUEST', message });

const incomplete = badRequest('O envio não está completo.');

/** Bytes that the service validates. */
export const bytes: RequestBody = ({ body }) => (Buffer.isBuffer(body) ? body : incomplete);

/** An object that the service validates, or nothing. */
export const jsonObject: RequestBody = ({ body }) => {
  if (body === undefined || body === null) return undefined;
  return typeof body === 'object' && !Array.isArray(body) ? body : incomplete;
};
