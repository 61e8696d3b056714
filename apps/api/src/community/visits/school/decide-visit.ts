import { isDeepStrictEqual } from 'node:util';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { requireListed } from '../../../catalog/schools/listing.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import type { PanelEditor } from '../../../platform/http/panel-caller.ts';
import { changeVisit, newTimes, requireFuture, requireOffered } from '../change-visit.ts';
import { findVisit, type FoundVisit } from '../visit.ts';
import type { VisitEnvironment } from '../visit-context.ts';
import { type SchoolVisitBody, toSchoolVisit, type VisitDecision } from './schema.ts';

export interface DecidedVisit {
  readonly id: number;
  /** The version of the request that was read. */
  readonly version: number;
  readonly decision: VisitDecision;
  readonly environment: VisitEnvironment;
  readonly now: Date;
}

/**
 * Applies a decision of the school on a visit request, and mails the family. The same decision again changes and sends nothing.
 *
 * @throws {ServiceError} 404 for a request to another school; 409 VISIT_CHANGED with the request as it is now, VISIT_CANCELLED by the
 *   family, SCHOOL_UNLISTED for a visit to a school that has left the directory, VISIT_TIME_UNAVAILABLE for a time that the family does not wish for, or that the school does not offer.
 */
export async function decideVisit(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId }: PanelEditor,
  { id, version, decision, environment, now }: DecidedVisit,
): Promise<SchoolVisitBody> {
  const found = await lockSchoolVisit(tx, { id, schoolId });
  if (isDecided(found, decision)) return toSchoolVisit(found, now);
  if (found.visit.sequence !== version)
    throw new ServiceError('VISIT_CHANGED', 'Este pedido mudou enquanto você decidia.', {
      details: { currentVisit: toSchoolVisit(found, now) },
    });
  if (found.visit.status === 'cancelled')
    throw new ServiceError('VISIT_CANCELLED', 'A família cancelou este pedido.');
  if (decision.kind === 'confirmed' || decision.kind === 'proposed') requireListed(found.school);
  const decided = await changeVisit(tx, found, environment, decisionValues(found, decision, now));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: `visit.${decision.kind}`,
    subject: `visit:${id}`,
    schoolId,
    before: auditedValues(found),
    after: auditedValues(decided),
    requestId,
  });
  return toSchoolVisit(decided, now);
}

/** The request of this school, locked. @throws {ServiceError} 404 VISIT_NOT_FOUND */
async function lockSchoolVisit(
  tx: NodePgDatabase,
  { id, schoolId }: { readonly id: number; readonly schoolId: number },
): Promise<FoundVisit> {
  const found = await findVisit(tx, id, { lock: true });
  if (found?.visit.schoolId !== schoolId) throw visitNotFound();
  return found;
}

export function visitNotFound(): ServiceError {
  return new ServiceError('VISIT_NOT_FOUND', 'Este pedido de visita não existe mais.');
}

/** Whether storing the decision would change nothing: a text, where one comes with it, is the one that is stored. */
function isDecided({ visit }: FoundVisit, decision: VisitDecision): boolean {
  if (decision.kind === 'answered') return visit.reply === decision.reply;
  if (decision.kind === 'confirmed')
    return visit.confirmedTime === decision.time && visit.status !== 'cancelled';
  if (visit.status !== decision.kind) return false;
  if (decision.reply !== null && decision.reply !== visit.reply) return false;
  if (decision.kind === 'declined') return true;
  return visit.confirmedTime === null && isDeepStrictEqual(visit.times, decision.times);
}

function decisionValues({ visit, school }: FoundVisit, decision: VisitDecision, now: Date) {
  const { kind: news } = decision;
  if (news === 'confirmed') {
    const { time } = decision;
    // Otherwise the school would accept its own proposal, or confirm what it has declined.
    if (visit.status !== 'requested' && visit.status !== 'moved')
      throw new ServiceError(
        'VISIT_TIME_UNAVAILABLE',
        visit.status === 'declined'
          ? 'A escola recusou este pedido. Proponha outros horários à família.'
          : 'A escola propôs outros horários: quem escolhe agora é a família.',
      );
    if (!visit.times.includes(time))
      throw new ServiceError('VISIT_TIME_UNAVAILABLE', 'A família não pediu este horário.');
    requireFuture(time, school, now);
    return { news, confirmedTime: time, now };
  }
  const written = { news, ...replyValues(decision, now), now };
  if (news === 'answered') return written;
  if (news === 'declined') return { ...written, status: news, confirmedTime: null };
  requireOffered(decision.times, school, now);
  return { ...written, ...newTimes(news, decision.times, school, now) };
}

/** What the school wrote stays when a decision comes without a text. */
function replyValues({ reply }: { readonly reply: string | null }, now: Date) {
  return reply === null ? {} : { reply, repliedAt: now };
}

/** Never a text: a reply may name the family. */
const auditedValues = ({ visit: { status, times, confirmedTime } }: FoundVisit) => ({
  status,
  times: [...times],
  confirmedTime,
});
