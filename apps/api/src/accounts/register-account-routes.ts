import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import type { AccountContext } from './account-context.ts';
import { createAccountLimits } from './account-limits.ts';
import { registerBaseUser } from './routes/base-user.ts';
import { registerConfirmEmail } from './routes/confirm-email.ts';
import { registerCurrentUser } from './routes/current-user.ts';
import { registerGoogleSignIn } from './routes/google-sign-in.ts';
import { registerLogin } from './routes/login.ts';
import { registerLogout } from './routes/logout.ts';
import { registerPicture } from './routes/picture.ts';
import { registerRecoverPassword } from './routes/recover-password.ts';
import { registerResetPassword } from './routes/reset-password.ts';
import { registerSessions } from './routes/sessions.ts';
import { registerWriteUser } from './routes/write-user.ts';
import { keepPrivate, requireSignedIn } from './sessions/signed-in.ts';

/** The calls of accounts below /v3/account (spec §7, CA-01, CA-04, CA-05). */
export function registerAccountRoutes(
  scope: ZodFastify,
  { environment, database }: { readonly environment: Environment; readonly database: Database },
): void {
  const context: AccountContext = { environment, database, limits: createAccountLimits(database) };
  void scope.register(
    async (open: ZodFastify) => {
      keepPrivate(open);
      registerLogin(open, context);
      registerLogout(open, context);
      registerRecoverPassword(open, context);
      registerResetPassword(open, context);
      registerConfirmEmail(open, context);
      registerGoogleSignIn(open, context);
      registerWriteUser(open, context);
      registerBaseUser(open, context);
    },
    { prefix: '/account' },
  );
  void scope.register(
    async (own: ZodFastify) => {
      requireSignedIn(own, database);
      registerCurrentUser(own, context);
      registerSessions(own, context);
      await registerPicture(own, context);
    },
    { prefix: '/account' },
  );
}
