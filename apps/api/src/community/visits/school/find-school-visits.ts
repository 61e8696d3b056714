import { formatIsoDay, today } from '@melhor-escola/domain/date';
import { familyContactUntil } from '@melhor-escola/domain/family-contact';
import { localDay } from '@melhor-escola/domain/visit-times';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';
import { notFound, ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelEditor, PanelSchool } from '../../../platform/http/panel-caller.ts';
import { toVisitDays } from '../schema.ts';
import { findVisitedSchool, findVisit, visitIsWaiting } from '../visit.ts';
import { visitNotFound } from './decide-visit.ts';
import { type schoolVisitsBody, toSchoolVisit, type visitContactBody } from './schema.ts';

const MAX_VISITS = 500;

/** Days for which a visit stays in the list. */
const PAST_DAYS = 7;

/** The visit requests of a school that wait, are to come, or were in the last days. */
export async function findSchoolVisits(
  db: NodePgDatabase,
  { slug }: PanelSchool,
  now: Date,
): Promise<z.input<typeof schoolVisitsBody>> {
  const school = await findVisitedSchool(db, slug);
  if (!school) throw notFound('School', slug);
  const recently = new Date(now.getTime() - PAST_DAYS * 86_400_000);
  const rows = await db
    .select()
    .from(schoolVisit)
    .where(
      and(eq(schoolVisit.schoolId, school.id), or(visitIsWaiting(now), gt(schoolVisit.endsAt, recently))),
    )
    .orderBy(asc(schoolVisit.createdAt), asc(schoolVisit.id))
    .limit(MAX_VISITS);
  const day = localDay(now, school.uf);
  const visits = rows.map((visit) => toSchoolVisit({ visit, school }, now));
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
 * How to reach the family of a request, and a record of who looked. Only until 90 days after the school year in which it was made.
 *
 * @throws {ServiceError} 404 for a request to another school, 409 CONTACT_EXPIRED
 */
export async function viewVisitContact(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId }: PanelEditor,
  id: number,
): Promise<z.input<typeof visitContactBody>> {
  const found = await findVisit(tx, id);
  if (found?.visit.schoolId !== schoolId) throw visitNotFound();
  const { contactName: name, email, phone, createdAt } = found.visit;
  const until = familyContactUntil(createdAt.getUTCFullYear());
  if (today() > until)
    throw new ServiceError(
      'CONTACT_EXPIRED',
      `O contato desta família esteve aqui até ${formatIsoDay(until)}.`,
    );
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'visit.contact-viewed',
    subject: `visit:${id}`,
    schoolId,
    requestId,
  });
  return { name, email, phone };
}
