import { formatBRL, formatWholeBRL, wholeDiscount, type Centavos } from './money.ts';

/** The monthly fees that a sum is made of, in centavos. */
export interface PriceSumFees {
  /** Without the scholarship. */
  readonly monthlyInFull: Centavos;
  /** With it. */
  readonly monthly: Centavos;
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
 * @param amounts `whole` reais while browsing, `exact` when paying ({@link formatBRL} has the rule). In whole reais the fee and the
 *   price are rounded up as everywhere, and the scholarship is the difference of the two, so that the sum adds up as displayed; the
 *   saving of the year is rounded down.
 */
export function priceSum({ monthlyInFull, monthly }: PriceSumFees, amounts: 'whole' | 'exact'): PriceSum {
  const isExact = amounts === 'exact';
  const price = isExact ? formatBRL : formatWholeBRL;
  const saved = Math.max(0, monthlyInFull - monthly);
  const fee = { term: 'Mensalidade', amount: price(monthlyInFull) };
  const total = { term: 'Você paga por\u00A0mês', amount: monthly > 0 ? price(monthly) : 'Nada' };
  if (saved === 0) return { lines: [fee], total };
  const discount = wholeDiscount(monthlyInFull, monthly);
  const scholarship = isExact ? saved : inWholeReais(monthlyInFull) - inWholeReais(monthly);
  return {
    lines: [
      fee,
      { term: discount > 0 ? `Bolsa de ${discount}%` : 'Bolsa', amount: `−\u00A0${price(scholarship)}` },
    ],
    total,
    saving: {
      term: 'Economia no ano',
      amount: isExact ? formatBRL(12 * saved) : formatWholeBRL(12 * saved, 'saving'),
    },
  };
}

/** An amount in centavos, rounded up to whole reais. */
function inWholeReais(amount: Centavos): Centavos {
  return 100 * Math.ceil(amount / 100);
}
