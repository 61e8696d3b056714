import type { Environment } from '@melhor-escola/server-kit/environment';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { ServiceError } from '../platform/http/errors/service-error.ts';

/** What the mails about orders need. */
export type OrderEnvironment = Pick<Environment, 'siteUrl' | 'operatorEmail'>;

/** A stored order. */
export type OrderRow = typeof scholarshipOrder.$inferSelect;

/** The response for a key without an order of the current user. */
export function orderNotFound(): ServiceError {
  return new ServiceError('ORDER_NOT_FOUND', 'Não encontramos esta reserva.');
}

/**
 * Locks the order with this code until the transaction ends, so that the next change sees this one's result.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND
 */
export async function lockOrder(tx: NodePgDatabase, code: string): Promise<OrderRow> {
  const [found] = await tx
    .select()
    .from(scholarshipOrder)
    .where(eq(scholarshipOrder.code, code))
    .for('update');
  if (!found) throw orderNotFound();
  return found;
}
