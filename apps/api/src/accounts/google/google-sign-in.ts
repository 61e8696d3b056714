import { routes } from '@melhor-escola/domain/routes';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';
import { isEmailAddress, normalizeEmail } from '@melhor-escola/domain/email-address';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { googleSignIn } from '../../database/account-schema.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { digestOf, newOpaqueToken } from '../sessions/one-time-token.ts';

/** Minutes that a person has to sign in at Google. */
const SIGN_IN_MINUTES = 10;

/** Who signed in at Google, as its signed ID token says. */
export interface GoogleIdentity {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  readonly picture: string | undefined;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).refine(isEmailAddress).transform(normalizeEmail),
  email_verified: z.boolean().default(false),
  name: z.string().max(200).optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
});

/** What Google sent the visitor back to the site with. */
export interface GoogleAnswer {
  readonly code: string;
  readonly state: string;
}

/** The site's page that Google sends the visitor back to: registered with Google as the redirect URI. */
export function googleRedirectUri(siteUrl: string): string {
  return siteUrl + routes.googleReturn.path();
}

/**
 * A state is good in the browser that began with it alone: else somebody could send a link that signs others in to an
 * account of theirs.
 */
function stateDigest(state: string, visitor: string): Buffer {
  return digestOf(`${state} ${visitor}`);
}

/** Begins to sign in with Google: with PKCE, state and nonce. @returns where to send the visitor. */
export async function beginGoogleSignIn(
  db: NodePgDatabase,
  client: Configuration,
  { visitor, siteUrl }: { readonly visitor: string; readonly siteUrl: string },
): Promise<URL> {
  const state = newOpaqueToken();
  const nonce = randomNonce();
  const codeVerifier = randomPKCECodeVerifier();
  await db.insert(googleSignIn).values({
    stateDigest: stateDigest(state, visitor),
    nonce,
    codeVerifier,
    expiresAt: sql`now() + make_interval(mins => ${SIGN_IN_MINUTES})`,
  });
  return buildAuthorizationUrl(client, {
    redirect_uri: googleRedirectUri(siteUrl),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
}

/** The one answer to a sign-in that did not come from here, came twice, too late, or that Google does not confirm (S9). */
function googleSignInFailed(cause?: unknown): ServiceError {
  const message = 'Não foi possível entrar com o Google. Tente novamente.';
  return new ServiceError(401, 'GOOGLE_SIGN_IN_FAILED', message, { cause });
}

/**
 * Uses the state up, whatever comes of it, and exchanges the code for who signed in.
 *
 * @throws {ServiceError} 401 GOOGLE_SIGN_IN_FAILED
 */
export async function finishGoogleSignIn(
  db: NodePgDatabase,
  client: Configuration,
  answer: GoogleAnswer,
  { visitor, siteUrl }: { readonly visitor: string | undefined; readonly siteUrl: string },
): Promise<GoogleIdentity> {
  if (visitor === undefined) throw googleSignInFailed();
  const [begun] = await db
    .delete(googleSignIn)
    .where(
      and(
        eq(googleSignIn.stateDigest, stateDigest(answer.state, visitor)),
        gt(googleSignIn.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (!begun) throw googleSignInFailed();
  return exchangeCode(client, answer, { ...begun, siteUrl });
}

interface Begun {
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly siteUrl: string;
}

async function exchangeCode(
  client: Configuration,
  { code, state }: GoogleAnswer,
  { nonce, codeVerifier, siteUrl }: Begun,
): Promise<GoogleIdentity> {
  const returned = new URL(googleRedirectUri(siteUrl));
  // The issuer is not asked of the caller (spec §7: code): there is one alone, so that none can pass for another.
  const { issuer } = client.serverMetadata();
  returned.search = new URLSearchParams({ code, state, iss: issuer }).toString();
  let idTokenClaims: unknown;
  try {
    const tokens = await authorizationCodeGrant(client, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    });
    idTokenClaims = tokens.claims();
  } catch (error) {
    throw googleSignInFailed(error);
  }
  const identity = claims.safeParse(idTokenClaims);
  if (!identity.success) throw googleSignInFailed(identity.error);
  const { sub, email, email_verified, name, picture } = identity.data;
  return { subject: sub, email, emailVerified: email_verified, name, picture };
}

type GoogleSettings = NonNullable<Environment['google']>;

/** Seconds that Google gets to answer a request of ours. */
const TIMEOUT_S = 5;

/** A server on this machine, which tests and developers sign in with, has no certificate. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Google's addresses and keys, asked for when somebody first signs in with it: the service starts without Google. A
 * failure is not remembered, so that the next one asks again.
 */
export function googleClient({
  issuer,
  clientId,
  clientSecret,
}: GoogleSettings): () => Promise<Configuration> {
  const server = new URL(issuer);
  const execute = isLoopback(server) ? [allowInsecureRequests] : [];
  let found: Promise<Configuration> | undefined;
  return async () => {
    found ??= discovery(server, clientId, clientSecret, undefined, { timeout: TIMEOUT_S, execute });
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}
