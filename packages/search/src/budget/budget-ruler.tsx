import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { useHydrated } from '@melhor-escola/ui/hooks';
import { useSyncExternalStore } from 'react';
import { useSearchPorts } from '../ports.tsx';

const notSetOnServer = () => 0;
const none = () => () => {};

/** What the family can pay a month, in centavos; 0 if it is not set, on a server and during hydration. */
export function useBudget(): Centavos {
  const { budget } = useSearchPorts();
  return useSyncExternalStore(budget?.subscribe ?? none, budget?.current ?? notSetOnServer, notSetOnServer);
}

export interface BudgetRulerProps {
  /** The monthly fee that it follows. */
  monthly: Centavos;
  className?: string | undefined;
}

/**
 * A thin ruler below a price: how much of the family's budget it takes, and in words what remains. Renders nothing until that is set; in the
 * server's HTML the space for it, which counts on a device that has a budget.
 */
export function BudgetRuler({ monthly, className = '' }: BudgetRulerProps) {
  const budget = useBudget();
  const isHydrated = useHydrated();
  if (budget === 0) return isHydrated ? null : <span className={`search-budget-space ${className}`} />;
  const fits = spareBudget(budget, monthly) >= 0;
  return (
    <span data-part="budget" className={`block text-extra-small ${className}`}>
      <span aria-hidden="true" className="block h-1 overflow-clip rounded-full bg-hairline print:hidden">
        <span
          className={`block h-full ${fits ? 'bg-confirm' : 'bg-danger'}`}
          style={{ inlineSize: `${Math.min(100, Math.round((100 * monthly) / budget))}%` }}
        />
      </span>
      <span className={fits ? 'text-confirm' : 'text-danger'}>{describeBudget(budget, monthly)}</span>
    </span>
  );
}

/** 'cabe, sobram R$ 38', 'cabe justo' or 'passa R$ 112'. The fee counts as displayed: rounded up to whole reais. */
export function describeBudget(budget: Centavos, monthly: Centavos): string {
  const spare = spareBudget(budget, monthly);
  if (spare === 0) return 'cabe justo';
  if (spare < 0) return `passa ${formatWholeBRL(-spare)}`;
  return `cabe, ${spare === 100 ? 'sobra' : 'sobram'} ${formatWholeBRL(spare)}`;
}

/** What remains of the budget, in centavos; negative if the fee exceeds it. */
function spareBudget(budget: Centavos, monthly: Centavos): Centavos {
  return budget - 100 * Math.ceil(monthly / 100);
}
