'use client';

import type { VisitDays } from '@melhor-escola/api-client/service';
import { grades } from '@melhor-escola/domain/stage';
import { visitTexts } from '@melhor-escola/domain/visit-rules';
import { Field, required, type FieldProps, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { Select } from '@melhor-escola/ui/select';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import type { ReactNode } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { SpamFields } from '../../submission/spam-fields.tsx';
import { SubmissionErrors } from '../../submission/submission-errors.tsx';
import { DayOptions, HourOptions, WishFieldset } from './time-fields.tsx';
import { useVisitForm, type VisitFormHandle } from './use-visit-form.ts';
import {
  type SubmittedVisitForm,
  visitFieldNames,
  visitProblems,
  type VisitProblems,
  type VisitValues,
  buildVisitValues,
  wishes,
} from './visit-values.ts';

export interface VisitFormProps {
  slug: string;
  /** Form action without JavaScript: the URL of its own page. */
  action: string;
  days: VisitDays['days'];
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedVisitForm | undefined;
  /** When the form was first shown, in ms since 1970. */
  startedAt: number;
}

/** The form to request a visit (product 14): one page. What is typed persists: in the tab, and in the server's response. */
export function VisitForm({ slug, action, days, submitted, startedAt }: VisitFormProps) {
  const { form, website, send } = useVisitForm(slug, days, submitted);
  return (
    <Form form={form} method="post" action={action} onSubmit={send} className="flex flex-col gap-8">
      <SubmissionErrors
        form={form}
        submitted={submitted}
        names={visitFieldNames}
        problemEntry={(name) => problemEntry(name, submitted?.fields ?? {})}
      />
      <SpamFields ref={website} startedAt={startedAt} />
      {days.length > 0 && <Times form={form} days={days} />}
      <Question form={form} isAlone={days.length === 0} />
      <Contact form={form} />
      <SubmitButton size="large" className="self-start">
        Enviar pedido
      </SubmitButton>
    </Form>
  );
}

interface SectionProps {
  form: VisitFormHandle;
}

function Times({ form, days }: SectionProps & { days: VisitDays['days'] }) {
  return (
    <section aria-labelledby="horarios" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Heading level={2} size="small" id="horarios">
          Quando você pode ir?
        </Heading>
        <Text tone="soft">
          Escolha dois ou três horários, e a escola confirma um deles. Vale o horário da cidade da escola.
        </Text>
      </div>
      {wishes.map((wish) => (
        <WishFieldset key={wish} wish={wish} optional={wish === 3}>
          <VisitField form={form} name={`day${wish}`}>
            {(field) => (
              <Select label="Dia" placeholder="Escolha" {...field}>
                <DayOptions days={days} />
              </Select>
            )}
          </VisitField>
          <VisitField form={form} name={`hour${wish}`}>
            {(field) => (
              <Select label="Hora" placeholder="Escolha" {...field}>
                <HourOptions days={days} />
              </Select>
            )}
          </VisitField>
        </WishFieldset>
      ))}
    </section>
  );
}

function Question({ form, isAlone }: SectionProps & { isAlone: boolean }) {
  return (
    <VisitField form={form} name="question">
      {(field) => (
        <Textarea
          label="Pergunta à escola"
          hint={
            isAlone
              ? 'Como a escola não recebe visitas nos próximos dias, escreva o que você quer saber.'
              : 'Só quer perguntar? Deixe os horários em branco.'
          }
          optional={!isAlone}
          rows={4}
          maximum={visitTexts.question.max}
          {...field}
        />
      )}
    </VisitField>
  );
}

function Contact({ form }: SectionProps) {
  const { links } = useSearchPorts();
  return (
    <section aria-labelledby="contato" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="contato">
        Seu contato
      </Heading>
      <VisitField form={form} name="contactName">
        {(field) => <Input label="Nome" autoComplete="name" {...field} />}
      </VisitField>
      <VisitField form={form} name="email">
        {(field) => (
          <Input
            label="E-mail"
            hint="Para a resposta da escola, e para mudar ou cancelar a visita."
            type="email"
            autoComplete="email"
            {...field}
          />
        )}
      </VisitField>
      <VisitField form={form} name="phone">
        {(field) => <PhoneInput label="Celular com DDD" optional {...field} />}
      </VisitField>
      <VisitField form={form} name="studentGrade">
        {(field) => (
          <Select label="Série do estudante" optional placeholder="Ainda não sei" {...field}>
            {grades.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </VisitField>
      <Text size="small" tone="soft">
        Ao enviar, você concorda que a escola receba estes dados para responder. Apagamos tudo 90 dias depois
        da visita:{' '}
        <Link asChild>
          <RouteLink to={links.privacy()}>Política de privacidade</RouteLink>
        </Link>
        .
      </Text>
    </section>
  );
}

interface VisitFieldProps<Name extends keyof VisitValues> {
  form: VisitFormHandle;
  name: Name;
  children: (field: FieldAttributesOf<Name> & { id: string }) => ReactNode;
}

/** A field of the request, with the domain's rules; its id is its name. */
function VisitField<Name extends keyof VisitValues>({ form, name, children }: VisitFieldProps<Name>) {
  return (
    <Field form={form} name={name} displayName={displayNames[name]} rules={fieldRules(name)}>
      {(field) => children({ ...field, id: name })}
    </Field>
  );
}

const displayNames: Readonly<Partial<Record<keyof VisitValues, string>>> = {
  contactName: 'nome',
  email: 'e-mail',
};

/** The rules of the whole form as one of a field; `required` is among them for browsers and screen readers. */
function fieldRules(name: keyof VisitValues): Rule[] {
  const check: Rule = (value, { values }) => {
    const text = (other: keyof VisitValues) => {
      const entered = other === name ? value : values[other];
      return typeof entered === 'string' ? entered : '';
    };
    return visitProblems(buildVisitValues(text))[name] ?? true;
  };
  return name in displayNames ? [required, check] : [check];
}

type FieldAttributesOf<Name extends keyof VisitValues> = Parameters<
  FieldProps<VisitValues, Name, VisitValues>['children']
>[0];

/** A field's problem; after the number of its time if another time has the same: '2º horário: Escolha também a hora'. */
function problemEntry(name: keyof VisitValues, fields: VisitProblems): string | undefined {
  const problem = fields[name];
  const [wish] = /\d$/.exec(name) ?? [];
  const isShared = Object.values(fields).filter((other) => other === problem).length > 1;
  return wish !== undefined && isShared ? `${wish}º horário: ${problem}` : problem;
}
