import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The operator's user and password, as the service has them. */
export interface OperatorCredentials {
  readonly user: string;
  readonly password: string;
}

/** Whether a request carries them, by basic authorization. */
export function isOperator(
  { headers: { authorization = '' } }: FastifyRequest,
  operator: OperatorCredentials | undefined,
): boolean {
  if (!operator) return false;
  const { user, password } = operator;
  const wanted = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return timingSafeEqual(digest(authorization), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
