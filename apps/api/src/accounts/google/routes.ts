import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { withConfirmedAddress } from '../confirm-email.ts';
import type { AccountContext } from '../account-context.ts';
import { tokenBody } from '../sessions/sign-in.ts';
import {
  answerVisitor,
  beginVisit,
  findVisitor,
  visitorHeaders,
  visitorToken,
} from '../visitors/visitor-session.ts';
import { signInWithGoogle } from './google-account.ts';
import { beginGoogleSignIn, finishGoogleSignIn, googleClient } from './google-sign-in.ts';

const path = '/auth/social-login/google';

function recoveryRequired(): ServiceError {
  return new ServiceError(
    'GOOGLE_EMAIL_PROOF_NEEDED',
    'A conta deste e-mail está ligada a outra conta do Google. Enviamos um link para você criar uma nova senha: depois disso, entre com ela ou com o Google.',
  );
}

/** The Google client. @throws {ServiceError} 404 GOOGLE_SIGN_IN_OFF, 503 when Google does not answer. */
function googleClientLoader({ environment: { google } }: AccountContext): () => Promise<Configuration> {
  const client = google && googleClient(google);
  return async () => {
    if (!client) {
      throw new ServiceError('GOOGLE_SIGN_IN_OFF', 'Entrar com o Google não está disponível neste site.');
    }
    try {
      return await client();
    } catch (cause) {
      throw new ServiceError('UNAVAILABLE', 'O Google não respondeu. Tente novamente em instantes.', {
        cause,
      });
    }
  };
}

/** GET …/social-login/google/start and POST …/social-login/google (CA-01, S9). */
export function registerGoogleSignIn(server: ZodFastify, context: AccountContext): void {
  const client = googleClientLoader(context);
  registerStart(server, context, client);
  registerFinish(server, context, client);
}

function registerStart(
  server: ZodFastify,
  { database: { db }, environment: { siteUrl }, limits }: AccountContext,
  client: () => Promise<Configuration>,
): void {
  server.get(
    `${path}/start`,
    {
      schema: {
        tags: ['account'],
        summary: 'Start signing in with Google',
        description:
          "Google sends the visitor back to the site's /entrar/google with code and state. They are good once, for ten minutes, with the same x-session-token.",
        headers: visitorHeaders,
        response: {
          200: z.object({ authorizationUrl: z.url() }),
        },
        errors: ['GOOGLE_SIGN_IN_OFF'],
      },
    },
    async (request, reply) => {
      const google = await client();
      await limits.link.count(clientAddress(request));
      const given = visitorToken(request);
      const visitor = (await findVisitor(db, given)) ?? (await db.transaction((tx) => beginVisit(tx)));
      const url = await beginGoogleSignIn(db, google, { visitor: visitor.newToken ?? given ?? '', siteUrl });
      answerVisitor(reply, visitor);
      return { authorizationUrl: url.href };
    },
  );
}

function registerFinish(
  server: ZodFastify,
  { database: { db }, environment: { siteUrl }, limits }: AccountContext,
  client: () => Promise<Configuration>,
): void {
  server.post(
    path,
    {
      schema: {
        tags: ['account'],
        summary: 'Finish signing in with Google’s answer',
        headers: visitorHeaders,
        body: z.object({ code: z.string().min(1).max(2048), state: z.string().min(1).max(200) }),
        response: { 200: tokenBody },
        errors: [
          'EMAIL_CONFIRMED_ELSEWHERE',
          'GOOGLE_ACCOUNT_UNUSABLE',
          'GOOGLE_EMAIL_PROOF_NEEDED',
          'GOOGLE_SIGN_IN_FAILED',
          'GOOGLE_SIGN_IN_OFF',
          'SECOND_FACTOR_REQUIRED',
        ],
      },
    },
    async (request, reply) => {
      const google = await client();
      await limits.link.count(clientAddress(request));
      const visitor = visitorToken(request);
      const identity = await finishGoogleSignIn(db, google, request.body, { visitor, siteUrl }).catch(
        (error: unknown) => {
          // A wrong client secret concerns the operator (log); the visitor only sees that the sign-in failed.
          if (error instanceof ServiceError && error.cause !== undefined) {
            request.log.warn({ err: error.cause }, 'sign-in with Google failed');
          }
          throw error;
        },
      );
      const outcome = await withConfirmedAddress(() =>
        db.transaction((tx) => signInWithGoogle(tx, request, identity, siteUrl)),
      );
      if ('recoveryRequired' in outcome) throw recoveryRequired();
      answerVisitor(reply, outcome.visitor);
      return { token: outcome.token };
    },
  );
}
