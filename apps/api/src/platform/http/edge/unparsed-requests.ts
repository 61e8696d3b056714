import { randomUUID } from 'node:crypto';
import { UnparsedRequests } from '@melhor-escola/server-kit/unparsed-requests';
import { errorOfStatus, referrerPolicy } from '../errors/error-handler.ts';

/** Answers requests that never reach a route in the common error format. */
export const unparsedRequests = new UnparsedRequests((status) => {
  const { code, message } = errorOfStatus(status);
  const requestId = randomUUID();
  return {
    headers: {
      ...referrerPolicy,
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
    },
    body: JSON.stringify({ code, message, requestId }),
  };
});
