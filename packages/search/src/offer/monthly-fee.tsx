import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';

export interface MonthlyFeeProps {
  /** Monthly fee with the scholarship. */
  monthly: Centavos;
  /** Of the amount. */
  className?: string | undefined;
  /** Whether it follows other words, such as {@link offersLead}. */
  isInSentence?: boolean | undefined;
}

/** 'R$ 980 por mês', or 'Sem mensalidade' with a full scholarship. Renders text. */
export function MonthlyFee({ monthly, className, isInSentence = false }: MonthlyFeeProps) {
  if (monthly === 0) {
    return <strong className={className}>{isInSentence ? 'sem mensalidade' : 'Sem mensalidade'}</strong>;
  }
  return (
    <>
      <strong className={className}>{formatWholeBRL(monthly)}</strong> por mês
    </>
  );
}

/** What precedes the lowest fee of some offers: '3 bolsas a partir de', '1 bolsa por', '3 bolsas, também' (sem mensalidade). */
export function offersLead(count: number, lowest: Centavos): string {
  const offers = pluralize(count, 'bolsa', 'bolsas');
  if (lowest === 0) return count === 1 ? offers : `${offers}, também`;
  return `${offers} ${count === 1 ? 'por' : 'a partir de'}`;
}
