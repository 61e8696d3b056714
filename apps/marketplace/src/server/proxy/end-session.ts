import { setTimeout as delay } from 'node:timers/promises';
import { ExponentialBackoff, handleWhenResult, retry } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';
import type { ServiceCall } from './service-client.ts';
import { unavailable, type ServiceResponse } from './service-response.ts';

const { waitMs, attempts, firstRetryMs, maxRetryMs } = limits.signOut;

const hasFailed = (response: unknown) =>
  typeof response === 'object' && response !== null && 'status' in response && Number(response.status) >= 429;

const retries = retry(handleWhenResult(hasFailed), {
  maxAttempts: attempts,
  backoff: new ExponentialBackoff({ initialDelay: firstRetryMs, maxDelay: maxRetryMs }),
}).dangerouslyUnref();

/**
 * Ends a session in the service. Signing out waits for that only a moment, because the browser loses its token whatever the service
 * responds; a service that does not respond is asked again, so that the session ends there too (S2).
 *
 * @returns the service's response, or 503 if it takes longer.
 */
export async function endSession(request: FastifyRequest, call: ServiceCall): Promise<ServiceResponse> {
  const ended = retries.execute(() =>
    request.server.service.call(request, { ...call, deadline: AbortSignal.timeout(limits.timeouts.write) }),
  );
  void logFailure(request, ended);
  const late = delay(waitMs, unavailable(limits.retryAfterSeconds.overload), { ref: false });
  return Promise.race([ended, late]);
}

async function logFailure(request: FastifyRequest, ended: Promise<ServiceResponse>): Promise<void> {
  const { status } = await ended;
  if (status >= 429) request.log.error({ status }, 'a session was signed out here, but not in the service');
}
