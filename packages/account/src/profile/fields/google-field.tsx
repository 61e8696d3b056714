import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { EmailText } from '../../email-text.tsx';
import { ForgottenPasswordHint, PasswordField } from '../../form/account-field.tsx';
import { GoogleButton } from '../../google/google-button.tsx';
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
      action={isLinked ? 'Desligar' : 'Ligar'}
      note={
        isLinked
          ? 'Quem entra na sua conta do Google entra também nesta.'
          : 'Ligado, você entra também com a conta do Google que tem este e-mail.'
      }
    >
      {!isLinked ? (
        <LinkGoogle email={email} />
      ) : hasPassword ? (
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

function LinkGoogle({ email }: Pick<GoogleFieldProps, 'email'>) {
  const redirect = useLocation({ select: ({ pathname }) => sameSitePath(`${pathname}#acesso`) });
  return (
    <div className="flex max-w-100 flex-col gap-4">
      <Text>
        No Google, escolha a conta com o e-mail{' '}
        <strong>
          <EmailText email={email} />
        </strong>
        : outra abriria outra conta aqui.
      </Text>
      <GoogleButton redirect={redirect} divided={false} />
    </div>
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
