'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { placeList } from './placement.ts';

/**
 * Keeps a list that is `position: fixed` beside its field while either moves or changes its size. Writes `left`,
 * `width`, `top` or `bottom`, `--room` (free height) and `data-side` on the list, without rendering.
 */
export function usePlacement(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    const floating = list.current;
    const frame = field.current?.closest<HTMLElement>('[data-part=box]');
    if (!floating || !frame) return undefined;
    const update = () => place(floating, frame);
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(frame);
    sizes.observe(floating);
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    window.visualViewport?.addEventListener('resize', update, options);
    window.visualViewport?.addEventListener('scroll', update, options);
    return () => {
      sizes.disconnect();
      controller.abort();
    };
  }, [list, field]);
}

function place(floating: HTMLElement, frame: HTMLElement) {
  const root = document.documentElement;
  const viewport = window.visualViewport;
  const top = viewport?.offsetTop ?? 0;
  const seen = {
    top,
    bottom: top + (viewport?.height ?? window.innerHeight),
    left: 0,
    width: root.clientWidth,
  };
  const rem = Number.parseFloat(getComputedStyle(root).fontSize);
  const wanted = Math.min(floating.scrollHeight, 20 * rem);
  const { side, offset, left, width, room } = placeList(
    frame.getBoundingClientRect(),
    seen,
    root.clientHeight,
    wanted,
  );
  floating.dataset['side'] = side;
  floating.style.setProperty('--room', `${room}px`);
  Object.assign(floating.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: side === 'below' ? `${offset}px` : 'auto',
    bottom: side === 'above' ? `${offset}px` : 'auto',
  });
}
