import { expect, it } from 'vitest';
import { ordersRefetchInterval, statusLabels, stepsAhead } from './order-status.tsx';

it('EN-09 every status has a label, and every step a different one', () => {
  const all = Object.values(statusLabels);
  expect(all.map(({ name }) => name)).toEqual([
    'Aguardando pagamento',
    'Aguardando pagamento',
    'Paga',
    'Confirmada',
    'Matrícula confirmada',
    'Cancelada',
    'Vencida',
  ]);
  expect(new Set(all.map(({ step }) => step)).size).toBe(all.length);
});

it('EN-09 the steps ahead of an order end with the enrollment', () => {
  expect(stepsAhead('awaiting_payment')).toEqual(['paid', 'enrolled']);
  for (const secured of ['paid', 'confirmed'] as const) expect(stepsAhead(secured)).toEqual(['enrolled']);
  for (const over of ['enrolled', 'cancelled', 'expired'] as const) expect(stepsAhead(over)).toEqual([]);
});

it('polls only while an order waits for payment', () => {
  expect(ordersRefetchInterval([{ status: 'paid' }, { status: 'initiated' }])).toBe(15_000);
  expect(ordersRefetchInterval([{ status: 'paid' }, { status: 'expired' }])).toBe(false);
  expect(ordersRefetchInterval([])).toBe(false);
});
