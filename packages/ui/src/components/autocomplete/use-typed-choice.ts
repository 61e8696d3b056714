'use client';

import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Options } from './options/options.ts';

/** That the field was left, until the options for its text are known. */
export interface Leaving {
  readonly typed: string;
  readonly event: Event;
}

interface ExactChoiceParts<Option> {
  left: Leaving | undefined;
  /** The text while it is not that of the chosen option, without outer spaces. */
  typed: string;
  /** The options for the text. */
  found: Options<Option>;
  choose: (option: Option, event: Event) => void;
  onSettled: () => void;
}

/** Chooses an option when the field is left with its exact text, or once the options are loaded. */
export function useExactChoice<Option>({
  left,
  typed,
  found: { phase, exact },
  choose,
  onSettled,
}: ExactChoiceParts<Option>): void {
  const settle = useEffectEvent(() => {
    if (left?.typed === typed && exact !== undefined) choose(exact, left.event);
    onSettled();
  });
  const isSettled = left !== undefined && (phase !== 'loading' || left.typed !== typed);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
}

/**
 * Marks the field as invalid by its own message while its text is no option: a form whose value is that of the option
 * would call the field empty.
 */
export function useChoiceValidity(
  input: RefObject<HTMLInputElement | null>,
  problem: string | undefined,
): void {
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem]);
}

interface EnterParts<Option> {
  isOpen: boolean;
  /** The typed text while it has no option; empty if there is nothing to find. */
  typed: string;
  found: Options<Option>;
  choose: (option: Option, reason: 'option-enter', event: Event) => void;
  /** Submits the form if the pending options are empty or fail to load. */
  submit: () => void;
}

/**
 * Enter on typed text without a choice (ST-09): selects the first option, waiting for it while options load. Without
 * options, or after an error, it submits the form with the text. Typing on, closing or leaving cancels an Enter that is
 * still waiting.
 *
 * @returns the handler; it calls `preventDefault` on handled events.
 */
export function useEnter<Option>({ isOpen, typed, found, choose, submit }: EnterParts<Option>) {
  const awaiting = useRef<{ readonly typed: string; readonly event: Event }>(undefined);
  useEffect(() => {
    if (!isOpen || awaiting.current?.typed !== typed) awaiting.current = undefined;
  }, [isOpen, typed]);
  const { phase, options } = found;
  const closeOnPress = useEffectEvent((event: Event) => {
    const [first] = phase === 'ready' ? options : [];
    if (first === undefined) submit();
    else choose(first, 'option-enter', event);
  });
  useEffect(() => {
    const pressed = awaiting.current;
    if (!pressed || phase === 'loading') return;
    awaiting.current = undefined;
    closeOnPress(pressed.event);
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
