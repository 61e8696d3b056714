import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { Button } from '@melhor-escola/ui/button';
import { NumberInput } from '@melhor-escola/ui/number-input';
import { useEffect, useRef, useState } from 'react';
import { isBudget, MAX_BUDGET } from './budget-store.ts';

export interface BudgetFormProps {
  /** The budget so far, in centavos; 0: not set. */
  budget: Centavos;
  /** Whether the browser stores it, or it lasts as long as the page. */
  isStored: boolean;
  /** Called with the new budget; 0 removes it. */
  onSet: (budget: Centavos) => void;
}

/** Asks what the family can pay a month, in whole reais. Renders a `<form>`. */
export function BudgetForm({ budget, isStored, onSet }: BudgetFormProps) {
  const [reais, setReais] = useState<number | null>(budget > 0 ? budget / 100 : null);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone: its place takes the focus.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      aria-label="Régua do orçamento"
      noValidate
      className="flex w-full max-w-prose flex-col gap-3 p-4 text-start print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const next = reais === null ? 0 : reais * 100;
        if (isBudget(next)) return onSet(next);
        setError(`Escreva um valor de ${formatWholeBRL(100)} a ${formatWholeBRL(MAX_BUDGET)}.`);
        field.current?.focus();
      }}
    >
      <NumberInput
        ref={field}
        label="Quanto a família pode pagar por mês?"
        hint={
          isStored
            ? 'Cada preço diz se cabe. O valor fica só neste aparelho.'
            : 'Cada preço diz se cabe. O seu navegador não guarda o valor: ele vale até você fechar ou recarregar a página.'
        }
        trailing="reais por mês"
        value={reais}
        error={error}
        onValueChange={(value) => {
          setReais(value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Usar a régua
        </Button>
        <Button variant="quiet" onClick={() => onSet(0)}>
          {budget > 0 ? 'Tirar a régua' : 'Agora não'}
        </Button>
      </div>
    </form>
  );
}
