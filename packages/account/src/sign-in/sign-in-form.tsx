import { SubmitButton } from '@melhor-escola/ui/form';
import { Text } from '@melhor-escola/ui/text';
import { useMutation } from '@tanstack/react-query';
import type { SubmittedAccountForm } from '../account-error/account-error.ts';
import {
  AccountForm,
  type AccountFormOptions,
  RedirectField,
  useAccountForm,
} from '../form/account-form.tsx';
import { AuthLink, useBuildAddress } from '../navigation.tsx';
import { EmailInput, PasswordField } from '../form/account-field.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { useAccountPorts } from '../ports.tsx';
import { signInMutation } from '../session/mutations.ts';

export interface SignInFormProps extends AccountFormOptions {
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
  /** Called after sign-in. */
  onDone: () => void;
}

/** Signs in with e-mail and password, or with Google (RT-23). */
export function SignInForm({ redirect, email, submitted, onSwitchView, onDone }: SignInFormProps) {
  const { links, session } = useAccountPorts();
  const { mutateAsync: signIn } = useMutation(signInMutation(session));
  const buildAddress = useBuildAddress();
  const form = useAccountForm(submitted, email);
  const goTo = (view: 'register' | 'recover-password') =>
    onSwitchView && (() => onSwitchView(view, form.getValues('email')));
  return (
    <div className="flex flex-col gap-5">
      <AccountForm
        form={form}
        label="Entrar"
        action={buildAddress(links.signIn(redirect))}
        submitted={submitted}
        send={async (values) => {
          await signIn({ email: values.email, password: values.password });
          onDone();
        }}
      >
        <RedirectField redirect={redirect} />
        <EmailInput form={form} autoComplete="username" />
        <div className="flex flex-col gap-2">
          <PasswordField form={form} name="password" label="Senha" />
          <Text size="small" className="self-end">
            <AuthLink to={links.recoverPassword(redirect)} onSwitchView={goTo('recover-password')}>
              Esqueci minha senha
            </AuthLink>
          </Text>
        </div>
        <SubmitButton size="large" wide>
          Entrar
        </SubmitButton>
      </AccountForm>
      <GoogleButton redirect={redirect} />
      <Text className="text-center">
        Ainda não tem conta?{' '}
        <AuthLink to={links.register(redirect)} onSwitchView={goTo('register')}>
          Criar conta
        </AuthLink>
      </Text>
    </div>
  );
}
