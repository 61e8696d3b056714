import { site } from '@melhor-escola/config/site';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accountPasskey, passkeyChallenge } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { AccountRow } from '../account.ts';
import type { SignedIn } from '../sessions/account-session.ts';
import type { CreatedPasskey, ShownPasskey } from './schema.ts';

const MAX_PASSKEYS = 10;

const CHALLENGE_MINUTES = 5;

/** Ed25519, ES256 and RS256 (COSE): what authenticators have. Others are experimental in Node.js. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What a challenge is for: one to show a passkey adds none. */
type Ceremony = 'create' | 'show';

/** The site's identity for passkeys. A passkey of another site, or of a copy of this one, is rejected. */
interface RelyingParty {
  readonly rpID: string;
  readonly origin: string;
}

export function relyingParty(siteUrl: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, origin };
}

/** The passkeys of an account, in the order of their creation. */
export function listPasskeys(db: NodePgDatabase, accountId: number) {
  return db
    .select()
    .from(accountPasskey)
    .where(eq(accountPasskey.accountId, accountId))
    .orderBy(asc(accountPasskey.createdAt), asc(accountPasskey.id));
}

/** Options for a browser to create a passkey. @throws {ServiceError} 409 PASSKEYS_LIMIT */
export async function beginPasskey(
  db: NodePgDatabase,
  { rpID }: RelyingParty,
  { session, own }: { readonly session: SignedIn; readonly own: AccountRow },
) {
  const existing = await listPasskeys(db, session.accountId);
  requireSpace(existing.length);
  const { challenge, ...options } = await generateRegistrationOptions({
    rpName: site.name,
    rpID,
    userID: new TextEncoder().encode(String(own.id)),
    userName: own.email,
    userDisplayName: own.name,
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(db, session, `create ${challenge}`);
  return { ...options, challenge };
}

function requireSpace(count: number): void {
  if (count < MAX_PASSKEYS) return;
  throw new ServiceError(
    'PASSKEYS_LIMIT',
    `Esta conta já tem ${MAX_PASSKEYS} chaves de acesso. Remova uma que você não usa mais.`,
  );
}

/** Options for a browser to show one of the account's passkeys. @throws {ServiceError} 404 SECOND_FACTOR_NOT_FOUND */
export async function requestPasskey(db: NodePgDatabase, { rpID }: RelyingParty, session: SignedIn) {
  const existing = await listPasskeys(db, session.accountId);
  if (existing.length === 0) throw factorNotFound();
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await storeChallenge(db, session, `show ${options.challenge}`);
  return options;
}

export function factorNotFound(): ServiceError {
  return new ServiceError('SECOND_FACTOR_NOT_FOUND', 'Esta conta não tem mais esta forma de confirmação.');
}

async function storeChallenge(
  db: NodePgDatabase,
  { sessionId }: SignedIn,
  challenge: `${Ceremony} ${string}`,
): Promise<void> {
  const stored = { challenge, expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})` };
  await db
    .insert(passkeyChallenge)
    .values({ sessionId, ...stored })
    .onConflictDoUpdate({ target: passkeyChallenge.sessionId, set: stored });
}

/** Uses the session's challenge up, right or wrong: never call it in a transaction that may be rolled back. */
async function takeChallenge(
  db: NodePgDatabase,
  { sessionId }: SignedIn,
  ceremony: Ceremony,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.sessionId, sessionId))
    .returning({
      challenge: passkeyChallenge.challenge,
      isValid: sql<boolean>`${passkeyChallenge.expiresAt} > now()`,
    });
  const [purpose, challenge] = taken?.isValid ? taken.challenge.split(' ') : [];
  return purpose === ceremony ? challenge : undefined;
}

/** A verified new passkey, which is not stored yet. */
type NewPasskey = Pick<typeof accountPasskey.$inferInsert, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** Verifies what a browser has created. @throws {ServiceError} 400 PASSKEY_INVALID */
export async function verifyNewPasskey(
  db: NodePgDatabase,
  { rpID, origin }: RelyingParty,
  { session, created }: { readonly session: SignedIn; readonly created: CreatedPasskey },
): Promise<NewPasskey> {
  const expectedChallenge = await takeChallenge(db, session, 'create');
  if (expectedChallenge === undefined) throw passkeyInvalid();
  const { transports = [], ...attestation } = created.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...created, response: attestation, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }).catch((cause: unknown) => {
    throw passkeyInvalid(cause);
  });
  if (!registrationInfo) throw passkeyInvalid();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}

function passkeyInvalid(cause?: unknown): ServiceError {
  return new ServiceError('PASSKEY_INVALID', 'A chave de acesso não foi aceita. Comece de novo.', { cause });
}

/** @throws {ServiceError} 409 PASSKEYS_LIMIT; 400 PASSKEY_INVALID for one that exists. */
export async function storePasskey(
  tx: NodePgDatabase,
  passkey: NewPasskey & { readonly accountId: number; readonly device: string },
): Promise<void> {
  requireSpace((await listPasskeys(tx, passkey.accountId)).length);
  const stored = await tx
    .insert(accountPasskey)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: accountPasskey.id });
  if (stored.length === 0) throw passkeyInvalid();
}

/** A passkey that was shown with a right signature. */
export interface VerifiedPasskey {
  readonly id: string;
  readonly counter: number;
}

/** Verifies what a browser has shown. @returns undefined for a wrong signature, or a used or expired challenge. */
export async function verifyPasskey(
  db: NodePgDatabase,
  { rpID, origin }: RelyingParty,
  { session, shown }: { readonly session: SignedIn; readonly shown: ShownPasskey },
): Promise<VerifiedPasskey | undefined> {
  const expectedChallenge = await takeChallenge(db, session, 'show');
  const [known] = await db
    .select()
    .from(accountPasskey)
    .where(and(eq(accountPasskey.id, shown.id), eq(accountPasskey.accountId, session.accountId)));
  if (expectedChallenge === undefined || !known) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: known.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
      requireUserVerification: false,
    });
    return verified ? { id: known.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // The library throws for everything that a caller may send.
    return undefined;
  }
}

/** Records that a passkey was used. @returns false if it was removed meanwhile. */
export async function recordPasskeyUse(
  tx: NodePgDatabase,
  accountId: number,
  { id, counter }: VerifiedPasskey,
): Promise<boolean> {
  const used = await tx
    .update(accountPasskey)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(accountPasskey.id, id), eq(accountPasskey.accountId, accountId)))
    .returning({ id: accountPasskey.id });
  return used.length > 0;
}

/** @returns the device of the removed passkey; undefined when the account has no such passkey. */
export async function removePasskey(
  tx: NodePgDatabase,
  accountId: number,
  id: string,
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(accountPasskey)
    .where(and(eq(accountPasskey.id, id), eq(accountPasskey.accountId, accountId)))
    .returning({ device: accountPasskey.device });
  return removed?.device;
}
