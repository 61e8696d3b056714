import { today } from '@melhor-escola/domain/date';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { DateInput } from '@melhor-escola/ui/date-input';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { accountFieldProblem } from '../../account-fields.ts';
import { useFormPersistence } from '../../form/account-form.tsx';
import { AgeQuestion } from './age-question.tsx';
import { MIN_BIRTH_DATE } from './birth-date.ts';
import { useReservation, useStepOffer } from '../context.tsx';
import { ScholarshipTerms } from '../offer/scholarship-terms.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from './step-section.tsx';

interface StudentValues {
  name: string;
  birthDate: string;
  acceptsRules: boolean;
}

/** Who the scholarship is for (VA-01, VA-02), and its rules. @prop userId the student belongs to this user. */
export function StudentStep({ userId }: { userId: number }) {
  const { draft, offerDraft, send, goTo } = useReservation();
  const offer = useStepOffer();
  const form = useForm<StudentValues>({
    defaultValues: { ...draft.student, acceptsRules: offerDraft.acceptsRules },
  });
  const save = ({ name, birthDate, acceptsRules }: StudentValues) =>
    send({ type: 'student-changed', userId, student: { name, birthDate }, acceptsRules });
  useFormPersistence(form, () => save(form.getValues()));
  const submit = async (values: StudentValues) => {
    save({ ...values, name: formatPersonName(values.name) });
    await goTo('confirmation');
  };
  return (
    <StepSection title="Quem vai estudar?">
      <Form form={form} aria-label="O estudante" onSubmit={submit}>
        <Field form={form} name="name" displayName="nome" rules={[required, fullName]}>
          {(field) => <Input label="Nome completo do estudante" size="large" autoComplete="off" {...field} />}
        </Field>
        <Field form={form} name="birthDate" displayName="data de nascimento" rules={[required]}>
          {(field) => (
            <DateInput
              label="Data de nascimento"
              size="large"
              hint="Dia, mês e ano, como 14/05/2019."
              min={MIN_BIRTH_DATE}
              max={today()}
              messages={wrongBirthDate}
              className="max-w-48"
              {...field}
            />
          )}
        </Field>
        <AgeQuestion birthDate={form.watch('birthDate')} />
        <ScholarshipTerms offer={offer} />
        <Field
          form={form}
          name="acceptsRules"
          displayName="regras da bolsa"
          rules={[required]}
          messages={notAccepted}
        >
          {(field) => <Checkbox label="Li as regras da bolsa e concordo com elas" {...field} />}
        </Field>
        <StepButtons back="person" />
      </Form>
    </StepSection>
  );
}

const fullName: Rule<string> = (name) => accountFieldProblem('name', name) ?? true;
const invalidBirthDate =
  'Data de nascimento inválida. Escreva dia, mês e ano com quatro números, como 14/05/2019';
const wrongBirthDate = {
  incomplete: invalidBirthDate,
  tooEarly: () => invalidBirthDate,
  tooLate: () => 'A data de nascimento está no futuro',
};
const notAccepted = { required: () => 'Marque que você concorda com as regras da bolsa' };
