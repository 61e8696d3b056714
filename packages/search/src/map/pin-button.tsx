import { formatWholeBRL } from '@melhor-escola/domain/money';
import { counted } from '@melhor-escola/domain/count';
import type { MapFocus } from './map-focus.ts';
import type { MapPin } from './map-pins.ts';

export interface PinButtonProps {
  pin: MapPin;
  focus: MapFocus;
  onHover: (slug: string | undefined) => void;
  onPress: () => void;
}

/**
 * A pin: what a month costs at a school, or how many schools are there. For pointers: the list beside the map has each
 * school for everybody, so that Tab does not go through a hundred prices.
 */
export function PinButton({ pin: { schools }, focus, onHover, onPress }: PinButtonProps) {
  const [first] = schools;
  if (!first) return null;
  const has = (slugs: readonly (string | undefined)[]) => schools.some(({ slug }) => slugs.includes(slug));
  const isLit = has([focus.hovered]) || has(focus.selected);
  const isOne = schools.length === 1;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-lit={isLit || undefined}
      title={isOne ? first.name : counted(schools.length, 'escola', 'escolas')}
      className={`flex min-h-8 min-w-8 cursor-pointer items-center justify-center rounded-full border border-brand-edge bg-card px-2 text-small font-semibold whitespace-nowrap text-ink tabular-nums shadow-float data-lit:bg-brand data-lit:text-on-brand ${isOne ? '' : 'size-10 bg-brand-wash'}`}
      onPointerEnter={() => onHover(first.slug)}
      onPointerLeave={() => onHover(undefined)}
      onClick={onPress}
    >
      {isOne ? formatWholeBRL(first.monthly) : schools.length}
    </button>
  );
}
