'use client';

import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Labels } from '../labels/labels.ts';
import type { ListAttributes } from './autocomplete-box.tsx';
import { type AutocompleteOption, labelOf as readLabel, type OptionKey, valueOf } from './option-text.ts';
import type { Suggestions, SuggestionsHandle } from './suggestions.ts';
import { type ChoiceProps, useChoice } from './use-choice.ts';
import { useEnter } from './use-enter.ts';
import { useFieldHandlers } from './use-field-handlers.ts';
import { useOpening } from './use-opening.ts';
import { type LoadOptions, useOptions } from './use-options.ts';
import { useServedField } from './use-served-field.ts';
import { useSurface } from './use-surface.ts';

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

interface AutocompleteParts<Option extends AutocompleteOption> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  labels: Labels<'autocomplete'>;
  source: OptionSource<Option>;
  choice: ChoiceProps<Option>;
}

/** An autocomplete but for its markup: what is typed, chosen, found and shown (ST-09). */
export function useAutocomplete<Option extends AutocompleteOption>({
  id,
  input,
  labels,
  source: { loadOptions, labelKey, valueKey },
  choice: choiceProps,
}: AutocompleteParts<Option>) {
  const labelOf = useCallback((option: Option) => readLabel(option, labelKey ?? 'label'), [labelKey]);
  const valueIn = (option: Option) => valueOf(option, valueKey ?? 'value');
  const choice = useChoice(choiceProps, labelOf);
  const opening = useOpening(input);
  const { isOpen, isPhone, open, close } = opening;
  const found = useOptions(loadOptions, choice.text, isOpen, labelOf);
  const handle = useRef<SuggestionsHandle>(null);
  const [activeId, setActiveId] = useState<string>();
  useServedField(input, {
    text: choice.text,
    onTyped: (text) => choice.write(text, 'input', new Event('input')),
    onFocused: open,
    onReset: choice.reset,
  });

  const chosenValue = choice.option === null ? null : valueIn(choice.option);
  const hasOptions = found.options.length > 0 || found.phase === 'failed';
  const hasMessage = found.phase === 'loading' || choice.text.trim() !== '';
  const Popover = useSurface('popover', isOpen && !isPhone && (hasOptions || hasMessage));
  const Screen = useSurface('screen', isOpen && isPhone);
  const isListed = Popover !== undefined && hasOptions;

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
    labels,
  };
  const list: ListAttributes = {
    'aria-haspopup': isPhone ? 'dialog' : undefined,
    'aria-expanded': isListed || Screen !== undefined,
    'aria-controls': isListed ? suggestions.listId : undefined,
    'aria-activedescendant': isListed ? activeId : undefined,
  };
  const handlers = useFieldHandlers(opening, choice, handle, suggestions);
  return { suggestions, list, handlers, handle, setActiveId, chosenValue, isOpen, Popover, Screen };
}
