import { cityTimeZone, localDay } from '@melhor-escola/domain/time-zone';
import { lastClosableDay } from '@melhor-escola/domain/visit-times';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { school } from '../../../platform/database/schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelEditor } from '../../../platform/http/panel-caller.ts';

/** Days that a school may have closed ahead. */
const MAX_CLOSED_DAYS = 100;

/**
 * Closes a day to new visit requests, or opens it again. Requests that there are keep their times. Past days are dropped; closing a
 * closed day changes nothing.
 *
 * @throws {ServiceError} 409 CLOSED_DAYS_LIMIT for too many days, and for one in the past or more than a year ahead at the school
 */
export async function setClosedDay(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId }: PanelEditor,
  { day, isClosed, now }: { readonly day: string; readonly isClosed: boolean; readonly now: Date },
): Promise<void> {
  const [stored] = await tx
    .select({ days: school.visitClosedDays, cityId: school.cityId })
    .from(school)
    .where(eq(school.id, schoolId))
    .for('no key update');
  if (!stored) throw new Error(`School ${schoolId} is gone.`);
  if (stored.days.includes(day) === isClosed) return;
  const today = localDay(now, cityTimeZone(stored.cityId));
  if (isClosed && (day < today || day > lastClosableDay(today)))
    throw new ServiceError('CLOSED_DAYS_LIMIT', 'Escolha um dia de hoje até um ano à frente.');
  const others = stored.days.filter((one) => one !== day && one >= today);
  const days = isClosed ? [...others, day].toSorted() : others;
  if (days.length > MAX_CLOSED_DAYS)
    throw new ServiceError('CLOSED_DAYS_LIMIT', `Uma escola fecha no máximo ${MAX_CLOSED_DAYS} dias.`);
  await tx.update(school).set({ visitClosedDays: days }).where(eq(school.id, schoolId));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: isClosed ? 'visit-day.closed' : 'visit-day.opened',
    subject: `school:${schoolId}`,
    schoolId,
    after: { day },
    requestId,
  });
}
