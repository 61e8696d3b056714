import { Card } from '@melhor-escola/ui/card';

/** Example with round figures: half the monthly fee. */
const exampleLines = [
  { term: 'Mensalidade', amount: 'R$ 1.000' },
  { term: 'Bolsa de 50%', amount: '− R$ 500' },
] as const;

/**
 * Explains a scholarship as a sum on a sheet of paper beside the search. Hidden if there is no space beside the search,
 * which has priority; each offer shows its own sum.
 */
export function YearSum() {
  return (
    <Card as="figure" aria-labelledby="exemplo" className="rotate-1">
      <figcaption id="exemplo" className="mb-2 text-small text-ink-soft">
        Uma bolsa, na ponta do lápis
      </figcaption>
      <dl className="tabular">
        {exampleLines.map(({ term, amount }) => (
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
