'use client';

import { useState } from 'react';
import { type ChangeDetails, changeDetails } from '../../../internal/change-details.ts';
import type { AutocompleteOption } from './options.ts';

/** How an option was chosen; `blur` means that the field was left with its exact text. */
export type ChoiceReason = 'option-press' | 'option-enter' | 'blur';

/** Why the text or the chosen option changed. Editing the text clears the option: it becomes null. */
export type AutocompleteReason = 'input' | 'clear-button' | 'escape' | 'form-reset' | ChoiceReason;

export type AutocompleteDetails = ChangeDetails<AutocompleteReason>;

export interface ChoiceProps<Option> {
  /**
   * Value of the chosen option (controlled); empty for none. Its option is searched among `options`, or was chosen
   * before: with `loadOptions` pass the initial one as `defaultOption`.
   */
  value?: string | undefined;
  /**
   * Value of the option chosen initially, among `options`.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** The initial text. @default the label of the option */
  defaultText?: string | undefined;
  /** The chosen option (controlled). A new one changes the text too. */
  option?: Option | null | undefined;
  /** The option chosen initially. @default null */
  defaultOption?: Option | null | undefined;
  /** The value changed: an option was chosen, or the choice was cleared (empty). */
  onValueChange?: ((value: string, details: AutocompleteDetails) => void) | undefined;
  /** The text changed, by typing or by a choice. */
  onTextChange?: ((text: string, details: AutocompleteDetails) => void) | undefined;
  /** An option was chosen, or the choice was cleared (null). */
  onOptionChange?: ((option: Option | null, details: AutocompleteDetails) => void) | undefined;
}

export interface Choice<Option> {
  text: string;
  option: Option | null;
  /** Chooses an option and its text. @returns false when the caller canceled. */
  choose: (option: Option, reason: AutocompleteReason, event: Event) => boolean;
  /** Sets the text and clears the choice. @returns false when the caller canceled. */
  write: (text: string, reason: AutocompleteReason, event: Event) => boolean;
  /** Restores the initial values; `isByForm` if the form has restored the option already, and only the text is left. */
  reset: (event: Event, isByForm: boolean) => void;
}

/** The text and the chosen option, each controlled or uncontrolled; the option also by its value. */
export function useChoice<Option extends AutocompleteOption>(
  {
    value,
    defaultValue = '',
    defaultText,
    option: given,
    defaultOption,
    onValueChange,
    onTextChange,
    onOptionChange,
  }: ChoiceProps<Option>,
  known: readonly Option[],
  optionLabel: (option: Option) => string,
  optionValue: (option: Option) => string,
): Choice<Option> {
  const labelIn = (one: Option | null) => (one === null ? '' : optionLabel(one));
  const valueIn = (one: Option | null) => (one === null ? '' : optionValue(one));
  const find = (wanted: string, ...others: (Option | null | undefined)[]) =>
    wanted === '' ? null : ([...others, ...known].find((one) => one && optionValue(one) === wanted) ?? null);
  const initial = defaultOption ?? find(defaultValue);
  const [own, setOwn] = useState(initial);
  const option = given !== undefined ? given : value === undefined ? own : find(value, own, initial);
  const [text, setText] = useState(defaultText ?? labelIn(option));

  // If the caller chooses an option, such as a city pressed on a map, the text changes too. If typing clears the
  // choice, it does not.
  const label = labelIn(option);
  const [shown, setShown] = useState(label);
  if (label !== shown) {
    setShown(label);
    if (option !== null || text === shown) setText(label);
  }

  const change = (next: string, chosen: Option | null, reason: AutocompleteReason, event: Event) => {
    const details = changeDetails(reason, event);
    if (chosen !== option) onOptionChange?.(chosen, details);
    if (valueIn(chosen) !== valueIn(option) && !details.isCanceled) onValueChange?.(valueIn(chosen), details);
    if (next !== text && !details.isCanceled) onTextChange?.(next, details);
    if (details.isCanceled) return false;
    setOwn(chosen);
    setText(next);
    return true;
  };
  return {
    text,
    option,
    choose: (chosen, reason, event) => change(optionLabel(chosen), chosen, reason, event),
    write: (next, reason, event) => change(next, null, reason, event),
    reset: (event, isByForm) => {
      const chosen = isByForm ? option : initial;
      change(defaultText ?? labelIn(chosen), chosen, 'form-reset', event);
    },
  };
}
