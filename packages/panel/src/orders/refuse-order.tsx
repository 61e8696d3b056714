import type { SchoolOrder } from '@melhor-escola/api-client/panel';
import {
  MAX_REFUSAL_LENGTH,
  refusalReasons,
  refusalTextProblem,
  type RefusalReason,
} from '@melhor-escola/domain/refusal';
import { refundRule } from '@melhor-escola/domain/refund-rule';
import { Button } from '@melhor-escola/ui/button';
import { type DeviceStore, deviceStore, useStoredDraft, tabStorage } from '@melhor-escola/ui/device-store';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Select } from '@melhor-escola/ui/select';
import { Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { type RefObject, useEffect, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { DecisionProblem, isPossible } from './decision-dialog.tsx';
import { orderName } from './order-text.ts';
import { refuseOrder } from './queries.ts';
import { useDecision } from './use-decision.ts';

interface RefusalValues {
  /** Empty until one is chosen. */
  readonly reason: string;
  readonly text: string;
}

const empty: RefusalValues = { reason: '', text: '' };

/** The unsent refusal of an order. It ends with the tab, and with the session: signing out clears what begins with this prefix. */
function refusalDraft(code: string): DeviceStore<RefusalValues> {
  return deviceStore(tabStorage, `montilla:panel-refusal-${code}`, ({ reason, text }) =>
    typeof reason === 'string' && typeof text === 'string' ? { reason, text } : undefined,
  );
}

const findReason = (slug: string): RefusalReason | undefined =>
  refusalReasons.find((reason) => reason.slug === slug)?.slug;

export interface RefuseOrderProps {
  slug: string;
  order: SchoolOrder;
  /** Gets the focus once the order is refused, because its trigger goes. */
  afterwards: RefObject<HTMLElement | null>;
}

/** Refuses an order with a reason, which its family reads in a mail. What was typed is still there after a reload. */
export function RefuseOrder({ slug, order, afterwards }: RefuseOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { decide, giveUp, ...state } = useDecision(order);
  const { api } = usePanelPorts();
  const [draft] = useState(() => refusalDraft(order.internalTransactionCode));
  const change = (open: boolean) => {
    setIsOpen(open);
    if (!open) giveUp();
  };
  const refuse = async (reason: RefusalReason, text: string) => {
    const done = `Reserva recusada: ${orderName(order)}. A família foi avisada.`;
    const isDone = await decide((seen) => refuseOrder(api, slug, { order: seen, reason, text }), done);
    if (!isDone) return;
    draft.clear();
    setIsOpen(false);
  };
  return (
    <Dialog
      title={`Recusar a reserva: ${orderName(order)}`}
      open={isOpen}
      onOpenChange={change}
      finalFocus={state.isDone ? afterwards : undefined}
      trigger={
        <Button className="max-sm:w-full">
          Recusar<span className="sr-only">{`: ${orderName(order)}`}</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <DecisionProblem order={order} decision="refuse" state={state} />
        {isPossible('refuse', state) && (
          <>
            <Text>{consequences(state.changed ?? order)}</Text>
            <RefusalForm draft={draft} onRefuse={refuse} onCancel={() => change(false)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What a refusal changes: for the family, the seat, and the money. */
function consequences({ status, seatMissing }: SchoolOrder): string {
  const seat = seatMissing
    ? ''
    : ' A vaga volta a ficar livre no site: se ela não existe mais, diminua o total em Bolsas.';
  const money =
    status === 'paid'
      ? ` Nossa equipe devolve à família o valor pago. Se foi ela que desistiu, vale a regra: ${refundRule}`
      : '';
  return `A família recebe um e-mail com o motivo, e isso não pode ser desfeito.${seat}${money} O contato dela sai do painel: apaguem o que anotaram.`;
}

interface RefusalFormProps {
  draft: DeviceStore<RefusalValues>;
  onRefuse: (reason: RefusalReason, text: string) => Promise<void>;
  onCancel: () => void;
}

function RefusalForm({ draft, onRefuse, onCancel }: RefusalFormProps) {
  const { stored } = useStoredDraft(() => draft);
  const form = useForm<RefusalValues>({ defaultValues: empty, values: stored });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void draft.write(values) }),
    [subscribe, draft],
  );
  return (
    <Form
      form={form}
      aria-label="Recusar a reserva"
      className="flex flex-col gap-4"
      onSubmit={async ({ reason: chosen, text }) => {
        const reason = findReason(chosen);
        if (!reason) return { fields: { reason: 'Escolha o motivo.' } };
        const problem = refusalTextProblem(reason, text);
        if (problem !== undefined) return { fields: { text: problem } };
        return onRefuse(reason, text);
      }}
    >
      <Field form={form} name="reason" displayName="motivo" rules={[required]}>
        {(field) => (
          <Select label="Motivo" placeholder="Escolha o motivo" {...field}>
            {refusalReasons.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field form={form} name="text" displayName="explicação">
        {(field) => (
          <Textarea
            label="Explicação para a família"
            optional
            hint="Vai no e-mail. Necessária com “Outro motivo”."
            maximum={MAX_REFUSAL_LENGTH}
            {...field}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" className="max-sm:w-full">
          Recusar e avisar a família
        </SubmitButton>
        <Button className="max-sm:w-full" onClick={onCancel}>
          Voltar
        </Button>
      </div>
    </Form>
  );
}
