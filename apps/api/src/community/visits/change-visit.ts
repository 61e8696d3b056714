import { isDeepStrictEqual } from 'node:util';
import { localMoment } from '@melhor-escola/domain/time-zone';
import { visitDaysProblem } from '@melhor-escola/domain/visit-times';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { requireListed } from '../../catalog/schools/listing.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import {
  type FoundVisit,
  lastVisitEnd,
  openVisit,
  schoolVisitDays,
  type VisitedSchool,
  type VisitRow,
} from './visit.ts';
import type { VisitEnvironment } from './visit-context.ts';
import { enqueueVisitMails, type VisitNews } from './visit-mail.ts';

/** A family's change, by the link of its mails. */
export interface VisitChange {
  readonly token: string;
  readonly environment: VisitEnvironment;
  readonly now: Date;
}

/**
 * Moves a request to other times, which need a new confirmation, and notifies both sides. The same times again change and send nothing.
 *
 * @throws {ServiceError} 400 LINK_INVALID, 409 VISIT_CANCELLED, 409 SCHOOL_UNLISTED, 409 VISIT_TIME_UNAVAILABLE.
 */
export async function moveVisit(
  tx: NodePgDatabase,
  times: readonly string[],
  { token, environment, now }: VisitChange,
): Promise<FoundVisit> {
  const found = await openRequest(tx, token);
  const { visit, school } = found;
  if (isDeepStrictEqual(visit.times, times) && visit.status !== 'declined') return found;
  requireOffered(times, school, now);
  return changeVisit(tx, found, environment, {
    news: 'moved',
    ...newTimes('moved', times, school, now),
    now,
  });
}

/**
 * Accepts one of the times that the school has proposed, and notifies both sides. Accepting it twice changes and sends nothing.
 *
 * @throws {ServiceError} 400 LINK_INVALID, 409 VISIT_CANCELLED, 409 SCHOOL_UNLISTED, 409 VISIT_TIME_UNAVAILABLE.
 */
export async function acceptProposal(
  tx: NodePgDatabase,
  time: string,
  { token, environment, now }: VisitChange,
): Promise<FoundVisit> {
  const found = await openRequest(tx, token);
  const { visit, school } = found;
  if (visit.confirmedTime === time) return found;
  if (visit.status !== 'proposed' || visit.confirmedTime !== null || !visit.times.includes(time))
    throw new ServiceError('VISIT_TIME_UNAVAILABLE', 'A escola não propõe mais este horário.');
  requireFuture(time, school, now);
  return changeVisit(tx, found, environment, { news: 'accepted', confirmedTime: time, now });
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
  return changeVisit(tx, found, environment, { news: 'cancelled', status: 'cancelled', now });
}

async function openRequest(tx: NodePgDatabase, token: string): Promise<FoundVisit> {
  const found = await openVisit(tx, token, { lock: true });
  if (found.visit.status === 'cancelled')
    throw new ServiceError('VISIT_CANCELLED', 'Este pedido foi cancelado. Faça outro pela página da escola.');
  // A declined request is still there when its school leaves the directory.
  requireListed(found.school);
  return found;
}

/** Columns of a request for other times, none of which is confirmed. */
export function newTimes(
  status: 'moved' | 'proposed',
  times: readonly string[],
  { timeZone }: Pick<VisitedSchool, 'timeZone'>,
  now: Date,
) {
  return {
    status,
    times,
    confirmedTime: null,
    endsAt: lastVisitEnd(times, timeZone, now),
    remindedDay: null,
  };
}

interface VisitValues extends Partial<
  Pick<VisitRow, 'status' | 'times' | 'confirmedTime' | 'endsAt' | 'remindedDay' | 'reply' | 'repliedAt'>
> {
  /** What the mails say. */
  readonly news: VisitNews['news'];
  readonly now: Date;
}

/** Stores a change of a locked request, by either side, and its mails. */
export async function changeVisit(
  tx: NodePgDatabase,
  { visit, school }: FoundVisit,
  environment: VisitEnvironment,
  { news, now, ...values }: VisitValues,
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
  await enqueueVisitMails(tx, found, environment, { news, formerTimes: visit.times, now });
  return found;
}

/** @throws {ServiceError} 409 VISIT_TIME_UNAVAILABLE for a time at which the school receives nobody, or which has passed. */
export function requireOffered(times: readonly string[], school: VisitedSchool, now: Date): void {
  const problem = visitDaysProblem(times, schoolVisitDays(school, now));
  if (problem !== undefined) throw new ServiceError('VISIT_TIME_UNAVAILABLE', problem);
}

/** @throws {ServiceError} 409 VISIT_TIME_UNAVAILABLE for a time that has passed. */
export function requireFuture(time: string, { timeZone }: Pick<VisitedSchool, 'timeZone'>, now: Date): void {
  if (localMoment(time, timeZone) <= now)
    throw new ServiceError('VISIT_TIME_UNAVAILABLE', 'Este horário já passou.');
}
