'use client';

import { useEffect, useEffectEvent } from 'react';
import { isDismissingEscape } from './dismissal.ts';

type Dismiss = (event: KeyboardEvent) => void;

/** The open layers, the topmost last. Not those that are still visible because they are closing. */
const open: Dismiss[] = [];

function dismissTopmost(event: KeyboardEvent): void {
  const top = open.at(-1);
  if (event.key !== 'Escape' || !top || !isDismissingEscape(event)) return;
  event.preventDefault();
  top(event);
}

/**
 * Calls the topmost open layer when Escape is pressed. Radix would call the topmost mounted one, and so swallow the key
 * while a closed layer moves out.
 */
export function useEscape(isOpen: boolean, onEscape: Dismiss): void {
  const dismiss = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own: Dismiss = (event) => dismiss(event);
    open.push(own);
    // Before the fields of a layer; adding the same listener again has no effect.
    document.addEventListener('keydown', dismissTopmost, true);
    return () => {
      open.splice(open.indexOf(own), 1);
    };
  }, [isOpen]);
}
