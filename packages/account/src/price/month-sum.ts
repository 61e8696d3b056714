import { priceSum, type PriceSum, type PriceSumFees } from '@melhor-escola/domain/price-sum';

/**
 * The sum of a month with centavos, as everywhere but for the name of its total, which fits on one line beside the amount on a
 * phone. The `saving` is one of the year: beside amounts of the year it stands with them, so that what is paid comes last.
 */
export function monthSum(fees: PriceSumFees): PriceSum {
  const sum = priceSum(fees, 'exact');
  return { ...sum, total: { ...sum.total, term: 'Por mês' } };
}
