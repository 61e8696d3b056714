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
import { googleSignIn } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { digestToken, newOpaqueToken } from '../sessions/one-time-token.ts';

/** Time a person has to sign in at Google, in minutes. */
const SIGN_IN_MINUTES = 10;

/** Identity from Google's signed ID token. */
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

/** Parameters with which Google redirects back to the site. */
export interface GoogleAnswer {
  readonly code: string;
  readonly state: string;
}

/** Redirect URI: the site's page registered with Google. */
export function googleRedirectUri(siteUrl: string): string {
  return siteUrl + routes.googleReturn.path();
}

/**
 * A state is valid only in the browser that started the sign-in: otherwise an attacker could send a link that
 * signs others in to the attacker's account.
 */
function stateDigest(state: string, visitor: string): Buffer {
  return digestToken(`${state} ${visitor}`);
}

/** Starts a Google sign-in with PKCE, state and nonce. @returns the authorization URL. */
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

/** The single response to a sign-in that was forged, replayed or late, or that Google does not confirm (S9). */
function googleSignInFailed(cause?: unknown): ServiceError {
  const message = 'Não foi possível entrar com o Google. Tente novamente.';
  return new ServiceError('GOOGLE_SIGN_IN_FAILED', message, { cause });
}

/**
 * Consumes the state, even when the sign-in fails, and exchanges the code for the identity.
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
  // The caller does not send the issuer (CA-01: only the code). There is only one, so mix-up attacks are impossible.
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

/** Timeout of requests to Google, in seconds. */
const TIMEOUT_S = 5;

/** A test or development server on this machine has no certificate. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Google's OpenID configuration, loaded at the first sign-in: the service starts without Google. A failure is
 * not cached, so the next sign-in tries again.
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
