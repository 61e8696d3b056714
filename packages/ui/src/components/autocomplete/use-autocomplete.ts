'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyModule } from '../../internal/lazy-module.ts';
import { useFormReset } from '../../internal/use-form-reset.ts';
import type { Messages } from '../messages/message-types.ts';
import { useUndoHistory } from '../input/undo-history.ts';
import { type Choice, type ChoiceProps, useChoice } from './options/choice.ts';
import {
  type AutocompleteOption,
  type LoadOptions,
  type OptionKey,
  readLabel,
  readValue,
  useOptions,
} from './options/options.ts';
import type { Suggestions } from './suggestions/suggestions.ts';
import type { SuggestionsHandle } from './suggestions/suggestions-popover.tsx';
import { type Leaving, useChoiceValidity, useEnter, useExactChoice } from './use-typed-choice.ts';
import { type Opening, useOpening } from './use-opening.ts';

// The suggestions need Radix, which no page loads before the visitor approaches the field.
export const lazyPopover = lazyModule(() => import('./suggestions/suggestions-popover.tsx'));
export const lazyScreen = lazyModule(() => import('./suggestions/suggestions-screen.tsx'));

/** The source of options, and how to read them. Either `options` or `loadOptions`. */
export interface OptionSource<Option extends AutocompleteOption> {
  /** All options, whose matches are offered, best first. Keep its identity between renders. */
  options?: readonly Option[] | undefined;
  /** Finds the options for the typed text; for empty text, the initial suggestions. */
  loadOptions?: LoadOptions<Option> | undefined;
  /**
   * The property of an option that contains its text. Strings need none.
   * @default 'label'
   */
  labelKey?: OptionKey<Option> | undefined;
  /**
   * The property of an option that contains its value.
   * @default 'value'
   */
  valueKey?: OptionKey<Option> | undefined;
  /**
   * The property of an option that contains a short fact, shown after its text. Options may lack it.
   * @default 'detail'
   */
  detailKey?: OptionKey<Option> | undefined;
}

const none: readonly never[] = [];

interface AutocompleteParts<Option extends AutocompleteOption> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  messages: Messages<'autocomplete'>;
  source: OptionSource<Option>;
  choice: ChoiceProps<Option>;
}

/** An autocomplete without its markup. */
export type AutocompleteState<Option extends AutocompleteOption> = ReturnType<typeof useAutocomplete<Option>>;

/** The state of an autocomplete: text, choice, options and visibility (ST-09). */
export function useAutocomplete<Option extends AutocompleteOption>({
  id,
  input,
  messages,
  source: { options, loadOptions, labelKey, valueKey, detailKey },
  choice: choiceProps,
}: AutocompleteParts<Option>) {
  const optionLabel = useCallback((option: Option) => readLabel(option, labelKey ?? 'label'), [labelKey]);
  const optionValue = (option: Option) => readValue(option, valueKey ?? 'value');
  const choice = useChoice(choiceProps, options ?? none, optionLabel, optionValue);
  const opening = useOpening(input);
  const { isOpen, isPhone, open, close } = opening;
  const [left, setLeft] = useState<Leaving>();
  const found = useOptions(options, loadOptions, choice.text, isOpen || left !== undefined, optionLabel);
  const handle = useRef<SuggestionsHandle>(null);
  const [activeId, setActiveId] = useState<string>();
  const history = useUndoHistory(input);
  // A chosen option writes its text without an input event.
  useLayoutEffect(() => history.record());
  useNativeField(input, {
    text: choice.text,
    onTyped: (text) => {
      const event = new Event('input');
      choice.write(text, 'input', event);
      if (document.activeElement !== input.current) setLeft({ typed: text.trim(), event });
    },
    onFocused: open,
    onReset: choice.reset,
  });

  const chosenValue = choice.option === null ? null : optionValue(choice.option);
  const hasOptions = found.options.length > 0 || found.phase === 'failed';
  const hasMessage = found.phase === 'loading' || choice.text.trim() !== '';
  const isPopoverWanted = isOpen && !isPhone && (hasOptions || hasMessage);
  const isPopoverShown = lazyPopover.useLoaded(isPopoverWanted) !== undefined && isPopoverWanted;
  const isScreenWanted = isOpen && isPhone;
  const isScreenShown = lazyScreen.useLoaded(isScreenWanted) !== undefined && isScreenWanted;
  const isListed = isPopoverShown && hasOptions;

  const isChoice = choice.option !== null && optionLabel(choice.option) === choice.text;
  const choose: Suggestions<Option>['onChoose'] = (option, reason, event) => {
    if (choice.choose(option, reason, event)) close();
  };
  const typed = isChoice ? '' : choice.text.trim();
  const leave = (event: Event) => {
    close();
    if (typed !== '') setLeft({ typed, event });
  };
  useExactChoice({
    left,
    typed,
    found,
    choose: (option, event) => choice.choose(option, 'blur', event),
    onSettled: () => setLeft(undefined),
  });
  const isValue = choiceProps.value !== undefined;
  useChoiceValidity(input, isValue && typed !== '' ? messages.choose : undefined);
  const onEnter = useEnter({
    isOpen,
    typed,
    found,
    choose,
    submit: () => {
      if (!isPhone) close();
      input.current?.form?.requestSubmit();
    },
  });

  const suggestions: Suggestions<Option> = {
    listId: `${id}-list`,
    labelId: `${id}-label`,
    text: choice.text,
    isChoice,
    found,
    startAt: opening.startAt,
    optionLabel,
    optionDetail: (option) => (typeof option === 'string' ? '' : readValue(option, detailKey ?? 'detail')),
    isChosen: (option) => optionLabel(option) === choice.text && optionValue(option) === chosenValue,
    onChoose: choose,
    onTextChange: (event) => {
      if (choice.write(event.target.value, 'input', event.nativeEvent)) open();
    },
    onClear: (event) => {
      if (choice.write('', 'clear-button', event)) open();
    },
    onEnter,
    // On a phone the field is in the screen, and left with it.
    onClose: isPhone ? () => leave(new Event('change')) : close,
    messages,
  };
  // The ids of elements that exist.
  const list = {
    'aria-haspopup': isPhone ? ('dialog' as const) : undefined,
    'aria-expanded': isListed || isScreenShown,
    'aria-controls': isListed ? suggestions.listId : undefined,
    'aria-activedescendant': isListed ? activeId : undefined,
  };
  const handlers = useFieldHandlers(opening, choice, handle, suggestions, leave);
  return {
    suggestions,
    list,
    handlers,
    handle,
    setActiveId,
    chosenValue,
    /** What a form compares, if it has the value: the text is only its name. */
    formValue: isValue ? (chosenValue ?? '') : undefined,
    isOpen,
    /** Escape closes the list, or clears the field: surrounding layers must not handle it. */
    keepsEscape: isOpen || choice.text !== '',
    isPopoverShown,
    isScreenShown,
  };
}

/** Behavior of the field in the page: when it opens and closes, and its keys (ST-09). */
function useFieldHandlers<Option extends AutocompleteOption>(
  { isOpen, isPhone, open, close, openOnFocus }: Opening,
  choice: Choice<Option>,
  handle: RefObject<SuggestionsHandle | null>,
  { isChoice, onTextChange, onEnter }: Suggestions<Option>,
  leave: (event: Event) => void,
) {
  const isEntered = useRef(false);
  const { preload } = isPhone ? lazyScreen : lazyPopover;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A dead key composes too: after the first key of 'á' there is no letter yet, and Enter must not select.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // A surrounding layer has prevented the default of Escape, and left the key to the field.
    if (event.defaultPrevented && event.key !== 'Escape') return;
    if (isOpen) handle.current?.onKeyDown(event);
    if (event.defaultPrevented && event.key !== 'Escape') return;
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
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      preload();
      isEntered.current = currentTarget.ownerDocument.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // Like Tab: a visitor who enters a filled field wants another choice. A later press sets the caret.
      if (isEntered.current && isChoice) currentTarget.select();
      isEntered.current = false;
      if (!isOpen) open();
    },
    onFocus: () => {
      preload();
      openOnFocus();
    },
    onBlur: ({ nativeEvent }: FocusEvent<HTMLInputElement>) => {
      // On a phone the focus moves to the screen, which closes itself.
      if (!isPhone) leave(nativeEvent);
    },
    onChange: onTextChange,
    onKeyDown,
  };
}

interface NativeFieldOptions {
  /** The text in React's state. */
  text: string;
  /** Other text was typed before hydration. */
  onTyped: (text: string) => void;
  /** The field had focus before hydration. */
  onFocused: () => void;
  /** The form was reset. */
  onReset: (event: Event, isByForm: boolean) => void;
}

/** Changes of the field outside React: text and focus from before hydration, and the reset of its form. */
function useNativeField(input: RefObject<HTMLInputElement | null>, field: NativeFieldOptions): void {
  const isHydrated = useRef(false);
  const adopt = useEffectEvent((element: HTMLInputElement) => {
    if (element.value !== field.text) field.onTyped(element.value);
    if (element.ownerDocument.activeElement === element) field.onFocused();
  });
  // In a layout effect: the next render writes React's text into the field.
  useLayoutEffect(() => {
    if (!input.current || isHydrated.current) return;
    isHydrated.current = true;
    adopt(input.current);
  }, [input]);
  useFormReset(() => input.current?.form, field.onReset);
}
