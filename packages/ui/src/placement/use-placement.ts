'use client';

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

export interface PlacementOptions {
  /** @default 'below' */
  side?: Wish['side'] | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Width to give the layer, for that of its anchor. @default its own */
  widthFor?: ((anchorWidth: number) => number) | undefined;
  /**
   * Height beyond which it scrolls, in rem.
   * @default as high as what it holds
   */
  maximumHeight?: number | undefined;
}

/**
 * Keeps a layer that is `position: fixed` beside its anchor while either moves or changes its size, without a
 * positioning engine. Writes `left`, `top` or `bottom`, `width` if asked, `--room` (free height) and `data-side` on the
 * layer, without rendering. The layer must be there when the effect runs: call it in the component that draws it.
 */
export function usePlacement(
  layer: RefObject<HTMLElement | null>,
  anchorOf: () => Element | null | undefined,
  options: PlacementOptions = {},
): void {
  const anchorNow = useEffectEvent(anchorOf);
  const update = useEffectEvent(() => {
    const anchor = anchorOf();
    if (layer.current && anchor) place(layer.current, anchor, options);
  });
  useLayoutEffect(() => {
    const follow = () => update();
    follow();
    const sizes = new ResizeObserver(follow);
    for (const element of [layer.current, anchorNow()]) if (element) sizes.observe(element);
    const controller = new AbortController();
    const passive = { capture: true, passive: true, signal: controller.signal };
    window.addEventListener('scroll', follow, passive);
    window.addEventListener('resize', follow, passive);
    window.visualViewport?.addEventListener('resize', follow, passive);
    window.visualViewport?.addEventListener('scroll', follow, passive);
    return () => {
      sizes.disconnect();
      controller.abort();
    };
  }, [layer]);
}

function place(layer: HTMLElement, anchor: Element, options: PlacementOptions) {
  const root = document.documentElement;
  const box = anchor.getBoundingClientRect();
  const width = options.widthFor?.(box.width) ?? layer.offsetWidth;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize);
  const { side, offset, left, room } = placeBeside(box, seenOf(root), root.clientHeight, {
    side: options.side ?? 'below',
    align: physical(options.align ?? 'start', anchor),
    width,
    height: Math.min(layer.scrollHeight, (options.maximumHeight ?? Infinity) * rem),
  });
  layer.dataset['side'] = side;
  layer.style.setProperty('--room', `${room}px`);
  if (options.widthFor) layer.style.width = `${width}px`;
  Object.assign(layer.style, {
    left: `${left}px`,
    top: side === 'below' ? `${offset}px` : 'auto',
    bottom: side === 'above' ? `${offset}px` : 'auto',
  });
}

function seenOf(root: HTMLElement) {
  const viewport = window.visualViewport;
  const top = viewport?.offsetTop ?? 0;
  const height = viewport?.height ?? window.innerHeight;
  return { top, bottom: top + height, left: 0, width: root.clientWidth };
}

function physical(align: 'start' | 'center' | 'end', anchor: Element): Wish['align'] {
  if (align === 'center') return align;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  return (align === 'start') === isRtl ? 'right' : 'left';
}

/** Position of an element in CSS pixels from the top left of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

/** The placement a layer asks for. */
export interface Wish {
  /** Preferred side. */
  side: 'below' | 'above';
  /** Which edge, or the middle, to align with the anchor's. */
  align: 'left' | 'center' | 'right';
  width: number;
  height: number;
}

/** Where a layer goes: positioned by its top when below, by its bottom when above, so that it grows away from its anchor. */
export interface Placement {
  side: 'below' | 'above';
  /** Distance of the layer's near edge from the same edge of the window. */
  offset: number;
  left: number;
  /** Free height on that side. */
  room: number;
}

/** Leaves space for the focus ring of the anchor. */
const GAP = 8;
/** Free space between a layer and the edge of the visible viewport. */
const MARGIN = 8;

/**
 * Places a layer beside its anchor: on the preferred side, or on the other when it does not fit and the other has more
 * space; always inside the viewport. `seen` is the visible part of the window, without an on-screen keyboard.
 */
export function placeBeside(anchor: Box, seen: Box, windowHeight: number, wish: Wish): Placement {
  const room = {
    below: seen.bottom - anchor.bottom - GAP - MARGIN,
    above: anchor.top - seen.top - GAP - MARGIN,
  };
  const other = wish.side === 'below' ? 'above' : 'below';
  const fits = room[wish.side] >= wish.height || room[wish.side] >= room[other];
  const side = fits ? wish.side : other;
  const spare = { left: 0, center: 0.5, right: 1 }[wish.align] * (anchor.width - wish.width);
  const rightmost = seen.left + seen.width - MARGIN - wish.width;
  return {
    side,
    offset: side === 'below' ? anchor.bottom + GAP : windowHeight - anchor.top + GAP,
    left: Math.max(seen.left + MARGIN, Math.min(anchor.left + spare, rightmost)),
    room: Math.max(0, room[side]),
  };
}
