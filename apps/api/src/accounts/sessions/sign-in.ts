import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beginSession, endSessionByToken } from './account-session.ts';
import { bearerToken } from './signed-in.ts';
import type { AccountRow } from '../account.ts';
import { joinVisit, visitorToken, type Visitor } from '../visitors/visitor-session.ts';

/** The response to a sign-in. */
export const tokenBody = z
  .object({
    token: z.string().meta({
      description: "For 'Authorization: Bearer …', valid for 30 days. Stored only by the site's server (S1).",
    }),
  })
  .meta({ id: 'Token' });

/** Starts a session on the caller's device, and ends the one sent with the call (S2). @returns the new session's token. */
export async function renewSession(
  db: NodePgDatabase,
  request: FastifyRequest,
  accountId: number,
): Promise<string> {
  const old = bearerToken(request);
  if (old !== undefined) await endSessionByToken(db, old);
  return beginSession(db, accountId, deviceName(request.headers['user-agent']));
}

/**
 * Signs the caller in to an existing account, and merges the visitor into the account's own (CA-06). Call it in
 * the transaction that verified the identity.
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

/** The first match wins: apps with a browser of their own come first, then browsers built on others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram /, 'Instagram'],
  [/\bFB(?:AN|AV|_IAB)\//, 'Facebook'],
  [/\bWhatsApp\//, 'WhatsApp'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'no Android'],
  [/\biPhone\b/, 'no iPhone'],
  // An iPad that asks for desktop pages calls itself a Mac; only an app's browser still says that it is mobile.
  [/\biPad\b|\bMacintosh\b.*\bMobile\//, 'no iPad'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bLinux\b/, 'no Linux'],
];

/**
 * The device's name in the list of sessions: 'Chrome no Android'. Uses fixed names only, so that nothing a
 * caller sends is displayed.
 */
export function deviceName(userAgent: string | undefined): string {
  const named = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined && system === undefined) return 'Dispositivo desconhecido';
  return [browser ?? 'Navegador', system].filter(Boolean).join(' ');
}
