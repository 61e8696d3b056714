'use client';

import { useState } from 'react';
import { useControlledState } from '../controlled-state/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';
import type { AutocompleteOption } from './option-text.ts';
import type { ChoiceReason } from './suggestions.ts';

/** Why the text or the chosen option changed. A text that is edited no longer stands for the option: it becomes null. */
export type AutocompleteReason = 'input' | 'clear-button' | 'escape' | 'form-reset' | ChoiceReason;

export type AutocompleteDetails = ChangeDetails<AutocompleteReason>;

export interface ChoiceProps<Option> {
  /** What is typed. For a text that the caller holds; most leave it to the field. */
  value?: string | undefined;
  /** What is typed at first. @default the label of the option */
  defaultValue?: string | undefined;
  /** The chosen option, held by the caller. A new one brings its text along. */
  option?: Option | null | undefined;
  /** The option chosen at first. @default null */
  defaultOption?: Option | null | undefined;
  /** The text changed, by typing or by a choice. */
  onValueChange?: ((value: string, details: AutocompleteDetails) => void) | undefined;
  /** An option was chosen, or the choice was lost (null). */
  onOptionChange?: ((option: Option | null, details: AutocompleteDetails) => void) | undefined;
}

export interface Choice<Option> {
  text: string;
  option: Option | null;
  /** Chooses an option and takes its text. @returns false when the caller refused. */
  choose: (option: Option, reason: AutocompleteReason, event: Event) => boolean;
  /** Takes a text, and with it the choice away. @returns false when the caller refused. */
  write: (text: string, reason: AutocompleteReason, event: Event) => boolean;
  /** Back to what it was at first. */
  reset: (event: Event) => void;
}

/** The two values of an autocomplete, each held by the caller or here: the text, and the option it stands for. */
export function useChoice<Option extends AutocompleteOption>(
  {
    value,
    defaultValue,
    option: given,
    defaultOption = null,
    onValueChange,
    onOptionChange,
  }: ChoiceProps<Option>,
  labelOf: (option: Option) => string,
): Choice<Option> {
  const labelIn = (one: Option | null) => (one === null ? '' : labelOf(one));
  const [option, setOption] = useControlledState(given, defaultOption);
  const initialText = defaultValue ?? labelIn(given ?? defaultOption);
  const [text, setText] = useControlledState(value, initialText);

  // A choice made by the caller, such as the city a map was tapped on, writes its text. Losing it while typing does not.
  const label = labelIn(option);
  const [shown, setShown] = useState(label);
  if (label !== shown) {
    setShown(label);
    if (option !== null || text === shown) setText(label);
  }

  const change = (next: string, chosen: Option | null, reason: AutocompleteReason, event: Event) => {
    const details = changeDetails(reason, event);
    if (chosen !== option) onOptionChange?.(chosen, details);
    if (next !== text && !details.isCanceled) onValueChange?.(next, details);
    if (details.isCanceled) return false;
    setOption(chosen);
    setText(next);
    return true;
  };
  return {
    text,
    option,
    choose: (chosen, reason, event) => change(labelOf(chosen), chosen, reason, event),
    write: (next, reason, event) => change(next, null, reason, event),
    reset: (event) => void change(initialText, defaultOption, 'form-reset', event),
  };
}
