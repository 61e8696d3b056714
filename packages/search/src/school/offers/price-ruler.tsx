import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import type { CSSProperties, ReactNode } from 'react';
import type { PriceBand } from '../school.ts';

/** The scale of all rulers of a page, in centavos. Both ends are multiples of the step. */
export interface PriceScale {
  readonly from: Centavos;
  readonly to: Centavos;
  readonly step: Centavos;
}

/** Steps of a ruler, in centavos. */
const STEPS = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
/** More would be a gray line on a phone. */
const MAX_STEPS = 16;

/** The shortest scale that contains these amounts, which must not be empty. */
export function priceScale(amounts: readonly Centavos[]): PriceScale {
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  const step = STEPS.find((one) => (highest - lowest) / one <= MAX_STEPS) ?? 1_000_000;
  const from = Math.floor(lowest / step) * step;
  return { from, to: Math.max(Math.ceil(highest / step) * step, from + step), step };
}

export interface PriceRulerProps {
  band: PriceBand;
  /** The lowest monthly fee with a scholarship; absent without one. */
  scholarship: Centavos | undefined;
  scale: PriceScale;
}

/**
 * A ruler with the fees of the nearby schools: from the lowest to the highest, the middle half, this school's fee above
 * the line and its scholarship below. The band's figures are beside its colors under the ruler, where they never collide.
 */
export function PriceRuler({ band, scholarship, scale }: PriceRulerProps) {
  const { fee, lowest, highest, lowerQuartile, upperQuartile } = band;
  const at = (amount: Centavos): number => (amount - scale.from) / (scale.to - scale.from);
  return (
    <div className="text-small">
      <Label at={at(fee)} className="font-semibold text-brand">
        {`Esta escola: ${formatWholeBRL(fee, 'full')}`}
      </Label>
      <div aria-hidden="true" className="relative h-5 border-b border-control-line" style={ticks(scale)}>
        <Bar isHalf={false} style={between(at(lowest), at(highest))} />
        <Bar isHalf style={between(at(lowerQuartile), at(upperQuartile))} />
        <Mark at={at(fee)} className="text-brand" />
        {scholarship !== undefined && <Mark at={at(scholarship)} className="text-confirm" />}
      </div>
      {scholarship !== undefined && (
        <Label at={at(scholarship)} className="font-semibold text-confirm">
          {`Com bolsa: ${formatWholeBRL(scholarship)}`}
        </Label>
      )}
      <p className="flex flex-wrap gap-x-6 pt-1 text-ink-soft">
        <Key isHalf={false}>
          <span>{`menor: ${formatWholeBRL(lowest, 'full')}`}</span>{' '}
          <span className="ps-2">{`maior: ${formatWholeBRL(highest, 'full')}`}</span>
        </Key>
        <Key isHalf>
          {`metade cobra de ${formatWholeBRL(lowerQuartile, 'full')} a ${formatWholeBRL(upperQuartile, 'full')}`}
        </Key>
      </p>
    </div>
  );
}

/** The fees of all nearby schools, or of the middle half, as a bar on the ruler's line. */
function Bar({ isHalf, style }: { isHalf: boolean; style: CSSProperties }) {
  return isHalf ? (
    <span className="absolute bottom-0 h-2 bg-brand-line print:border" style={style} />
  ) : (
    <span
      className="absolute bottom-0 border-b border-control-line"
      style={{ ...style, borderBlockEndWidth: 4 }}
    />
  );
}

/** Figures of a bar, beside a piece of it. */
function Key({ isHalf, children }: { isHalf: boolean; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="relative h-2 shrink-0" style={{ width: 24 }}>
        <Bar isHalf={isHalf} style={{ insetInline: 0 }} />
      </span>
      <span>{children}</span>
    </span>
  );
}

/** A text at a share of the ruler, 0 to 1, that stays within it: its own point at that share is there. */
function Label({ at, className, children }: { at: number; className: string; children: ReactNode }) {
  return (
    <p className={className}>
      <span
        className="relative inline-block"
        style={{ insetInlineStart: percent(at), translate: `-${percent(at)}` }}
      >
        {children}
      </span>
    </p>
  );
}

/** A line across the ruler. */
function Mark({ at, className }: { at: number; className: string }) {
  return (
    <span
      className={`absolute border-s-2 ${className}`}
      style={{ insetBlock: 0, insetInlineStart: percent(at), translate: '-1px' }}
    />
  );
}

/** From one share to another. */
function between(start: number, end: number): CSSProperties {
  return { insetInlineStart: percent(start), insetInlineEnd: percent(1 - end) };
}

function ticks({ from, to, step }: PriceScale): CSSProperties {
  const width = percent(step / (to - from));
  return {
    backgroundImage: `repeating-linear-gradient(to right, var(--control-line) 0 1px, transparent 1px ${width})`,
    backgroundSize: '100% 40%',
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
