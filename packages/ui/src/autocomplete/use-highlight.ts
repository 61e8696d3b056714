'use client';

import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { AutocompleteOption } from './option-text.ts';
import type { Suggestions } from './suggestions.ts';

/** The item that stands in the list when the options could not be loaded. */
export const retryItem: unique symbol = Symbol('retry');

export type Item<Option> = Option | typeof retryItem;

export interface Highlight<Option> {
  items: readonly Item<Option>[];
  /** Id of the highlighted option. Never empty: without one the attribute is left out. */
  activeId: string | undefined;
  menuProps: ReturnType<UseComboboxReturnValue<Item<Option>>['getMenuProps']>;
  getItemProps: UseComboboxReturnValue<Item<Option>>['getItemProps'];
  choose: (item: Item<Option>, reason: 'option-press' | 'option-enter', event: Event) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Shown<Option> {
  text: string;
  items: readonly Item<Option>[];
  highlighted: Item<Option> | undefined;
}

// The other keys are the field's own: Home and End move its caret, Escape closes, Tab leaves with what was typed.
const highlightKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/**
 * Which suggestion is highlighted, by key and by pointer: downshift's share of the work. Text, choice and visibility
 * belong to the field, so downshift is told them and its own handlers for them are not bound.
 */
export function useHighlight<Option extends AutocompleteOption>(
  suggestions: Suggestions<Option>,
): Highlight<Option> {
  const { listId, labelId, text, found, startAt, labelOf, onChoose } = suggestions;
  const items = useMemo<Item<Option>[]>(
    () => (found.phase === 'failed' ? [retryItem] : [...found.options]),
    [found.phase, found.options],
  );
  const combobox = useCombobox<Item<Option>>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    menuId: listId,
    inputId: `${listId}-input`,
    labelId,
    getItemId: (index) => `${listId}-${index}`,
    itemToString: () => text,
    initialHighlightedIndex: startAt === 'first' ? 0 : startAt === 'last' ? items.length - 1 : -1,
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const highlighted = items[highlightedIndex];

  // Under a new list the highlight stays on its option, wherever that has gone; under a new text it goes, so that Enter
  // never chooses what was not pointed at.
  const former = useRef<Shown<Option>>({ text, items, highlighted });
  useLayoutEffect(() => {
    const last = former.current;
    former.current = { text, items, highlighted };
    if (last.highlighted === undefined) return;
    if (text !== last.text) setHighlightedIndex(-1);
    else if (items !== last.items) setHighlightedIndex(indexOfLabel(items, last.highlighted, labelOf));
  });

  const choose: Highlight<Option>['choose'] = (item, reason, event) => {
    if (item === retryItem) found.retry();
    else onChoose(item, reason, event);
  };
  // Both are asked for here, because the elements are drawn later, by a portal, and the field is not downshift's.
  const input = combobox.getInputProps({}, { suppressRefError: true });
  const menuProps = combobox.getMenuProps({ 'aria-labelledby': labelId }, { suppressRefError: true });
  return {
    items,
    activeId: highlighted === undefined ? undefined : `${listId}-${highlightedIndex}`,
    menuProps,
    getItemProps: combobox.getItemProps,
    choose,
    onKeyDown: (event) => {
      if (highlightKeys.has(event.key) && !event.altKey) input.onKeyDown?.(event);
      if (event.key !== 'Enter' || highlighted === undefined) return;
      event.preventDefault();
      choose(highlighted, 'option-enter', event.nativeEvent);
    },
  };
}

function indexOfLabel<Option extends AutocompleteOption>(
  items: readonly Item<Option>[],
  wanted: Item<Option>,
  labelOf: (option: Option) => string,
): number {
  const label = (item: Item<Option>) => (item === retryItem ? retryItem : labelOf(item));
  return items.findIndex((item) => label(item) === label(wanted));
}
