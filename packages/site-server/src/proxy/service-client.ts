import { serviceCaller } from '@melhor-escola/config/site';
import { loggedRequest } from '@melhor-escola/server-kit/request-log';
import { BrokenCircuitError } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import { ConcurrencyLimiter, OverloadedError } from '@melhor-escola/server-kit/concurrency-limiter';
import { limits } from '../limits.ts';
import { keepAliveFetch } from './keep-alive-fetch.ts';
import { ServiceCircuit } from './service-circuit.ts';
import {
  readResponse,
  unavailable,
  type ErrorBody,
  type ParseError,
  type ServiceResponse,
} from './service-response.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly service: ServiceClient;
  }
}

/** The service's origin, the site's API key, and what the service's errors look like. */
export interface ServiceAccess<Failure extends ErrorBody = ErrorBody> {
  /** Origin of the service, without a trailing slash. */
  readonly serviceUrl: string;
  readonly searchApiKey: string;
  readonly parseError: ParseError<Failure>;
}

/** The queue of a call (`limits.calls`). */
export type CallQueue = keyof typeof limits.calls;

/** One call to the service. */
export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query. */
  readonly path: string;
  /** In addition to those of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** An object is sent as JSON; bytes as they are. */
  readonly body?: object | Buffer | undefined;
  readonly queue?: CallQueue | undefined;
  /** The type of a successful response if it is not JSON. */
  readonly mediaType?: string | undefined;
  /** The request’s deadline (`requestDeadline`) by default. */
  readonly deadline?: AbortSignal;
}

/** Headers with tenant and API key, for the site's own calls. */
export function siteHeaders({ searchApiKey }: Pick<ServiceAccess, 'searchApiKey'>) {
  return {
    'x-tenant': serviceCaller.tenant,
    'x-api-key': searchApiKey,
    'x-application-name': serviceCaller.applicationName,
  };
}

/** Headers of a call on behalf of a visitor, with their IP address, which the service trusts because of the key, and the request id. */
export function callHeaders(access: ServiceAccess, { ip, id }: FastifyRequest) {
  return { ...siteHeaders(access), 'x-forwarded-for': ip, 'x-request-id': id };
}

const json = { 'content-type': 'application/json' };

const deadlines = new WeakMap<FastifyRequest, AbortSignal>();

/** The deadline of a request's calls to the service. All calls share it, and it starts with the first one. */
export function requestDeadline(request: FastifyRequest): AbortSignal {
  const known = deadlines.get(request);
  if (known) return known;
  const isWrite = request.url.startsWith('/api/') && request.method !== 'GET' && request.method !== 'HEAD';
  const deadline = AbortSignal.timeout(isWrite ? limits.timeouts.write : limits.timeouts.page);
  deadlines.set(request, deadline);
  return deadline;
}

/**
 * Calls the service for visitors. Each kind of call has its own queue, and fails at once if the queue is full or the circuit is open, so
 * that neither site nor service collapses under a backlog (S26).
 */
export class ServiceClient {
  readonly access: ServiceAccess;
  readonly circuit = new ServiceCircuit();
  readonly queues: Readonly<Record<CallQueue, ConcurrencyLimiter>> = {
    own: new ConcurrencyLimiter(limits.calls.own),
    lookup: new ConcurrencyLimiter(limits.calls.lookup),
    redirect: new ConcurrencyLimiter(limits.calls.redirect),
    measurement: new ConcurrencyLimiter(limits.calls.measurement),
  };

  constructor({ serviceUrl, searchApiKey, parseError }: ServiceAccess) {
    this.access = { serviceUrl, searchApiKey, parseError };
  }

  /** Makes one call. Without a response it returns 503 with `retry-after`, and logs the reason. */
  async call(request: FastifyRequest, call: ServiceCall): Promise<ServiceResponse> {
    const { queue = 'own' } = call;
    const limiter = this.queues[queue];
    // A timeout starts here, so that time in the queue counts.
    const send = (signal: AbortSignal) => () => this.#send(request, call, signal);
    try {
      if (queue === 'own' || queue === 'lookup') {
        const sendWithTimeout = send(call.deadline ?? requestDeadline(request));
        return await limiter.run(() => this.circuit.execute(sendWithTimeout, () => true));
      }
      const isBusy = Object.values(this.queues).some(({ hasQueue }) => hasQueue);
      if (queue === 'measurement' ? isBusy : this.circuit.isOpen)
        throw new OverloadedError('Visitors are waiting, or the service does not respond.');
      return await limiter.run(send(AbortSignal.timeout(limits.timeouts[queue])));
    } catch (err) {
      // Rejected calls are not logged: the failures before them are, and a line per call would add load.
      if (!(err instanceof OverloadedError || err instanceof BrokenCircuitError)) {
        // A page without its redirect is still correct.
        const level = queue === 'redirect' ? 'warn' : 'error';
        request.log[level]({ ...loggedRequest(request), err }, 'service did not respond');
      }
      return unavailable(limits.retryAfterSeconds[queue === 'measurement' ? 'measurement' : 'overload']);
    }
  }

  async #send(
    request: FastifyRequest,
    { method, path, headers, body, mediaType }: ServiceCall,
    signal: AbortSignal,
  ): Promise<ServiceResponse> {
    const response = await keepAliveFetch(this.access.serviceUrl + path, {
      method,
      headers: { ...(body && json), ...headers, ...callHeaders(this.access, request) },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      signal,
    });
    return readResponse(response, this.access.parseError, mediaType);
  }
}
