import type { Registration } from '@melhor-escola/api-client/account';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { Text } from '@melhor-escola/ui/text';
import { useMutation } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { SubmittedAccountForm } from '../account-error/account-error.ts';
import { AccountField, EmailInput, PasswordField } from '../form/account-field.tsx';
import {
  AccountForm,
  type AccountFormOptions,
  RedirectField,
  useAccountForm,
} from '../form/account-form.tsx';
import { AuthLink, useBuildAddress } from '../navigation.tsx';
import { GoogleButton } from '../google/google-button.tsx';
import { useAccountPorts } from '../ports.tsx';
import { registerMutation } from '../session/mutations.ts';

export interface RegisterFormProps extends AccountFormOptions {
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
  /** Called after the account was created and the user signed in. */
  onDone: () => void;
}

/** Creates an account (RT-23, CA-04). Data that only a reservation needs is requested then. */
export function RegisterForm({ redirect, email, submitted, onSwitchView, onDone }: RegisterFormProps) {
  const { links } = useAccountPorts();
  const register = useRegister();
  const buildAddress = useBuildAddress();
  const form = useAccountForm(submitted, email);
  return (
    <div className="flex flex-col gap-5">
      <AccountForm
        form={form}
        label="Criar conta"
        action={buildAddress(links.register(redirect))}
        submitted={submitted}
        send={async ({ name, email: own, phone, newPassword }) => {
          await register({ name, email: own, password: newPassword, ...(phone && { phone }) });
          onDone();
        }}
      >
        <RedirectField redirect={redirect} />
        <AccountField form={form} name="name">
          {(field) => <Input label="Nome completo" size="large" autoComplete="name" {...field} />}
        </AccountField>
        <EmailInput form={form} hint="É com ele que você entra." />
        <AccountField form={form} name="phone">
          {(field) => (
            <PhoneInput
              label="Celular com DDD"
              size="large"
              optional
              hint="A escola só o recebe quando você paga a reserva."
              {...field}
            />
          )}
        </AccountField>
        <PasswordField form={form} name="newPassword" label="Senha" />
        <SubmitButton size="large" wide>
          Criar conta
        </SubmitButton>
        <RegistrationTerms />
      </AccountForm>
      <GoogleButton redirect={redirect} />
      <Text className="text-center">
        Já tem conta?{' '}
        <AuthLink
          to={links.signIn(redirect)}
          onSwitchView={onSwitchView && (() => onSwitchView('sign-in', form.getValues('email')))}
        >
          Entrar
        </AuthLink>
      </Text>
    </div>
  );
}

/**
 * Creates an account, signs in, and says that the e-mail must be confirmed. The message is the same for an e-mail that
 * has an account already: only its mailbox learns that (S35).
 */
export function useRegister(): (registration: Registration) => Promise<void> {
  const { session, showToast } = useAccountPorts();
  const { mutateAsync: register } = useMutation(registerMutation(session));
  return async (registration) => {
    await register(registration);
    showToast({
      tone: 'success',
      title: 'Conta criada. Falta confirmar seu e-mail.',
      description: `Enviamos um link para ${registration.email}. Se você já tinha uma conta com ele, a mensagem diz como entrar.`,
    });
  };
}

/** What a user agrees to by creating an account. */
export function RegistrationTerms() {
  const { links } = useAccountPorts();
  return (
    <Text size="small" tone="soft">
      Ao criar a conta, você concorda com os{' '}
      <Link asChild>
        <RouteLink {...links.terms()}>Termos de uso</RouteLink>
      </Link>
      . O que guardamos, por quanto tempo e como apagar está na{' '}
      <Link asChild>
        <RouteLink {...links.privacy()}>Política de privacidade</RouteLink>
      </Link>
      .
    </Text>
  );
}
