import { formatBRL, formatWholeBRL, wholeDiscount, type Centavos } from './money.ts';
import { browsingFees } from './year-cost.ts';

/** The monthly fees that a sum is made of, in centavos. */
export interface PriceSumFees {
  /** Without the scholarship. */
  readonly monthlyInFull: Centavos;
  /** With it. */
  readonly monthly: Centavos;
  /** Percent, as the school states it; by default what follows from the fees, which must then be exact. */
  readonly discount?: number | undefined;
}

/** A term and its amount, as displayed: 'Bolsa de 50%', '− R$ 500'. The amount never wraps, nor does 'por mês'. */
export interface PriceLine {
  readonly term: string;
  readonly amount: string;
}

/** A scholarship as a sum: the same lines in the same order on pages, in mails and on share images. */
export interface PriceSum {
  /** The fee, then what the scholarship takes off; only the fee without a discount. */
  readonly lines: readonly PriceLine[];
  /** What is paid each month. */
  readonly total: PriceLine;
  /** Of twelve months; absent without a discount. */
  readonly saving?: PriceLine;
}

/**
 * The fee, less the scholarship, is what a family pays each month.
 *
 * @param amounts `whole` reais while browsing, `exact` when paying ({@link formatBRL} has the rule). Every line is derived from the
 *   fees as shown ({@link browsingFees}), so that the sum closes.
 */
export function priceSum(fees: PriceSumFees, amounts: 'whole' | 'exact'): PriceSum {
  const { monthly, monthlyInFull } = amounts === 'exact' ? fees : browsingFees({ ...fees, enrollment: 0 });
  const format = amounts === 'exact' ? formatBRL : formatWholeBRL;
  const saved = Math.max(0, monthlyInFull - monthly);
  const fee = { term: 'Mensalidade', amount: format(monthlyInFull) };
  const total = { term: 'Você paga por\u00A0mês', amount: monthly > 0 ? format(monthly) : 'Nada' };
  if (saved === 0) return { lines: [fee], total };
  const discount = Math.floor(fees.discount ?? wholeDiscount(fees.monthlyInFull, fees.monthly));
  return {
    lines: [
      fee,
      { term: discount > 0 ? `Bolsa de ${discount}%` : 'Bolsa', amount: `−\u00A0${format(saved)}` },
    ],
    total,
    saving: { term: 'Economia no ano', amount: format(12 * saved) },
  };
}
