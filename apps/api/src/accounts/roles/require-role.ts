import { hasRole, type PanelRole, type SchoolRole } from '@melhor-escola/domain/panel-role';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  account,
  accountPasskey,
  accountSession,
  accountTotp,
} from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { operatorAccount, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { notFound, ServiceError } from '../../platform/http/errors/service-error.ts';
import { type PanelSchool, setPanelCall } from '../../platform/http/panel-caller.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import type { SignedIn } from '../sessions/account-session.ts';
import { requireSignedIn, signedIn } from '../sessions/signed-in.ts';

/** How long a session stays privileged after its second factor was shown, and without a call. */
const PRIVILEGED_HOURS = 12;
const IDLE_MINUTES = 60;

const schoolParams = z.object({ school: z.string().optional() });

/** Requires a session and, per route, the role that its schema states (S36). A route without a role fails the start. */
export function requireRole(scope: ZodFastify, database: Database): void {
  requireSignedIn(scope, database);
  scope.addHook('onRoute', (route) => {
    const { role, errors = [] } = route.schema ?? {};
    if (!role) throw new Error(`${route.url} states no role.`);
    const own = role === 'user' ? [] : (['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'SCHOOL_NOT_FOUND'] as const);
    route.schema = { ...route.schema, 'x-role': role, errors: [...errors, ...own] };
  });
  scope.addHook('onRequest', (request) => authorize(request, database.db));
}

async function authorize(request: FastifyRequest, db: NodePgDatabase): Promise<void> {
  const { role: required = 'operator' } = request.routeOptions.schema ?? {};
  const { school: slug } = schoolParams.parse(request.params);
  const session = signedIn(request);
  const found = slug === undefined ? undefined : await findSchool(db, slug);
  const standing = await findStanding(db, session, found?.id);
  if (!hasRole(standing.role, required)) {
    throw new ServiceError('FORBIDDEN', 'Esta conta não cuida desta escola.');
  }
  // Staff may do without a second factor, but one that they have is asked for.
  const isPrivileged = hasRole(required, 'staff') && (standing.hasFactor || hasRole(standing.role, 'owner'));
  if (isPrivileged && !standing.isPrivileged) {
    throw secondFactorRequired();
  }
  if (isPrivileged) await markSeen(db, session);
  setPanelCall(request, { caller: { ...session, role: standing.role }, school: found });
}

/** The response to a call that needs a privileged session. */
export function secondFactorRequired(): ServiceError {
  return new ServiceError('SECOND_FACTOR_REQUIRED', 'Confirme que é você para continuar.');
}

async function findSchool(db: NodePgDatabase, slug: string): Promise<PanelSchool> {
  // A NUL would be an error of the database.
  const [found] = slug.includes('\0')
    ? []
    : await db.select({ id: school.id, slug: school.slug }).from(school).where(eq(school.slug, slug));
  if (!found) throw notFound('School', slug);
  return found;
}

export interface Standing {
  readonly role: PanelRole;
  /** Whether the account has a second factor. */
  readonly hasFactor: boolean;
  /** Whether the session has shown it, recently enough. */
  readonly isPrivileged: boolean;
}

/** A standing as far as it is about the second factor, as responses state it. */
export function readFactorStatus({ hasFactor, isPrivileged }: Standing): 'none' | 'needed' | 'shown' {
  if (!hasFactor) return 'none';
  return isPrivileged ? 'shown' : 'needed';
}

/** What a session may do, for a school if one is given. */
export async function findStanding(
  db: NodePgDatabase,
  { accountId, sessionId }: SignedIn,
  schoolId?: number,
): Promise<Standing> {
  const member = db
    .select({ role: schoolMember.role })
    .from(schoolMember)
    .where(and(eq(schoolMember.accountId, accountId), eq(schoolMember.schoolId, schoolId ?? 0)));
  const operator = db.select().from(operatorAccount).where(eq(operatorAccount.accountId, accountId));
  const [row] = await db
    .select({
      member: sql<SchoolRole | null>`(${member})`,
      isOperator: sql<boolean>`EXISTS ${operator}`,
      hasFactor: hasSecondFactor(db, accountId),
      isPrivileged: sql<boolean>`coalesce(${accountSession.secondFactorAt} > now() - make_interval(hours => ${PRIVILEGED_HOURS})
        AND ${accountSession.privilegedSeenAt} > now() - make_interval(mins => ${IDLE_MINUTES}), false)`,
    })
    .from(accountSession)
    .where(eq(accountSession.id, sessionId));
  if (!row) return { role: 'user', hasFactor: false, isPrivileged: false };
  const { member: memberRole, isOperator, ...factor } = row;
  return { role: isOperator ? 'operator' : (memberRole ?? 'user'), ...factor };
}

/** Whether an account has a second factor, as an expression. @param accountId a column, or a value. */
export function hasSecondFactor(db: NodePgDatabase, accountId: AnyPgColumn | number): SQL<boolean> {
  const one = { one: sql`1` };
  const totp = db
    .select(one)
    .from(accountTotp)
    .where(and(sql`${accountTotp.accountId} = ${accountId}`, isNotNull(accountTotp.confirmedAt)));
  const passkey = db
    .select(one)
    .from(accountPasskey)
    .where(sql`${accountPasskey.accountId} = ${accountId}`);
  return sql<boolean>`(EXISTS ${totp} OR EXISTS ${passkey})`;
}

/**
 * Requires a privileged session of the account, if it has a second factor: for changes that would give the account to somebody else (S34).
 *
 * @param session of the caller, if there is one.
 * @throws {ServiceError} 403 SECOND_FACTOR_REQUIRED
 */
export async function requireSecondFactor(
  db: NodePgDatabase,
  accountId: number,
  session: SignedIn | undefined,
): Promise<void> {
  const [own] = await db
    .select({ hasFactor: hasSecondFactor(db, account.id) })
    .from(account)
    .where(eq(account.id, accountId));
  if (!own?.hasFactor) return;
  const isOwn = session?.accountId === accountId;
  if (!isOwn || !(await findStanding(db, session)).isPrivileged) throw secondFactorRequired();
}

/** Postpones the idle end of a privileged session; writes at most once a minute. */
async function markSeen(db: NodePgDatabase, { sessionId }: SignedIn): Promise<void> {
  await db
    .update(accountSession)
    .set({ privilegedSeenAt: sql`now()` })
    .where(
      and(
        eq(accountSession.id, sessionId),
        sql`${accountSession.privilegedSeenAt} < now() - interval '1 minute'`,
      ),
    );
}
