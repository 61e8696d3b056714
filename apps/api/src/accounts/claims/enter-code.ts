import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { schoolClaim } from '../../platform/database/panel-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { listOwners, lockSchoolPeople } from '../school-people.ts';
import {
  type ClaimChange,
  type ClaimContext,
  claimNotFound,
  type ClaimRow,
  isOpenClaim,
} from './claim-context.ts';
import { announceWaitingClaim, approveClaim } from './decide-claim.ts';
import { MAX_CODE_TRIES } from './find-claims.ts';
import { digestClaimCode } from './proofs.ts';

interface EnteredCode extends ClaimChange {
  readonly schoolId: number;
  readonly code: string;
}

const codeExpired = () =>
  new ServiceError('CLAIM_CODE_EXPIRED', 'Este código não vale mais. Peça outro para continuar.');

/**
 * Enters the code of the account's claim. The right one makes the account the owner of a school that has none; otherwise our team decides,
 * and the owners learn of it.
 *
 * @throws {ServiceError} 400 CLAIM_CODE_WRONG; 409 CLAIM_CODE_EXPIRED when it is too old, used, or was guessed too often; 404 CLAIM_NOT_FOUND
 */
export async function enterClaimCode(
  { database: { db }, environment }: ClaimContext,
  { accountId, schoolId, code, requestId }: EnteredCode,
): Promise<void> {
  const claim = await countTry(db, accountId, schoolId);
  const digest = claim.codeDigest ?? Buffer.alloc(0);
  const entered = digestClaimCode(claim.id, code);
  if (digest.length !== entered.length || !timingSafeEqual(digest, entered)) throw codeWrong(claim);
  await db.transaction(async (tx) => {
    await lockSchoolPeople(tx, schoolId);
    // Of two calls with the right code, the second finds none.
    const [proven] = await tx
      .update(schoolClaim)
      .set({ status: 'waiting', codeDigest: null })
      .where(
        and(eq(schoolClaim.id, claim.id), eq(schoolClaim.status, 'code'), eq(schoolClaim.codeDigest, digest)),
      )
      .returning();
    if (!proven) throw codeExpired();
    const owners = await listOwners(tx, schoolId);
    if (owners.length > 0) await announceWaitingClaim(tx, proven, environment);
    else
      await approveClaim(tx, proven, {
        actor: `account:${accountId}`,
        role: 'owner',
        requestId,
        environment,
      });
  });
}

/** Counts a try before the code is compared, in one statement: parallel tries are counted exactly. */
async function countTry(db: NodePgDatabase, accountId: number, schoolId: number): Promise<ClaimRow> {
  const own = and(eq(schoolClaim.schoolId, schoolId), eq(schoolClaim.accountId, accountId), isOpenClaim);
  const [counted] = await db
    .update(schoolClaim)
    .set({ codeTries: sql`${schoolClaim.codeTries} + 1` })
    .where(
      and(
        own,
        eq(schoolClaim.status, 'code'),
        isNotNull(schoolClaim.codeDigest),
        lt(schoolClaim.codeTries, MAX_CODE_TRIES),
        gt(schoolClaim.codeExpiresAt, sql`now()`),
      ),
    )
    .returning();
  if (counted) return counted;
  throw (await db.$count(schoolClaim, own)) > 0 ? codeExpired() : claimNotFound();
}

function codeWrong({ codeTries }: ClaimRow): ServiceError {
  const left = MAX_CODE_TRIES - codeTries;
  const rest =
    left === 0
      ? 'Peça outro para continuar.'
      : `Você pode tentar mais ${left === 1 ? 'uma vez' : `${left} vezes`}.`;
  return new ServiceError('CLAIM_CODE_WRONG', `O código não confere. ${rest}`);
}
