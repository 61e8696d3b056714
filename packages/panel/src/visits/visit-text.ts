import type { SchoolVisit } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { findGrade } from '@melhor-escola/domain/stage';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import type { BadgeTone } from '@melhor-escola/ui/badge';
import type { DecisionKind } from './decision-draft.ts';

/** 'Visita: quinta, 05/03, às 14h' */
export function visitTitle({ times, confirmedTime }: Pick<SchoolVisit, 'times' | 'confirmedTime'>): string {
  if (times.length === 0) return 'Pergunta de uma família';
  return confirmedTime === null ? 'Pedido de visita' : `Visita: ${formatVisitTime(confirmedTime)}`;
}

/** Where a request stands, in a few words. */
export function visitState({ status, isWaiting, isOver, confirmedTime, reply }: SchoolVisit): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (status === 'cancelled') return { label: 'Cancelado pela família', tone: 'neutral' };
  if (status === 'declined') return { label: 'Recusado pela escola', tone: 'neutral' };
  if (isOver) return { label: 'Já passou', tone: 'neutral' };
  if (confirmedTime !== null) return { label: 'Confirmada', tone: 'confirm' };
  if (status === 'proposed') return { label: 'A família escolhe o horário', tone: 'info' };
  if (isWaiting) return { label: 'Espera pela escola', tone: 'warning' };
  return reply === null
    ? { label: 'Sem resposta por aqui', tone: 'neutral' }
    : { label: 'Respondida', tone: 'confirm' };
}

/** 'Pedido 12 · 1º ano · recebido em 01/03/2026' */
export function visitSummary({ id, grade, createdAt }: SchoolVisit): string {
  const name = grade === null ? undefined : findGrade(grade)?.name;
  return [`Pedido ${id}`, name, `recebido em ${formatDate(new Date(createdAt))}`]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Where a request stands, with its times: 'Espera pela escola (quinta, 03/12, às 9h; sexta, 04/12, às 14h)' */
export function visitStanding(visit: SchoolVisit): string {
  const { times, confirmedTime } = visit;
  const shown = (confirmedTime === null ? times : [confirmedTime]).map(formatVisitTime).join('; ');
  return shown === '' ? visitState(visit).label : `${visitState(visit).label} (${shown})`;
}

/** What can be decided beside a confirmation, each with the name of its button. */
export function listActions({
  status,
  times,
  hasQuestion,
  reply,
  isOver,
}: SchoolVisit): readonly { readonly kind: DecisionKind; readonly label: string }[] {
  if (status === 'cancelled') return [];
  const isOpen = times.length > 0 && !isOver;
  return [
    ...(hasQuestion
      ? [{ kind: 'answered', label: reply === null ? 'Responder à pergunta' : 'Responder de novo' } as const]
      : []),
    ...(isOpen ? [{ kind: 'proposed', label: 'Propor outros horários' } as const] : []),
    ...(isOpen && status !== 'declined' ? [{ kind: 'declined', label: 'Recusar' } as const] : []),
  ];
}
