import { createHash } from 'node:crypto';
import { localDay } from '@melhor-escola/domain/time-zone';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { schoolVisit, type VisitForwarding } from '../../platform/database/school-visit-schema.ts';
import type { VisitForm } from './schema.ts';
import { lastVisitEnd, type VisitedSchool } from './visit.ts';
import type { VisitEnvironment } from './visit-context.ts';
import { enqueueVisitMails } from './visit-mail.ts';

export interface VisitRequest {
  readonly school: VisitedSchool;
  readonly form: VisitForm;
  readonly forwardedTo: VisitForwarding;
  readonly now: Date;
}

/**
 * Stores a request and its mails. The same form sent twice on one day, by a double click or a reload, is one request:
 * the second changes and sends nothing.
 */
export async function requestVisit(
  tx: NodePgDatabase,
  { school, form, forwardedTo, now }: VisitRequest,
  environment: VisitEnvironment,
): Promise<void> {
  const values = {
    schoolId: school.id,
    contactName: form.contactName,
    email: form.email,
    phone: form.phone ?? null,
    studentGrade: form.studentGrade ?? null,
    times: form.times,
    question: form.question ?? null,
  };
  const [visit] = await tx
    .insert(schoolVisit)
    .values({
      ...values,
      forwardedTo,
      requestDigest: digestOfRequest(values, localDay(now, school.timeZone)),
      endsAt: lastVisitEnd(form.times, school.timeZone, now),
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: schoolVisit.requestDigest })
    .returning();
  if (visit) await enqueueVisitMails(tx, { visit, school }, environment, { news: 'requested', now });
}

function digestOfRequest(values: Readonly<Record<string, unknown>>, day: string): string {
  return createHash('sha256')
    .update(JSON.stringify([day, values]))
    .digest('base64url');
}
