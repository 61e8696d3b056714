'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { logOnce } from '../../../internal/log-once.ts';
import { lazyModule } from '../../../internal/lazy-module.ts';
import type { IconDrawing } from '../../icon/icon.tsx';

/** An option: a string, or an object of the caller's own shape. */
export type AutocompleteOption = string | object;

/** What an option that is an object may have besides its label, value and detail. */
export interface OptionTraits {
  /** Name of the group that the option starts or continues; options of a group follow one another. */
  readonly group?: string | undefined;
  /** Shown before the label. */
  readonly icon?: IconDrawing | undefined;
  /**
   * The text for which `loadOptions` returned the option means it, although its label is longer: 'TO' for 'Tocantins (estado)'. Leaving
   * the field with that text chooses it.
   * @default false
   */
  readonly isMeant?: boolean | undefined;
  /**
   * Makes the option an action, such as 'Perto de mim': pressed, it closes the list and calls this; text and choice stay
   * as they are.
   */
  readonly onAct?: (() => void) | undefined;
  /**
   * The action leaves the list open, which loads its options again.
   * @default false
   */
  readonly staysOpen?: boolean | undefined;
}

/** The names of an option's properties; none if the options are strings. */
export type OptionKey<Option extends AutocompleteOption> = Option extends string
  ? never
  : Extract<keyof Option, string>;

/**
 * Reads an option's label. For an object without one, logs a developer error once (ER-05) and returns its first string.
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

/** Reads the value of an option for a form: the property `valueKey` of an object, or a string itself. */
export function readValue(option: AutocompleteOption, valueKey: string): string {
  return typeof option === 'string' ? option : (readProperty(option, valueKey) ?? '');
}

function readProperty(option: object, key: string): string | undefined {
  const value: unknown = Object.entries(option).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Delay in milliseconds between a key and loading, so that a word is one request and not five. */
const DEBOUNCE_MS = 150;

/**
 * Returns the options for a text; empty text requests the initial suggestions. `signal` is aborted when the result is
 * no longer needed. May return a list or a promise.
 */
export type LoadOptions<Option> = (
  text: string,
  signal: AbortSignal,
) => readonly Option[] | Promise<readonly Option[]>;

export type OptionsPhase = 'loading' | 'ready' | 'failed';

export interface Options<Option> {
  phase: OptionsPhase;
  /** While loading: the previous options that also match the new text. */
  options: readonly Option[];
  /** The one whose label is the text, or which the text means, once they are loaded. */
  exact: Option | undefined;
  /** Loads again after an error. */
  retry: () => void;
}

interface Answer<Option> {
  text: string;
  attempt: number;
  options: readonly Option[] | Error;
}

// Loaded with the list, which no page loads before the visitor approaches the field.
const lazyMatch = lazyModule(() => import('./match.ts'));

/** The options for `text`: matches of an existing list, ranked, or the result of loading while `active`. */
export function useOptions<Option extends AutocompleteOption>(
  local: readonly Option[] | undefined,
  loadOptions: LoadOptions<Option> | undefined,
  text: string,
  active: boolean,
  optionLabel: (option: Option) => string,
): Options<Option> {
  const loaded = useLoadedOptions(loadOptions ?? nothing, text, active && local === undefined, optionLabel);
  const match = lazyMatch.useLoaded(active && local !== undefined);
  const matching = useMemo(
    () => (local && active && match ? match.matchOptions(local, text, optionLabel) : []),
    [local, active, text, optionLabel, match],
  );
  if (!local) return loaded;
  const exact = match?.exactOption(matching, text, optionLabel);
  return { phase: match ? 'ready' : 'loading', options: matching, exact, retry: () => {} };
}

const nothing = () => [];

/** One request at a time: a new text aborts the previous request, and a late response is dropped. */
function useLoadedOptions<Option extends AutocompleteOption>(
  loadOptions: LoadOptions<Option>,
  text: string,
  active: boolean,
  optionLabel: (option: Option) => string,
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
      const options = await resultOrError(async () => load(text, signal));
      if (!signal.aborted) setAnswer({ text, attempt, options });
    };
    const typing = asked.current !== undefined && asked.current !== text;
    asked.current = text;
    const timer = setTimeout(() => void ask(), typing ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
      // An error is not cached: a visitor who returns gets a new request, not an old error.
      setAnswer((last) => (last?.options instanceof Error ? undefined : last));
    };
  }, [active, text, attempt]);

  const match = lazyMatch.useLoaded(active);
  const isCurrent = answer && answer.text === text && answer.attempt === attempt;
  const options = useMemo(() => {
    const former = answer?.options ?? [];
    if (former instanceof Error) return [];
    return isCurrent ? former : former.filter((option) => match?.findMatches(optionLabel(option), text));
  }, [answer, isCurrent, text, optionLabel, match]);
  return {
    // Also while the code that compares them is loading.
    phase: !isCurrent || !match ? 'loading' : answer.options instanceof Error ? 'failed' : 'ready',
    options,
    exact: isCurrent ? match?.exactOption(options, text, optionLabel) : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** The result, or the error that was thrown. */
async function resultOrError<Result>(work: () => Promise<Result>): Promise<Result | Error> {
  try {
    return await work();
  } catch (cause) {
    return cause instanceof Error ? cause : new Error('The options could not be loaded.', { cause });
  }
}
