import type { PanelRole } from '@melhor-escola/domain/panel-role';
import { localDay } from '@melhor-escola/domain/time-zone';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { findSchoolTimeZone } from '../../catalog/schools/school-time.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { findRefusals } from '../find-refusals.ts';
import { lockOrder, orderNotFound } from '../order.ts';
import type { familyContactBody } from './schema.ts';
import { isFamilyVisible, isRefunding } from './school-order.ts';

interface ContactView {
  readonly schoolId: number;
  readonly accountId: number;
  readonly role: PanelRole;
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly requestId: string;
}

/**
 * The contact of the family of an order. Every view is an audit event, which the school's log shows; the order stays locked
 * meanwhile, so that nobody sees the family of an order that was canceled.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND; 409 CONTACT_UNAVAILABLE once the order is over, the account deleted, or the time past
 * (`familyContactUntil`). Our team still sees it while a refused order is not refunded.
 */
export async function viewContact(
  db: NodePgDatabase,
  { schoolId, accountId, role, code, requestId }: ContactView,
): Promise<z.input<typeof familyContactBody>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    if (order.schoolId !== schoolId) throw orderNotFound();
    const refusal = (await findRefusals(tx, [order.id])).get(order.id);
    const day = localDay(new Date(), await findSchoolTimeZone(tx, schoolId));
    const isVisible = isFamilyVisible(order, day) || isRefunding(role, refusal);
    const [family] =
      order.accountId === null || !isVisible
        ? []
        : await tx
            .select({ name: account.name, email: account.email, phone: account.phone })
            .from(account)
            .where(eq(account.id, order.accountId));
    if (!family) {
      throw new ServiceError(
        'CONTACT_UNAVAILABLE',
        'O contato desta família não está mais disponível: a reserva terminou, ou o prazo para vê-lo passou.',
      );
    }
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'order.contact-viewed',
      subject: `order:${order.id}`,
      schoolId,
      requestId,
    });
    return family;
  });
}
