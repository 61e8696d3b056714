import { site } from '@melhor-escola/config/site';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event of a calendar file: at a time, or on a whole day. */
export interface CalendarEvent {
  /** The part of its UID before the '@': files with the same one move the event instead of adding another. */
  readonly id: string;
  /** With `isAllDay`: midnight in UTC of the day. */
  readonly start: Date;
  /** Absent for a whole day. */
  readonly end?: Date | undefined;
  readonly isAllDay?: true | undefined;
  readonly summary: string;
  readonly description: string;
  readonly location?: string | undefined;
  readonly status?: keyof typeof ICalEventStatus | undefined;
  readonly url?: string | undefined;
  readonly organizer?: { readonly name: string; readonly email: string } | undefined;
}

/** A file that adds events to the calendar of whoever opens it. */
export interface CalendarFile {
  /** What made it, within the site: 'Visitas'. */
  readonly product: string;
  /** PUBLISH, because nobody is invited, or CANCEL. @default 'PUBLISH' */
  readonly method?: 'PUBLISH' | 'CANCEL' | undefined;
  /** The part of each UID after the '@'. */
  readonly host: string;
  /** Incremented with each change of the events. @default 0 */
  readonly sequence?: number | undefined;
  readonly stamp: Date;
  readonly events: readonly CalendarEvent[];
}

/** Writes a calendar file (RFC 5545, 5546): `text/calendar`, with CRLF and lines of at most 75 octets. */
export function calendarFile(file: CalendarFile): string {
  const { product, method = 'PUBLISH', host, sequence = 0, stamp, events } = file;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: site.name, product, language: 'PT' },
  });
  for (const { id, isAllDay = false, status, end, location, url, organizer, ...texts } of events) {
    calendar.createEvent({
      ...texts,
      id: `${id}@${host}`,
      sequence,
      stamp,
      allDay: isAllDay,
      ...(end && { end }),
      ...(status && { status: ICalEventStatus[status] }),
      ...(location !== undefined && { location }),
      ...(url !== undefined && { url }),
      ...(organizer && { organizer }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
