import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { RedirectRule } from '@melhor-escola/api-client/panel';
import { Button } from '@melhor-escola/ui/button';
import { DateInput } from '@melhor-escola/ui/date-input';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Select } from '@melhor-escola/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionError } from '../submission-error.ts';
import { writeRedirect } from './queries.ts';
import { rulePath, statusNames } from './rule-text.ts';

interface RuleValues {
  readonly kind: string | null;
  readonly path: string;
  readonly target: string;
  readonly status: string;
  /** 'YYYY-MM-DD'; empty for no limit. */
  readonly startsOn: string;
  readonly endsOn: string;
}

const statuses = [301, 302, 307, 308] as const satisfies readonly RedirectRule['status'][];

function toValues(rule: RedirectRule | null): RuleValues {
  if (!rule) return { kind: 'exact', path: '', target: '', status: '301', startsOn: '', endsOn: '' };
  const { startsOn, endsOn, status, ...rest } = rule;
  return { ...rest, status: String(status), startsOn: startsOn ?? '', endsOn: endsOn ?? '' };
}

/** As it is typed: the service checks it, and brings it to its form. */
function toRule({ kind, path, target, status, startsOn, endsOn }: RuleValues): RedirectRule {
  return {
    kind: kind === 'prefix' ? 'prefix' : 'exact',
    path: path.trim(),
    target: target.trim(),
    status: statuses.find((one) => String(one) === status) ?? 301,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
  };
}

export interface RuleDialogProps {
  trigger: ReactElement;
  /** The redirect that is changed; null for a new one. */
  rule: RedirectRule | null;
}

/**
 * Adds a redirect, or changes one. What was typed stays when the service rejects it. If somebody else has changed the redirect meanwhile, the
 * message says what it is now, and the list is loaded again once the dialog is closed.
 */
export function RuleDialog({ trigger, rule }: RuleDialogProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const change = (open: boolean) => {
    setIsOpen(open);
    setIsOutdated(false);
    if (!open && isOutdated) void queryClient.invalidateQueries({ queryKey: panelKey });
  };
  return (
    <Dialog
      title={rule ? `Mudar o redirecionamento de ${rulePath(rule)}` : 'Novo redirecionamento'}
      open={isOpen}
      onOpenChange={change}
      trigger={trigger}
    >
      <RuleForm rule={rule} onConflict={() => setIsOutdated(true)} onDone={() => change(false)} />
    </Dialog>
  );
}

interface RuleFormProps {
  rule: RedirectRule | null;
  /** Somebody else has changed it, or taken its address. */
  onConflict: () => void;
  onDone: () => void;
}

function RuleForm({ rule, onConflict, onDone }: RuleFormProps) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const form = useForm<RuleValues>({ defaultValues: toValues(rule) });
  return (
    <Form
      form={form}
      aria-label="Redirecionamento"
      className="flex flex-col gap-4"
      onSubmit={async (values) => {
        const written = await writeRedirect(api, toRule(values), rule);
        showToast({
          tone: 'success',
          title: `${rulePath(written)} leva a ${written.target}. O site mostra em um minuto.`,
        });
        onDone();
        await queryClient.invalidateQueries({ queryKey: panelKey });
      }}
      onSubmitError={(error) => {
        if (isRejectedWith(error, 'CONFLICT')) onConflict();
        return submissionError(error);
      }}
    >
      <Field form={form} name="path" displayName="endereço" rules={[required]}>
        {(field) => (
          <Input
            label="Endereço que mudou"
            hint="Sem o site: /antiga"
            autoComplete="off"
            spellCheck={false}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="kind" displayName="alcance">
        {(field) => (
          <RadioGroup legend="Alcance" {...field}>
            <Radio value="exact" label="Só este endereço" />
            <Radio
              value="prefix"
              label="Este e tudo abaixo dele"
              hint="O que vem depois passa para o fim do destino."
            />
          </RadioGroup>
        )}
      </Field>
      <Field form={form} name="target" displayName="destino" rules={[required]}>
        {(field) => (
          <Input
            label="Destino"
            hint="Um endereço do site, ou https:// de um site aceito."
            autoComplete="off"
            spellCheck={false}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="status" displayName="tipo">
        {(field) => (
          <Select label="Tipo" {...field}>
            {statuses.map((status) => (
              <option key={status} value={String(status)}>
                {statusNames[status]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field form={form} name="startsOn" displayName="primeiro dia">
          {(field) => <DateInput label="Primeiro dia" optional {...field} />}
        </Field>
        <Field form={form} name="endsOn" displayName="último dia">
          {(field) => <DateInput label="Último dia" optional {...field} />}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="max-sm:w-full">Salvar</SubmitButton>
        <Button className="max-sm:w-full" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
