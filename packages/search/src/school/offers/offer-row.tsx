import { formatIsoDay } from '@melhor-escola/domain/date';
import { describeExtras, describeYear } from '@melhor-escola/domain/extras-text';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { priceSum } from '@melhor-escola/domain/price-sum';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { Icon } from '@melhor-escola/ui/icon';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import { nonBreaking } from '../../format.ts';
import { MonthlyFee } from '../../offer/monthly-fee.tsx';
import type { EarlierPrice, OfferPrice, SchoolOffer } from '../../offer/offer.ts';
import { heavyExtras, YearTotal } from '../../offer/year-total.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferOutlook } from './offer-outlook.tsx';
import { describeSeats, SchoolYear } from './seats-left.tsx';

export interface OfferRowProps {
  offer: SchoolOffer;
  /** Whether its sum is shown from the start, which the browser closes when another one is opened. */
  isOpen: boolean;
  /** Whether its line names the school year. */
  showsYear: boolean;
}

/**
 * One scholarship in a line: grade, shift, seats, the monthly fee and what a year saves. It opens the sum with its actions below,
 * one of the page at a time, also without JavaScript. Renders a `<li>`.
 */
export function OfferRow({ offer, isOpen, showsYear }: OfferRowProps) {
  const { grade, shift, year, price, seatsLeft } = offer;
  const sum = priceSum(price, 'whole');
  return (
    <li data-part="offer" className="print:break-inside-avoid">
      {/* Nothing can be opened on paper, so the sums of all are printed. */}
      <details name="bolsa" open={isOpen} className="print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-16 list-none items-center gap-2 rounded-card px-3 py-2 sm:px-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              <strong className="font-semibold">
                {`${nonBreaking(grade.name)} · ${shift.name}${showsYear ? ` · ${year}` : ''}`}
              </strong>
              <span className="text-extra-small">
                <MonthlyFee monthly={price.monthly} className="text-medium text-price" />
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-extra-small">
              <span className={seatsLeft > 0 ? 'font-semibold text-confirm' : 'text-ink-soft'}>
                {describeSeats(seatsLeft)}
              </span>
              {seatsLeft > 0 && sum.saving && (
                <span className="highlight font-semibold">{`${sum.saving.amount} a menos no ano`}</span>
              )}
            </span>
            <BudgetRuler monthly={price.monthly} className="pt-1" />
          </span>
          <Icon
            as={ChevronDown}
            className="text-brand transition-transform print:hidden [[open]>summary>&]:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 px-3 pt-1 pb-4 sm:grid-cols-[1fr_18rem] sm:px-4">
          <div className="flex flex-col gap-3 sm:order-last">
            <PriceSum className="text-small" {...sum} />
            <OfferActions offer={offer} place="school-offers" />
          </div>
          <div className="flex flex-col gap-2 text-small">
            <YearSum price={price} />
            <EarlierPrices offer={offer} />
            <SchoolYear offer={offer} />
            <OfferOutlook offer={offer} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** The year with and without the scholarship, and what it consists of. */
function YearSum({ price }: { price: OfferPrice }) {
  const year = yearCost(price);
  const heavy = heavyExtras(price);
  return (
    <div>
      <p>
        <YearTotal year={year} />{' '}
        <span>{`com a bolsa${year.savings > 0 ? `, ${formatWholeBRL(year.totalInFull)} sem ela` : ''}`}</span>
      </p>
      {heavy && <p className="font-semibold">{heavy}</p>}
      <p className="text-ink-soft">{describeYear(price.enrollment, year, formatWholeBRL)}</p>
      <p className="text-ink-soft">{describeExtras(year, formatWholeBRL)}</p>
    </div>
  );
}

/** What the offer cost in the last twelve months, if its fee changed: the latest as a sentence, older ones in a list. */
function EarlierPrices({ offer }: { offer: Pick<SchoolOffer, 'earlierPrices' | 'price'> }) {
  const [latest, ...older] = offer.earlierPrices;
  if (!latest) return null;
  return (
    <div className="text-ink-soft">
      <p>{`Até ${formatIsoDay(latest.until)} era ${earlierCost(latest, offer.price.monthlyInFull)}.`}</p>
      {older.length > 0 && (
        <details>
          <summary className="py-1">Preços antes disso</summary>
          <ul className="tabular">
            {older.map((earlier) => (
              <li key={earlier.until + String(earlier.monthly)}>
                {`Até ${formatIsoDay(earlier.until)}: ${earlierCost(earlier, offer.price.monthlyInFull)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** 'R$ 980 por mês com a bolsa (R$ 1.960 sem ela)': the full fee only if it changed too. */
function earlierCost({ monthly, monthlyInFull }: EarlierPrice, current: number): string {
  const full = monthlyInFull === current ? '' : ` (${formatWholeBRL(monthlyInFull)} sem ela)`;
  return `${formatWholeBRL(monthly)} por mês com a bolsa${full}`;
}
