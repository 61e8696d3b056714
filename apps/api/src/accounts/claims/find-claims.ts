import { maskEmail } from '@melhor-escola/domain/email-address';
import { DAY_MS } from '@melhor-escola/domain/time-zone';
import { and, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { account } from '../../platform/database/account-schema.ts';
import { countWaiting, type WaitingCount } from '../../platform/database/count-waiting.ts';
import { schoolClaim, schoolMember } from '../../platform/database/panel-schema.ts';
import { city, school } from '../../platform/database/schema.ts';
import { listOwners, listSchoolsOwners } from '../school-people.ts';
import { notSignedIn } from '../sessions/signed-in.ts';
import { type ClaimRow, isOpenClaim } from './claim-context.ts';
import { provingEmail, provingPhone } from './proofs.ts';
import type { claimPageBody, ownClaimsBody, waitingClaimsBody } from './schema.ts';

/** Guesses of one code. */
export const MAX_CODE_TRIES = 5;

/** How long a rejected claimant waits, in ms. */
export const REPEAT_AFTER_MS = DAY_MS;

const MAX_LISTED_CLAIMS = 200;

/** Claims of other people that the list shows beside one. The rest is counted. */
const MAX_OTHER_CLAIMS = 10;

const schoolFields = { slug: school.slug, name: school.name, city: city.name, uf: city.uf };

function toOwnClaim(claim: ClaimRow) {
  const { proof, status, reason, createdAt, decidedAt, codeExpiresAt, codeTries } = claim;
  return {
    proof,
    status,
    isProven: isProven(claim),
    reason,
    createdAt: createdAt.toISOString(),
    codeExpiresAt: status === 'code' && codeExpiresAt ? codeExpiresAt.toISOString() : null,
    triesLeft: Math.max(0, MAX_CODE_TRIES - codeTries),
    mayRepeatAt:
      status === 'rejected' && decidedAt
        ? new Date(decidedAt.getTime() + REPEAT_AFTER_MS).toISOString()
        : null,
  };
}

/** What the account needs to claim the school, with its latest claim. */
export async function findClaimPage(
  db: NodePgDatabase,
  { accountId, schoolId }: { readonly accountId: number; readonly schoolId: number },
): Promise<z.input<typeof claimPageBody>> {
  const [found] = await db
    .select({ school, place: schoolFields, role: schoolMember.role, account })
    .from(account)
    .innerJoin(school, eq(school.id, schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .leftJoin(schoolMember, and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.accountId, account.id)))
    .where(eq(account.id, accountId));
  if (!found) throw notSignedIn();
  const [claim] = await db
    .select()
    .from(schoolClaim)
    .where(and(eq(schoolClaim.schoolId, schoolId), eq(schoolClaim.accountId, accountId)))
    .orderBy(desc(schoolClaim.id))
    .limit(1);
  const email = provingEmail(found.school);
  return {
    school: found.place,
    proofs: { email: email === null ? null : maskEmail(email), phone: provingPhone(found.school) !== null },
    emailConfirmed: found.account.emailConfirmedAt !== null,
    role: found.role,
    hasOwner: (await listOwners(db, schoolId)).length > 0,
    claim: claim ? toOwnClaim(claim) : null,
  };
}

/** The account's claims, latest first. */
export async function listOwnClaims(
  db: NodePgDatabase,
  accountId: number,
): Promise<z.input<typeof ownClaimsBody>> {
  const rows = await db
    .select({ claim: schoolClaim, school: schoolFields })
    .from(schoolClaim)
    .innerJoin(school, eq(school.id, schoolClaim.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(schoolClaim.accountId, accountId))
    .orderBy(desc(schoolClaim.id))
    .limit(MAX_LISTED_CLAIMS);
  return { items: rows.map(({ claim, school: claimed }) => ({ ...toOwnClaim(claim), school: claimed })) };
}

/** Condition for the claims that our team decides. */
const isWaitingClaim = and(
  isOpenClaim,
  sql`(${schoolClaim.status} = 'waiting' OR ${schoolClaim.proof} = 'phone')`,
);

/** How many claims wait for our team, and since when. */
export function countWaitingClaims(db: NodePgDatabase): Promise<WaitingCount> {
  return countWaiting(db, schoolClaim, { condition: isWaitingClaim, since: schoolClaim.createdAt });
}

/** Claims that our team decides, oldest first: those that wait, and telephone claims whose code may have expired. */
export async function listWaitingClaims(db: NodePgDatabase): Promise<z.input<typeof waitingClaimsBody>> {
  const other = alias(schoolClaim, 'other');
  const byOthers = and(eq(other.schoolId, schoolClaim.schoolId), ne(other.accountId, schoolClaim.accountId));
  const rows = await db
    .select({
      claim: schoolClaim,
      otherClaims: sql<number>`(SELECT count(*)::int FROM ${schoolClaim} AS other WHERE ${byOthers})`,
      place: schoolFields,
      school,
      claimant: { name: account.name, email: account.email },
    })
    .from(schoolClaim)
    .innerJoin(school, eq(school.id, schoolClaim.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .innerJoin(account, eq(account.id, schoolClaim.accountId))
    .where(isWaitingClaim)
    .orderBy(schoolClaim.id)
    .limit(MAX_LISTED_CLAIMS);
  const schoolIds = [...new Set(rows.map(({ claim }) => claim.schoolId))];
  const owners = Map.groupBy(await listSchoolsOwners(db, schoolIds), ({ schoolId }) => schoolId);
  const claims = Map.groupBy(await listLatestClaims(db, schoolIds), ({ schoolId }) => schoolId);
  return {
    items: rows.map(({ claim, otherClaims, place, school: claimed, claimant }) => ({
      id: claim.id,
      school: { ...place, phone: provingPhone(claimed) },
      claimant,
      proof: claim.proof,
      isProven: isProven(claim),
      documentType: claim.documentType,
      owners: (owners.get(claim.schoolId) ?? []).map(({ name, email }) => ({ name, email })),
      others: (claims.get(claim.schoolId) ?? [])
        .filter(({ accountId }) => accountId !== claim.accountId)
        .slice(0, MAX_OTHER_CLAIMS)
        .map(({ name, email, proof, status, createdAt }) => ({
          name,
          email,
          proof,
          status,
          createdAt: createdAt.toISOString(),
        })),
      moreOthers: Math.max(0, otherClaims - MAX_OTHER_CLAIMS),
      createdAt: claim.createdAt.toISOString(),
    })),
  };
}

/**
 * The latest claims of each of these schools, decided ones included: an earlier refusal is a reason to look twice. At most twenty of a school,
 * of which at most ten are one person's: without the claimant's own, ten remain to be shown beside a claim, however many there are.
 */
async function listLatestClaims(db: NodePgDatabase, schoolIds: readonly number[]) {
  const { accountId, schoolId, proof, status, createdAt } = schoolClaim;
  const personRank = sql<number>`row_number() OVER (PARTITION BY ${schoolId}, ${accountId} ORDER BY ${schoolClaim.id} DESC)`;
  const ofPeople = db
    .select({ id: schoolClaim.id, schoolId, rank: personRank.as('person_rank') })
    .from(schoolClaim)
    .where(inArray(schoolId, [...schoolIds]))
    .as('of_people');
  const schoolRank = sql<number>`row_number() OVER (PARTITION BY ${ofPeople.schoolId} ORDER BY ${ofPeople.id} DESC)`;
  const ofSchools = db
    .select({ id: ofPeople.id, rank: schoolRank.as('school_rank') })
    .from(ofPeople)
    .where(lte(ofPeople.rank, MAX_OTHER_CLAIMS))
    .as('of_schools');
  return db
    .select({ accountId, schoolId, proof, status, createdAt, name: account.name, email: account.email })
    .from(schoolClaim)
    .innerJoin(ofSchools, and(eq(ofSchools.id, schoolClaim.id), lte(ofSchools.rank, 2 * MAX_OTHER_CLAIMS)))
    .innerJoin(account, eq(account.id, accountId))
    .orderBy(desc(schoolClaim.id));
}

/** Whether the claimant has entered the right code, and somebody else is the owner. */
export function isProven({ status, codeExpiresAt }: ClaimRow): boolean {
  return status === 'waiting' && codeExpiresAt !== null;
}
