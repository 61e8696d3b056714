import { formatIsoDay } from '@melhor-escola/domain/date';
import { familyContactUntil } from '@melhor-escola/domain/family-contact';
import { DAY_MS, localDay } from '@melhor-escola/domain/time-zone';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';
import { notFound, ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelEditor, PanelSchool } from '../../../platform/http/panel-caller.ts';
import { toVisitDays } from '../schema.ts';
import { findVisitedSchool, findVisit, type FoundVisit, isVisitWaiting, visitIsWaiting } from '../visit.ts';
import { visitNotFound } from './decide-visit.ts';
import { type schoolVisitsBody, toSchoolVisit, type visitContactBody } from './schema.ts';

/** The newest: whatever a flood of requests leaves out is older. */
const MAX_VISITS = 500;

/** Days for which a visit stays in the list, and its family's contact can be seen. */
const PAST_DAYS = 7;

const recently = (now: Date) => new Date(now.getTime() - PAST_DAYS * DAY_MS);

/** The visit requests of a school that wait, are to come, or were in the last days. */
export async function findSchoolVisits(
  db: NodePgDatabase,
  { slug }: PanelSchool,
  now: Date,
): Promise<z.input<typeof schoolVisitsBody>> {
  const school = await findVisitedSchool(db, slug);
  if (!school) throw notFound('School', slug);
  const rows = await db
    .select()
    .from(schoolVisit)
    .where(
      and(
        eq(schoolVisit.schoolId, school.id),
        or(visitIsWaiting(now), gt(schoolVisit.endsAt, recently(now))),
      ),
    )
    .orderBy(desc(schoolVisit.createdAt), desc(schoolVisit.id))
    .limit(MAX_VISITS);
  const day = localDay(now, school.timeZone);
  const visits = rows.toReversed().map((visit) => toSchoolVisit({ visit, school }, now));
  return {
    school: { slug, name: school.name },
    today: day,
    visitHours: school.visitHours,
    days: toVisitDays(school, now).days,
    closedDays: school.visitClosedDays.filter((closed) => closed >= day),
    visits: [...visits.filter(({ isWaiting }) => isWaiting), ...visits.filter(({ isWaiting }) => !isWaiting)],
  };
}

/**
 * How to reach the family of a request, and a record of the person who looked. Only while there is something to arrange: not once the family has
 * canceled or the visit has been in the past for a week, and never later than 90 days after the school year in which it was made.
 *
 * @throws {ServiceError} 404 for a request to another school, 409 CONTACT_EXPIRED
 */
export async function viewVisitContact(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId }: PanelEditor,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<z.input<typeof visitContactBody>> {
  // Locked, so that nobody sees the family of a request that is being canceled.
  const found = await findVisit(tx, id, { lock: true });
  if (found?.visit.schoolId !== schoolId) throw visitNotFound();
  const { contactName: name, email, phone, question } = found.visit;
  const problem = contactProblem(found, now);
  if (problem !== undefined) throw new ServiceError('CONTACT_EXPIRED', problem);
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'visit.contact-viewed',
    subject: `visit:${id}`,
    schoolId,
    requestId,
  });
  return { name, email, phone, question };
}

/** Why the contact of a family can no longer be seen; undefined while it can. */
function contactProblem({ visit, school: { timeZone } }: FoundVisit, now: Date): string | undefined {
  if (visit.status === 'cancelled')
    return 'A família cancelou este pedido: o contato dela não está mais disponível.';
  if (visit.endsAt <= recently(now) && !isVisitWaiting(visit, now))
    return `O contato desta família esteve aqui até ${PAST_DAYS} dias depois da visita.`;
  const until = familyContactUntil(Number(localDay(visit.createdAt, timeZone).slice(0, 4)));
  if (localDay(now, timeZone) > until)
    return `O contato desta família esteve aqui até ${formatIsoDay(until)}.`;
  return undefined;
}
