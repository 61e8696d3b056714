import { timingSafeEqualText } from '@melhor-escola/server-kit/timing-safe-equal';
import type { FastifyRequest } from 'fastify';

/** User and password of the operator, the same as the service's. */
export interface OperatorCredentials {
  readonly user: string;
  readonly password: string;
}

/** Whether a request has the operator's basic authorization. */
export function isOperator(
  { headers: { authorization = '' } }: FastifyRequest,
  operator: OperatorCredentials | undefined,
): boolean {
  if (!operator) return false;
  const { user, password } = operator;
  return timingSafeEqualText(authorization, `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
}
