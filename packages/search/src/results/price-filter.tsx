import { formatShortBRL } from '@melhor-escola/domain/money';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Input } from '@melhor-escola/ui/input';
import { priceBounds } from './facets.ts';
import type { FilterProps } from './filter-fields.tsx';
import { useDraftText } from './use-draft-text.ts';

/** What a family can pay a month with the scholarship: two amounts in whole reais, either of which may be left open. */
export function PriceFilter({ search, facets, change }: FilterProps) {
  const bounds = priceBounds(facets);
  const { priceMin, priceMax } = search;
  const commit = (part: { priceMin?: number | undefined } | { priceMax?: number | undefined }) => {
    const next = inOrder({ priceMin, priceMax, ...part });
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

/** '1.500' or 'R$ 1500,90' → 1500: whole reais within what a search takes; `undefined` for a text without figures. */
export function readReais(text: string): number | undefined {
  const figures = text.replace(/,.*$/u, '').replaceAll(/\D/g, '');
  if (figures === '') return undefined;
  return Math.min(searchDefaults.priceMax, Math.max(searchDefaults.priceMin, Number(figures)));
}

/** Amounts typed the wrong way round are meant the right way round. An end at its limit is open. */
function inOrder({ priceMin, priceMax }: { priceMin?: number | undefined; priceMax?: number | undefined }) {
  const isReversed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  const [low, high] = isReversed ? [priceMax, priceMin] : [priceMin, priceMax];
  return {
    priceMin: low === searchDefaults.priceMin ? undefined : low,
    priceMax: high === searchDefaults.priceMax ? undefined : high,
  };
}
