import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { questionFieldNames, questionProblems } from '@melhor-escola/domain/question-rules';
import { reviewFieldNames, reviewProblems } from '@melhor-escola/search/review/form';
import { looksAutomated } from '@melhor-escola/search/submission';
import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
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

const badRequest = (message: string, fields?: object) =>
  new Rejection(400, { code: 'BAD_REQUEST', message, ...(fields && { fields }) });

const incomplete = badRequest('O envio não está completo.');

/** Bytes that the service validates. */
export const bytes: RequestBody = ({ body }) => (Buffer.isBuffer(body) ? body : incomplete);

/** An object that the service validates, or nothing. */
export const jsonObject: RequestBody = ({ body }) => {
  if (body === undefined || body === null) return undefined;
  return typeof body === 'object' && !Array.isArray(body) ? body : incomplete;
};

/** A registration, with the campaign from the analytics cookies (CA-04). */
export const registration: RequestBody = (request) => {
  const body = jsonObject(request);
  if (body === undefined || body instanceof Rejection) return body;
  return { ...body, ...campaignOf(request.headers.cookie ?? '') };
};

const operation = z.object({ id: z.string() });
const variables = z.string().max(8_000).default('{}').transform(parseJson);
const operationQuery = z.object({ variables: variables.pipe(z.record(z.string(), z.unknown())) });

/** A persisted GraphQL operation from the build's manifest, by its id. Browsers cannot send others. */
export const persistedOperation: RequestBody = ({ params, query: search }) => {
  const { id } = operation.parse(params);
  const query = Object.hasOwn(manifest, id) ? manifest[id] : undefined;
  if (query === undefined)
    return new Rejection(404, { code: 'UNKNOWN_OPERATION', message: 'Operação desconhecida.' });
  const { success, data } = operationQuery.safeParse(search);
  if (!success) return new Rejection(400, { code: 'BAD_VARIABLES', message: 'Consulta inválida.' });
  return { query, variables: data.variables };
};

/** Fields of a form that needs no account which only the site checks; those of the form itself are validated later. */
const submittedForm = z.looseObject({ website: z.string().default(''), secondsTaken: z.number().default(0) });
const automated = new Rejection(400, { code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' });

/**
 * A form that needs no account, submitted with JavaScript: rejects what looks automated or has problems.
 *
 * @param message for what is not such a form.
 * @param names the fields that are forwarded; all without it.
 * @param problemsOf by the rules that form and service share; without it only the service validates the fields.
 */
function submission(
  message: string,
  names?: readonly string[],
  problemsOf: (form: Readonly<Record<string, unknown>>) => object = () => ({}),
): RequestBody {
  return ({ body }) => {
    const { success, data } = submittedForm.safeParse(body);
    if (!success) return badRequest(message);
    const { website, secondsTaken, ...form } = data;
    if (looksAutomated({ website, secondsTaken })) return automated;
    const fields = problemsOf(form);
    if (Object.keys(fields).length > 0) return badRequest('Há campos a corrigir.', fields);
    return names ? Object.fromEntries(names.map((name) => [name, form[name]])) : form;
  };
}

/** EN-16. */
export const review = submission('A avaliação não está completa.', reviewFieldNames, reviewProblems);

/** Product, feature 15. */
export const question = submission('A pergunta não está completa.', questionFieldNames, questionProblems);

/** Product 14. */
export const visit = submission('O pedido não está completo.');

/** The service validates the details by the domain's rules. */
const reportForm = z.object({ reason: z.enum(reviewReportReasons), details: z.string().nullish() });

/** A visitor's report of a review or a question (product, features 7 and 15). */
export const report: RequestBody = ({ body }) => {
  const { success, data } = reportForm.safeParse(body);
  if (success) return data;
  return badRequest('A denúncia não está completa.');
};
