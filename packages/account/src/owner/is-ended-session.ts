import { ApiError } from '@melhor-escola/api-client/api-error';

/** Whether an owner's call was refused for want of a session: those are answered 401 for nothing else. */
export function isEndedSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
