import { formatShortBRL } from '@melhor-escola/domain/money';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Input } from '@melhor-escola/ui/input';
import { priceBounds } from './facets.ts';
import type { FilterProps, TypedFilterProps } from './filter-fields.tsx';
import { orderedRange, readReais, type PriceRange } from './price-range.ts';
import { useDraftText } from './use-draft-text.ts';

/** What a family can pay a month with the scholarship: two amounts in whole reais, either of which may be left open. */
export function PriceFilter({ search, facets, change, live }: FilterProps & TypedFilterProps) {
  const bounds = priceBounds(facets);
  const { priceMin, priceMax } = search;
  const commit = (part: PriceRange) => {
    // At each letter the ends may be the wrong way round for a while.
    const range = { priceMin, priceMax, ...part };
    const next = live ? range : orderedRange(range);
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
          live={live}
          onCommit={(amount) => commit({ priceMin: amount })}
        />
        <PriceInput
          label="Máximo"
          name="priceMax"
          amount={priceMax}
          live={live}
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
  live: boolean;
  onCommit: (amount: number | undefined) => void;
}

function PriceInput({ label, name, amount, live, onCommit }: PriceInputProps) {
  const [text, setText] = useDraftText(amount?.toString() ?? '', settledText);
  return (
    <Input
      label={label}
      name={name}
      inputMode="numeric"
      leading="R$"
      autoComplete="off"
      value={text}
      onValueChange={(typed) => {
        setText(typed);
        if (live) onCommit(readReais(typed));
      }}
      onBlur={() => onCommit(readReais(text))}
    />
  );
}

function settledText(typed: string): string {
  return readReais(typed)?.toString() ?? '';
}
