import { describe, expect, it } from 'vitest';
import { visitCalendar, type CalendarVisit } from './visit-calendar.ts';

const visit: CalendarVisit = {
  id: 7,
  sequence: 0,
  times: ['2026-03-05T09:00', '2026-03-06T14:00'],
  confirmedTime: null,
  isCancelled: false,
  school: {
    name: 'Colégio Anglo, de Araguaína; unidade do bairro São João, com um nome bem comprido',
    address: 'Rua das Flores, 10, Araguaína, TO',
    timeZone: 'America/Sao_Paulo',
  },
  url: `https://melhorescola.example/escolas/anglo/visita/pedido?token=${'a'.repeat(43)}`,
  siteUrl: 'https://melhorescola.example',
  organizer: 'Melhor Escola <nao-responda@melhorescola.example>',
  now: new Date('2026-03-01T12:00:00Z'),
};

/** Lines of the file, unfolded (RFC 5545 §3.1). */
const unfoldLines = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

/** Values of a property, in order. */
const propertyValues = (content: string, name: string) =>
  unfoldLines(content).flatMap((line) =>
    line.startsWith(`${name}:`) || line.startsWith(`${name};`) ? [line.slice(line.indexOf(':') + 1)] : [],
  );

describe('product 14 the calendar of a visit', () => {
  it('has one tentative event of an hour per wished time, in UTC', () => {
    const { method, content } = visitCalendar(visit);
    expect(method).toBe('PUBLISH');
    expect(propertyValues(content, 'METHOD')).toEqual(['PUBLISH']);
    expect(propertyValues(content, 'DTSTART')).toEqual(['20260305T120000Z', '20260306T170000Z']);
    expect(propertyValues(content, 'DTEND')).toEqual(['20260305T130000Z', '20260306T180000Z']);
    expect(propertyValues(content, 'STATUS')).toEqual(['TENTATIVE', 'TENTATIVE']);
    expect(propertyValues(content, 'UID')).toEqual([
      'visita-7-1@melhorescola.example',
      'visita-7-2@melhorescola.example',
    ]);
    expect(propertyValues(content, 'SEQUENCE')).toEqual(['0', '0']);
    expect(propertyValues(content, 'DTSTAMP')).toEqual(['20260301T120000Z', '20260301T120000Z']);
    expect(propertyValues(content, 'ORGANIZER')[0]?.toLowerCase()).toContain(
      'nao-responda@melhorescola.example',
    );
  });

  it('is well-formed: CRLF, lines of at most 75 octets, escaped text', () => {
    const { content } = visitCalendar(visit);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfoldLines(content)[0]).toBe('BEGIN:VCALENDAR');
    expect(propertyValues(content, 'SUMMARY')[0]).toContain('Colégio Anglo\\, de Araguaína\\; unidade');
  });

  it('replaces the events of an earlier file: the same UIDs, a higher sequence, dropped times cancelled', () => {
    const { content } = visitCalendar({
      ...visit,
      sequence: 1,
      formerTimes: ['2026-03-05T09:00', '2026-03-06T14:00', '2026-03-09T08:00'],
      times: ['2026-03-10T09:00', '2026-03-11T09:00'],
    });
    expect(propertyValues(content, 'UID').map((uid) => uid.split('@')[0])).toEqual([
      'visita-7-1',
      'visita-7-2',
      'visita-7-3',
    ]);
    expect(propertyValues(content, 'SEQUENCE')).toEqual(['1', '1', '1']);
    expect(propertyValues(content, 'STATUS')).toEqual(['TENTATIVE', 'TENTATIVE', 'CANCELLED']);
  });

  it('says of times that the school has proposed what to do', () => {
    const { content } = visitCalendar({ ...visit, sequence: 1, isProposed: true });
    expect(propertyValues(content, 'SUMMARY')[0]).toContain('(1º horário proposto)');
    expect(propertyValues(content, 'DESCRIPTION')[0]).toContain('aceite um deles pelo link da mensagem');
    expect(propertyValues(content, 'STATUS')).toEqual(['TENTATIVE', 'TENTATIVE']);
  });

  it('cancels every event', () => {
    const { method, content } = visitCalendar({ ...visit, sequence: 2, isCancelled: true });
    expect(method).toBe('CANCEL');
    expect(propertyValues(content, 'METHOD')).toEqual(['CANCEL']);
    expect(propertyValues(content, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED']);
  });
});
