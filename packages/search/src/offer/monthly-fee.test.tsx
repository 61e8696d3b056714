import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { MonthlyFee, offersLead } from './monthly-fee.tsx';

const text = (count: number, monthly: number): string =>
  `${offersLead(count, monthly)} ${renderToStaticMarkup(<MonthlyFee monthly={monthly} isInSentence />)}`
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

it.each([
  [1, 98_000, '1 bolsa por R$ 980 por mês'],
  [3, 98_000, '3 bolsas a partir de R$ 980 por mês'],
  [1, 0, '1 bolsa sem mensalidade'],
  [3, 0, '3 bolsas, também sem mensalidade'],
])('writes the lowest fee of %i offers, %i centavos, as %j', (count, monthly, expected) => {
  expect(text(count, monthly)).toBe(expected);
});

it('never shows a full scholarship as R$ 0', () => {
  expect(renderToStaticMarkup(<MonthlyFee monthly={0} />)).toBe('<strong>Sem mensalidade</strong>');
});
