import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Input } from '@melhor-escola/ui/input';
import { RangeSlider } from '@melhor-escola/ui/slider';
import { useState } from 'react';
import { priceBounds } from './facets.ts';
import type { FilterProps, TypedFilterProps } from './filter-fields.tsx';
import { orderedRange, readReais, type PriceRange } from './price-range.ts';
import { movedRange, type PriceScale, priceScale, rangeOnScale } from './price-scale.ts';
import { useDraftText } from './use-draft-text.ts';
import { useEarlyText } from './use-early-text.ts';

/**
 * What a family can pay a month with the scholarship: two amounts in whole reais, either of which may be left open. Found
 * by feeling on a slider, or typed; without scripts, typed alone.
 */
export function PriceFilter({ search, facets, change, live }: FilterProps & TypedFilterProps) {
  const bounds = priceBounds(facets);
  const scale = useLastScale(bounds);
  const [range, setRange] = useDraftRange(search);
  const commit = (part: PriceRange) =>
    change((latest) => {
      // At each letter the ends may be the wrong way round for a while.
      const whole = { priceMin: latest.priceMin, priceMax: latest.priceMax, ...part };
      const next = live ? whole : orderedRange(whole);
      const isSame = next.priceMin === latest.priceMin && next.priceMax === latest.priceMax;
      return isSame ? latest : { ...latest, ...next };
    });
  return (
    <Fieldset
      legend="Mensalidade com a bolsa"
      hint={bounds && `De ${formatWholeBRL(bounds.low)} a ${formatWholeBRL(bounds.high)} nesta busca`}
    >
      {scale && (
        <RangeSlider
          {...scale}
          value={rangeOnScale(range, scale)}
          format={(reais) => formatWholeBRL(reais * 100)}
          labels={{ minimum: 'Mensalidade mínima', maximum: 'Mensalidade máxima' }}
          onValueChange={(moved) => {
            const next = movedRange(range, moved, scale);
            if (live) commit(next);
            else setRange(next);
          }}
          onValueCommit={() => commit(range)}
          className="mb-2 noscript:hidden"
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <PriceInput
          label="Mínimo"
          name="priceMin"
          amount={range.priceMin}
          live={live}
          onCommit={(amount) => commit({ priceMin: amount })}
        />
        <PriceInput
          label="Máximo"
          name="priceMax"
          amount={range.priceMax}
          live={live}
          onCommit={(amount) => commit({ priceMax: amount })}
        />
      </div>
    </Fieldset>
  );
}

/** The scale of the last counted search: it stays while prices are counted anew, so that no thumb goes from under a finger. */
function useLastScale(bounds: ReturnType<typeof priceBounds>): PriceScale | undefined {
  const [last, setLast] = useState(bounds);
  if (bounds && (bounds.low !== last?.low || bounds.high !== last.high)) setLast(bounds);
  return last && priceScale(last);
}

/** The range as it is being moved, until the search takes it over, or goes elsewhere (a chip, the back button). */
function useDraftRange({ priceMin, priceMax }: PriceRange): [PriceRange, (range: PriceRange) => void] {
  const [followed, setFollowed] = useState<PriceRange>({ priceMin, priceMax });
  const [draft, setDraft] = useState(followed);
  if (followed.priceMin === priceMin && followed.priceMax === priceMax) return [draft, setDraft];
  setFollowed({ priceMin, priceMax });
  setDraft({ priceMin, priceMax });
  return [{ priceMin, priceMax }, setDraft];
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
  const input = useEarlyText((typed, isLeft) => {
    setText(typed);
    if (isLeft) onCommit(readReais(typed));
  });
  return (
    <Input
      ref={input}
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
