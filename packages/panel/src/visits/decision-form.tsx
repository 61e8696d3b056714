import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolVisit, SchoolVisits, VisitDecision } from '@melhor-escola/api-client/panel';
import { textProblem } from '@melhor-escola/domain/review-rules';
import { schoolReply } from '@melhor-escola/domain/visit-rules';
import { formatVisitDay, visitTime } from '@melhor-escola/domain/visit-times';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import type { DeviceStore } from '@melhor-escola/ui/device-store';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Select } from '@melhor-escola/ui/select';
import { Textarea } from '@melhor-escola/ui/textarea';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionError } from '../submission-error.ts';
import { ChangedVisit } from './changed-visit.tsx';
import type { DecisionDraft, DecisionKind, DecisionValues } from './decision-draft.ts';
import { decideVisit } from './queries.ts';
import { listActions } from './visit-text.ts';

export interface DecisionFormProps {
  slug: string;
  visit: SchoolVisit;
  days: SchoolVisits['days'];
  kind: DecisionKind;
  store: DeviceStore<DecisionDraft>;
  /** From before a reload; without one the form has just been opened, and takes the focus. */
  draft: DecisionDraft | undefined;
  /** It was sent, or given up. */
  onDone: () => void;
}

const copy = {
  answered: {
    name: 'Resposta à pergunta',
    message: 'Resposta da escola',
    submit: 'Enviar a resposta',
    done: 'Resposta enviada à família.',
  },
  proposed: {
    name: 'Outros horários',
    message: 'Mensagem para a família',
    submit: 'Propor estes horários',
    done: 'Horários enviados. A família escolhe um deles.',
  },
  declined: {
    name: 'Recusar o pedido',
    message: 'Mensagem para a família',
    submit: 'Recusar o pedido',
    done: 'Pedido recusado. A família recebe um e-mail.',
  },
} as const satisfies Readonly<Record<DecisionKind, object>>;

const times = ['time1', 'time2', 'time3'] as const;

const empty: DecisionValues = { reply: '', time1: '', time2: '', time3: '' };

const isReply: Rule<string> = (text) => textProblem(text, schoolReply) ?? true;

const isAnotherTime: Rule<string> = (time, { values }) =>
  time === '' || times.filter((name) => values[name] === time).length === 1 || 'Escolha horários diferentes';

function toDecision(kind: DecisionKind, { reply, ...chosen }: DecisionValues): VisitDecision {
  if (kind === 'answered') return { kind, reply };
  if (kind === 'declined') return { kind, reply };
  return { kind, times: times.map((name) => chosen[name]).filter((time) => time !== ''), reply };
}

/** Writes a decision on a visit request in its place. If the request has changed meanwhile, it shows both states, and what was typed stays. */
export function DecisionForm({ slug, visit, days, kind, store, draft, onDone }: DecisionFormProps) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const form = useForm<DecisionValues>({ defaultValues: draft?.values ?? empty });
  /** The request as it is now, if it changed meanwhile: sent again, the decision is about this one. */
  const [changed, setChanged] = useState<SchoolVisit>();
  const version = changed?.version ?? draft?.version ?? visit.version;
  const isPossible = !changed || listActions(changed).some((action) => action.kind === kind);
  const hasNoTimes = kind === 'proposed' && days.length === 0;
  const { name, message, submit, done } = copy[kind];
  const isOpened = draft === undefined;
  const { setFocus, subscribe } = form;
  useLayoutEffect(() => {
    if (isOpened) setFocus(kind === 'proposed' && !hasNoTimes ? 'time1' : 'reply');
  }, [isOpened, kind, hasNoTimes, setFocus]);
  const write = useEffectEvent(() => store.write({ kind, version, values: form.getValues() }));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);

  const send = async (values: DecisionValues) => {
    try {
      await decideVisit(api, slug, { id: visit.id, version }, toDecision(kind, values));
    } catch (error) {
      const current = isRejectedWith(error, 'VISIT_CHANGED') && error.response?.details?.currentVisit;
      if (!current) throw error;
      // The lists are loaded again once this is closed: until then the request stays where it is, with what was typed.
      setChanged(current);
      store.write({ kind, version: current.version, values });
      return undefined;
    }
    store.clear();
    await queryClient.invalidateQueries({ queryKey: panelKey });
    onDone();
    showToast({ tone: 'success', title: done });
    return undefined;
  };
  const leave = () => {
    onDone();
    if (changed) void queryClient.invalidateQueries({ queryKey: panelKey });
  };
  return (
    <Form
      form={form}
      onSubmit={send}
      onSubmitError={submissionError}
      aria-label={`${name}, pedido ${visit.id}`}
      className="flex flex-col gap-4"
    >
      {hasNoTimes && (
        <Alert tone="warning" title="Não há dias livres nas próximas duas semanas.">
          Abra um dia em “Dias fechados”, ou mude o horário de visitas em “A escola”.
        </Alert>
      )}
      {kind === 'proposed' &&
        !hasNoTimes &&
        times.map((time, n) => (
          <Field
            key={time}
            form={form}
            name={time}
            displayName="horário"
            rules={n === 0 ? [required, isAnotherTime] : [isAnotherTime]}
          >
            {(field) => (
              <Select label={`${n + 1}º horário`} optional={n > 0} placeholder="Escolha" {...field}>
                {days.map(({ day, hours }) => (
                  <optgroup key={day} label={formatVisitDay(day)}>
                    {hours.map((hour) => (
                      <option key={hour} value={visitTime(day, hour)}>
                        {`${formatVisitDay(day)}, ${hour}h`}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
        ))}
      <Field
        form={form}
        name="reply"
        displayName={schoolReply.label}
        rules={kind === 'answered' ? [required, isReply] : [isReply]}
      >
        {(field) => (
          <Textarea
            label={message}
            optional={kind !== 'answered'}
            hint="Vai no e-mail da família."
            rows={3}
            maximum={schoolReply.max}
            {...field}
          />
        )}
      </Field>
      {changed && <ChangedVisit seen={visit} changed={changed} isPossible={isPossible} />}
      <div className="flex flex-wrap gap-3">
        {isPossible && !hasNoTimes && <SubmitButton>{submit}</SubmitButton>}
        <Button className="max-sm:w-full" onClick={leave}>
          Voltar
        </Button>
      </div>
    </Form>
  );
}
