'use client';

import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { routes } from '@melhor-escola/domain/routes';
import { LinkButton } from '@melhor-escola/ui/button';
import { ProgressCircle } from '@melhor-escola/ui/progress-circle';
import { Text } from '@melhor-escola/ui/text';
import { useMutation } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccountPage } from '../account-page.tsx';
import { useAccountPorts } from '../ports.tsx';
import { googleSignInMutation } from '../session/mutations.ts';
import { mapAccountError } from '../account-error/account-error.ts';
import { useRedirectAfterLogin } from '../navigation.tsx';
import { takeGoogleReturn } from '../return-paths.ts';

/** Google's parameters in the redirect URL. */
export interface GoogleAnswer {
  readonly code: string;
  readonly state: string;
}

export interface GoogleReturnScreenProps {
  /** Absent if the visitor canceled at Google, or opened the page by themselves. */
  answer?: GoogleAnswer | undefined;
}

const cancelled = 'A entrada com o Google foi cancelada. Nada mudou na sua conta.';

/** The page to which Google redirects: signs in, then redirects (S9). */
export function GoogleReturnScreen({ answer }: GoogleReturnScreenProps) {
  const failure = useGoogleSignIn(answer);
  const { links } = useAccountPorts();
  if (answer && !failure) {
    return (
      <AccountPage title="Entrando com o Google">
        <div className="flex items-center gap-3 noscript:hidden">
          <ProgressCircle label="Entrando" value={null} />
          <Text>Só um instante…</Text>
        </div>
        <Text className="scripted:hidden">
          Para entrar com o Google, ligue o JavaScript do navegador. Com e-mail e senha você entra sem ele.
        </Text>
      </AccountPage>
    );
  }
  if (failure?.needsFactor) {
    return (
      <AccountPage title="Falta confirmar que é você">
        <Text role="alert">
          A sua conta tem verificação em duas etapas. Para ligar o Google a ela, entre com e-mail e senha,
          confirme que é você e escolha “Ligar” em “Minha conta”.
        </Text>
        <LinkButton variant="primary" size="large" asChild>
          <RouteLink {...links.secondFactor(routes.profile.path())}>Confirmar que sou eu</RouteLink>
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Você ainda não entrou">
      <Text role="alert">{failure?.problem ?? cancelled}</Text>
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink {...links.signIn(failure?.redirect)}>Voltar para Entrar</RouteLink>
      </LinkButton>
    </AccountPage>
  );
}

/** Why the sign-in failed, and the requested page. */
interface SignInFailure {
  readonly problem: string;
  readonly redirect: string | undefined;
  /** Whether the Google account is not linked to one with a second factor, which was not shown (S34). */
  readonly needsFactor?: boolean;
}

/** Signs in with Google's answer, once, and redirects. @returns the failure, if any. */
function useGoogleSignIn(answer: GoogleAnswer | undefined): SignInFailure | undefined {
  const { session } = useAccountPorts();
  const { mutateAsync: signIn } = useMutation(googleSignInMutation(session));
  const [failure, setFailure] = useState<SignInFailure>();
  const redirectAfterLogin = useRedirectAfterLogin();
  const isUsed = useRef(false);
  const signInOnce = useEffectEvent(({ code, state }: GoogleAnswer) => {
    // Google's code works once.
    if (isUsed.current) return;
    isUsed.current = true;
    const redirect = takeGoogleReturn();
    signIn({ code, state }).then(
      () => redirectAfterLogin(redirect),
      (error: unknown) => {
        const { form = 'Não conseguimos entrar com o Google.' } =
          mapAccountError(error, navigator.onLine) ?? {};
        setFailure({
          problem: form,
          redirect,
          needsFactor: isRejectedWith(error, 'SECOND_FACTOR_REQUIRED'),
        });
      },
    );
  });
  const handleCancellation = useEffectEvent(() => {
    if (isUsed.current) return;
    isUsed.current = true;
    setFailure({ problem: cancelled, redirect: takeGoogleReturn() });
  });
  useEffect(() => {
    if (answer) signInOnce(answer);
    else handleCancellation();
  }, [answer]);
  return failure;
}
