import { describe, expect, it } from 'vitest';
import { refundRule } from './refund-rule.ts';
import { refusalReasons, refusalRefund, refusalText } from './refusal.ts';

// Both in Brasília: shortly before midnight on 2 March, and at noon.
const paidAt = new Date('2026-03-03T02:30:00Z');
const noon = (day: number) => new Date(Date.UTC(2026, 2, day, 15));

describe('the refund of a refused order', () => {
  it.each(refusalReasons.filter(({ slug }) => slug !== 'family'))(
    'EN-09 is full, however late, when the school refuses: $slug',
    ({ slug: reason }) => {
      const refused = { reason, paidAt, refusedAt: noon(30) };
      expect(refusalRefund(refused)).toBe('full');
      expect(refusalText(refused).title).toContain('recusou');
      expect(refusalText(refused).money).toContain('todo o valor');
    },
  );

  it.each([
    [2, 'full'],
    [9, 'full'],
    [10, 'contract'],
    [30, 'contract'],
  ] as const)(
    'EN-09 of a family that withdraws goes by the date of its payment: %i March is %s',
    (day, refund) => {
      expect(refusalRefund({ reason: 'family', paidAt, refusedAt: noon(day) })).toBe(refund);
    },
  );

  it('EN-09 a family that withdraws late reads the rule and its date, and no promise, nor that the school refused', () => {
    const { title, lead, money } = refusalText({ reason: 'family', paidAt, refusedAt: noon(10) });
    expect(money).toBe(`${refundRule} Você pagou em 02/03/2026.`);
    expect(`${title} ${lead} ${money}`).not.toMatch(/recus|todo o valor/);
  });

  it.each(['family', 'no-seat'])('EN-09 is none without a payment: %s', (reason) => {
    const refused = { reason, paidAt: undefined, refusedAt: noon(2) };
    expect(refusalRefund(refused)).toBe('none');
    expect(refusalText(refused).money).toBe('Não há nada a pagar.');
  });
});
