import { shownAmount, shownAmounts } from '@melhor-escola/config/shown-amounts';
import { withDiscount } from '@melhor-escola/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureNow, orderWithStatus } from '../fixtures/orders.ts';
import { girassol, girassolOffer } from '../fixtures/reservable-school.ts';
import { renderScreen } from '../fixtures/render.tsx';
import { orderQuery } from '../order/queries.ts';
import { OrderScreen } from '../order/screen.tsx';
import { voucherFile } from '../order/voucher-file.ts';
import { ReservationProvider } from '../reservation/context.tsx';
import { OfferSummary } from '../reservation/offer/offer-summary.tsx';
import { ConfirmStep } from '../reservation/steps/confirm-step.tsx';

/** Fees to the centavo, within the bounds of `offer-rules`, with a discount that can be seen. */
const anyFees = fc
  .record({
    monthlyInFull: fc.integer({ min: 5_000, max: 1_500_000 }),
    percent: fc.integer({ min: 1, max: 99 }),
    enrollment: fc.integer({ min: 5_000, max: 200_000 }),
    material: fc.integer({ min: 1, max: 300_000 }),
  })
  .map(({ percent, ...fees }) => ({ ...fees, monthly: withDiscount(fees.monthlyInFull, percent) }));

type Fees = typeof anyFees extends fc.Arbitrary<infer Value> ? Value : never;

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');

/** The amount that follows these words, in centavos. */
const after = (words: string, text: string): number =>
  shownAmount(new RegExp(`${words}\\D*?[−-]? ?R\\$ [\\d.]+,\\d\\d`).exec(text)?.[0] ?? '');

/** By how much fee, scholarship, price and saving of a sum are off: 0 and 0 if they add up. */
function monthGaps(text: string): readonly [month: number, saving: number] {
  const fee = after('Mensalidade', text);
  const monthly = after('Por mês', text);
  return [
    fee + after('Bolsa de \\d+%', text) - monthly,
    after('Economia no ano', text) - 12 * (fee - monthly),
  ];
}

/** By how much the year is off from what it is said to consist of, with and without the scholarship: 0 and 0 if it adds up. */
function yearGaps(text: string): readonly [year: number, inFull: number] {
  const year = after('Ano com a bolsa', text);
  const consists = 12 * after('Por mês', text) + after('Matrícula', text) + after('Material', text);
  return [year - consists, after('Ano sem a bolsa', text) - year - after('Economia no ano', text)];
}

const order = ({ monthly, monthlyInFull, enrollment, material }: Fees) => {
  const paid = orderWithStatus('initiated');
  const extras = { material, uniform: 0, meals: null, transport: null };
  const fees = { monthlyFee: monthlyInFull, monthlyFeeWithDiscount: monthly, enrollmentFee: enrollment };
  return { ...paid, offer: { ...paid.offer, ...fees, extras } };
};

const offer = ({ material, ...fees }: Fees) => girassolOffer({ ...fees, extras: { material } });

describe('A6 EN-08 every sum closes to the centavo', () => {
  it('of an order', async () => {
    await fc.assert(
      fc.asyncProperty(anyFees, async (fees) => {
        const reserved = order(fees);
        const code = reserved.internalTransactionCode;
        const text = plain(
          await renderScreen(<OrderScreen code={code} />, (queryClient, api) => {
            queryClient.setQueryData(orderQuery(api, code).queryKey, reserved, { updatedAt: fixtureNow });
          }),
        );
        const prices = text.slice(text.indexOf('Quanto custa'));
        expect(monthGaps(prices)).toEqual([0, 0]);
        expect(yearGaps(prices)).toEqual([0, 0]);
      }),
      { numRuns: 15 },
    );
  });

  it('of a voucher', () => {
    fc.assert(
      fc.property(anyFees, (fees) => {
        const file = plain(voucherFile(order(fees)));
        expect(monthGaps(file.slice(file.indexOf('Mensalidade')))).toEqual([0, 0]);
        const [, months = ''] = /<ol>(.*?)<\/ol>/u.exec(voucherFile(order(fees))) ?? [];
        const sum = shownAmounts(months).reduce((all, amount) => all + amount, 0);
        expect(sum).toBe(12 * fees.monthly + fees.enrollment + fees.material);
      }),
      { numRuns: 15 },
    );
  });

  it('of the last step of a reservation, and of the scholarship beside it', async () => {
    await fc.assert(
      fc.asyncProperty(anyFees, async (fees) => {
        const school = { ...girassol, offers: [offer(fees)] };
        const step = plain(
          await renderScreen(
            <ReservationProvider school={school} offerId={7} stage="confirmation">
              <ConfirmStep userId={1} />
            </ReservationProvider>,
            () => undefined,
          ),
        );
        const costs = step.slice(step.indexOf('Os valores'));
        expect(monthGaps(costs)).toEqual([0, 0]);
        expect(yearGaps(costs)).toEqual([0, 0]);

        const beside = plain(
          await renderScreen(<OfferSummary school={school} offer={offer(fees)} />, () => undefined),
        );
        const [monthly = 0, inFull = 0, savings, year = 0, yearInFull] = shownAmounts(beside);
        expect(savings).toBe(12 * (inFull - monthly));
        expect(yearInFull).toBe(year + 12 * (inFull - monthly));
        expect(year).toBe(12 * monthly + after('Matrícula de', beside) + after('Material', beside));
      }),
      { numRuns: 15 },
    );
  });
});
