import { withDiscount, type Centavos } from '@melhor-escola/domain/money';
import type { DemoOffer } from './demo-offers.ts';
import type { DemoSchool } from './demo-school.ts';
import { createRandom } from '../random.ts';

/** An earlier price of a demonstration offer. */
export interface DemoPriceChange {
  /** Days before the data was loaded. */
  readonly daysAgo: number;
  readonly oldPrice: Centavos;
  readonly newPrice: Centavos;
  readonly oldMonthlyFee: Centavos;
  readonly newMonthlyFee: Centavos;
}

/** Share of offers whose fee changed in the last year. */
const withChanges = 0.08;

/** The changes of an offer's fee, oldest first; none for most offers. The first offer of a city's first school has some. */
export function makeDemoPriceChanges(
  { key, rank }: DemoSchool,
  offer: DemoOffer,
  isFirst: boolean,
): readonly DemoPriceChange[] {
  const random = createRandom(`prices ${key} ${offer.externalId}`);
  if (!random.chance(withChanges) && !(rank === 0 && isFirst)) return [];
  const changes: DemoPriceChange[] = [];
  let { monthlyFee, price } = offer;
  let daysAgo = random.whole(15, 120);
  for (let count = random.weighted(counts); count > 0; count -= 1) {
    const oldMonthlyFee = Math.round((monthlyFee * random.pick(shares)) / 100_000) * 1_000;
    const oldPrice = withDiscount(oldMonthlyFee, offer.discountPercentage);
    if (oldMonthlyFee === monthlyFee) break;
    changes.unshift({ daysAgo, oldPrice, newPrice: price, oldMonthlyFee, newMonthlyFee: monthlyFee });
    [monthlyFee, price] = [oldMonthlyFee, oldPrice];
    daysAgo += random.whole(60, 180);
  }
  return changes;
}

const counts: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 1],
];

/** The earlier fee in percent of the later one. */
const shares = [88, 92, 95, 108, 112, 120];
