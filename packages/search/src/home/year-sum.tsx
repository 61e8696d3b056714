import { Card } from '@melhor-escola/ui/card';

/** The sum a family does on paper, with round figures: twelve months, half the fee. */
const lines = [
  { term: 'Mensalidade', amount: 'R$ 1.000' },
  { term: 'Bolsa de 50%', amount: '− R$ 500' },
] as const;

/**
 * What a scholarship is, as a sum on a sheet beside the search. Where there is no room beside it, it is left out: the
 * search comes first, and each offer shows its own sum.
 */
export function YearSum() {
  return (
    <Card as="figure" aria-labelledby="exemplo" className="hidden rotate-1 self-center lg:block">
      <figcaption id="exemplo" className="mb-2 text-small text-ink-soft">
        Uma bolsa, na ponta do lápis
      </figcaption>
      <dl className="tabular-nums">
        {lines.map(({ term, amount }) => (
          <div key={term} className="flex justify-between gap-6 border-b border-cover-line py-2">
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 border-b-2 border-ink py-2">
          <dt className="font-semibold">Você paga</dt>
          <dd>
            <strong className="text-figure font-bold text-price">R$ 500</strong>
            <span className="text-small"> por mês</span>
          </dd>
        </div>
        <div className="flex justify-between gap-6 pt-3">
          <dt>Economia no ano</dt>
          <dd>
            <mark className="highlight font-semibold">R$ 6.000</mark>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
