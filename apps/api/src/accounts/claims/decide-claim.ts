import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { routes } from '@melhor-escola/domain/routes';
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AuditEvent, recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { schoolClaim, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { listOwners, lockSchoolPeople } from '../school-people.ts';
import { type ClaimContext, claimNotFound, type ClaimRow, isOpenClaim } from './claim-context.ts';
import {
  claimApprovedMail,
  claimForOperatorMail,
  claimOfAnotherMail,
  claimRejectedMail,
  claimWaitingMail,
  type ClaimStep,
} from './claim-mails.ts';
import { isProven } from './find-claims.ts';

interface Decision extends Pick<AuditEvent, 'actor'> {
  readonly requestId: string;
  readonly environment: ClaimContext['environment'];
}

interface Approval extends Decision {
  readonly role: SchoolRole;
}

/** The claim's school and claimant, for mails. */
async function findSubjects(db: NodePgDatabase, { schoolId, accountId }: ClaimRow) {
  const [found] = await db
    .select({
      school: { slug: school.slug, name: school.name, phone: school.phone },
      claimant: { id: account.id, name: account.name, email: account.email },
    })
    .from(account)
    .innerJoin(school, eq(school.id, schoolId))
    .where(eq(account.id, accountId));
  if (!found) throw claimNotFound();
  return found;
}

function nextStep(claim: ClaimRow): ClaimStep {
  if (claim.proof === 'document') return 'read-document';
  return isProven(claim) ? 'decide' : 'call';
}

/** Notifies the claimant, our team and the school's owners that the claim waits for a decision. */
export async function announceWaitingClaim(
  tx: NodePgDatabase,
  claim: ClaimRow,
  { operatorEmail, siteUrl }: ClaimContext['environment'],
): Promise<void> {
  const { school: claimed, claimant } = await findSubjects(tx, claim);
  const { name, email, id: accountId } = claimant;
  const step = nextStep(claim);
  const panelUrl = siteUrl + routes.panelSchool.path(claimed);
  await enqueueMail(
    tx,
    'claim-waiting',
    { email, accountId },
    claimWaitingMail({ name, school: claimed.name, step }),
  );
  for (const owner of await listOwners(tx, claim.schoolId)) {
    await enqueueMail(
      tx,
      'claim-of-another',
      { email: owner.email, accountId: owner.accountId },
      claimOfAnotherMail({ name: owner.name, school: claimed.name, panelUrl }),
    );
  }
  if (operatorEmail !== undefined)
    await enqueueMail(
      tx,
      'claim-waiting-operator',
      { email: operatorEmail },
      claimForOperatorMail({
        id: claim.id,
        school: claimed,
        step,
        claimsUrl: siteUrl + routes.panelClaims.path(),
      }),
    );
}

/** Approves a locked claim: its claimant joins the school. The document is removed. */
export async function approveClaim(
  tx: NodePgDatabase,
  claim: ClaimRow,
  { actor, role, requestId, environment: { siteUrl } }: Approval,
): Promise<void> {
  const { id, schoolId, accountId } = claim;
  await tx
    .update(schoolClaim)
    .set({ status: 'approved', codeDigest: null, document: null, decidedAt: sql`now()` })
    .where(eq(schoolClaim.id, id));
  await tx
    .insert(schoolMember)
    .values({ schoolId, accountId, role })
    .onConflictDoUpdate({ target: [schoolMember.schoolId, schoolMember.accountId], set: { role } });
  await recordAuditEvent(tx, {
    actor,
    action: 'claim.approved',
    subject: `claim:${id}`,
    schoolId,
    after: { role },
    requestId,
  });
  const { school: claimed, claimant } = await findSubjects(tx, claim);
  const panelUrl = siteUrl + routes.panelSchool.path(claimed);
  await enqueueMail(
    tx,
    'claim-approved',
    { email: claimant.email, accountId },
    claimApprovedMail({ name: claimant.name, school: claimed.name, role, panelUrl }),
  );
}

/** Locks the claim and its school's people. @throws 404 CLAIM_NOT_FOUND; 409 CLAIM_DECIDED when it is not open. */
async function lockOpenClaim(tx: NodePgDatabase, id: number): Promise<ClaimRow> {
  const [found] = await tx.select().from(schoolClaim).where(eq(schoolClaim.id, id));
  if (!found) throw claimNotFound();
  await lockSchoolPeople(tx, found.schoolId);
  const [open] = await tx
    .select()
    .from(schoolClaim)
    .where(and(eq(schoolClaim.id, id), isOpenClaim))
    .for('update');
  if (!open) throw new ServiceError('CLAIM_DECIDED', 'Este pedido já foi decidido.');
  return open;
}

/**
 * An operator's approval.
 *
 * @param role undefined: owner for the first person of the school, otherwise staff.
 * @throws {ServiceError} 404 CLAIM_NOT_FOUND; 409 CLAIM_DECIDED
 */
export async function approveWaitingClaim(
  tx: NodePgDatabase,
  id: number,
  { role, ...decision }: Decision & { readonly role: SchoolRole | undefined },
): Promise<void> {
  const claim = await lockOpenClaim(tx, id);
  const owners = await listOwners(tx, claim.schoolId);
  await approveClaim(tx, claim, { ...decision, role: role ?? (owners.length === 0 ? 'owner' : 'staff') });
}

/**
 * An operator's rejection. The document and what the claimant prepared are removed; the claimant reads the reason and may claim again after a day.
 *
 * @throws {ServiceError} 404 CLAIM_NOT_FOUND; 409 CLAIM_DECIDED
 */
export async function rejectClaim(
  tx: NodePgDatabase,
  id: number,
  { actor, requestId, reason }: Decision & { readonly reason: string },
): Promise<void> {
  const claim = await lockOpenClaim(tx, id);
  await tx
    .update(schoolClaim)
    .set({
      status: 'rejected',
      reason,
      codeDigest: null,
      document: null,
      pageDraft: null,
      decidedAt: sql`now()`,
    })
    .where(eq(schoolClaim.id, id));
  await recordAuditEvent(tx, {
    actor,
    action: 'claim.rejected',
    subject: `claim:${id}`,
    schoolId: claim.schoolId,
    requestId,
  });
  const { school: claimed, claimant } = await findSubjects(tx, claim);
  await enqueueMail(
    tx,
    'claim-rejected',
    { email: claimant.email, accountId: claimant.id },
    claimRejectedMail({ name: claimant.name, school: claimed.name, reason }),
  );
}
