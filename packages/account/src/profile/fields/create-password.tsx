import { Text } from '@melhor-escola/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccountPorts } from '../../ports.tsx';
import { deviceRecoveryReturn } from '../../return-paths.ts';
import { recoverPasswordMutation } from '../../session/mutations.ts';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { EditForm, useEditForm } from './editable-field.tsx';

export interface CreatePasswordProps {
  /** Where the link is sent. */
  email: string;
  /** What the password is for. */
  children: ReactNode;
}

/** For a user who signs in with Google only: requests the mail with a link to create a password (S24). */
export function CreatePassword({ email, children }: CreatePasswordProps) {
  const { session } = useAccountPorts();
  const { mutateAsync: recoverPassword } = useMutation(recoverPasswordMutation(session));
  const redirect = sameSitePath(useLocation().href);
  const form = useEditForm();
  return (
    <EditForm
      form={form}
      label="Criar senha por e-mail"
      submit="Enviar link"
      save={async () => {
        await recoverPassword(email);
        deviceRecoveryReturn.persist(redirect);
        return {
          title: `Enviamos um link para ${email}.`,
          note: <p>Abra-o para criar a senha: ele vale por uma hora. Não chegou? Olhe a caixa de spam.</p>,
        };
      }}
    >
      <Text>{children}</Text>
    </EditForm>
  );
}
