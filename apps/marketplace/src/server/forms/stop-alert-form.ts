import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerForm, registerPlainForms, type PlainFormOptions, type RefusedForm } from './plain-forms.ts';
import { callHeaders, callService, type ServiceAccess } from '../proxy/service-call.ts';

export interface StopAlertOptions extends ServiceAccess, PlainFormOptions {
  readonly apiRequestsPerMinute?: number;
}

const address = routes.stopAlerts.path();

/** The form of the page that a saved search's mail links to: it stops the search's alerts, without signing in. */
export async function registerStopAlertForm(
  server: FastifyInstance,
  options: StopAlertOptions,
): Promise<void> {
  const config = { rateLimit: { max: options.apiRequestsPerMinute ?? 300, timeWindow: '1 minute' } };
  await registerPlainForms(server, options, (scope) => {
    scope.post<{ Body: URLSearchParams }>(address, { config }, async (request, reply) =>
      answerForm(request, reply, options, await stopAlert(request, options)),
    );
  });
}

/** @returns where to go on, or why the alerts go on. */
async function stopAlert(
  request: FastifyRequest<{ Body: URLSearchParams }>,
  service: ServiceAccess,
): Promise<string | RefusedForm> {
  const { status, retryAfter } = await callService(request, `${service.serviceUrl}/v3/saved-searches/stop`, {
    method: 'POST',
    headers: { ...callHeaders(service, request), 'content-type': 'application/json' },
    body: JSON.stringify({ token: request.body.get('token') ?? '' }),
  });
  if (status < 300) return `${address}?situacao=parada`;
  const isDead = status === 400 || status === 404;
  return { status, retryAfter, context: { stopProblem: isDead ? 'link' : 'later' } };
}
