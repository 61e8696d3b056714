import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseJson } from './service-response.ts';

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

const operation = z.object({ id: z.string() });
const variables = z.string().max(8_000).default('{}').transform(parseJson);
const operationQuery = z.object({ variables: variables.pipe(z.record(z.string(), z.unknown())) });

/** A persisted GraphQL operation, by its id. Browsers cannot send others. @param manifest the operations of the build, by id. */
export const persistedOperation =
  (manifest: Readonly<Record<string, string>>): RequestBody =>
  ({ params, query: search }) => {
    const { id } = operation.parse(params);
    const query = Object.hasOwn(manifest, id) ? manifest[id] : undefined;
    if (query === undefined)
      return new Rejection(404, { code: 'UNKNOWN_OPERATION', message: 'Operação desconhecida.' });
    const { success, data } = operationQuery.safeParse(search);
    if (!success) return new Rejection(400, { code: 'BAD_VARIABLES', message: 'Consulta inválida.' });
    return { query, variables: data.variables };
  };
