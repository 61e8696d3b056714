import { priceSum } from '@melhor-escola/domain/price-sum';
import { Card } from '@melhor-escola/ui/card';
import { PriceSum } from '@melhor-escola/ui/price-sum';

/** Example with round figures, in centavos: half the monthly fee. */
const example = priceSum({ monthlyInFull: 100_000, monthly: 50_000 }, 'whole');

/**
 * Explains a scholarship as a sum on a sheet of paper, beside the search or, where there is no space for it, below.
 */
export function YearSum() {
  return (
    <Card as="figure" aria-labelledby="exemplo" className="rotate-1">
      <figcaption id="exemplo" className="mb-2 text-small text-ink-soft">
        Uma bolsa, na ponta do lápis
      </figcaption>
      <PriceSum {...example} />
    </Card>
  );
}
