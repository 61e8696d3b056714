import { Text } from '@melhor-escola/ui/text';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccountPorts } from '../../ports.tsx';
import { deviceRecoveryWay } from '../../recover-password/recovery-way.ts';
import { sameSitePath } from '../../same-site-path.ts';
import type { SavedFact } from './editable-field.tsx';
import { OwnForm } from '../own-form.tsx';
import { useOwnForm } from '../use-own-form.ts';

export interface CreatePasswordProps {
  /** Where the link goes. */
  email: string;
  /** The mail is on its way. */
  onDone: (saved: SavedFact) => void;
  /** What a password is for here. */
  children: ReactNode;
}

/** For an account that signs in with Google alone: asks for the mail by which its owner creates a password (S24). */
export function CreatePassword({ email, onDone, children }: CreatePasswordProps) {
  const { session } = useAccountPorts();
  const redirect = sameSitePath(useLocation().href);
  const form = useOwnForm();
  return (
    <OwnForm
      form={form}
      label="Criar senha por e-mail"
      submit="Enviar link"
      send={async () => {
        await session.recoverPassword(email);
        deviceRecoveryWay.keep(redirect);
        onDone({
          title: `Enviamos um link para ${email}.`,
          note: <p>Abra-o para criar a senha: ele vale por uma hora. Não chegou? Olhe a caixa de spam.</p>,
        });
      }}
    >
      <Text>{children}</Text>
    </OwnForm>
  );
}
