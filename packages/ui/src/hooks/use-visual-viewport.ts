'use client';

import { useSyncExternalStore } from 'react';

/** The part of the window that the visitor sees, in CSS pixels. */
export interface VisualViewport {
  /** How far a keyboard has scrolled it down, on iOS. */
  top: number;
  height: number;
  /** How much a keyboard covers at the bottom of the window. */
  covered: number;
}

/**
 * The visible part of the window, which a phone's keyboard reduces; no CSS unit reflects that on iOS. Undefined on a
 * server, and while pinch-zoomed: a fixed layer then keeps the window's size.
 */
export function useVisualViewport(): VisualViewport | undefined {
  const read = useSyncExternalStore(subscribe, snapshot, () => '');
  if (read === '') return undefined;
  const [top = 0, height = 0, covered = 0] = read.split(' ').map(Number);
  return { top, height, covered };
}

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(event, onChange, { signal: controller.signal });
  }
  return () => controller.abort();
}

// A string, because snapshots are compared by identity.
function snapshot(): string {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale !== 1) return '';
  const { offsetTop: top, height } = viewport;
  return `${top} ${height} ${Math.max(0, document.documentElement.clientHeight - top - height)}`;
}
