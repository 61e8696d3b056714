import { useQueryClient } from '@tanstack/react-query';
import { EmailText } from '../../email-text.tsx';
import { PasswordField as PasswordInput, ForgottenPasswordHint } from '../../form/account-field.tsx';
import { useAccountPorts } from '../../ports.tsx';
import { devicesQuery, useUpdateUser } from '../queries.ts';
import { CreatePassword } from './create-password.tsx';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';

export interface PasswordFieldProps {
  email: string;
  /** Users without one sign in with Google. */
  hasPassword: boolean;
}

/** The user's password, which is never shown: changed here, or created by mail (S24). */
export function PasswordField({ email, hasPassword }: PasswordFieldProps) {
  if (!hasPassword) {
    return (
      <EditableField
        label="Senha"
        value="Você entra com o Google"
        action="Criar"
        note="Com uma senha, você entra também por e-mail e pode trocar o e-mail da conta."
      >
        <CreatePassword email={email}>
          Vamos enviar para{' '}
          <strong>
            <EmailText email={email} />
          </strong>{' '}
          um link para criar a senha.
        </CreatePassword>
      </EditableField>
    );
  }
  return (
    <EditableField
      label="Senha"
      value="••••••••"
      action="Alterar"
      note="Ao trocar a senha, você sai dos outros aparelhos."
    >
      <PasswordForm />
    </EditableField>
  );
}

function PasswordForm() {
  const { api } = useAccountPorts();
  const queryClient = useQueryClient();
  const form = useEditForm();
  const updateUser = useUpdateUser();
  return (
    <EditForm
      form={form}
      label="Alterar senha"
      save={async ({ password, newPassword }) => {
        await updateUser({ currentPassword: password, password: newPassword });
        // The other devices are signed out now.
        void queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
        return {
          title: 'Senha alterada.',
          note: <p>Neste aparelho você continua conectado. Nos outros, entre com a nova senha.</p>,
        };
      }}
    >
      <div className="flex flex-col gap-2">
        <PasswordInput form={form} name="password" label="Senha atual" />
        <ForgottenPasswordHint />
      </div>
      <PasswordInput form={form} name="newPassword" label="Nova senha" />
    </EditForm>
  );
}
