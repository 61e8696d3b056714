'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useControlledState } from '../controlled-state/use-controlled-state.ts';
import { logOnce } from '../developer-error/log-once.ts';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';

/** What an autocomplete can offer: plain texts, or objects of the caller's own shape. */
export type AutocompleteOption = string | object;

/** The names of an option's properties; none when the options are plain texts. */
export type OptionKey<Option extends AutocompleteOption> = Option extends string
  ? never
  : Extract<keyof Option, string>;

/**
 * Reads an option's label. For an object without one, logs a developer error once (ER-05) and returns the first text it has.
 */
export function readLabel(option: AutocompleteOption, labelKey: string): string {
  if (typeof option === 'string') return option;
  const label = readProperty(option, labelKey);
  if (label !== undefined) return label;
  logOnce(
    `Autocomplete: an option has no '${labelKey}', so there is no text to show for it. ` +
      `Pass \`labelKey\` with the name of the property that holds the text; it has ${Object.keys(option).join(', ') || 'none'}.`,
  );
  return Object.values(option).find((value) => typeof value === 'string') ?? '';
}

/** Reads the value an option stands for in a form: the property `valueKey` of an object, a text itself. */
export function readValue(option: AutocompleteOption, valueKey: string): string {
  return typeof option === 'string' ? option : (readProperty(option, valueKey) ?? '');
}

function readProperty(option: object, key: string): string | undefined {
  const value: unknown = Object.entries(option).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** How an option came to be chosen. */
export type ChoiceReason = 'option-press' | 'option-enter';

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
  /** Chooses an option and its text. @returns false when the caller canceled. */
  choose: (option: Option, reason: AutocompleteReason, event: Event) => boolean;
  /** Sets the text and clears the choice. @returns false when the caller canceled. */
  write: (text: string, reason: AutocompleteReason, event: Event) => boolean;
  /** Restores the initial values. */
  reset: (event: Event) => void;
}

/** The two values of an autocomplete, each controlled or uncontrolled: the text, and the option it stands for. */
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

/** Wait after a key before loading, so that a word is one request and not five. */
const DEBOUNCE_MS = 150;

/**
 * Finds the options for a text; an empty text asks for the first suggestions. `signal` is aborted when the answer is
 * no longer wanted. A list may be returned as it is, or promised.
 */
export type LoadOptions<Option> = (
  text: string,
  signal: AbortSignal,
) => readonly Option[] | Promise<readonly Option[]>;

export type OptionsPhase = 'loading' | 'ready' | 'failed';

export interface Options<Option> {
  phase: OptionsPhase;
  /** While loading: those of the previous answer that also match the new text. */
  options: readonly Option[];
  /** Loads again after a failure. */
  retry: () => void;
}

interface Answer<Option> {
  text: string;
  attempt: number;
  options: readonly Option[] | Error;
}

/**
 * The options for `text`, loaded while `active`. One request at a time: a new text aborts the previous request, and a
 * late answer is dropped.
 */
export function useOptions<Option extends AutocompleteOption>(
  loadOptions: LoadOptions<Option>,
  text: string,
  active: boolean,
  labelOf: (option: Option) => string,
): Options<Option> {
  const [answer, setAnswer] = useState<Answer<Option>>();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef<string>(undefined);
  const load = useEffectEvent(loadOptions);

  useEffect(() => {
    if (!active) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const options = await settle(async () => load(text, signal));
      if (!signal.aborted) setAnswer({ text, attempt, options });
    };
    const typing = asked.current !== undefined && asked.current !== text;
    asked.current = text;
    const timer = setTimeout(() => void ask(), typing ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
      // A failure is not cached: anyone who comes back sees a new attempt, not an old error.
      setAnswer((last) => (last?.options instanceof Error ? undefined : last));
    };
  }, [active, text, attempt]);

  const settled = answer && answer.text === text && answer.attempt === attempt;
  const options = useMemo(() => {
    const former = answer?.options ?? [];
    if (former instanceof Error) return [];
    return settled ? former : former.filter((option) => findMatches(labelOf(option), text));
  }, [answer, settled, text, labelOf]);
  return {
    phase: !settled ? 'loading' : answer.options instanceof Error ? 'failed' : 'ready',
    options,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** The result, or the error that was thrown. */
async function settle<Result>(work: () => Promise<Result>): Promise<Result | Error> {
  try {
    return await work();
  } catch (cause) {
    return cause instanceof Error ? cause : new Error('The options could not be loaded.', { cause });
  }
}

/** A part of a text: from `start` up to, not including, `end`, in UTF-16 code units. */
interface Range {
  start: number;
  end: number;
}

const diacritics = /\p{Diacritic}/gu;

/**
 * Where the typed words occur in a label, ignoring accents, case and punctuation: 'sao jose' in 'São José dos
 * Campos'. Each word is searched at the start of a word first, then anywhere. Ranges are in order and do not overlap.
 *
 * @returns null when one of the words does not occur; an empty list when nothing was typed.
 */
export function findMatches(label: string, typed: string): Range[] | null {
  const { folded, origin } = fold(label);
  const ranges: Range[] = [];
  for (const word of wordsOf(typed)) {
    const at = indexOfWord(folded, word);
    if (at < 0) return null;
    ranges.push({ start: origin[at] ?? 0, end: origin[at + word.length] ?? label.length });
  }
  return mergeRanges(ranges);
}

function wordsOf(text: string): string[] {
  return fold(text).folded.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** The text in lower case without accents, with the original position of each of its characters. */
function fold(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const bare = character.normalize('NFD').replaceAll(diacritics, '').toLowerCase();
    folded += bare;
    for (let unit = 0; unit < bare.length; unit++) origin.push(at);
    at += character.length;
  }
  origin.push(at);
  return { folded, origin };
}

function indexOfWord(folded: string, word: string): number {
  // Without lookbehind, which Safari supports only from 16.4 on.
  const start = new RegExp(`(?:^|[^\\p{Letter}\\p{Number}])${word}`, 'u').exec(folded);
  return start ? start.index + start[0].length - word.length : folded.indexOf(word);
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
