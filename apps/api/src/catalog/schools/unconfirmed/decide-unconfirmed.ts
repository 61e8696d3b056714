import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Events } from '../../../platform/database/events.ts';
import { school } from '../../../platform/database/schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelEditor } from '../../../platform/http/panel-caller.ts';
import { bumpDataVersionIn } from '../../data-version.ts';
import { KEPT, absentFromCensus } from './find-unconfirmed.ts';

/** What our team decides about a school that a census lacks. */
export interface UnconfirmedDecision {
  readonly decision: 'keep' | 'close';
  /** Year of the census that lacks it, as it was shown. */
  readonly missingIn: number;
}

const standing = z.object({ missing_in: z.number(), is_kept: z.boolean() });

/**
 * Keeps a school that the latest census of its state lacks, until the next census, or takes it out of the directory: its families with visits
 * and orders get a mail, as when a census reports it closed. The same decision again changes nothing.
 *
 * @throws {ServiceError} 409 CONFLICT when the school is no longer to be decided, or for another census.
 */
export async function decideUnconfirmed(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId }: PanelEditor,
  { decision, missingIn }: UnconfirmedDecision,
  events: Pick<Events, 'schoolsUnlisted'>,
): Promise<void> {
  const [locked] = await tx.select().from(school).where(eq(school.id, schoolId)).for('update');
  const isClosed = locked?.unlistedReason === 'absent' && locked.unlistedYear === missingIn;
  if (decision === 'close' && isClosed) return;
  const { rows } = await tx.execute(
    sql`SELECT missing_in, is_kept FROM (${sql.raw(absentFromCensus)}) AS s WHERE s.id = ${schoolId}`,
  );
  const found = z.array(standing).parse(rows)[0];
  const isSame = found?.missing_in === missingIn;
  if (decision === 'keep' && isSame && found.is_kept) return;
  if (!isSame || found.is_kept) {
    throw new ServiceError(
      'CONFLICT',
      'Esta escola não espera mais por esta decisão: chegou outro censo, ou alguém da equipe já decidiu.',
    );
  }
  const event = {
    actor: `account:${accountId}`,
    subject: `school:${schoolId}`,
    schoolId,
    requestId,
  } as const;
  if (decision === 'keep') {
    await recordAuditEvent(tx, { ...event, action: KEPT, after: { missingIn } });
    return;
  }
  const unlisting = { reason: 'absent', year: missingIn } as const;
  await tx
    .update(school)
    .set({
      unlistedReason: unlisting.reason,
      unlistedYear: unlisting.year,
      unlistedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(school.id, schoolId));
  await events.schoolsUnlisted(tx, new Map([[schoolId, unlisting]]));
  await recordAuditEvent(tx, { ...event, action: 'school.closed', after: { missingIn } });
  await bumpDataVersionIn(tx, schoolId);
}
