'use client';

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { placeBeside, type Wish } from './placement.ts';

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
