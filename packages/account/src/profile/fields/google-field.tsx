import { useQueryClient } from '@tanstack/react-query';
import { EmailText } from '../../email-text.tsx';
import { ForgottenPasswordHint, PasswordField } from '../../form/account-field.tsx';
import { useAccountPorts } from '../../ports.tsx';
import { devicesQuery, profileQuery } from '../queries.ts';
import { CreatePassword } from './create-password.tsx';
import { EditableField, EditForm, useEditForm } from './editable-field.tsx';

export interface GoogleFieldProps {
  email: string;
  isLinked: boolean;
  /** Without a password, Google is the only way to sign in and stays. */
  hasPassword: boolean;
}

/** Whether a Google account opens this one, which can be removed. Renders nothing where Google is not configured. */
export function GoogleField({ email, isLinked, hasPassword }: GoogleFieldProps) {
  const { hasGoogle } = useAccountPorts();
  if (!hasGoogle && !isLinked) return null;
  return (
    <EditableField
      label="Google"
      value={isLinked ? 'Ligado à sua conta' : 'Desligado'}
      action={isLinked ? 'Desligar' : undefined}
      note={
        isLinked
          ? 'Quem entra na sua conta do Google entra também nesta.'
          : 'Para ligar, escolha “Continuar com o Google” ao entrar, com uma conta do Google que tenha este e-mail.'
      }
    >
      {hasPassword ? (
        <RemoveGoogleForm />
      ) : (
        <CreatePassword email={email}>
          O Google é a sua única forma de entrar. Para desligá-lo, crie antes uma senha: vamos enviar um link
          para{' '}
          <strong>
            <EmailText email={email} />
          </strong>
          .
        </CreatePassword>
      )}
    </EditableField>
  );
}

function RemoveGoogleForm() {
  const { api } = useAccountPorts();
  const queryClient = useQueryClient();
  const form = useEditForm();
  return (
    <EditForm
      form={form}
      label="Desligar o Google"
      submit="Desligar o Google"
      save={async ({ password }) => {
        await api.POST('/v3/account/auth/google/remove', { body: { password } });
        void queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
        void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey });
        return { title: 'Google desligado. As outras sessões foram encerradas.' };
      }}
    >
      <div className="flex flex-col gap-2">
        <PasswordField form={form} name="password" label="Senha atual" />
        <ForgottenPasswordHint />
      </div>
    </EditForm>
  );
}
