import { routes } from '@melhor-escola/domain/routes';
import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmEmailScreen } from '../src/confirm-email/index.ts';
import { DeletedScreen } from '../src/account-deleted/index.ts';
import { GoogleReturnScreen } from '../src/google-return/index.ts';
import { RecoverPasswordScreen } from '../src/recover-password/index.ts';
import { RegisterScreen } from '../src/register/index.ts';
import { ResetPasswordScreen } from '../src/reset-password/index.ts';
import { sameSitePath } from '../src/same-site-path.ts';
import { SignInScreen } from '../src/sign-in/index.ts';
import { root } from './root.tsx';

/** Search parameters of these pages. */
export interface AuthSearch {
  readonly redirect?: string;
  readonly token?: string;
  readonly situacao?: string;
}

function readSearch({ redirect, token, situacao }: Record<string, unknown>): AuthSearch {
  const path = sameSitePath(redirect);
  return {
    ...(path !== undefined && { redirect: path }),
    ...(typeof token === 'string' && { token }),
    ...(typeof situacao === 'string' && { situacao }),
  };
}

const situations: Readonly<Record<string, 'confirmed' | 'replaced' | 'sent-again'>> = {
  confirmado: 'confirmed',
  trocado: 'replaced',
  enviado: 'sent-again',
};

const screens: Readonly<Record<string, (search: AuthSearch) => ReactNode>> = {
  [routes.signIn.pattern]: ({ redirect }) => <SignInScreen redirect={redirect} />,
  [routes.register.pattern]: ({ redirect }) => <RegisterScreen redirect={redirect} />,
  [routes.recoverPassword.pattern]: ({ redirect, situacao }) => (
    <RecoverPasswordScreen redirect={redirect} isSent={situacao === 'enviado'} />
  ),
  [routes.resetPassword.pattern]: ({ token, situacao }) => (
    <ResetPasswordScreen token={token} isDone={situacao === 'alterada'} />
  ),
  [routes.confirmEmail.pattern]: ({ token, situacao = '' }) => (
    <ConfirmEmailScreen token={token} situation={situations[situacao]} />
  ),
  [routes.googleReturn.pattern]: () => <GoogleReturnScreen answer={undefined} />,
  [routes.accountDeleted.pattern]: () => <DeletedScreen />,
};

/** The auth screens, and the page shown after an account was deleted. */
export const authPages = Object.entries(screens).map(([path, show]) => {
  const page = createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readSearch,
    component: function Entry() {
      return show(page.useSearch());
    },
  });
  return page;
});
