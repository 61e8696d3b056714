'use client';

import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { afterHistoryEntry } from '../../../hooks/use-history-entry.ts';
import type { ChoiceReason } from '../options/choice.ts';
import type { AutocompleteOption, OptionTraits } from '../options/options.ts';
import type { Suggestions } from './suggestions.ts';

/** The only item in the list after the options failed to load. */
export const retryItem: unique symbol = Symbol('retry');

type Item<Option> = Option | typeof retryItem;

export interface Highlight<Option> {
  items: readonly Item<Option>[];
  /** Position of the highlighted item; -1 for none. */
  index: number;
  /** Id of the highlighted option. Never empty: without one the attribute is left out. */
  activeId: string | undefined;
  /** Highlights the item under the pointer. */
  point: (index: number) => void;
  choose: (item: Item<Option>, reason: ChoiceReason, event: Event) => void;
  /** Moves the highlight, or selects the highlighted option; calls `preventDefault` on handled events. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The traits of an option; none of a string or of the item that retries. */
export function readTraits(item: Item<AutocompleteOption>): OptionTraits {
  return typeof item === 'object' ? item : {};
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const PAGE = 10;

/**
 * The highlighted suggestion, by key and by pointer. In a new list the highlight stays on its option, wherever it
 * moved; new text clears it, so that Enter never selects an option that was not highlighted.
 */
export function useHighlight<Option extends AutocompleteOption>(
  suggestions: Suggestions<Option>,
): Highlight<Option> {
  const { listId, text, found, startAt, optionLabel, onChoose, onClose } = suggestions;
  const items = useMemo<readonly Item<Option>[]>(
    () => (found.phase === 'failed' ? [retryItem] : found.options),
    [found.phase, found.options],
  );
  const [shown, setShown] = useState({
    text,
    items,
    index: startAt === 'first' ? 0 : startAt === 'last' ? items.length - 1 : -1,
  });
  let { index } = shown;
  if (shown.text !== text || shown.items !== items) {
    const highlighted = shown.items[index];
    const isKept = shown.text === text && highlighted !== undefined;
    index = isKept ? items.findIndex((item) => isSame(item, highlighted, optionLabel)) : -1;
    setShown({ text, items, index });
  }
  const activeId = items[index] === undefined ? undefined : optionId(listId, index);
  const [isByKey, setByKey] = useState(false);
  useEffect(() => {
    if (activeId && isByKey) reveal(document.getElementById(activeId));
  }, [activeId, isByKey]);

  const move = (next: number, byKey: boolean) => {
    setByKey(byKey);
    setShown({ text, items, index: next });
  };
  const choose: Highlight<Option>['choose'] = (item, reason, event) => {
    const { onAct, staysOpen } = readTraits(item);
    if (onAct && staysOpen) onAct();
    if (item === retryItem || staysOpen) return found.retry();
    if (!onAct) return onChoose(item, reason, event);
    onClose();
    afterHistoryEntry(onAct);
  };
  return {
    items,
    index,
    activeId,
    choose,
    point: (next) => {
      if (next !== index) move(next, false);
    },
    onKeyDown: (event) => {
      const highlighted = items[index];
      const next = event.altKey ? undefined : indexAfter(event.key, index, items.length);
      if (next !== undefined) move(next, true);
      else if (event.key === 'Enter' && highlighted !== undefined)
        choose(highlighted, 'option-enter', event.nativeEvent);
      else return;
      event.preventDefault();
    },
  };
}

/**
 * Scrolls only the list. Not by `scrollIntoView`: Chromium then starts the next Tab from the option, which is at the
 * end of the page, if the field is removed with its page.
 */
function reveal(option: HTMLElement | null): void {
  const list = option?.closest('.me-suggestions-scroll');
  if (!option || !list) return;
  const { top, bottom } = option.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  list.scrollTop += Math.min(0, top - view.top) || Math.max(0, bottom - view.bottom);
}

/** The target of a key; undefined for other keys: Home and End move the caret, Tab leaves, Escape closes. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'PageDown') return Math.min(index + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(index - PAGE, 0);
  return undefined;
}

function isSame<Option extends AutocompleteOption>(
  one: Item<Option>,
  other: Item<Option>,
  optionLabel: (option: Option) => string,
): boolean {
  if (one === retryItem || other === retryItem) return one === other;
  return optionLabel(one) === optionLabel(other);
}
