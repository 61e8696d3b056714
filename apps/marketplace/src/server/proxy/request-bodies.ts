import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { questionFieldNames, questionProblems } from '@melhor-escola/domain/question-rules';
import { looksAutomated, reviewFieldNames, reviewProblems } from '@melhor-escola/search/review/form';
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

const incomplete = new Rejection(400, { code: 'BAD_REQUEST', message: 'O envio não está completo.' });

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

/** `reviewProblems` and `questionProblems` validate the fields one by one. */
const writtenForm = z.looseObject({ website: z.string().default(''), secondsTaken: z.number().default(0) });

/** The review form submitted with JavaScript, without the fields that only the site checks (EN-16). */
export const review: RequestBody = ({ body }) => {
  const { success, data } = writtenForm.safeParse(body);
  if (!success) return new Rejection(400, { code: 'BAD_REQUEST', message: 'A avaliação não está completa.' });
  if (looksAutomated(data))
    return new Rejection(400, { code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' });
  const values = Object.fromEntries(reviewFieldNames.map((name) => [name, data[name]]));
  const fields = reviewProblems(values);
  if (Object.keys(fields).length > 0)
    return new Rejection(400, { code: 'BAD_REQUEST', message: 'Há campos a corrigir.', fields });
  return values;
};

/** The question form submitted with JavaScript, without the fields that only the site checks (product, feature 15). */
export const question: RequestBody = ({ body }) => {
  const { success, data } = writtenForm.safeParse(body);
  if (!success) return new Rejection(400, { code: 'BAD_REQUEST', message: 'A pergunta não está completa.' });
  if (looksAutomated(data))
    return new Rejection(400, { code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' });
  const values = Object.fromEntries(questionFieldNames.map((name) => [name, data[name]]));
  const fields = questionProblems(values);
  if (Object.keys(fields).length > 0)
    return new Rejection(400, { code: 'BAD_REQUEST', message: 'Há campos a corrigir.', fields });
  return values;
};

const visitRequest = z.looseObject({
  website: z.string().default(''),
  secondsTaken: z.number().default(0),
  times: z.array(z.string()).default([]),
});

/** A visit request submitted with JavaScript, without the fields that only the site checks; the service validates the rest. */
export const visit: RequestBody = ({ body }) => {
  const { success, data } = visitRequest.safeParse(body);
  if (!success) return new Rejection(400, { code: 'BAD_REQUEST', message: 'O pedido não está completo.' });
  const { website, secondsTaken, ...form } = data;
  if (looksAutomated({ website, secondsTaken }))
    return new Rejection(400, { code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' });
  return form;
};

/** The service validates the details by the domain's rules. */
const reportForm = z.object({ reason: z.enum(reviewReportReasons), details: z.string().nullish() });

/** A visitor's report of a review or a question (product, features 7 and 15). */
export const report: RequestBody = ({ body }) => {
  const { success, data } = reportForm.safeParse(body);
  if (success) return data;
  return new Rejection(400, { code: 'BAD_REQUEST', message: 'A denúncia não está completa.' });
};
