import { and, desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { type ClaimProof, schoolClaim, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { notSignedIn } from '../sessions/signed-in.ts';
import {
  type ClaimChange,
  type ClaimContext,
  claimNotFound,
  type ClaimRow,
  isOpenClaim,
} from './claim-context.ts';
import { claimCodeMail } from './claim-mails.ts';
import { REPEAT_AFTER_MS } from './find-claims.ts';
import { announceWaitingClaim } from './decide-claim.ts';
import { digestClaimCode, type DocumentType, newClaimCode, provingEmail, provingPhone } from './proofs.ts';

/** Lifetime of a code, in minutes. */
const CODE_MINUTES = 15;

/** A claim that begins. */
export interface NewClaim extends ClaimChange {
  readonly schoolId: number;
  readonly proof: ClaimProof;
  /** The document, if that is the proof. */
  readonly document?: { readonly bytes: Buffer; readonly type: DocumentType };
}

type SchoolRow = typeof school.$inferSelect;

const underWay = () =>
  new ServiceError('CLAIM_UNDER_WAY', 'Seu pedido já está com a nossa equipe. Avisamos você por e-mail.');

/**
 * Begins a claim, or begins one again whose code has not been entered: an earlier code stops working.
 *
 * @throws {ServiceError} 409 when the account may not claim this school, or not in this way; 429.
 */
export async function beginClaim(
  { database: { db }, environment, limits }: ClaimContext,
  claim: NewClaim,
): Promise<void> {
  const { accountId, schoolId, proof } = claim;
  const claimed = await requireClaimable(db, claim);
  await limits.account.count(String(accountId));
  await limits.school.count(String(accountId), String(schoolId));
  if (proof === 'email') await limits.codes.count(String(schoolId));
  await db.transaction(async (tx) => {
    const row = await storeClaim(tx, claim);
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'claim.begun',
      subject: `claim:${row.id}`,
      schoolId,
      after: { proof },
      requestId: claim.requestId,
    });
    const email = provingEmail(claimed);
    if (proof === 'email' && email !== null) await mailCode(tx, row, { email, school: claimed.name });
    else await announceWaitingClaim(tx, row, environment);
  });
}

/** The school, if the account may claim it in this way. */
async function requireClaimable(
  db: NodePgDatabase,
  { accountId, schoolId, proof }: NewClaim,
): Promise<SchoolRow> {
  const [found] = await db
    .select({ school, account, role: schoolMember.role })
    .from(account)
    .innerJoin(school, eq(school.id, schoolId))
    .leftJoin(schoolMember, and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.accountId, account.id)))
    .where(eq(account.id, accountId));
  if (!found) throw notSignedIn();
  if (found.account.emailConfirmedAt === null)
    throw new ServiceError('EMAIL_UNCONFIRMED', 'Confirme primeiro o e-mail da sua conta.');
  if (found.role !== null) throw new ServiceError('ALREADY_MEMBER', 'Você já cuida desta escola.');
  if (found.school.unlistedReason !== null)
    throw new ServiceError('SCHOOL_UNLISTED', 'Esta escola não está mais no site.');
  const isProvable =
    proof === 'document' ||
    (proof === 'email' ? provingEmail(found.school) : provingPhone(found.school)) !== null;
  if (!isProvable)
    throw new ServiceError(
      'CLAIM_PROOF_UNAVAILABLE',
      'Não temos este contato da escola. Escolha outra forma.',
    );
  await requireNoEarlierClaim(db, accountId, schoolId);
  return found.school;
}

async function requireNoEarlierClaim(db: NodePgDatabase, accountId: number, schoolId: number): Promise<void> {
  const [last] = await db
    .select()
    .from(schoolClaim)
    .where(and(eq(schoolClaim.schoolId, schoolId), eq(schoolClaim.accountId, accountId)))
    .orderBy(desc(schoolClaim.id))
    .limit(1);
  if (last?.status === 'waiting') throw underWay();
  const isRecent = (last?.decidedAt?.getTime() ?? 0) + REPEAT_AFTER_MS > Date.now();
  if (last?.status === 'rejected' && isRecent)
    throw new ServiceError(
      'CLAIM_REJECTED_RECENTLY',
      'Seu último pedido foi recusado há menos de um dia. Tente de novo amanhã.',
    );
}

/** Stores it. A claim of this person that waits for its code begins again, also of two calls at once. */
async function storeClaim(
  tx: NodePgDatabase,
  { accountId, schoolId, proof, document }: NewClaim,
): Promise<ClaimRow> {
  const fields = {
    proof,
    status: proof === 'email' ? ('code' as const) : ('waiting' as const),
    codeDigest: null,
    codeExpiresAt: null,
    codeTries: 0,
    document: document?.bytes ?? null,
    documentType: document?.type ?? null,
  };
  const [stored] = await tx
    .insert(schoolClaim)
    .values({ schoolId, accountId, ...fields })
    .onConflictDoUpdate({
      target: [schoolClaim.schoolId, schoolClaim.accountId],
      targetWhere: sql`status IN ('code', 'waiting')`,
      set: { ...fields, createdAt: sql`now()` },
      setWhere: eq(schoolClaim.status, 'code'),
    })
    .returning();
  if (!stored) throw underWay();
  return stored;
}

/** Stores a new code for the claim. Only its digest: the code is in the mail, or on the operator's screen. */
export async function issueClaimCode(
  tx: NodePgDatabase,
  claimId: number,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = newClaimCode();
  const [stored] = await tx
    .update(schoolClaim)
    .set({
      status: 'code',
      codeDigest: digestClaimCode(claimId, code),
      codeExpiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
      codeTries: 0,
    })
    .where(and(eq(schoolClaim.id, claimId), isOpenClaim))
    .returning({ expiresAt: schoolClaim.codeExpiresAt });
  if (!stored?.expiresAt) throw claimNotFound();
  return { code, expiresAt: stored.expiresAt };
}

/** The mail names no claimant: it is about no account, so that no export of one shows the school's address. */
async function mailCode(
  tx: NodePgDatabase,
  { id }: ClaimRow,
  { email, school: name }: { readonly email: string; readonly school: string },
): Promise<void> {
  const { code } = await issueClaimCode(tx, id);
  await enqueueMail(
    tx,
    'claim-code-school',
    { email },
    claimCodeMail({ school: name, code, minutes: CODE_MINUTES }),
  );
}

/**
 * Ends the account's own open claim.
 *
 * @throws {ServiceError} 404 CLAIM_NOT_FOUND without one.
 */
export async function withdrawClaim(
  tx: NodePgDatabase,
  { accountId, schoolId, requestId }: ClaimChange & { readonly schoolId: number },
): Promise<void> {
  const [withdrawn] = await tx
    .delete(schoolClaim)
    .where(and(eq(schoolClaim.schoolId, schoolId), eq(schoolClaim.accountId, accountId), isOpenClaim))
    .returning({ id: schoolClaim.id });
  if (!withdrawn) throw claimNotFound();
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'claim.withdrawn',
    subject: `claim:${withdrawn.id}`,
    schoolId,
    requestId,
  });
}
