import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beginSession, endSessionOf } from './account-session.ts';
import { bearerToken } from './signed-in.ts';
import type { AccountRow } from '../account.ts';
import { joinVisit, visitorToken, type Visitor } from '../visitors/visitor-session.ts';

/** The answer to who signed in. */
export const tokenBody = z
  .object({
    token: z
      .string()
      .meta({ description: "For 'Authorization: Bearer …', 30 days. Kept by the site's server alone (S1)." }),
  })
  .meta({ id: 'Token' });

/** Begins a session on the caller's device, and ends the one it came with (S2). @returns the new session's token. */
export async function renewSession(
  db: NodePgDatabase,
  request: FastifyRequest,
  accountId: number,
): Promise<string> {
  const old = bearerToken(request);
  if (old !== undefined) await endSessionOf(db, old);
  return beginSession(db, accountId, deviceName(request.headers['user-agent']));
}

/**
 * Signs the caller in to an account that exists, and joins the visitor to its base user (CA-06). In the transaction that
 * made sure of who it is.
 */
export async function signIn(
  db: NodePgDatabase,
  request: FastifyRequest,
  { id, baseUserId }: Pick<AccountRow, 'id' | 'baseUserId'>,
): Promise<{ readonly token: string; readonly visitor: Visitor }> {
  const token = await renewSession(db, request, id);
  const visitor = await joinVisit(db, visitorToken(request), baseUserId);
  return { token, visitor };
}

/** The first match wins: browsers that are built on others come before them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'no Android'],
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bLinux\b/, 'no Linux'],
];

/** The name of a device in the list of sessions: 'Chrome no Android'. Names kinds only, so that nothing a caller sends is displayed. */
export function deviceName(userAgent: string | undefined): string {
  const named = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined && system === undefined) return 'Dispositivo desconhecido';
  return [browser ?? 'Navegador', system].filter(Boolean).join(' ');
}
