import type { FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';

const deadlines = new WeakMap<FastifyRequest, AbortSignal>();

/** Aborts when a request stops waiting for the service: all its calls share the time, which starts with the first. */
export function deadlineOf(request: FastifyRequest): AbortSignal {
  const known = deadlines.get(request);
  if (known) return known;
  const isWrite = request.url.startsWith('/api/') && request.method !== 'GET' && request.method !== 'HEAD';
  const deadline = AbortSignal.timeout(isWrite ? limits.timeouts.write : limits.timeouts.page);
  deadlines.set(request, deadline);
  return deadline;
}
