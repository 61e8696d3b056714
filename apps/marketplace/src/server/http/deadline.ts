import type { FastifyRequest } from 'fastify';

/** Milliseconds that a page or a read may wait for the service, all calls and retries together: the answer is there within 5 s (S29). */
export const pageTimeoutMs = 4_000;
/** Milliseconds of a write through /api: it may have been done, so that it is worth waiting longer for what came of it. */
const writeTimeoutMs = 8_000;

const deadlines = new WeakMap<FastifyRequest, AbortSignal>();

/** When a request gives up on the service. Its time begins with the first call that asks. */
export function deadlineOf(request: FastifyRequest): AbortSignal {
  const known = deadlines.get(request);
  if (known) return known;
  const isWrite = request.url.startsWith('/api/') && request.method !== 'GET' && request.method !== 'HEAD';
  const deadline = AbortSignal.timeout(isWrite ? writeTimeoutMs : pageTimeoutMs);
  deadlines.set(request, deadline);
  return deadline;
}
