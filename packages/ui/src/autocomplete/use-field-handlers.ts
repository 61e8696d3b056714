'use client';

import type { KeyboardEvent, RefObject } from 'react';
import type { FieldHandlers } from './field-handlers.ts';
import type { AutocompleteOption } from './option-text.ts';
import type { Suggestions, SuggestionsHandle } from './suggestions.ts';
import type { Choice } from './use-choice.ts';
import type { Opening } from './use-opening.ts';
import { preloadSurface } from './use-surface.ts';

/** What the field in the page does: when it opens and closes, and what its keys are for (ST-09). */
export function useFieldHandlers<Option extends AutocompleteOption>(
  { isOpen, isPhone, open, close, openOnFocus }: Opening,
  choice: Choice<Option>,
  handle: RefObject<SuggestionsHandle | null>,
  onTextChange: Suggestions<Option>['onTextChange'],
): FieldHandlers {
  const preload = () => void preloadSurface(isPhone ? 'screen' : 'popover');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dead key composes too: at the first key of 'á' there is no letter yet, and an Enter is not yet an answer.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (isOpen) handle.current?.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(event.altKey ? 'none' : event.key === 'ArrowDown' ? 'first' : 'last');
      else if (event.altKey && event.key === 'ArrowUp') close();
    } else if (event.key === 'Escape' && (isOpen || choice.text !== '')) {
      event.preventDefault();
      if (isOpen) close();
      else choice.write('', 'escape', event.nativeEvent);
    } else if (event.key === 'Enter') {
      close();
    }
  };
  return {
    onPointerEnter: preload,
    onPointerDown: preload,
    onClick: () => {
      if (!isOpen) open();
    },
    onFocus: () => {
      preload();
      openOnFocus();
    },
    onBlur: () => {
      // On a phone the focus leaves for the screen, which closes itself.
      if (!isPhone) close();
    },
    onChange: onTextChange,
    onKeyDown,
  };
}
