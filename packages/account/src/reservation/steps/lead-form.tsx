import { Form, useForm } from '@melhor-escola/ui/form';
import { Field, required } from '@melhor-escola/ui/field';
import { Input } from '@melhor-escola/ui/input';
import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { accountFieldLabels, accountFieldProblem, type AccountValues } from '../../account-fields.ts';
import { AccountField } from '../../form/account-field.tsx';
import { EmailInput } from '../../form/email-input.tsx';
import { emptyAccountValues } from '../../form/use-account-form.ts';
import { useAccountPorts } from '../../ports.tsx';
import { refusalOfError } from '../../refusal/account-refusal.ts';
import type { ReservationStepProps } from '../reservation-flow.ts';
import { SignInInstead } from './sign-in-instead.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from '@melhor-escola/ui/step-section';
import { useKeptForm } from '../../form/use-kept-form.ts';

export interface LeadFormProps extends ReservationStepProps {
  /** It was sent, or is as it was sent before. */
  onDone: () => void;
}

/** Name, e-mail and phone of a visitor: left with us before there is an account (EN-02, CA-04). */
export function LeadForm({ flow, onDone }: LeadFormProps) {
  const { calls, track } = useAccountPorts();
  const { lead, sentLead } = flow.draft;
  const form = useForm<AccountValues>({ defaultValues: { ...emptyAccountValues, ...lead } });
  useKeptForm(form, () => {
    const { name, email, phone } = form.getValues();
    flow.store.change({ lead: { name, email, phone } });
  });
  const send = async ({ name, email, phone }: AccountValues) => {
    const typed = { name, email, phone };
    if (JSON.stringify(typed) !== JSON.stringify(sentLead)) {
      await calls.leaveLead(typed);
      track({ name: 'lead_cadastro_sucesso', form: 'lead_gate' });
    }
    flow.touch();
    flow.store.change({ lead: typed, sentLead: typed });
    onDone();
  };
  return (
    <StepSection
      title="Seus dados"
      intro="De quem vai matricular o estudante. A escola fala com você por aqui."
      focused={flow.moved}
    >
      <Form
        form={form}
        aria-label="Seus dados"
        onSubmit={send}
        onSubmitError={(error) => refusalOfError(error, navigator.onLine)}
      >
        <AccountField form={form} name="name">
          {(field) => <Input label="Nome completo" size="large" autoComplete="name" {...field} />}
        </AccountField>
        <EmailInput form={form} hint="É com ele que você entra na conta e acompanha a reserva." />
        <Field
          form={form}
          name="phone"
          displayName={accountFieldLabels.phone}
          // A school calls: where an account alone is opened it may be left out.
          rules={[required, (phone) => accountFieldProblem('phone', phone) ?? true]}
        >
          {(field) => <PhoneInput label="Celular com DDD" size="large" {...field} />}
        </Field>
        <StepButtons onBack={() => void flow.goTo(1)} />
      </Form>
      <SignInInstead flow={flow} email={() => form.getValues('email')} />
    </StepSection>
  );
}
