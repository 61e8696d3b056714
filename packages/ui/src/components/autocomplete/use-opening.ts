'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { phoneScreen, useMediaQuery } from '../../hooks/use-media-query.ts';
import type { HighlightStart } from './suggestions/suggestions.ts';

export interface Opening {
  isOpen: boolean;
  startAt: HighlightStart;
  isPhone: boolean;
  open: (startAt?: HighlightStart) => void;
  close: () => void;
  /** Opens, unless the focus arrives in a way that should not open. */
  openOnFocus: () => void;
  /** Focuses the field without opening it. */
  returnFocus: () => void;
}

/** Whether the suggestions are requested, and in which of the two ways they will be shown (ST-09, CO-05). */
export function useOpening(input: RefObject<HTMLInputElement | null>): Opening {
  const [wanted, setWanted] = useState<HighlightStart>();
  // On its side too, where a list below the field has no space above the keyboard.
  const isPhone = useMediaQuery(phoneScreen);
  // Set while focus should not open: returned by the screen, or moved by Tab on a phone, where opening covers the page
  // and would surprise a keyboard user (WCAG 3.2.1).
  const quiet = useRef(false);

  useEffect(() => {
    if (!isPhone) return undefined;
    const note = (event: Event) => {
      quiet.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      quiet.current = false;
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, [isPhone]);

  const open = (startAt: HighlightStart = 'none') => {
    const field = input.current;
    if (field && !field.readOnly && !field.disabled) setWanted(startAt);
  };
  return {
    isOpen: wanted !== undefined,
    startAt: wanted ?? 'none',
    isPhone,
    open,
    close: useCallback(() => setWanted(undefined), []),
    openOnFocus: () => {
      // A list would cover the message of an invalid field, which a form focuses.
      if (!quiet.current && input.current?.ariaInvalid !== 'true') open();
    },
    returnFocus: () => {
      quiet.current = true;
      input.current?.focus({ preventScroll: true });
      quiet.current = false;
    },
  };
}
