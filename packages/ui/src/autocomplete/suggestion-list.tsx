'use client';

import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { type AutocompleteOption, type ChoiceReason, findMatches, type Options } from './options.ts';

/** Where the highlight is when the list opens: nowhere, unless an arrow key opened it. */
export type HighlightStart = 'none' | 'first' | 'last';

/** Props of both ways to show suggestions: the popover beside the field, and the full screen on a phone. */
export interface Suggestions<Option extends AutocompleteOption> {
  /** Id of the listbox; the ids of the options derive from it. */
  listId: string;
  /** Id of the field's label, which names the list too. */
  labelId: string;
  /** What is typed. */
  text: string;
  /** Whether the text is the label of the chosen option: typing replaces it. */
  isChoice: boolean;
  found: Options<Option>;
  startAt: HighlightStart;
  labelOf: (option: Option) => string;
  isChosen: (option: Option) => boolean;
  onChoose: (option: Option, reason: ChoiceReason, event: Event) => void;
  onTextChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onClear: (event: Event) => void;
  /** Enter without a highlight; calls `preventDefault` when it has taken an option, or waits for one. */
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
  /** Gives the focus back to the field without opening it again. */
  returnFocus: () => void;
  messages: Messages<'autocomplete'>;
}

interface SuggestionListProps<Option extends AutocompleteOption> {
  suggestions: Suggestions<Option>;
  highlight: Highlight<Option>;
  className: string;
}

const optionStyle = [
  'relative flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 text-medium text-ink pointer-coarse:min-h-11',
  // The wash is faint by itself: a stroke of the pen beside the words says where one is.
  'aria-selected:bg-brand-wash aria-selected:before:absolute aria-selected:before:inset-y-2 aria-selected:before:start-0',
  'aria-selected:before:w-[3px] aria-selected:before:rounded-full aria-selected:before:bg-brand',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:forced-color-adjust-none',
].join(' ');

/** The options, what was typed standing out in each, and the message below. Renders a `<div>` that scrolls. */
export function SuggestionList<Option extends AutocompleteOption>({
  suggestions,
  highlight,
  className,
}: SuggestionListProps<Option>) {
  const { messages, labelOf, isChosen, text } = suggestions;
  return (
    // A press on a row, on its edge or on the scroll bar must not take the focus from the field.
    <div className={className} onMouseDown={(event) => event.preventDefault()} role="none">
      <ul {...highlight.menuProps} data-part="list" className={highlight.items.length > 0 ? 'p-1' : 'hidden'}>
        {highlight.items.map((item, index) => (
          <li
            key={item === retryItem ? 'retry' : `${index}-${labelOf(item)}`}
            {...highlight.getItemProps({
              item,
              index,
              onClick: (event) => highlight.choose(item, 'option-press', event.nativeEvent),
            })}
            data-part="option"
            className={optionStyle}
          >
            {item === retryItem ? (
              <>
                <Icon as={RotateCw} size="small" />
                {messages.retry}
              </>
            ) : (
              <>
                <span className="min-w-0 flex-1 break-words">
                  <Marked label={labelOf(item)} typed={isChosen(item) ? '' : text} />
                </span>
                {isChosen(item) && <Icon as={Check} size="small" className="text-brand" />}
              </>
            )}
          </li>
        ))}
      </ul>
      <SuggestionMessage suggestions={suggestions} />
    </div>
  );
}

/** A label with what was typed in bold. */
function Marked({ label, typed }: { label: string; typed: string }) {
  const parts = [];
  let at = 0;
  for (const { start, end } of findMatches(label, typed) ?? []) {
    parts.push(
      label.slice(at, start),
      <b key={start} data-part="match" className="font-bold">
        {label.slice(start, end)}
      </b>,
    );
    at = end;
  }
  return [...parts, label.slice(at)];
}

/** Pause in typing before the number of options is announced, so that it does not talk over the letters. */
const COUNT_AFTER_MS = 400;

/**
 * The status of the suggestions: visible only when there are none to show, but always announced. Renders a
 * `<div data-part="message">`, or nothing.
 */
function SuggestionMessage<Option extends AutocompleteOption>({
  suggestions: { found, messages },
}: {
  suggestions: Suggestions<Option>;
}) {
  const visible = found.phase !== 'ready' || found.options.length === 0;
  const message =
    found.phase === 'ready' && visible
      ? messages.empty
      : visible
        ? messages[found.phase === 'failed' ? 'failed' : 'loading']
        : messages.count(found.options.length);
  useAnnouncement(message, { after: visible ? 0 : COUNT_AFTER_MS });
  return visible ? (
    <div data-part="message" className="px-4 py-2.5 text-small text-ink-soft">
      {message}
    </div>
  ) : null;
}

/** The only item in the list after the options failed to load. */
const retryItem: unique symbol = Symbol('retry');

type Item<Option> = Option | typeof retryItem;

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
 * Which suggestion is highlighted, by key and by pointer: this is downshift's part. Text, choice and visibility belong to
 * the field, so downshift receives them as options and its own handlers for them are not bound.
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

  // In a new list the highlight stays on its option, wherever it moved; a new text clears it, so that Enter never chooses
  // what was not pointed at.
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
  // Both are called here because the elements are rendered later, by a portal, and the input does not belong to downshift.
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
