import { shownAmount, shownAmounts } from '@melhor-escola/config/shown-amounts';
import { withDiscount } from '@melhor-escola/domain/money';
import { findGrade } from '@melhor-escola/domain/stage';
import { yearCost } from '@melhor-escola/domain/year-cost';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../../fixtures/offers.ts';
import { YearTotal } from '../../offer/year-total.tsx';
import { toSchoolOffer } from '../queries.ts';
import { OfferOutlook } from './offer-outlook.tsx';
import { PaymentMonths } from './payment-months.tsx';
import { StagePath } from './stage-path.tsx';

const anyOffer = fc
  .record({
    fee: fc.integer({ min: 5_000, max: 1_500_000 }),
    percent: fc.integer({ min: 1, max: 99 }),
    enrollment_fee: fc.oneof(fc.constant(0), fc.integer({ min: 5_000, max: 200_000 })),
    material: fc.option(fc.nat(300_000)),
    meals: fc.option(fc.nat(900_000)),
  })
  .map(({ fee, percent, enrollment_fee, material, meals }) =>
    toSchoolOffer(
      offerHit({
        monthly_fee: fee,
        discount_percentage: percent,
        monthly_fee_with_discount: withDiscount(fee, percent),
        enrollment_fee,
        extras: { material, uniform: 0, meals, transport: null },
      }),
    ),
  );

/** What can be opened below the sum of an offer. */
const titles = (changes: Parameters<typeof offerHit>[0]) =>
  parse(renderToString(<OfferOutlook offer={toSchoolOffer(offerHit(changes))} />))
    .querySelectorAll('details')
    .map(({ text }) => text);

describe('issue 64 beyond the month of a scholarship', () => {
  it('A6 the twelve squares add up to the cost of the year as shown, and so do the payments of each month', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const page = parse(renderToString(<PaymentMonths offer={offer} />));
        const year = shownAmount(renderToString(<YearTotal year={yearCost(offer.price)} />));
        const months = page.querySelectorAll('li').map(({ text }) => shownAmount(text));
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, amount) => sum + amount, 0)).toBe(year);
        expect(shownAmounts(page.querySelector('figcaption')?.text ?? '')).toEqual([
          Math.max(...months),
          year,
        ]);
        for (const { text } of page.querySelectorAll('dd')) {
          const sum = shownAmounts(text).reduce((all, amount) => all + amount, 0);
          expect(months).toContain(sum);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('says what the school does not disclose, and on what the months are based', () => {
    const html = renderToString(<PaymentMonths offer={toSchoolOffer(offerHit())} />);
    expect(html).toContain('sem extras (não divulgados)');
    expect(html).toContain('Os dias de vencimento são os do contrato com a escola.');
  });

  it('A6 the path begins with the fee as shown, and says where it ends and what loses it', () => {
    const grade = findGrade('6-ano');
    if (!grade) throw new Error('There is no 6º ano.');
    const html = renderToString(<StagePath grade={grade} year={2027} monthly={48_173} />);
    const [first, second] = parse(html).querySelectorAll('li');
    expect(shownAmounts(first?.text ?? '')).toEqual([48_200]);
    expect(shownAmounts(second?.text ?? '')).toEqual([48_200, 50_300, 53_100]);
    expect(html).toContain('A bolsa acaba no fim do 9º ano, em dezembro de 2030.');
    expect(html).toContain('A escola pode suspender o desconto');
  });

  it('opens nothing by itself, and offers only what there is', () => {
    expect(titles({})).toEqual(['Calendário do dinheiro', 'A bolsa até o fim da etapa']);
    expect(titles({ monthly_fee_with_discount: 170_000, discount_percentage: 0 })).toEqual([
      'Calendário do dinheiro',
    ]);
    const free = { monthly_fee_with_discount: 0, discount_percentage: 100, enrollment_fee: 0 };
    expect(titles(free)).toEqual(['A bolsa até o fim da etapa']);
  });
});
