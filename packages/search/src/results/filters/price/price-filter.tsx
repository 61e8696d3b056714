import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Input } from '@melhor-escola/ui/input';
import { RangeSlider, type SliderRange } from '@melhor-escola/ui/slider';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { FilterProps, PriceBounds, TypedFilterProps } from '../facets.ts';
import { orderedRange, readReais, type PriceRange } from '../read-filter-form.ts';
import { useLastKnown } from '../use-last-known.ts';
import { usePreHydrationText, useUrlDraft } from '../use-url-draft.ts';

/**
 * The monthly price range with the scholarship: two amounts in whole reais, either of which may be open. Set with a
 * slider or typed; without JavaScript only typed.
 */
export function PriceFilter({ search, facets, change, live }: FilterProps & TypedFilterProps) {
  const bounds = facets.price;
  const known = useLastKnown(bounds);
  const scale = known && priceScale(known);
  const [range, setRange] = useUrlDraft<PriceRange>({ priceMin: search.priceMin, priceMax: search.priceMax });
  const commit = (part: PriceRange) =>
    change((latest) => {
      // While typing, the range may be temporarily reversed.
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
          messages={{ minimum: 'Mensalidade mínima', maximum: 'Mensalidade máxima' }}
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

interface PriceInputProps {
  label: string;
  name: string;
  amount: number | undefined;
  live: boolean;
  onCommit: (amount: number | undefined) => void;
}

function PriceInput({ label, name, amount, live, onCommit }: PriceInputProps) {
  const [text, setText] = useUrlDraft(amount?.toString() ?? '', committedText);
  const input = usePreHydrationText((typed, isLeft) => {
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

function committedText(typed: string): string {
  return readReais(typed)?.toString() ?? '';
}

/** Price scale of the slider, in whole reais. */
interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const CENTAVOS = 100;
/** Range in reais above which the step is R$ 50, because a thumb cannot hit finer ones. */
const COARSE_FROM = 500;

/** The scale that covers all prices of a search, rounded outward to full steps and capped at the highest price a search accepts. */
export function priceScale({ low, high }: PriceBounds): PriceScale {
  const step = (high - low) / CENTAVOS > COARSE_FROM ? 50 : 10;
  const min = Math.floor(low / CENTAVOS / step) * step;
  const max = Math.min(Math.ceil(high / CENTAVOS / step) * step, searchDefaults.priceMax);
  return { min, max: Math.max(max, min + step), step };
}

/** Positions of a range on the scale: an open end, or an amount beyond the scale, is at the limit. */
export function rangeOnScale(range: PriceRange, { min, max }: PriceScale): SliderRange {
  const { priceMin = min, priceMax = max } = orderedRange(range);
  const within = (amount: number) => Math.min(Math.max(amount, min), max);
  return [within(priceMin), within(priceMax)];
}

/** The range after the slider moved: only the moved end changes, and an end moved to the limit becomes open. */
export function movedRange(range: PriceRange, [low, high]: SliderRange, scale: PriceScale): PriceRange {
  const [oldLow, oldHigh] = rangeOnScale(range, scale);
  const { priceMin, priceMax } = orderedRange(range);
  return {
    priceMin: low === oldLow ? priceMin : low === scale.min ? undefined : low,
    priceMax: high === oldHigh ? priceMax : high === scale.max ? undefined : high,
  };
}
