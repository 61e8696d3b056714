import { accountKeyProblem } from '@melhor-escola/domain/account-key';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { find, type Finding, type FindKind } from './queries.ts';
import { FoundResults } from './results.tsx';

interface FindValues {
  readonly kind: string | null;
  readonly text: string;
}

const kinds: readonly FindKind[] = ['school', 'account', 'order'];

const hints: Readonly<Record<FindKind, string>> = {
  school: 'O nome, o código INEP ou a última parte do endereço da página.',
  account: 'O e-mail, o CPF ou o nome completo, exatos. Cada busca por uma pessoa fica no registro.',
  order: 'O código: ME-7Q2K-M0XB-94TC.',
};

const readKind = (kind: string | null): FindKind => kinds.find((one) => one === kind) ?? 'school';

const isExact: Rule<string> = (text, { values }) =>
  values['kind'] !== 'account' || (accountKeyProblem(text.trim()) ?? true);

/** Finds any school, account or reservation for our team. What is typed is never in the URL. */
export function FindScreen() {
  const { api } = usePanelPorts();
  const form = useForm<FindValues>({ defaultValues: { kind: 'school', text: '' } });
  const [finding, setFinding] = useState<Finding>();
  const kind = readKind(form.watch('kind'));
  return (
    <OperationPage title="Busca" intro="Encontra uma escola, uma conta ou uma reserva.">
      <Text className="hidden noscript:block">Para procurar, ative o JavaScript do navegador.</Text>
      <Form
        form={form}
        aria-label="Busca"
        className="flex max-w-prose flex-col items-start gap-4 noscript:hidden"
        onSubmit={async ({ kind: chosen, text }) => {
          setFinding(undefined);
          setFinding(await find(api, readKind(chosen), text.trim()));
        }}
        onSubmitError={submissionError}
      >
        <Field form={form} name="kind" displayName="o que procurar">
          {(field) => (
            <RadioGroup legend="O que procurar" orientation="horizontal" {...field}>
              <Radio value="school" label="Escola" />
              <Radio value="account" label="Conta" />
              <Radio value="order" label="Reserva" />
            </RadioGroup>
          )}
        </Field>
        <Field form={form} name="text" displayName="o texto" rules={[required, isExact]}>
          {(field) => (
            <Input
              label="Texto"
              hint={hints[kind]}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              className="w-full"
              {...field}
            />
          )}
        </Field>
        <SubmitButton>Procurar</SubmitButton>
      </Form>
      {finding && <FoundResults finding={finding} />}
    </OperationPage>
  );
}
