import { ConfirmEmailScreen } from '@melhor-escola/account/confirm-email';
import { DeletedScreen } from '@melhor-escola/account/account-deleted';
import { GoogleReturnScreen } from '@melhor-escola/account/google-return';
import { RecoverPasswordScreen } from '@melhor-escola/account/recover-password';
import { RegisterScreen } from '@melhor-escola/account/register';
import { ResetPasswordScreen } from '@melhor-escola/account/reset-password';
import { SignInScreen } from '@melhor-escola/account/sign-in';
import type { ReactNode } from 'react';
import type { AccountPage, AccountPath } from './account-page.ts';
import type { AccountRouteData } from './account-route.ts';
import { AccountScope } from './account-scope.tsx';
import { OwnerScreen } from './owner-page.tsx';
import { ReservationPage } from './reservation-page.tsx';

/** What `situacao` stands for in the address of the page that confirms an e-mail. */
const confirmSituations: Readonly<Record<string, 'confirmed' | 'sent-again'>> = {
  confirmado: 'confirmed',
  enviado: 'sent-again',
};

/** The screen of each address. One without a screen does not compile. */
const screens: Readonly<Record<AccountPath, (page: AccountPage) => ReactNode>> = {
  '/entrar': ({ search, attempt }) => <SignInScreen redirect={search.redirect} attempt={attempt} />,
  '/criar-conta': ({ search, attempt }) => <RegisterScreen redirect={search.redirect} attempt={attempt} />,
  '/recuperar-senha': ({ search, attempt }) => (
    <RecoverPasswordScreen
      redirect={search.redirect}
      isSent={search.situation === 'enviado'}
      attempt={attempt}
    />
  ),
  '/redefinir-senha': ({ search, attempt }) => (
    <ResetPasswordScreen
      token={attempt?.token ?? search.token}
      isDone={search.situation === 'alterada'}
      attempt={attempt}
    />
  ),
  '/confirmar-email': ({ search, attempt }) => (
    <ConfirmEmailScreen
      token={attempt?.token ?? search.token}
      situation={confirmSituations[search.situation ?? '']}
      attempt={attempt}
    />
  ),
  '/conta-excluida': () => <DeletedScreen />,
  '/entrar/google': ({ search }) => <GoogleReturnScreen answer={search.google} />,
};

/** The account's screen of a page. */
export function AccountScreen({ page, owner, reservation }: Omit<AccountRouteData, 'head'>) {
  return (
    <AccountScope>
      {page && screens[page.path](page)}
      {owner && <OwnerScreen address={owner} />}
      {reservation && <ReservationPage address={reservation} />}
    </AccountScope>
  );
}
