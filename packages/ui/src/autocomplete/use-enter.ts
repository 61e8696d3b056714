'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Options } from './use-options.ts';

interface EnterParts<Option> {
  isOpen: boolean;
  /** What is typed, where it stands for no option yet; empty where there is nothing to find. */
  typed: string;
  found: Options<Option>;
  choose: (option: Option, reason: 'option-enter', event: Event) => void;
  /** Submits the form, for an Enter that has waited in vain. */
  submit: () => void;
}

/**
 * What Enter does to a text that was typed and not chosen (ST-09): it takes the first option, waiting for it while it is
 * on its way. Where there is none, or none could be had, it submits the form with the text. Who types on, closes or
 * leaves takes an Enter back that still waits.
 *
 * @returns the handler; it calls `preventDefault` on what it has used.
 */
export function useEnter<Option>({ isOpen, typed, found, choose, submit }: EnterParts<Option>) {
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
