import type { SchoolOffer, SchoolOfferTerms } from '@melhor-escola/api-client/panel';
import { describeYear, extraNames } from '@melhor-escola/domain/extras-text';
import { formatBRL, withDiscount } from '@melhor-escola/domain/money';
import { offerBounds, offerFieldProblem, type BoundedOfferField } from '@melhor-escola/domain/offer-rules';
import { priceSum } from '@melhor-escola/domain/price-sum';
import { shifts } from '@melhor-escola/domain/shift';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { extraKinds, yearCost } from '@melhor-escola/domain/year-cost';
import { Button } from '@melhor-escola/ui/button';
import { DateInput } from '@melhor-escola/ui/date-input';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Form, SubmitButton, useForm, type SubmitErrors } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { NumberInput } from '@melhor-escola/ui/number-input';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import { Select } from '@melhor-escola/ui/select';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useEffect } from 'react';
import { capitalize, parsePercentage, toTerms, type OfferValues } from './offer-values.ts';

export interface OfferFormProps {
  /** What it holds at first. */
  values: OfferValues;
  /** The reserved seats of an offer that exists. */
  seats?: SchoolOffer['seats'] | undefined;
  /** What was typed changed. */
  onDraft: (values: OfferValues) => void;
  /** Saves the offer. */
  onSave: (terms: SchoolOfferTerms, values: OfferValues) => Promise<SubmitErrors<OfferValues> | void>;
  onSaveError: (error: unknown) => SubmitErrors<OfferValues> | undefined;
  onCancel: () => void;
}

type OfferForm = ReturnType<typeof useForm<OfferValues>>;

const bounded =
  (field: BoundedOfferField): Rule<string | number | null> =>
  (value) =>
    offerFieldProblem(field, value) ?? true;

/** An amount that may be missing: the bounds count only for one that is there. */
const optional =
  (field: BoundedOfferField): Rule<number | null> =>
  (value) =>
    value === null || (offerFieldProblem(field, value) ?? true);

const percentage: Rule<string> = (value) =>
  offerFieldProblem('discountPercentage', parsePercentage(value)) ?? true;

/** The terms of an offer, with what a family pays as preview. */
export function OfferForm({ values, seats, onDraft, onSave, onSaveError, onCancel }: OfferFormProps) {
  const form = useForm<OfferValues>({ defaultValues: values });
  const typed = form.watch();
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) onDraft(form.getValues());
  });
  return (
    <Form
      form={form}
      aria-label="Bolsa"
      className="flex flex-col gap-6"
      onSubmit={async (submitted) => {
        const terms = toTerms(submitted);
        if (!terms) return { form: 'Falta preencher algum campo.' };
        return onSave(terms, submitted);
      }}
      onSubmitError={onSaveError}
    >
      <GradeFields form={form} />
      <FeeFields form={form} />
      <ExtraFields form={form} />
      <SeatFields form={form} reserved={seats?.reserved ?? 0} />
      <Preview values={typed} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="max-sm:w-full">Salvar bolsa</SubmitButton>
        <Button className="max-sm:w-full" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}

function GradeFields({ form }: { form: OfferForm }) {
  return (
    <Fieldset legend="Para quem" className="me-fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field form={form} name="grade" rules={[required]}>
          {(field) => (
            <Select label="Série" placeholder="Escolha a série" {...field}>
              {stageGroups.map(({ groupSlug, name }) => (
                <optgroup key={groupSlug} label={name}>
                  {grades
                    .filter(({ stage }) => stage === groupSlug)
                    .map((grade) => (
                      <option key={grade.slug} value={grade.slug}>
                        {grade.name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="shift" rules={[required]}>
          {(field) => (
            <Select label="Turno" placeholder="Escolha o turno" {...field}>
              {shifts.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field form={form} name="year" rules={[required, bounded('year')]}>
          {({ value, ...field }) => (
            // A year has no thousands separator.
            <Input
              label="Ano letivo"
              inputMode="numeric"
              maxLength={4}
              {...field}
              value={value === null || Number.isNaN(value) ? '' : String(value)}
              onValueChange={(text, details) =>
                field.onValueChange(text.trim() === '' ? null : Number(text), details)
              }
            />
          )}
        </Field>
        <Field form={form} name="title" rules={[bounded('title')]}>
          {(field) => (
            <Input
              label="Nome da bolsa"
              optional
              hint="Vazio: o nome da série e do turno."
              maxLength={offerBounds.titleLength}
              {...field}
            />
          )}
        </Field>
      </div>
    </Fieldset>
  );
}

function FeeFields({ form }: { form: OfferForm }) {
  return (
    <Fieldset legend="Quanto custa">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field form={form} name="monthlyFee" rules={[required, bounded('monthlyFee')]}>
          {(field) => (
            <NumberInput kind="money" label="Mensalidade sem bolsa" trailing="por mês" {...field} />
          )}
        </Field>
        <Field form={form} name="discount" rules={[required, percentage]}>
          {(field) => (
            <Input label="Bolsa (%)" inputMode="decimal" hint="De 0 a 100, como 33,5." {...field} />
          )}
        </Field>
        <Field form={form} name="enrollmentFee" rules={[optional('enrollmentFee')]}>
          {(field) => (
            <NumberInput kind="money" label="Matrícula" optional hint="Vazio: não há." {...field} />
          )}
        </Field>
      </div>
    </Fieldset>
  );
}

function ExtraFields({ form }: { form: OfferForm }) {
  return (
    <Fieldset
      legend="Extras do ano"
      hint="0 para o que a mensalidade já inclui. Vazio para o que a escola não divulga."
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {extraKinds.map((kind) => (
          <Field key={kind} form={form} name={kind} rules={[optional(kind)]}>
            {(field) => (
              <NumberInput
                kind="money"
                label={capitalize(extraNames[kind])}
                trailing="por ano"
                optional
                {...field}
              />
            )}
          </Field>
        ))}
      </div>
    </Fieldset>
  );
}

function SeatFields({ form, reserved }: { form: OfferForm; reserved: number }) {
  return (
    <Fieldset legend="Vagas e prazo">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field form={form} name="seats" rules={[required, bounded('seats')]}>
          {(field) => (
            <NumberInput
              label="Vagas no total"
              hint={reserved > 0 ? `${reserved} já reservadas.` : undefined}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="validUntil" rules={[required, bounded('validUntil')]}>
          {(field) => <DateInput label="Último dia" hint="Depois dele a bolsa sai do site." {...field} />}
        </Field>
      </div>
    </Fieldset>
  );
}

/** What a family pays, as soon as the fee and the discount are there. */
function Preview({ values }: { values: OfferValues }) {
  const terms = toTerms({
    ...values,
    grade: values.grade || '1-ano',
    shift: values.shift || 'manha',
    year: 2000,
    seats: 0,
  });
  const isComplete =
    terms !== undefined &&
    !offerFieldProblem('monthlyFee', terms.monthlyFee) &&
    !offerFieldProblem('discountPercentage', terms.discountPercentage);
  if (!isComplete) return null;
  const monthly = withDiscount(terms.monthlyFee, terms.discountPercentage);
  const fees = { monthly, monthlyInFull: terms.monthlyFee };
  const enrollment = Number.isNaN(terms.enrollmentFee) ? 0 : terms.enrollmentFee;
  const year = yearCost({ ...fees, enrollment, extras: terms.extras });
  return (
    <section aria-labelledby="na-ponta-do-lapis" className="flex max-w-md flex-col gap-3">
      <Heading level={3} id="na-ponta-do-lapis">
        Na ponta do lápis, para a família
      </Heading>
      <PriceSum {...priceSum(fees, 'exact')} />
      <Text size="small" tone="soft">
        {`No ano: ${formatBRL(year.total)}. ${describeYear(enrollment, year, formatBRL)}`}
      </Text>
    </section>
  );
}
