import { formatShortBRL } from '@melhor-escola/domain/money';
import { discountOf, yearOf, type ReservableOffer } from './reservable-offer.ts';

/** What an offer costs and saves: the largest figure is the one that is paid each month. */
export function OfferMoney({ offer }: { offer: ReservableOffer }) {
  const discount = discountOf(offer);
  const { savings } = yearOf(offer);
  return (
    <div className="flex flex-col gap-1 tabular-nums">
      <p>
        <strong className="text-figure font-bold text-price">{formatShortBRL(offer.monthly)}</strong>
        <span className="text-small"> por mês</span>
        <span className="sr-only"> com a bolsa</span>
      </p>
      {offer.monthlyInFull > offer.monthly && (
        <p className="text-small text-ink-soft">
          <span className="sr-only">Sem a bolsa: </span>
          <s>{formatShortBRL(offer.monthlyInFull)}</s>
          {discount > 0 && ` · ${discount}% de desconto`}
        </p>
      )}
      {savings > 0 && (
        <p className="text-small font-semibold">
          <span className="highlight">Economia de {formatShortBRL(savings)} no ano</span>
        </p>
      )}
    </div>
  );
}
