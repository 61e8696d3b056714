'use client';

import { type KeyboardEvent, useRef } from 'react';
import { writeValue } from '../input/native-value.ts';

/** Pause after which the next letter starts a new word; the same as in browsers. */
const PAUSE_MS = 1000;

/**
 * Collects the letters that identify an item of a list. Ignores shortcuts, and a space without preceding text; prevents
 * the default of all other keys.
 *
 * @returns the text typed so far, or undefined if the key adds nothing.
 */
export function useTypedText() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent): string | undefined => {
    const { key, timeStamp } = event;
    const fresh = timeStamp - typed.current.at > PAUSE_MS;
    const opens = key === ' ' && (fresh || typed.current.text === '');
    if (isShortcut(event) || key.length !== 1 || opens) return undefined;
    const text = fresh ? key : typed.current.text + key;
    typed.current = { text, at: timeStamp };
    event.preventDefault();
    return text;
  };
}

/**
 * Finds options by their first letters, ignoring accents, which browsers do not: 'a' finds 'Água', also on a keyboard
 * without dead keys. Only while the list is closed: the operating system handles an open one.
 */
export function useTypeahead() {
  const typedText = useTypedText();
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const select = event.currentTarget;
    const text = typedText(event);
    if (text === undefined) return;
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

/** Lower case without accents, so that both 'agua' and 'á' find 'Água'. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trimStart();

/**
 * Finds the next option, starting with the current one, whose label starts with the typed text. Repeating one letter
 * cycles through all options that start with it.
 *
 * @param labels of the options, in order; null for one that cannot be chosen.
 * @returns the option's index, or -1.
 */
export function typedOption(labels: readonly (string | null)[], present: number, typed: string): number {
  const query = folded(typed);
  const letters = new Set(query);
  const start = letters.size === 1 ? query.slice(0, 1) : query;
  if (start === '') return -1;
  // A second letter may still match the option that the first one found.
  const from = letters.size === 1 ? present + 1 : Math.max(0, present);
  for (let step = 0; step < labels.length; step++) {
    const index = (from + step) % labels.length;
    if (folded(labels[index] ?? '').startsWith(start)) return index;
  }
  return -1;
}
