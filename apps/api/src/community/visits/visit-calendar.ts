import { calendarFile, type CalendarEvent } from '@melhor-escola/domain/calendar-file';
import { localMoment, type TimeZone } from '@melhor-escola/domain/time-zone';
import { VISIT_MINUTES } from '@melhor-escola/domain/visit-times';
import type { MailCalendar } from '../../platform/database/operation-schema.ts';

export interface CalendarVisit {
  readonly id: number;
  /** Incremented with each change. */
  readonly sequence: number;
  readonly times: readonly string[];
  /** Times before the change, of which those that are left over are canceled in calendars. */
  readonly formerTimes?: readonly string[];
  /** The only time that is left once the school has confirmed it. */
  readonly confirmedTime: string | null;
  readonly isCancelled: boolean;
  /** Whether the times are the school's, of which the family accepts one. @default false */
  readonly isProposed?: boolean;
  readonly school: { readonly name: string; readonly address: string; readonly timeZone: TimeZone };
  /** The URL of the page about the visit, which only the family's file has. */
  readonly url?: string;
  readonly siteUrl: string;
  /** The sender, from MAIL_FROM. */
  readonly organizer: string;
  readonly now: Date;
}

/**
 * The wished times as tentative events, or the confirmed one (RFC 5545, 5546): PUBLISH, because nobody is invited, and
 * CANCEL after a cancellation. The n-th time keeps its UID through changes, so that calendars move the event instead of adding one.
 */
export function visitCalendar(visit: CalendarVisit): MailCalendar {
  const { id, sequence, times, formerTimes = [], confirmedTime, school, now } = visit;
  const { isCancelled, isProposed = false } = visit;
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const all = [...times, ...formerTimes.slice(times.length)];
  const events = all.map((time, n): CalendarEvent => {
    const start = localMoment(time, school.timeZone);
    const isConfirmed = time === confirmedTime;
    const isDropped = isCancelled || n >= times.length || (confirmedTime !== null && !isConfirmed);
    return {
      id: `visita-${id}-${n + 1}`,
      start,
      end: new Date(start.getTime() + VISIT_MINUTES * 60_000),
      summary: isConfirmed
        ? `Visita: ${school.name}`
        : `Visita: ${school.name} (${n + 1}º horário ${isProposed ? 'proposto' : 'pedido'})`,
      location: school.address,
      ...eventState({ isDropped, isConfirmed, isProposed }),
      organizer: parseOrganizer(visit.organizer),
      url: visit.url,
    };
  });
  const host = new URL(visit.siteUrl).hostname;
  return {
    method,
    content: calendarFile({ product: 'Visitas', method, host, sequence, stamp: now, events }),
  };
}

function eventState({
  isDropped,
  isConfirmed,
  isProposed,
}: Readonly<Record<'isDropped' | 'isConfirmed' | 'isProposed', boolean>>): Pick<
  CalendarEvent,
  'description' | 'status'
> {
  if (isDropped) return { description: 'Cancelado.', status: 'CANCELLED' };
  return isConfirmed
    ? { description: 'Confirmado pela escola.', status: 'CONFIRMED' }
    : {
        description: isProposed
          ? 'Horários propostos pela escola: aceite um deles pelo link da mensagem.'
          : 'Horário pedido à escola: espere a confirmação dela.',
        status: 'TENTATIVE',
      };
}

/** 'Melhor Escola <a@b.example>' → its name and address. */
function parseOrganizer(from: string): { readonly name: string; readonly email: string } {
  const [, name = '', email = from] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll('"', ''), email };
}
