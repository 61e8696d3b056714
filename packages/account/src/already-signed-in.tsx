import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { firstName } from './session/current-user.ts';
import { useCurrentUser } from './session/use-session.ts';
import { useGoOn } from './use-go-on.ts';

/** Says above a sign-in form that somebody is signed in on this device, maybe since a moment ago in another tab. */
export function AlreadySignedIn({ redirect }: { redirect: string | undefined }) {
  const user = useCurrentUser();
  const goOn = useGoOn();
  if (!user) return null;
  return (
    <Alert
      tone="info"
      live
      title={`Você já entrou como ${firstName(user)}.`}
      action={
        <Button size="small" onClick={() => goOn(redirect)}>
          Continuar como {firstName(user)}
        </Button>
      }
    >
      Para usar outra conta, entre com ela abaixo.
    </Alert>
  );
}
