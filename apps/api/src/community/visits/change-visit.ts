import { isDeepStrictEqual } from 'node:util';
import { visitDaysProblem, visitMoment } from '@melhor-escola/domain/visit-times';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import {
  schoolVisitDays,
  lastVisitEnd,
  findVisit,
  type FoundVisit,
  openVisit,
  type VisitedSchool,
} from './visit.ts';
import type { VisitEnvironment } from './visit-context.ts';
import { enqueueVisitMails } from './visit-mail.ts';

export interface VisitChange {
  readonly token: string;
  readonly environment: VisitEnvironment;
  readonly now: Date;
}

/**
 * Moves a request to other times, which need a new confirmation, and notifies both sides. The same times again change and send nothing.
 *
 * @throws {ServiceError} 400 LINK_INVALID, 409 VISIT_CANCELLED, 409 VISIT_TIME_UNAVAILABLE.
 */
export async function moveVisit(
  tx: NodePgDatabase,
  times: readonly string[],
  { token, environment, now }: VisitChange,
): Promise<FoundVisit> {
  const found = await openVisit(tx, token, { lock: true });
  const { visit, school } = found;
  if (visit.status === 'cancelled')
    throw new ServiceError('VISIT_CANCELLED', 'Este pedido foi cancelado. Faça outro pela página da escola.');
  if (isDeepStrictEqual(visit.times, times)) return found;
  requireOffered(times, school, now);
  return change(tx, found, environment, {
    status: 'moved',
    times,
    confirmedTime: null,
    endsAt: lastVisitEnd(times, school.uf, now),
    remindedDay: null,
    now,
  });
}

/**
 * Cancels a request and notifies both sides. Cancelling twice changes and sends nothing.
 *
 * @throws {ServiceError} 400 LINK_INVALID.
 */
export async function cancelVisit(
  tx: NodePgDatabase,
  { token, environment, now }: VisitChange,
): Promise<FoundVisit> {
  const found = await openVisit(tx, token, { lock: true });
  if (found.visit.status === 'cancelled') return found;
  return change(tx, found, environment, { status: 'cancelled', now });
}

/** An operator's confirmation, for the school. */
export interface VisitConfirmation extends Omit<VisitChange, 'token'> {
  readonly id: number;
  /** One of the request's. */
  readonly time: string;
  readonly requestId: string;
}

/**
 * Confirms a time, for the school, and notifies the family. Confirming it twice changes and sends nothing.
 *
 * @throws {ServiceError} 404 VISIT_NOT_FOUND, 409 VISIT_CANCELLED, 409 VISIT_TIME_UNAVAILABLE.
 */
export async function confirmVisit(
  tx: NodePgDatabase,
  { id, time, environment, now, requestId }: VisitConfirmation,
): Promise<void> {
  const found = await findVisit(tx, id, { lock: true });
  if (!found) throw new ServiceError('VISIT_NOT_FOUND', 'Não há um pedido de visita com este número.');
  const { visit, school } = found;
  if (visit.status === 'cancelled')
    throw new ServiceError('VISIT_CANCELLED', 'A família cancelou este pedido.');
  if (!visit.times.includes(time))
    throw new ServiceError(
      'VISIT_TIME_UNAVAILABLE',
      `Os horários deste pedido são: ${visit.times.join(', ') || 'nenhum, é só uma pergunta'}.`,
    );
  if (visit.confirmedTime === time) return;
  if (visitMoment(time, school.uf) <= now)
    throw new ServiceError('VISIT_TIME_UNAVAILABLE', 'Este horário já passou.');
  await change(tx, found, environment, { confirmedTime: time, now });
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: 'visit.confirmed',
    subject: `visit:${id}`,
    requestId,
  });
}

interface Changed {
  readonly status?: 'moved' | 'cancelled';
  readonly confirmedTime?: string | null;
  readonly times?: readonly string[];
  readonly endsAt?: Date;
  readonly remindedDay?: null;
  readonly now: Date;
}

async function change(
  tx: NodePgDatabase,
  { visit, school }: FoundVisit,
  environment: VisitEnvironment,
  { now, ...values }: Changed,
): Promise<FoundVisit> {
  const [changed] = await tx
    .update(schoolVisit)
    .set({
      ...values,
      // Without its e-mail the school learns of nothing more by us.
      ...(school.email === undefined && { forwardedTo: 'team' }),
      sequence: visit.sequence + 1,
      requestDigest: null,
      changedAt: now,
    })
    .where(eq(schoolVisit.id, visit.id))
    .returning();
  if (!changed) throw new Error(`The visit request ${visit.id} disappeared while it was locked.`);
  const found = { visit: changed, school };
  const isConfirmation = values.status === undefined;
  await enqueueVisitMails(tx, found, environment, { formerTimes: visit.times, isConfirmation, now });
  return found;
}

/** @throws {ServiceError} 409 VISIT_TIME_UNAVAILABLE for a time at which the school receives nobody, or which has passed. */
export function requireOffered(times: readonly string[], school: VisitedSchool, now: Date): void {
  const problem = visitDaysProblem(times, schoolVisitDays(school, now));
  if (problem !== undefined) throw new ServiceError('VISIT_TIME_UNAVAILABLE', problem);
}
