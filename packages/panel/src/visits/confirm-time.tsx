import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolVisit } from '@melhor-escola/api-client/panel';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionMessage } from '../submission-error.ts';
import { ChangedVisit } from './changed-visit.tsx';
import { decideVisit } from './queries.ts';

export interface ConfirmTimeProps {
  slug: string;
  visit: SchoolVisit;
  /** One of the request's. */
  time: string;
}

/**
 * Confirms a time of a request after a question, because the family gets a mail at once. If the request has changed meanwhile, it shows both
 * states; the lists are loaded again once the dialog is closed, so that the request, which may leave its list, stays until that is read.
 */
export function ConfirmTime({ slug, visit, time }: ConfirmTimeProps) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [changed, setChanged] = useState<SchoolVisit>();
  const isPossible = !changed || (changed.isWaiting && changed.times.includes(time));
  const name = formatVisitTime(time);
  const refresh = () => queryClient.invalidateQueries({ queryKey: panelKey });
  const change = (open: boolean) => {
    setIsOpen(open);
    if (open) return;
    setProblem(undefined);
    setChanged(undefined);
    if (changed || problem !== undefined) void refresh();
  };
  const confirm = async () => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      await decideVisit(api, slug, changed ?? visit, { kind: 'confirmed', time });
      showToast({ tone: 'success', title: 'Visita confirmada. A família recebe um e-mail.' });
      await refresh();
      setIsOpen(false);
    } catch (error) {
      const current = isRejectedWith(error, 'VISIT_CHANGED') && error.response?.details?.currentVisit;
      if (current) setChanged(current);
      else setProblem(submissionMessage(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Dialog
      size="small"
      title={`Confirmar ${name}?`}
      open={isOpen}
      onOpenChange={change}
      trigger={
        <Button size="small" className="shrink-0 noscript:hidden">
          Confirmar
          <span className="sr-only">{` ${name}, pedido ${visit.id}`}</span>
        </Button>
      }
      footer={
        <>
          <Button onClick={() => change(false)}>Voltar</Button>
          {isPossible && (
            <Button variant="primary" loading={isRunning} onClick={() => void confirm()}>
              Confirmar a visita
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {problem !== undefined && <Alert tone="danger" live title={problem} />}
        {changed && <ChangedVisit seen={visit} changed={changed} isPossible={isPossible} />}
        <Text>A família recebe um e-mail com este horário, e os outros deixam de valer.</Text>
      </div>
    </Dialog>
  );
}
