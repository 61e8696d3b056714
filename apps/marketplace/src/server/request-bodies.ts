import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { checkSentBody } from '@melhor-escola/search/submission';
import { badRequest, jsonObject, parseJson, Rejection, type RequestBody } from '@melhor-escola/site-server';
import { readCampaign } from '@melhor-escola/tracking/session/analytics-cookies';
import { z } from 'zod';

/** A registration, with the campaign from the analytics cookies (CA-04). */
export const registration: RequestBody = (request) => {
  const body = jsonObject(request);
  if (body === undefined || body instanceof Rejection) return body;
  return { ...body, ...readCampaign(request.headers.cookie ?? '') };
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

/** A form that needs no account, submitted with JavaScript. */
const submission =
  (kind: Parameters<typeof checkSentBody>[0]): RequestBody =>
  ({ body: sent }) => {
    const { body, error } = checkSentBody(kind, sent);
    return error ? new Rejection(400, error) : body;
  };

/** EN-16. */
export const review = submission('review');

/** Product 15. */
export const question = submission('question');

/** Product 14. */
export const visit = submission('visit');

/** The service validates the details by the domain's rules. */
const reportForm = z.object({ reason: z.enum(reviewReportReasons), details: z.string().nullish() });

/** A visitor's report of a review or a question (product 7, product 15). */
export const report: RequestBody = ({ body }) => {
  const { success, data } = reportForm.safeParse(body);
  if (success) return data;
  return badRequest('A denúncia não está completa.');
};
