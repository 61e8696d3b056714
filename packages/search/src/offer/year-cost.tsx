import { formatWholeBRL } from '@melhor-escola/domain/money';
import type { OfferPrice } from './offer.ts';

/** What a school year costs, with and without the scholarship: enrolment and twelve instalments (Lei 9.870/1999). */
export function YearCost({ price }: { price: OfferPrice }) {
  const enrollment = price.enrollment > 0 ? formatWholeBRL(price.enrollment) : undefined;
  return (
    <div className="border-t border-hairline pt-3 text-small tabular-nums sm:col-span-2">
      <p>
        Custo do ano: <strong className="text-price">{formatWholeBRL(price.annual)}</strong> com a bolsa
        {price.annualInFull > price.annual && <>, {formatWholeBRL(price.annualInFull)} sem ela</>}
      </p>
      <p className="text-ink-soft">
        {enrollment ? `Matrícula de ${enrollment} + 12 mensalidades.` : 'São 12 mensalidades, sem matrícula.'}
      </p>
    </div>
  );
}
