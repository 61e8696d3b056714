import type { Lead } from '@melhor-escola/api-client/account';
import { Button } from '@melhor-escola/ui/button';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Field, required } from '@melhor-escola/ui/field';
import { Input } from '@melhor-escola/ui/input';
import { CpfInput, PhoneInput } from '@melhor-escola/ui/masked-input';
import { Text } from '@melhor-escola/ui/text';
import {
  accountFieldProblem,
  accountFields,
  emptyAccountValues,
  type AccountValues,
} from '../../account-fields.ts';
import { EmailText } from '../../email-text.tsx';
import { AccountField, EmailInput, PasswordField } from '../../form/account-field.tsx';
import { useFormPersistence } from '../../form/account-form.tsx';
import { mapAccountError } from '../../account-error/account-error.ts';
import { RegistrationTerms, useRegister } from '../../register/register-form.tsx';
import { useReservation } from '../context.tsx';
import { SignInInstead } from './sign-in-instead.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from './step-section.tsx';

interface VisitorFormProps {
  /** Opens the sign-in modal, which outlives the form. @param email as typed so far. */
  onSignIn: (email: string) => void;
}

export interface LeadFormProps extends VisitorFormProps {
  /** Also called if it was sent before. */
  onSent: () => void;
}

/** Name, e-mail and phone of a visitor, sent before there is an account (EN-02, CA-04). */
export function LeadForm({ onSent, onSignIn }: LeadFormProps) {
  const { draft, send, sendLead } = useReservation();
  const form = useForm<AccountValues>({ defaultValues: { ...emptyAccountValues, ...draft.lead } });
  useFormPersistence(form, () => {
    const { name, email, phone } = form.getValues();
    send({ type: 'lead-changed', lead: { name, email, phone } });
  });
  const submit = async ({ name, email, phone }: AccountValues) => {
    await sendLead({ name, email, phone });
    onSent();
  };
  return (
    <StepSection
      title="Seus dados"
      intro="De quem vai matricular o estudante. A escola fala com você por aqui."
    >
      <Form
        form={form}
        aria-label="Seus dados"
        onSubmit={submit}
        onSubmitError={(error) => mapAccountError(error, navigator.onLine)}
      >
        <AccountField form={form} name="name">
          {(field) => <Input label="Nome completo" size="large" autoComplete="name" {...field} />}
        </AccountField>
        <EmailInput form={form} hint="É com ele que você entra na conta e acompanha a reserva." />
        <Field
          form={form}
          name="phone"
          displayName={accountFields.phone.label}
          // Required here, because the school calls; optional when creating an account elsewhere.
          rules={[required, (phone) => accountFieldProblem('phone', phone) ?? true]}
        >
          {(field) => <PhoneInput label="Celular com DDD" size="large" {...field} />}
        </Field>
        <StepButtons back="eligibility" />
      </Form>
      <SignInInstead onSignIn={() => onSignIn(form.getValues('email'))} />
    </StepSection>
  );
}

export interface NewAccountFormProps extends VisitorFormProps {
  /** As sent. */
  lead: Lead;
  /** Goes back to the lead's form. */
  onChange: () => void;
}

/** Creates the account that a reservation needs (EN-01): CPF and password; the rest comes from the lead. */
export function NewAccountForm({ lead, onChange, onSignIn }: NewAccountFormProps) {
  const register = useRegister();
  const { goTo } = useReservation();
  const form = useForm<AccountValues>({ defaultValues: { ...emptyAccountValues, ...lead } });
  const submit = async ({ cpf, newPassword }: AccountValues) => {
    await register({ ...lead, cpf, password: newPassword });
    await goTo('student');
  };
  return (
    <StepSection title="Crie sua conta" intro="É nela que você acompanha a reserva. Leva menos de um minuto.">
      <SentLead lead={lead} onChange={onChange} />
      <Form
        form={form}
        aria-label="Crie sua conta"
        onSubmit={submit}
        onSubmitError={(error) => mapAccountError(error, navigator.onLine)}
      >
        {/* Tells password managers which account the password belongs to. */}
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
        <StepButtons label="Criar conta e continuar" back="eligibility" />
        <RegistrationTerms />
      </Form>
      <SignInInstead onSignIn={() => onSignIn(lead.email)} />
    </StepSection>
  );
}

/** What the visitor has sent, with a button to change it. */
function SentLead({ lead: { name, email, phone }, onChange }: { lead: Lead; onChange: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4 rounded-card bg-wash p-4">
      <div className="min-w-0 text-small">
        <Text size="small" weight="strong" className="wrap-anywhere">
          {name}
        </Text>
        <Text size="small" tone="soft">
          <EmailText email={email} />
        </Text>
        <Text size="small" tone="soft">
          {phone}
        </Text>
      </div>
      <Button size="small" variant="quiet" className="-my-1.5 -me-3 shrink-0" onClick={onChange}>
        Alterar<span className="sr-only"> nome, e-mail ou celular</span>
      </Button>
    </div>
  );
}
