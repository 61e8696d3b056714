import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import type { EarlierPrice, SchoolOffer } from '../../offer/offer.ts';

/** What the offer cost in the last twelve months, if its fee changed: the latest as a sentence, older ones in a list. */
export function EarlierPrices({ offer }: { offer: Pick<SchoolOffer, 'earlierPrices' | 'price'> }) {
  const [latest, ...older] = offer.earlierPrices;
  if (!latest) return null;
  return (
    <div className="text-ink-soft">
      <p>{`Até ${formatIsoDay(latest.until)} era ${costOf(latest, offer.price.monthlyInFull)}.`}</p>
      {older.length > 0 && (
        <details>
          <summary className="py-1">Preços antes disso</summary>
          <ul className="tabular">
            {older.map((earlier) => (
              <li key={earlier.until + String(earlier.monthly)}>
                {`Até ${formatIsoDay(earlier.until)}: ${costOf(earlier, offer.price.monthlyInFull)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** 'R$ 980 por mês com a bolsa (R$ 1.960 sem ela)': the full fee only if it changed too. */
function costOf({ monthly, monthlyInFull }: EarlierPrice, current: number): string {
  const full = monthlyInFull === current ? '' : ` (${formatWholeBRL(monthlyInFull)} sem ela)`;
  return `${formatWholeBRL(monthly)} por mês com a bolsa${full}`;
}
