import type { SchoolOrder } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import { orderName, statusName } from './order-text.ts';
import type { SeenOrder } from './queries.ts';
import { useDecision, type DecisionState } from './use-decision.ts';

type Decision = SchoolOrder['decisions'][number];

export interface DecisionDialogProps {
  order: SchoolOrder;
  decision: Decision;
  trigger: ReactElement;
  title: string;
  /** What follows from it, for whom. */
  children: ReactNode;
  /** Name of the button. */
  label: string;
  /** Shown afterwards. */
  done: string;
  call: (seen: SeenOrder) => Promise<SchoolOrder>;
  /** Gets the focus once the decision is stored, because its trigger goes. */
  afterwards: RefObject<HTMLElement | null>;
}

/** Asks before a decision that tells a family something. If the order changed meanwhile it shows both states, and asks again. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { order, decision, trigger, title, children, label, done, call, afterwards } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { decide, giveUp, ...state } = useDecision(order);
  const change = (open: boolean) => {
    setIsOpen(open);
    if (!open) giveUp();
  };
  const confirm = async () => {
    if (await decide(call, done)) setIsOpen(false);
  };
  return (
    <Dialog
      size="small"
      title={title}
      open={isOpen}
      onOpenChange={change}
      trigger={trigger}
      finalFocus={state.isDone ? afterwards : undefined}
      footer={
        <>
          <Button onClick={() => change(false)}>Voltar</Button>
          {isPossible(decision, state) && (
            <Button variant="primary" loading={state.isPending} onClick={() => void confirm()}>
              {label}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <DecisionProblem order={order} decision={decision} state={state} />
        {children}
      </div>
    </Dialog>
  );
}

/** Whether the order, as it is now, still allows the decision. */
export function isPossible(decision: Decision, { changed }: DecisionState): boolean {
  return changed === undefined || changed.decisions.includes(decision);
}

export interface DecisionProblemProps {
  order: SchoolOrder;
  decision: Decision;
  state: DecisionState;
}

/** Why the last attempt failed; after a conflict the state that was seen, and the present one. */
export function DecisionProblem({ order, decision, state }: DecisionProblemProps) {
  const { problem, changed } = state;
  if (problem !== undefined) return <Alert tone="danger" live title={problem} />;
  if (!changed) return null;
  return (
    <Alert tone="warning" live title={`${orderName(order)}: a reserva mudou enquanto você decidia.`}>
      <Text>{`Você via: ${statusName(order)}. Agora: ${statusName(changed)}.`}</Text>
      <Text>
        {isPossible(decision, state)
          ? 'Confira e decida de novo.'
          : 'Por isso nada foi feito, e não há mais o que decidir aqui.'}
      </Text>
    </Alert>
  );
}
