import type { Environment } from '@melhor-escola/server-kit/environment';
import { eq } from 'drizzle-orm';
import { account } from '../platform/database/account-schema.ts';
import type { Database } from '../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import { type AccountContext, createAccountLimits } from './account-context.ts';
import { resendConfirmation, sendRecovery } from './mail/send-account-mail.ts';
import { isPreUser } from './account.ts';
import { registerConfirmEmail } from './confirm-email.ts';
import { registerRemoveGoogle } from './google/remove-google.ts';
import { registerGoogleSignIn } from './google/routes.ts';
import { registerResetPassword } from './passwords/routes.ts';
import { registerLinkRequest } from './link-request.ts';
import { registerPicture } from './picture/routes.ts';
import { registerSecondFactor } from './second-factor/routes.ts';
import { userBody, toUser, accountFields, saved } from './schema.ts';
import { registerLogin, registerLogout, registerSessions } from './sessions/routes.ts';
import {
  preventCaching,
  requireSignedIn,
  signedIn,
  notSignedIn,
  findSignedIn,
} from './sessions/signed-in.ts';
import { registerCancelEmailChange, updateAccount } from './update-account.ts';
import { registerVisitor } from './visitors/register-visitor.ts';
import { registerCurrentVisitor } from './visitors/routes.ts';
import { visitorHeaders, answerVisitor } from './visitors/visitor-session.ts';

/** Account routes below /v3/account (CA-01, CA-04, CA-05). */
export function registerAccountRoutes(
  scope: ZodFastify,
  {
    environment,
    database,
    events,
  }: { readonly environment: Environment; readonly database: Database } & Pick<AccountContext, 'events'>,
): void {
  const context: AccountContext = { environment, database, events, limits: createAccountLimits(database) };
  void scope.register(
    async (open: ZodFastify) => {
      preventCaching(open);
      registerLogin(open, context);
      registerLogout(open, context);
      registerLinkRequest(open, context, {
        path: '/auth/recover-password',
        summary: 'Request a link to choose a new password',
        limit: 'recover',
        send: sendRecovery,
        message:
          'Se houver uma conta com este e-mail, você receberá em instantes um link para criar uma nova senha; um link pedido há pouco continua valendo. Confira também a caixa de spam.',
      });
      registerResetPassword(open, context);
      registerConfirmEmail(open, context);
      registerLinkRequest(open, context, {
        path: '/auth/resend-confirmation',
        summary: 'Request another link to confirm an e-mail',
        limit: 'confirm',
        send: resendConfirmation,
        message:
          'Se houver uma conta com este e-mail ainda sem confirmação, você receberá em instantes um novo link. Confira também a caixa de spam.',
      });
      registerGoogleSignIn(open, context);
      registerWriteUser(open, context);
      registerCurrentVisitor(open, context);
    },
    { prefix: '/account' },
  );
  void scope.register(
    async (own: ZodFastify) => {
      requireSignedIn(own, database);
      registerCurrentUser(own, context);
      registerSessions(own, context);
      registerCancelEmailChange(own, context);
      registerRemoveGoogle(own, context);
      registerSecondFactor(own, context);
      await registerPicture(own, context);
    },
    { prefix: '/account' },
  );
}

/** GET /v3/account/user (CA-04, EN-01): on a scope behind `requireSignedIn`. */
function registerCurrentUser(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.get(
    '/user',
    {
      schema: {
        tags: ['account'],
        summary: 'The current user',
        headers: tenantHeaders,
        response: { 200: userBody },
      },
    },
    async (request) => {
      const [row] = await db
        .select()
        .from(account)
        .where(eq(account.id, signedIn(request).accountId));
      if (!row) throw notSignedIn();
      return toUser(row);
    },
  );
}

const description = `With a session, changes the given fields. Otherwise it submits a visitor's form. With a password it registers
and signs in (201 with a token); the account contains only this form, nothing from an earlier one. Without, it creates a
pre-user, who becomes a user when a CPF is added: the response (SavedLead) contains nothing from any form. The response
does not depend on other accounts with this e-mail or CPF. An e-mail counts once it is confirmed; a new one replaces the
old one then, and until then stands in pendingEmail. A new e-mail or password needs the current password, and a
privileged session of an account with a second factor.`;

/** POST /v3/account/user (CA-04). */
function registerWriteUser(server: ZodFastify, context: AccountContext): void {
  server.post(
    '/user',
    {
      schema: {
        tags: ['account'],
        summary: 'Register, submit a form, or update the current user',
        description,
        headers: visitorHeaders,
        body: accountFields,
        response: { 200: saved, 201: saved },
        errors: [
          'ACCOUNT_CREATED_MEANWHILE',
          'CURRENT_PASSWORD_WRONG',
          'PASSWORD_COMMON',
          'PASSWORD_LENGTH',
          'PASSWORD_NOT_SET',
          'SECOND_FACTOR_REQUIRED',
          'UNAUTHORIZED',
        ],
      },
    },
    async (request, reply) => {
      const fields = request.body;
      const caller = await findSignedIn(request, context.database);
      if (caller) {
        const changed = await updateAccount(context, { caller, fields, requestId: request.id });
        return { user: toUser(changed.row), protocol: changed.protocol };
      }
      // A caller who sends a token expects to change their account, not to submit a form.
      if (request.headers.authorization !== undefined) throw notSignedIn();
      const { row, visitor, token, isNew } = await registerVisitor(context, request, fields);
      answerVisitor(reply, visitor);
      reply.code(isNew ? 201 : 200);
      return token === undefined ? { id: row.id, isPreUser: isPreUser(row) } : { user: toUser(row), token };
    },
  );
}
