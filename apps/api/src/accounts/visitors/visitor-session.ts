import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUser, visitorSession } from '../../platform/database/account-schema.ts';
import { tenantHeaders } from '../../platform/http/slice-routes.ts';
import { digestToken, newOpaqueToken } from '../sessions/one-time-token.ts';

/** Days for which a visitor is recognized; the site decides how long its cookie lasts. */
const VISITOR_DAYS = 365;

/** Browsers per visitor. */
const MAX_VISITS = 20;

/** Headers of calls that identify their visitor (CA-06). */
export const visitorHeaders = tenantHeaders.extend({
  'x-session-token': z.string().optional().meta({
    description:
      'The visitor, from the sessiontoken cookie. When it is absent, unknown or expired, a new one is created and returned in the header of the same name.',
  }),
});

/** A person using the site, signed in or not. */
export interface Visitor {
  readonly baseUserId: number;
  /** Created by this call, for the client to store. */
  readonly newToken?: string;
}

/** The token of the x-session-token header, when it is well formed. */
export function visitorToken({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-session-token'];
  return typeof given === 'string' && /^[\w-]{43}$/.test(given) ? given : undefined;
}

/** Sends the client its newly created token. */
export function answerVisitor(reply: FastifyReply, { newToken }: Visitor): void {
  if (newToken !== undefined) reply.header('x-session-token', newToken);
}

const current = (token: string) =>
  and(eq(visitorSession.tokenDigest, digestToken(token)), gt(visitorSession.expiresAt, sql`now()`));

/** The visitor of this token; undefined when it is unknown or expired. */
export async function findVisitor(
  db: NodePgDatabase,
  token: string | undefined,
): Promise<Visitor | undefined> {
  if (token === undefined) return undefined;
  const [found] = await db
    .select({ baseUserId: visitorSession.baseUserId })
    .from(visitorSession)
    .where(current(token));
  return found;
}

/** Starts a visit of this visitor, or of a new one. */
export async function beginVisit(db: NodePgDatabase, baseUserId?: number): Promise<Visitor> {
  const newToken = newOpaqueToken();
  const id = baseUserId ?? (await insertVisitor(db));
  await db.insert(visitorSession).values({
    tokenDigest: digestToken(newToken),
    baseUserId: id,
    expiresAt: sql`now() + make_interval(days => ${VISITOR_DAYS})`,
  });
  return { baseUserId: id, newToken };
}

async function insertVisitor(db: NodePgDatabase): Promise<number> {
  const [made] = await db.insert(baseUser).values({}).returning({ id: baseUser.id });
  if (!made) throw new Error('The visitor was not inserted.');
  return made.id;
}

/** Makes the account's visitor that of the session after a sign-in; starts a visit where there is none. */
export async function joinVisit(
  db: NodePgDatabase,
  token: string | undefined,
  baseUserId: number,
): Promise<Visitor> {
  if (token !== undefined) {
    const joined = await db
      .update(visitorSession)
      .set({ baseUserId })
      .where(current(token))
      .returning({ baseUserId: visitorSession.baseUserId });
    if (joined[0]) return joined[0];
  }
  await endOldestVisits(db, baseUserId);
  return beginVisit(db, baseUserId);
}

/** Ends the oldest visits when there are too many, so that repeated sign-ins cannot fill the table (S32). */
async function endOldestVisits(db: NodePgDatabase, baseUserId: number): Promise<void> {
  const latest = db
    .select({ tokenDigest: visitorSession.tokenDigest })
    .from(visitorSession)
    .where(eq(visitorSession.baseUserId, baseUserId))
    .orderBy(desc(visitorSession.createdAt))
    .limit(MAX_VISITS - 1);
  await db
    .delete(visitorSession)
    .where(and(eq(visitorSession.baseUserId, baseUserId), notInArray(visitorSession.tokenDigest, latest)));
}

/** Ends a visit: on a shared computer the next person is someone else. */
export async function endVisit(db: NodePgDatabase, token: string): Promise<void> {
  await db.delete(visitorSession).where(eq(visitorSession.tokenDigest, digestToken(token)));
}
