'use client';

import { type CSSProperties, useSyncExternalStore } from 'react';

/**
 * The place of what the visitor sees: a phone's keyboard shrinks it and may push it down, which no CSS unit tells on
 * iOS. For an element with `position: fixed`.
 */
export function useVisualViewport(): CSSProperties {
  const place = useSyncExternalStore(subscribe, read, () => '');
  const [top, height] = place.split(' ').map(Number);
  return place === '' ? {} : { top, height };
}

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  viewport?.addEventListener('scroll', onChange);
  return () => {
    viewport?.removeEventListener('resize', onChange);
    viewport?.removeEventListener('scroll', onChange);
  };
}

// A text, because a snapshot is compared by identity. Pinched in, the layer keeps the page's size: it is being looked at
// through a lens.
function read(): string {
  const viewport = window.visualViewport;
  return viewport && viewport.scale === 1 ? `${viewport.offsetTop} ${viewport.height}` : '';
}
