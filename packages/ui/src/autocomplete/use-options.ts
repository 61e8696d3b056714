'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AutocompleteOption } from './option-text.ts';
import { findMatches } from './match.ts';

/** Waits this long after a key before it asks, so that a word is one question and not five. */
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
  /** While loading: those of the former answer that match the new text too. */
  options: readonly Option[];
  /** Asks again after a failure. */
  retry: () => void;
}

interface Answer<Option> {
  text: string;
  attempt: number;
  options: readonly Option[] | Error;
}

/**
 * The options for `text`, asked for while `active`. One question at a time: a new text aborts the former question, and
 * an answer that comes late all the same is dropped.
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
      // A failure is not kept: who comes back sees a new attempt, not an old error.
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

/** The result, or what was thrown on the way to it. */
async function settle<Result>(work: () => Promise<Result>): Promise<Result | Error> {
  try {
    return await work();
  } catch (cause) {
    return cause instanceof Error ? cause : new Error('The options could not be loaded.', { cause });
  }
}
