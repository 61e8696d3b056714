import { formatShortBRL } from '@melhor-escola/domain/money';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Input } from '@melhor-escola/ui/input';
import { priceBounds } from './facets.ts';
import type { FilterProps } from './filter-fields.tsx';
import { orderedRange, readReais, type PriceRange } from './price-range.ts';
import { useDraftText } from './use-draft-text.ts';

/** What a family can pay a month with the scholarship: two amounts in whole reais, either of which may be left open. */
export function PriceFilter({ search, facets, change }: FilterProps) {
  const bounds = priceBounds(facets);
  const { priceMin, priceMax } = search;
  const commit = (part: PriceRange) => {
    const next = orderedRange({ priceMin, priceMax, ...part });
    if (next.priceMin !== priceMin || next.priceMax !== priceMax) change(next);
  };
  return (
    <Fieldset
      legend="Mensalidade com a bolsa"
      hint={bounds && `De ${formatShortBRL(bounds.low)} a ${formatShortBRL(bounds.high)} nesta busca`}
    >
      <div className="grid grid-cols-2 gap-3">
        <PriceInput
          label="Mínimo"
          name="priceMin"
          amount={priceMin}
          onCommit={(amount) => commit({ priceMin: amount })}
        />
        <PriceInput
          label="Máximo"
          name="priceMax"
          amount={priceMax}
          onCommit={(amount) => commit({ priceMax: amount })}
        />
      </div>
    </Fieldset>
  );
}

interface PriceInputProps {
  label: string;
  name: string;
  amount: number | undefined;
  onCommit: (amount: number | undefined) => void;
}

/** Takes an amount when the field is left or its form is sent, not at each figure typed. */
function PriceInput({ label, name, amount, onCommit }: PriceInputProps) {
  const [text, setText] = useDraftText(amount?.toString() ?? '');
  return (
    <Input
      label={label}
      name={name}
      inputMode="numeric"
      leading="R$"
      autoComplete="off"
      value={text}
      onValueChange={setText}
      onBlur={() => onCommit(readReais(text))}
    />
  );
}
