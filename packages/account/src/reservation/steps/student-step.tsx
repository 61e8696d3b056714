import { today } from '@melhor-escola/domain/date';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { Alert } from '@melhor-escola/ui/alert';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { accountFieldProblem } from '../../account-fields.ts';
import { ageNote, birthDateProblem, formatBirthDate, readBirthDate } from './birth-date.ts';
import type { ReservableOffer } from '../offer/reservable-offer.ts';
import type { ReservationStepProps } from '../reservation-flow.ts';
import { ScholarshipTerms } from '../offer/scholarship-terms.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from '@melhor-escola/ui/step-section';
import { useKeptForm } from '../../form/use-kept-form.ts';

interface StudentValues {
  name: string;
  birthDate: string;
  acceptsRules: boolean;
}

export interface StudentStepProps extends ReservationStepProps {
  /** Who is signed in: the student is theirs. */
  ownerId: number;
}

/** Who the scholarship is for (VA-01, VA-02), and the rules it comes with. */
export function StudentStep({ flow, ownerId }: StudentStepProps) {
  const { draft, own, offer, store } = flow;
  const form = useForm<StudentValues>({
    defaultValues: { ...draft.student, acceptsRules: own.acceptsRules },
  });
  const keep = ({ name, birthDate, acceptsRules }: StudentValues) => {
    // What another person of this device had typed is not kept along.
    store.change({ offers: draft.offers, student: { name, birthDate }, ownerId });
    store.changeOffer(offer.id, { acceptsRules });
  };
  useKeptForm(form, () => keep(form.getValues()));
  const send = async (values: StudentValues) => {
    keep({ ...values, name: formatPersonName(values.name) });
    await flow.goTo(4);
  };
  return (
    <StepSection title="Quem vai estudar?" focused={flow.moved}>
      <Form form={form} aria-label="O estudante" onSubmit={send}>
        <Field form={form} name="name" displayName="nome" rules={[required, fullName]}>
          {(field) => <Input label="Nome completo do estudante" size="large" autoComplete="off" {...field} />}
        </Field>
        <Field form={form} name="birthDate" displayName="data de nascimento" rules={[required, bornBefore]}>
          {(field) => (
            <Input
              label="Data de nascimento"
              size="large"
              hint="Dia, mês e ano, como 14/05/2019."
              inputMode="numeric"
              autoComplete="off"
              className="max-w-48"
              {...field}
              onBlur={(event) => {
                const date = readBirthDate(field.value);
                if (date !== undefined) field.onValueChange(formatBirthDate(date));
                field.onBlur(event);
              }}
            />
          )}
        </Field>
        <AgeNote typed={form.watch('birthDate')} offer={offer} />
        <ScholarshipTerms offer={offer} />
        <Field
          form={form}
          name="acceptsRules"
          displayName="regras da bolsa"
          rules={[required]}
          labels={notAccepted}
        >
          {(field) => <Checkbox label="Li as regras da bolsa e concordo com elas" {...field} />}
        </Field>
        <StepButtons onBack={() => void flow.goTo(2)} />
      </Form>
    </StepSection>
  );
}

const fullName: Rule<string> = (name) => accountFieldProblem('name', name) ?? true;
const bornBefore: Rule<string> = (typed) => birthDateProblem(typed, today()) ?? true;
const notAccepted = { required: () => 'Marque que você concorda com as regras da bolsa' };

/** Says kindly that a date may have been mistyped. It refuses nothing. */
function AgeNote({ typed, offer }: { typed: string; offer: ReservableOffer }) {
  const date = birthDateProblem(typed, today()) === undefined ? readBirthDate(typed) : undefined;
  const note = date === undefined ? undefined : ageNote(date, offer);
  return note === undefined ? null : (
    <Alert tone="warning" live title="Confira a data de nascimento">
      {note}
    </Alert>
  );
}
