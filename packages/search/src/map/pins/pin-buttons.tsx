import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { MapFocus } from '../map-list.tsx';
import { MapMark } from '../map-mark.tsx';
import type { SchoolMap } from '../school-map.ts';
import type { MapPin } from './map-pins.ts';
import {
  feeInWords,
  HEAD_PX,
  headText,
  headWidth,
  lowestFee,
  TAG_GAP_PX,
  TAG_HEIGHT_PX,
  tagText,
  type PinLayout,
  type TagSide,
} from './pin-layout.ts';

export interface PinButtonsProps {
  map: SchoolMap;
  /** In the order in which arrow keys visit them. */
  pins: readonly { readonly pin: MapPin; readonly layout: PinLayout }[];
  focus: MapFocus;
  /** What the prices are of: '6º ano', 'bolsa mais barata'. */
  priceSubject: string;
  /** Slugs of schools that were selected before. */
  visited: ReadonlySet<string>;
  onHover: (slug: string | undefined) => void;
  onPress: (pin: MapPin) => void;
  /** Escape: back to the map. */
  onLeave: () => void;
}

/** Size of a pin's target. */
const TARGET_PX = 44;

/**
 * The pins: drawing pins with a price, or with the number of schools at that point and their lowest price. Together one
 * tab stop: arrow keys, Home and End move between them, Escape returns to the map.
 */
export function PinButtons({
  map,
  pins,
  focus,
  priceSubject,
  visited,
  onHover,
  onPress,
  onLeave,
}: PinButtonsProps) {
  const [current, setCurrent] = useState<string>();
  const focused = useRef<string>(undefined);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const stop = pins.find(({ pin }) => contains(pin, current)) ?? pins[0];

  // A zoom replaces pins: the focus goes to the one that has the school of the former.
  useLayoutEffect(() => {
    const lost = focused.current !== undefined && document.activeElement === document.body;
    const heir = lost && pins.find(({ pin }) => contains(pin, focused.current));
    if (heir) buttons.current.get(heir.pin.id)?.focus();
  }, [pins]);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const to = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1 };
    const ends = { Home: 0, End: pins.length - 1 };
    const next = { ...to, ...ends }[event.key];
    const zoom = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (next !== undefined) {
      const one = pins[(next + pins.length) % pins.length];
      if (one) buttons.current.get(one.pin.id)?.focus();
    } else if (zoom === 1 || zoom === -1) map.zoomBy(zoom);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };

  return pins.map(({ pin, layout }, index) => {
    const [first] = pin.schools;
    const isLit = contains(pin, focus.hovered) || focus.selected.some((slug) => contains(pin, slug));
    return (
      <MapMark key={pin.id} map={map} position={pin.position} raised={isLit}>
        <button
          ref={(button) => {
            if (button) buttons.current.set(pin.id, button);
            return () => void buttons.current.delete(pin.id);
          }}
          type="button"
          tabIndex={pin === stop?.pin ? 0 : -1}
          aria-label={
            pin.schools.length === 1 && first
              ? `${first.name}, ${priceSubject}: ${feeInWords(pin)}`
              : undefined
          }
          aria-pressed={pin.schools.some(({ slug }) => focus.selected.includes(slug))}
          data-part="pin"
          data-lit={isLit || undefined}
          className="relative flex cursor-pointer items-center justify-center rounded-full"
          style={{ width: TARGET_PX, height: TARGET_PX }}
          onPointerEnter={() => onHover(first?.slug)}
          onPointerLeave={() => onHover(undefined)}
          onFocus={() => {
            focused.current = first?.slug;
            setCurrent(first?.slug);
            onHover(first?.slug);
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) focused.current = undefined;
            onHover(undefined);
          }}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={() => onPress(pin)}
        >
          <Pin
            pin={pin}
            side={layout.side ?? (isLit ? 'above' : undefined)}
            isLit={isLit}
            priceSubject={priceSubject}
            isVisited={pin.schools.every(({ slug }) => visited.has(slug))}
          />
        </button>
      </MapMark>
    );
  });
}

function contains({ schools }: MapPin, slug: string | undefined): boolean {
  return slug !== undefined && schools.some((school) => school.slug === slug);
}

interface PinProps {
  pin: MapPin;
  priceSubject: string;
  side: TagSide | undefined;
  isLit: boolean;
  isVisited: boolean;
}

/**
 * A drawing pin seen from above, and its tag. The name of several schools is their number and price, which are visible, with the words
 * between them.
 */
function Pin({ pin, priceSubject, side, isLit, isVisited }: PinProps) {
  const isOne = pin.schools.length === 1;
  const size = isOne ? HEAD_PX.one : HEAD_PX.several;
  const isInside = side === 'inside';
  const [beforeFee, afterFee] = lowestFee(pin) > 0 ? ['desde ', ' por mês'] : ['', ''];
  return (
    <>
      <span
        className={`flex shrink-0 flex-col items-center justify-center rounded-full text-small font-semibold tabular ${isVisited ? 'text-ink' : 'text-on-brand'}`}
        style={{
          // Minima, so that a head grows with a large font. At the default size the padding is part of the width.
          minWidth: isInside ? headWidth(pin) : size,
          minHeight: isInside ? HEAD_PX.withPrice : size,
          paddingInline: isInside ? '0.125em' : undefined,
          border: `${isLit ? 3 : 2}px solid var(${isVisited ? '--brand' : '--brand-edge'})`,
          background: headFill(isOne, isVisited),
          boxShadow: '0 2px 3px oklch(0.2 0.03 265 / 0.35)',
          lineHeight: 1.1,
        }}
      >
        {!isOne && <span>{pin.schools.length}</span>}
        {!isOne && (
          <span className="sr-only">{` escolas, ${priceSubject} ${isInside ? beforeFee : ''}`}</span>
        )}
        {isInside && (
          <span className="text-extra-small whitespace-nowrap" style={{ lineHeight: 1.1 }}>
            {headText(pin)}
          </span>
        )}
      </span>
      {side && !isInside && (
        <span
          className={`absolute flex items-center rounded-control border px-2 text-small font-semibold whitespace-nowrap ${isLit ? 'border-brand bg-brand text-on-brand' : tagColors(isVisited)}`}
          style={tagStyle(side, size)}
        >
          {tagText(pin)}
        </span>
      )}
      {!isOne && (
        <span className="sr-only">
          {`${afterFee}: ${pin.expansionZoom === undefined ? 'no mesmo ponto' : 'aproximar'}`}
        </span>
      )}
    </>
  );
}

/** A drawing pin shines; one that was pressed before is hollow. */
function headFill(isOne: boolean, isVisited: boolean): string {
  if (isVisited) return 'var(--card)';
  if (!isOne) return 'var(--brand)';
  return 'radial-gradient(circle at 35% 30%, oklch(1 0 0 / 0.85) 0 15%, transparent 35%), var(--brand)';
}

function tagColors(isVisited: boolean): string {
  return `bg-card ${isVisited ? 'border-hairline text-ink-soft' : 'border-control-line text-ink'}`;
}

function tagStyle(side: Exclude<TagSide, 'inside'>, head: number): CSSProperties {
  const away = `calc(50% + ${head / 2 + TAG_GAP_PX}px)`;
  const inset = { above: 'bottom', below: 'top', right: 'left', left: 'right' }[side];
  return { [inset]: away, minHeight: TAG_HEIGHT_PX };
}
