import { Icon } from '@melhor-escola/ui/icon';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import type { ComparedValue } from './fact.ts';

export interface ValueProps {
  value: ComparedValue;
  /** Whether a phone, too, marks it if it is the lowest amount. */
  isMarkedOnPhone: boolean;
}

/** A value of the comparison: text, an amount, or a tick. */
export function Value({ value, isMarkedOnPhone: isMarked }: ValueProps) {
  switch (value.kind) {
    case 'money':
      return (
        <>
          <strong className="font-semibold tabular">
            {value.best ? (
              <span className={`highlight -mx-1 ${isMarked ? '' : 'max-sm:bg-paper max-sm:text-ink-soft'}`}>
                <Amount text={value.text} />
                <span className="sr-only"> (o menor)</span>
              </span>
            ) : (
              <Amount text={value.text} />
            )}
            {value.note !== undefined && (
              <span className="block text-extra-small font-normal text-ink-soft">{value.note}</span>
            )}
          </strong>
          {value.isMonthly && <BudgetRuler monthly={value.amount} />}
        </>
      );
    case 'yes':
      return (
        <span className="flex items-center gap-1 text-confirm">
          <Icon as={Check} size="small" className="print:hidden" />
          Sim
        </span>
      );
    case 'no':
      return (
        <span className="flex items-center gap-1 text-ink-soft">
          <Icon as={Minus} size="small" className="print:hidden" />
          Não
        </span>
      );
    case 'undisclosed':
      return <span className="text-ink-soft">não divulgado</span>;
    case 'none':
      return (
        <span className="text-ink-soft">
          <span aria-hidden="true">–</span>
          <span className="sr-only">sem bolsa</span>
        </span>
      );
    default:
      return value.text;
  }
}

/**
 * 'R$ 1.709,93' on one line; without 'R$' on a phone, where the row's name has the unit. A phrase in its place, such as
 * 'Não é cobrada', wraps.
 */
function Amount({ text }: { text: string }) {
  const number = /^R\$\s(.+)$/u.exec(text)?.[1];
  if (number === undefined) return text;
  return (
    <span className="whitespace-nowrap">
      <span className="max-sm:sr-only">R$&nbsp;</span>
      {number}
    </span>
  );
}
