'use client';

import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Messages } from '../messages/message-types.ts';
import {
  type AutocompleteOption,
  type Choice,
  type ChoiceProps,
  type LoadOptions,
  type OptionKey,
  type Options,
  readLabel,
  readValue,
  useChoice,
  useOptions,
} from './options.ts';
import type { Suggestions } from './suggestion-list.tsx';
import type { SuggestionsHandle } from './suggestions-popover.tsx';
import { preloadSurface, useSurface } from './surfaces.tsx';
import { type Opening, useOpening } from './use-opening.ts';

/** Where options come from, and how to read them. */
export interface OptionSource<Option extends AutocompleteOption> {
  /** Finds the options for what is typed; for an empty text, the first suggestions. */
  loadOptions: LoadOptions<Option>;
  /**
   * The property of an option that holds its text. Options that are texts need none.
   * @default 'label'
   */
  labelKey?: OptionKey<Option> | undefined;
  /**
   * The property of an option that holds its value.
   * @default 'value'
   */
  valueKey?: OptionKey<Option> | undefined;
}

/** ARIA attributes that refer from the field to its list. Ids are set only while their elements exist. */
export interface ListAttributes {
  'aria-haspopup': 'dialog' | undefined;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
}

/** Event handlers of the field in the page. */
export interface FieldHandlers {
  onPointerEnter: () => void;
  onPointerDown: (event: PointerEvent<HTMLInputElement>) => void;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onFocus: () => void;
  onBlur: () => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface AutocompleteParts<Option extends AutocompleteOption> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  messages: Messages<'autocomplete'>;
  source: OptionSource<Option>;
  choice: ChoiceProps<Option>;
}

/** An autocomplete but for its markup: what is typed, chosen, found and shown (ST-09). */
export function useAutocomplete<Option extends AutocompleteOption>({
  id,
  input,
  messages,
  source: { loadOptions, labelKey, valueKey },
  choice: choiceProps,
}: AutocompleteParts<Option>) {
  const labelOf = useCallback((option: Option) => readLabel(option, labelKey ?? 'label'), [labelKey]);
  const valueIn = (option: Option) => readValue(option, valueKey ?? 'value');
  const choice = useChoice(choiceProps, labelOf);
  const opening = useOpening(input);
  const { isOpen, isPhone, open, close } = opening;
  const found = useOptions(loadOptions, choice.text, isOpen, labelOf);
  const handle = useRef<SuggestionsHandle>(null);
  const [activeId, setActiveId] = useState<string>();
  useNativeField(input, {
    text: choice.text,
    onTyped: (text) => choice.write(text, 'input', new Event('input')),
    onFocused: open,
    onReset: choice.reset,
  });

  const chosenValue = choice.option === null ? null : valueIn(choice.option);
  const hasOptions = found.options.length > 0 || found.phase === 'failed';
  const hasMessage = found.phase === 'loading' || choice.text.trim() !== '';
  const isPopoverShown = useSurface('popover', isOpen && !isPhone && (hasOptions || hasMessage));
  const isScreenShown = useSurface('screen', isOpen && isPhone);
  const isListed = isPopoverShown && hasOptions;

  const isChoice = choice.option !== null && labelOf(choice.option) === choice.text;
  const choose: Suggestions<Option>['onChoose'] = (option, reason, event) => {
    if (choice.choose(option, reason, event)) close();
  };
  const typed = isChoice ? '' : choice.text.trim();
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
    labelOf,
    isChosen: (option) => labelOf(option) === choice.text && valueIn(option) === chosenValue,
    onChoose: choose,
    onTextChange: (event) => {
      if (choice.write(event.target.value, 'input', event.nativeEvent)) open();
    },
    onClear: (event) => {
      if (choice.write('', 'clear-button', event)) open();
    },
    onEnter,
    onClose: close,
    returnFocus: opening.returnFocus,
    messages,
  };
  const list: ListAttributes = {
    'aria-haspopup': isPhone ? 'dialog' : undefined,
    'aria-expanded': isListed || isScreenShown,
    'aria-controls': isListed ? suggestions.listId : undefined,
    'aria-activedescendant': isListed ? activeId : undefined,
  };
  const handlers = useFieldHandlers(opening, choice, handle, suggestions);
  return {
    suggestions,
    list,
    handlers,
    handle,
    setActiveId,
    chosenValue,
    isOpen,
    isPopoverShown,
    isScreenShown,
  };
}

interface EnterParts<Option> {
  isOpen: boolean;
  /** What is typed while it stands for no option yet; empty when there is nothing to find. */
  typed: string;
  found: Options<Option>;
  choose: (option: Option, reason: 'option-enter', event: Event) => void;
  /** Submits the form when the awaited options are empty or failed to load. */
  submit: () => void;
}

/**
 * Enter on a text that was typed and not chosen (ST-09): takes the first option, waiting for it while options load.
 * Without options, or after a failure, it submits the form with the text. Typing on, closing or leaving cancels an Enter
 * that is still waiting.
 *
 * @returns the handler; it calls `preventDefault` on events that it used.
 */
function useEnter<Option>({ isOpen, typed, found, choose, submit }: EnterParts<Option>) {
  const awaiting = useRef<{ readonly typed: string; readonly event: Event }>(undefined);
  useEffect(() => {
    if (!isOpen || awaiting.current?.typed !== typed) awaiting.current = undefined;
  }, [isOpen, typed]);
  const { phase, options } = found;
  const settle = useEffectEvent((event: Event) => {
    const [first] = phase === 'ready' ? options : [];
    if (first === undefined) submit();
    else choose(first, 'option-enter', event);
  });
  useEffect(() => {
    const pressed = awaiting.current;
    if (!pressed || phase === 'loading') return;
    awaiting.current = undefined;
    settle(pressed.event);
  }, [phase]);

  return (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!isOpen || typed === '') return;
    const [first] = options;
    if (phase === 'loading') {
      event.preventDefault();
      awaiting.current = { typed, event: event.nativeEvent };
    } else if (phase === 'ready' && first !== undefined) {
      event.preventDefault();
      choose(first, 'option-enter', event.nativeEvent);
    }
  };
}

/** What the field in the page does: when it opens and closes, and what its keys do (ST-09). */
function useFieldHandlers<Option extends AutocompleteOption>(
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
      // As Tab does: anyone who enters a filled field wants another choice. A later press sets the caret.
      if (isEntered.current && isChoice) currentTarget.select();
      isEntered.current = false;
      if (!isOpen) open();
    },
    onFocus: () => {
      preload();
      openOnFocus();
    },
    onBlur: () => {
      // On a phone the focus moves to the screen, which closes itself.
      if (!isPhone) close();
    },
    onChange: onTextChange,
    onKeyDown,
  };
}

interface NativeFieldOptions {
  /** The text in React's state. */
  text: string;
  /** Another text was typed before hydration. */
  onTyped: (text: string) => void;
  /** The field had focus before hydration. */
  onFocused: () => void;
  /** The form was reset. */
  onReset: (event: Event) => void;
}

/** What happens to the field outside React: text and focus from before hydration, and the reset of its form. */
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
  const reset = useEffectEvent((event: Event) => field.onReset(event));
  useEffect(() => {
    const form = input.current?.form;
    const onReset = (event: Event) => reset(event);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input]);
}
