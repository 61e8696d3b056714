import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { forTheGrade, ofTheGrade, type Grade } from '@melhor-escola/domain/stage';

export interface MonthlyFeeProps {
  /** Monthly fee with the scholarship. */
  monthly: Centavos;
  /** The class of the amount. */
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

/** What precedes a school's lowest fee until a grade is chosen. */
export const cheapestLead = 'Bolsa mais barata:';

/**
 * What precedes the lowest fee of a school's offers: '3 bolsas. Bolsa mais barata:', '1 bolsa:'; with a grade '3 bolsas para o 6º ano. A
 * mais barata:', or without their number 'Bolsa mais barata do 6º ano:'.
 */
export function offersLead(count: number | undefined, grade?: Grade): string {
  if (count === undefined) return grade ? `Bolsa mais barata ${ofTheGrade(grade)}:` : cheapestLead;
  const offers = [pluralize(count, 'bolsa', 'bolsas'), grade && forTheGrade(grade)].filter(Boolean).join(' ');
  if (count === 1) return `${offers}:`;
  return `${offers}. ${grade ? 'A mais barata:' : cheapestLead}`;
}
