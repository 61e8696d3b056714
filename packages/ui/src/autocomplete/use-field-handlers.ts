'use client';

import { type KeyboardEvent, type RefObject, useRef } from 'react';
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
  { isChoice, onTextChange, onEnter }: Suggestions<Option>,
): FieldHandlers {
  const isEntered = useRef(false);
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
      onEnter(event);
      if (!event.defaultPrevented) close();
    }
  };
  return {
    onPointerEnter: preload,
    onPointerDown: ({ currentTarget }) => {
      preload();
      isEntered.current = currentTarget.ownerDocument.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget }) => {
      // As Tab does: who enters a field that is filled wants another choice. At a later press the caret is set.
      if (isEntered.current && isChoice) currentTarget.select();
      isEntered.current = false;
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
