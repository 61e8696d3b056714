'use client';

import { type RefObject, useCallback, useState } from 'react';
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
}

/** Whether the suggestions are requested, and in which of the two ways they will be shown (ST-09, CO-05). */
export function useOpening(input: RefObject<HTMLInputElement | null>): Opening {
  const [wanted, setWanted] = useState<HighlightStart>();
  // On its side too, where a list below the field has no space above the keyboard.
  const isPhone = useMediaQuery(phoneScreen);
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
      // On a phone it would cover the page, which surprises a keyboard user (WCAG 3.2.1): a tap or typing opens it there.
      // Elsewhere it would cover the message of an invalid field, which a form focuses.
      if (!isPhone && input.current?.ariaInvalid !== 'true') open();
    },
  };
}
