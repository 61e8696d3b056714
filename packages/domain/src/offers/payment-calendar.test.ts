import { describe, expect, it } from 'vitest';
import { formatWholeBRL } from './money.ts';
import { paymentCalendar, type PaymentCalendar } from './payment-calendar.ts';
import { paymentYear } from './payment-year.ts';

const fees = { monthly: 85_000, monthlyInFull: 170_000, enrollment: 60_000 };

const calendar = (changes: Partial<PaymentCalendar> = {}) =>
  paymentCalendar(
    {
      key: 'bolsa-7',
      year: paymentYear(fees, 'whole'),
      schoolYear: 2027,
      school: 'Colégio Girassol, unidade do Centro',
      now: new Date('2026-11-30T12:00:00Z'),
      ...changes,
    },
    formatWholeBRL,
  );

/** Values of a property in order, unfolded (RFC 5545 §3.1). */
const values = (content: string, name: string) =>
  content
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1));

describe('issue 64 the payments of a year in one’s own calendar', () => {
  it('are twelve whole days, each the first of its month', () => {
    const content = calendar();
    expect(values(content, 'DTSTART')).toEqual(
      Array.from({ length: 12 }, (_, index) => `2027${String(index + 1).padStart(2, '0')}01`),
    );
    expect(content.match(/DTSTART;VALUE=DATE:/gu)).toHaveLength(12);
    expect(values(content, 'METHOD')).toEqual(['PUBLISH']);
    expect(values(content, 'SUMMARY').slice(0, 2)).toEqual([
      'Colégio Girassol\\, unidade do Centro: R$\u00A01.450',
      'Colégio Girassol\\, unidade do Centro: R$\u00A0850',
    ]);
    expect(values(content, 'DESCRIPTION')[0]).toContain(
      'matrícula de R$\u00A0600 e mensalidade de R$\u00A0850',
    );
  });

  it('keep their UIDs in every file, which no other offer has', () => {
    const uids = values(calendar(), 'UID');
    expect(uids[0]).toBe('pagamento-bolsa-7-2027-01@melhorescola.example');
    expect(new Set(uids).size).toBe(12);
    expect(values(calendar({ now: new Date('2026-12-05T12:00:00Z') }), 'UID')).toEqual(uids);
    const other = values(calendar({ key: 'bolsa-8' }), 'UID');
    expect(other.filter((uid) => uids.includes(uid))).toEqual([]);
  });

  it('ask in January for what the reservation has not paid', () => {
    expect(values(calendar({ paid: 'enrollment' }), 'SUMMARY')[0]).toContain('R$\u00A0850');
    const withoutEnrollment = paymentYear({ ...fees, enrollment: 0 }, 'whole');
    const rest = calendar({ year: withoutEnrollment, paid: 'installment' });
    expect(values(rest, 'DTSTART')[0]).toBe('20270201');
    expect(values(rest, 'DTSTART')).toHaveLength(11);
  });

  it('have lines of at most 75 octets with CRLF', () => {
    const content = calendar();
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
