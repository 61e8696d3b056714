'use client';

import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Button } from '@melhor-escola/ui/button';
import { lazyPart } from '@melhor-escola/ui/hooks';
import Ruler from 'lucide-react/icons/ruler';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { useBudget } from './budget-ruler.tsx';

const storedOnServer = () => true;
const none = () => () => {};

const BudgetForm = lazyPart(async () => (await import('./budget-form.tsx')).BudgetForm);

/**
 * Sets once what the family can pay a month; then a `BudgetRuler` follows every price. Its form is loaded with the first press. Hidden
 * without JavaScript. Renders a `<button>` or, in its place, a `<form>`.
 */
export function BudgetSetting() {
  const { budget: store } = useSearchPorts();
  const budget = useBudget();
  const isStored = useSyncExternalStore(
    store?.subscribe ?? none,
    store?.isStored ?? storedOnServer,
    storedOnServer,
  );
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  if (!store) return null;
  const button = (
    <Button
      // The form's focus goes back to what opened it.
      ref={(element) => {
        if (element && wasOpen.current) element.focus();
        wasOpen.current = false;
      }}
      variant="quiet"
      icon={Ruler}
      className="search-budget-setting max-w-full whitespace-normal noscript:hidden print:hidden"
      onClick={() => setIsOpen(true)}
    >
      {budget === 0
        ? 'Quanto cabe no mês?'
        : // About as long as the other label: the button comes with hydration, and must not wrap for it.
          `Mudar a régua de ${formatWholeBRL(budget)}${isStored ? '' : ', só por agora'}`}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <BudgetForm
      fallback={button}
      budget={budget}
      isStored={isStored}
      onSet={(next) => {
        store.replace(next);
        wasOpen.current = true;
        setIsOpen(false);
      }}
    />
  );
}
