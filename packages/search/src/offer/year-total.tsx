import { formatWholeBRL } from '@melhor-escola/domain/money';
import { yearCost, type YearCost, type YearFees } from '@melhor-escola/domain/year-cost';

/** 'Custo do ano: R$ 25.250', the second figure of an offer after the monthly fee. Renders text. */
export function YearTotal({ year }: { year: YearCost }) {
  return (
    <>
      Custo do ano:{' '}
      <strong className="text-medium font-semibold text-ink">{formatWholeBRL(year.total)}</strong>
    </>
  );
}

/**
 * What a low monthly fee hides: that the extras which the school declares cost more in a year than the twelve fees with the
 * scholarship. `undefined` if they do not, or if there is no fee to compare them with.
 */
export function heavyExtras(price: YearFees): string | undefined {
  const extras = yearCost(price).extras.reduce((sum, { amount }) => sum + amount, 0);
  return price.monthly > 0 && extras > 12 * price.monthly
    ? 'Os extras pesam mais que as mensalidades.'
    : undefined;
}
