import { ApiError } from '@melhor-escola/api-client/api-error';
import type { Lead } from '@melhor-escola/api-client/account';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Form, useForm } from '@melhor-escola/ui/form';
import { CpfInput } from '@melhor-escola/ui/masked-input';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import type { AccountValues } from '../../account-fields.ts';
import { AccountField } from '../../form/account-field.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { emptyAccountValues } from '../../form/use-account-form.ts';
import { useAccountPorts } from '../../ports.tsx';
import { refusalOfError } from '../../refusal/account-refusal.ts';
import { RegistrationTerms } from '../../register/register-form.tsx';
import type { ReservationStepProps } from '../reservation-flow.ts';
import { SignInInstead, useAccountModal } from './sign-in-instead.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from './step-section.tsx';

/** Why the account could not be opened: there is one already, to sign in to. */
type Taken = 'EMAIL_TAKEN' | 'CPF_TAKEN';

const takenTitles: Readonly<Record<Taken, string>> = {
  EMAIL_TAKEN: 'Já existe uma conta com este e-mail',
  CPF_TAKEN: 'Já existe uma conta com este CPF',
};

export interface NewAccountFormProps extends ReservationStepProps {
  /** What was left with us. */
  lead: Lead;
  /** Goes back to it. */
  onChange: () => void;
}

/** Opens the account that a reservation stands on (EN-01): CPF and password, the rest was given. */
export function NewAccountForm({ flow, lead, onChange }: NewAccountFormProps) {
  const { session } = useAccountPorts();
  const [taken, setTaken] = useState<Taken>();
  const form = useForm<AccountValues>({ defaultValues: { ...emptyAccountValues, ...lead } });
  const send = async ({ cpf, newPassword }: AccountValues) => {
    setTaken(undefined);
    try {
      await session.register({ ...lead, cpf, password: newPassword });
    } catch (error) {
      const which = takenOf(error);
      if (!which) throw error;
      setTaken(which);
      return;
    }
    await flow.goTo(3);
  };
  return (
    <StepSection
      title="Crie sua conta"
      intro="É nela que você acompanha a reserva. Leva menos de um minuto."
      focused={flow.moved}
    >
      <LeftLead lead={lead} onChange={onChange} />
      {taken && <AccountTaken taken={taken} email={lead.email} />}
      <Form
        form={form}
        aria-label="Crie sua conta"
        onSubmit={send}
        onSubmitError={(error) => refusalOfError(error, navigator.onLine)}
      >
        {/* By which a password manager knows whose password it is. */}
        <input
          hidden
          type="email"
          autoComplete="username"
          aria-label="E-mail da conta"
          value={lead.email}
          readOnly
        />
        <AccountField form={form} name="cpf">
          {(field) => (
            <CpfInput
              label="Seu CPF"
              size="large"
              hint="De quem vai assinar o contrato com a escola."
              {...field}
            />
          )}
        </AccountField>
        <PasswordField form={form} name="newPassword" label="Crie uma senha" />
        <StepButtons label="Criar conta e continuar" onBack={() => void flow.goTo(1)} />
        <RegistrationTerms />
      </Form>
      {!taken && <SignInInstead flow={flow} email={() => lead.email} />}
    </StepSection>
  );
}

function takenOf(error: unknown): Taken | undefined {
  const code = error instanceof ApiError ? error.answer?.code : undefined;
  return code === 'EMAIL_TAKEN' || code === 'CPF_TAKEN' ? code : undefined;
}

/** What the visitor has given, and the way to change it. */
function LeftLead({ lead: { name, email, phone }, onChange }: { lead: Lead; onChange: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4 rounded-card bg-wash p-4">
      <div className="min-w-0 text-small">
        <Text size="small" weight="strong" className="wrap-anywhere">
          {name}
        </Text>
        <Text size="small" tone="soft" className="wrap-anywhere">
          {email}
        </Text>
        <Text size="small" tone="soft">
          {phone}
        </Text>
      </div>
      <Button size="small" variant="quiet" className="-my-1.5 -me-3" onClick={onChange}>
        Alterar<span className="sr-only"> nome, e-mail ou celular</span>
      </Button>
    </div>
  );
}

/** Leads to signing in, with the e-mail filled in and all that was typed kept. */
function AccountTaken({ taken, email }: { taken: Taken; email: string }) {
  const modal = useAccountModal();
  return (
    <>
      <Alert
        tone="warning"
        live
        title={takenTitles[taken]}
        action={
          <Button size="small" onClick={() => modal.open(taken === 'EMAIL_TAKEN' ? email : '')}>
            Entrar na conta
          </Button>
        }
      >
        Entre nela para continuar: tudo o que você já preencheu fica como está. Se não lembra a senha, dá para
        criar outra por e-mail.
      </Alert>
      {modal.layer}
    </>
  );
}
