'use client';

import { type KeyboardEvent, useRef } from 'react';
import { writeValue } from '../input/native-value.ts';
import { typedOption } from './typeahead.ts';

/** A pause after which the next letter begins a new word; as long as browsers wait. */
const PAUSE_MS = 1000;

/**
 * Finds options by their first letters without regard to accents, which browsers insist on: 'a' for 'Água', on a keyboard
 * without dead keys. Only while the list is closed: an open one is the system's.
 */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, currentTarget: select, timeStamp } = event;
    const fresh = timeStamp - typed.current.at > PAUSE_MS;
    const opens = key === ' ' && (fresh || typed.current.text === '');
    if (isShortcut(event) || key.length !== 1 || opens) return;
    const text = fresh ? key : typed.current.text + key;
    typed.current = { text, at: timeStamp };
    event.preventDefault();
    const labels = Array.from(select.options, (option) =>
      option.matches(':disabled') ? null : option.label,
    );
    const found = select.options[typedOption(labels, select.selectedIndex, text)];
    if (!found || found.selected) return;
    writeValue(select, found.value);
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

const isShortcut = ({ ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || nativeEvent.isComposing;
