import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findGrade, type GradeSlug } from '@melhor-escola/domain/stage';

import { MonthlyFee, offersLead } from './monthly-fee.tsx';

const text = (count: number | undefined, monthly: number, grade?: GradeSlug): string =>
  `${offersLead(count, grade && findGrade(grade))} ${renderToStaticMarkup(<MonthlyFee monthly={monthly} isInSentence />)}`
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

it.each([
  [1, 98_000, undefined, '1 bolsa: R$ 980 por mês'],
  [3, 98_000, undefined, '3 bolsas. Bolsa mais barata: R$ 980 por mês'],
  [3, 98_000, '6-ano', '3 bolsas para o 6º ano. A mais barata: R$ 980 por mês'],
  [1, 0, '1-serie', '1 bolsa para a 1ª série: sem mensalidade'],
  [3, 0, undefined, '3 bolsas. Bolsa mais barata: sem mensalidade'],
  // Their number is unknown.
  [undefined, 98_000, '6-ano', 'Bolsa mais barata do 6º ano: R$ 980 por mês'],
] as const)(
  'writes the lowest fee of %s offers, %i centavos, for %s as %j',
  (count, monthly, grade, expected) => {
    expect(text(count, monthly, grade)).toBe(expected);
  },
);

it('never shows a full scholarship as R$ 0', () => {
  expect(renderToStaticMarkup(<MonthlyFee monthly={0} />)).toBe('<strong>Sem mensalidade</strong>');
});
