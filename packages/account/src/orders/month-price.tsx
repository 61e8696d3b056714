import type { Order } from '@melhor-escola/api-client/owner';
import { formatShortBRL } from '@melhor-escola/domain/money';

/** What a month costs with the scholarship, and would without it: as it was on the day of the reservation. */
export function MonthPrice({ offer }: { offer: Order['offer'] }) {
  return (
    <div className="flex flex-col gap-1 tabular-nums">
      <p>
        <strong className="text-figure font-bold text-price">
          {formatShortBRL(offer.monthlyFeeWithDiscount)}
        </strong>
        <span className="text-small"> por mês</span>
        <span className="sr-only"> com a bolsa</span>
      </p>
      {offer.monthlyFee > offer.monthlyFeeWithDiscount && (
        <p className="text-small text-ink-soft">
          <span className="sr-only">Sem a bolsa: </span>
          <s>{formatShortBRL(offer.monthlyFee)}</s> ·{' '}
          <span className="whitespace-nowrap">{Math.floor(offer.discountPercentage)}% de desconto</span>
        </p>
      )}
    </div>
  );
}
