import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUser, visitorSession } from '../../database/account-schema.ts';
import { tenantHeaders } from '../../server/slice-routes.ts';
import { digestOf, newOpaqueToken } from '../sessions/one-time-token.ts';

/** A visitor is remembered for a year; the site's cookie lasts as long as the site lets it. */
const VISITOR_DAYS = 365;

/** Browsers in which somebody is known. */
const MAX_VISITS = 20;

/** The headers of calls that know their visitor (CA-06). */
export const visitorHeaders = tenantHeaders.extend({
  'x-session-token': z.string().optional().meta({
    description:
      'The visitor, from the sessiontoken cookie. When it is absent, unknown or expired a new one is made and answered in the header of this name.',
  }),
});

/** Somebody who uses the site, signed in or not. */
export interface Visitor {
  readonly baseUserId: number;
  /** Made just now, for the caller to keep. */
  readonly newToken?: string;
}

/** The token of the x-session-token header, when it has the form of one. */
export function visitorToken({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-session-token'];
  return typeof given === 'string' && /^[\w-]{43}$/.test(given) ? given : undefined;
}

/** Tells the caller the token that was made for it. */
export function answerVisitor(reply: FastifyReply, { newToken }: Visitor): void {
  if (newToken !== undefined) reply.header('x-session-token', newToken);
}

const current = (token: string) =>
  and(eq(visitorSession.tokenDigest, digestOf(token)), gt(visitorSession.expiresAt, sql`now()`));

/** Who this token stands for; nobody when it is unknown or expired. */
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

/** Begins a visit: of this base user, or of somebody new. */
export async function beginVisit(db: NodePgDatabase, baseUserId?: number): Promise<Visitor> {
  const newToken = newOpaqueToken();
  const id = baseUserId ?? (await newBaseUser(db));
  await db.insert(visitorSession).values({
    tokenDigest: digestOf(newToken),
    baseUserId: id,
    expiresAt: sql`now() + make_interval(days => ${VISITOR_DAYS})`,
  });
  return { baseUserId: id, newToken };
}

async function newBaseUser(db: NodePgDatabase): Promise<number> {
  const [made] = await db.insert(baseUser).values({}).returning({ id: baseUser.id });
  if (!made) throw new Error('The base user was not inserted.');
  return made.id;
}

/** Makes the visitor the account's base user, which it joins by signing in; begins a visit where there is none. */
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

/** Ends the oldest visits of somebody who has as many as they may: who signs in again and again fills no table (S32). */
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

/** Ends a visit: on a shared computer, the next person is somebody else. */
export async function endVisit(db: NodePgDatabase, token: string): Promise<void> {
  await db.delete(visitorSession).where(eq(visitorSession.tokenDigest, digestOf(token)));
}
