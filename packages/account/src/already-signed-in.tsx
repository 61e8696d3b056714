import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { useAccountPorts } from './ports.tsx';
import { firstName } from './session/person.ts';
import { useSession } from './session/use-session.ts';
import { useGoOn } from './use-go-on.ts';

/** Above a form to sign in: that somebody is signed in on this device, be it since a moment ago in another tab. */
export function AlreadySignedIn({ redirect }: { redirect: string | undefined }) {
  const { session } = useAccountPorts();
  const { person } = useSession(session);
  const goOn = useGoOn();
  if (!person) return null;
  return (
    <Alert
      tone="info"
      live
      title={`Você já entrou como ${firstName(person)}.`}
      action={
        <Button size="small" onClick={() => goOn(redirect)}>
          Continuar como {firstName(person)}
        </Button>
      }
    >
      Para usar outra conta, entre com ela abaixo.
    </Alert>
  );
}
