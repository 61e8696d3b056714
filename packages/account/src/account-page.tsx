import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { firstName } from './session/session-query.ts';
import { useCurrentUser } from './session/use-session.ts';
import { useRedirectAfterLogin } from './navigation.tsx';

export interface AccountPageProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Layout of an account screen with a single form: a card in the middle of the page, the page itself on a phone. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  return (
    <div className="mx-auto w-full max-w-120 px-4 py-6 sm:px-6 sm:py-14">
      <div className="flex flex-col gap-6 sm:rounded-card sm:border sm:border-hairline sm:bg-card sm:p-8">
        <header className="flex flex-col gap-2">
          <Heading level={1} size="large">
            {title}
          </Heading>
          {intro && <Text tone="soft">{intro}</Text>}
        </header>
        {children}
      </div>
    </div>
  );
}

/** Notice above a sign-in form that there is already a session on this device, perhaps from another tab. */
export function AlreadySignedIn({ redirect }: { redirect: string | undefined }) {
  const user = useCurrentUser();
  const redirectAfterLogin = useRedirectAfterLogin();
  if (!user) return null;
  return (
    <Alert
      tone="info"
      live
      title={`Você já entrou como ${firstName(user)}.`}
      action={
        <Button size="small" onClick={() => redirectAfterLogin(redirect)}>
          {`Continuar como ${firstName(user)}`}
        </Button>
      }
    >
      Para usar outra conta, entre com ela abaixo.
    </Alert>
  );
}
