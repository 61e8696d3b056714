'use client';

import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { belowPhoneWidth, useMediaQuery } from '../media-query/use-media-query.ts';
import type { AutocompleteOption } from './option-text.ts';
import type { Suggestions, SuggestionsHandle } from './suggestions.ts';
import type { Choice } from './use-choice.ts';
import { type Options, type LoadOptions, useOptions } from './use-options.ts';
import { preloadSurface } from './use-surface.ts';

type Openness = 'closed' | Suggestions<never>['startAt'];

export interface AutocompleteState<Option extends AutocompleteOption> {
  /** Whether the field wants its suggestions shown; they may not have arrived. */
  isOpen: boolean;
  startAt: Suggestions<Option>['startAt'];
  isPhone: boolean;
  found: Options<Option>;
  /** Takes the keys that are for the suggestions, once they are shown. */
  handle: RefObject<SuggestionsHandle | null>;
  close: () => void;
  choose: Suggestions<Option>['onChoose'];
  clear: (event: Event) => void;
  changeText: (event: ChangeEvent<HTMLInputElement>) => void;
  returnFocus: () => void;
  /** The handlers of the field in the page. */
  field: {
    onPointerEnter: () => void;
    onPointerDown: () => void;
    onClick: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/** When an autocomplete opens and closes, and what its keys do (ST-09). */
export function useAutocomplete<Option extends AutocompleteOption>(
  input: RefObject<HTMLInputElement | null>,
  choice: Choice<Option>,
  loadOptions: LoadOptions<Option>,
  labelOf: (option: Option) => string,
): AutocompleteState<Option> {
  const [openness, setOpenness] = useState<Openness>('closed');
  const isOpen = openness !== 'closed';
  const isPhone = useMediaQuery(belowPhoneWidth);
  const found = useOptions(loadOptions, choice.text, isOpen, labelOf);
  const handle = useRef<SuggestionsHandle>(null);
  // Set while focus comes to the field in a way that should not open it: given back by the screen, or by Tab on a
  // phone, where opening covers the page and would take a keyboard's user by surprise (WCAG 3.2.1).
  const quiet = useRef(false);

  const open = (startAt: Suggestions<Option>['startAt'] = 'none') => {
    const field = input.current;
    if (field && !field.readOnly && !field.disabled) setOpenness(startAt);
  };
  const close = useCallback(() => setOpenness('closed'), []);
  const preload = () => void preloadSurface(isPhone ? 'screen' : 'popover');

  // Typed or focused before scripts arrived: take over from there.
  const adopt = useEffectEvent((field: HTMLInputElement, typed: string) => {
    if (typed !== choice.text) choice.write(typed, 'input', new Event('input'));
    if (field.ownerDocument.activeElement === field) open();
  });
  const reset = useEffectEvent(choice.reset);
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const adopting = setTimeout(adopt, 0, field, field.value);
    const { form } = field;
    form?.addEventListener('reset', reset);
    return () => {
      clearTimeout(adopting);
      form?.removeEventListener('reset', reset);
    };
  }, [input]);

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

  const changeText = (event: ChangeEvent<HTMLInputElement>) => {
    if (choice.write(event.target.value, 'input', event.nativeEvent)) open();
  };
  const clear = (event: Event) => {
    if (choice.write('', event.type === 'keydown' ? 'escape' : 'clear-button', event)) open();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dead key composes too: in 'á' the first key is not yet a letter, and its Enter is not yet an answer.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (isOpen) handle.current?.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(event.altKey ? 'none' : event.key === 'ArrowDown' ? 'first' : 'last');
      else if (event.altKey && event.key === 'ArrowUp') close();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Escape' && choice.text !== '') {
      event.preventDefault();
      choice.write('', 'escape', event.nativeEvent);
    } else if (event.key === 'Enter') {
      close();
    }
  };

  return {
    isOpen,
    startAt: openness === 'closed' ? 'none' : openness,
    isPhone,
    found,
    handle,
    close,
    choose: (option, reason, event) => {
      if (choice.choose(option, reason, event)) close();
    },
    clear,
    changeText,
    returnFocus: () => {
      quiet.current = true;
      input.current?.focus({ preventScroll: true });
      quiet.current = false;
    },
    field: {
      onPointerEnter: preload,
      onPointerDown: preload,
      onClick: () => isOpen || open(),
      onFocus: () => {
        preload();
        if (!quiet.current) open();
      },
      onBlur: () => {
        // On a phone the focus leaves for the screen; from there the screen closes itself.
        if (!isPhone) close();
      },
      onChange: changeText,
      onKeyDown,
    },
  };
}
