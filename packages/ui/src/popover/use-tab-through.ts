'use client';

import { type RefObject, useEffect } from 'react';
import { tabOrder } from '../focus/tab-order.ts';

/**
 * Puts a panel that is drawn at the end of the body into the order of Tab right after its anchor: in from the anchor,
 * through, and on to what follows it.
 */
export function useTabThrough(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current: layer } = panel;
    const { current: opener } = anchor;
    if (!layer || !opener) return undefined;
    const enter = (event: KeyboardEvent) => {
      if (isTab(event) && !event.shiftKey) go(event, tabOrder(layer)[0] ?? layer);
    };
    const leave = (event: KeyboardEvent) => {
      if (!isTab(event)) return;
      const stops = tabOrder(layer);
      const { target } = event;
      if (event.shiftKey) {
        if (target === layer || target === stops[0]) go(event, opener);
      } else if (stops.length === 0 || target === stops.at(-1)) {
        go(event, nextAfter(opener, layer));
      }
    };
    opener.addEventListener('keydown', enter);
    layer.addEventListener('keydown', leave);
    return () => {
      opener.removeEventListener('keydown', enter);
      layer.removeEventListener('keydown', leave);
    };
  }, [panel, anchor]);
}

function isTab({ key, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return key === 'Tab' && !defaultPrevented && !altKey && !ctrlKey && !metaKey;
}

/** What Tab leads to from the opener, were the panel not there. */
function nextAfter(opener: HTMLElement, panel: HTMLElement): HTMLElement | undefined {
  const stops = tabOrder(opener.ownerDocument.body).filter((stop) => !panel.contains(stop));
  return stops[stops.indexOf(opener) + 1];
}

/** At the end of the page there is nothing to go to, and the browser goes on by itself. */
function go(event: KeyboardEvent, target: HTMLElement | undefined) {
  if (!target) return;
  event.preventDefault();
  target.focus();
}
