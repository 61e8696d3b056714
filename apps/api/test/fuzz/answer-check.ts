import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Operation } from './openapi-operations.ts';

const errorShape = z.strictObject({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z
    .strictObject({
      internalTransactionCode: z.string(),
      currentPrice: z.int(),
      currentOffer: z.looseObject({}),
      currentText: z.looseObject({}),
      currentVisit: z.looseObject({}),
    })
    .partial()
    .optional(),
});

/** Checks responses against the OpenAPI document. */
export class AnswerCheck {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: true });
  readonly #validators = new Map<string, ValidateFunction>();

  /** @param document OpenAPI. */
  constructor(document: object) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'openapi');
  }

  /** @returns the problem as a sentence; undefined without one. */
  problem(operation: Operation, answer: LightMyRequestResponse): string | undefined {
    const { statusCode, body, headers } = answer;
    if (statusCode >= 500) return `${statusCode} is an internal error`;
    const declared = operation.responses[String(statusCode)];
    if (!declared) return `${statusCode} is not declared`;
    if (headers['x-request-id'] === undefined) return 'there is no x-request-id';
    if (headers['x-content-type-options'] !== 'nosniff') return 'the security headers are missing';
    if (!declared.content && !declared.$ref)
      return body === '' ? undefined : 'there is a body where none is declared';
    const { content } = declared;
    if (content && !('application/json' in content))
      return (headers['content-type'] ?? '') in content ? undefined : 'the file has another type';
    if (!headers['content-type']?.startsWith('application/json')) return 'the content is not JSON';
    const value: unknown = JSON.parse(body);
    return (
      this.#mismatch(operation, statusCode, value) ?? errorProblem(statusCode, value, headers['x-request-id'])
    );
  }

  #mismatch(operation: Operation, status: number, value: unknown): string | undefined {
    const own = ['paths', operation.path, operation.method.toLowerCase(), 'responses', String(status)];
    const shared = operation.responses[status]?.$ref?.split('/').slice(1);
    const pointer = (shared ?? own)
      .concat('content', 'application/json', 'schema')
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    let validate = this.#validators.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `openapi#/${pointer}` });
      this.#validators.set(pointer, validate);
    }
    return validate(value)
      ? undefined
      : `the body is not as declared: ${this.#ajv.errorsText(validate.errors)}`;
  }
}

/** Errors have one format, and reveal no internals. */
function errorProblem(status: number, value: unknown, requestId: unknown): string | undefined {
  if (status < 400) return undefined;
  const error = errorShape.safeParse(value);
  if (!error.success) return 'the error has another format';
  if (error.data.requestId !== requestId) return 'the error has another request id';
  return /\bat .+:\d+:\d+|node_modules|\b(?:SELECT|INSERT|UPDATE|DELETE) /.test(error.data.message)
    ? 'the message reveals internals'
    : undefined;
}
