'use client';

import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useAnnouncement } from '../../announcer/use-announcement.ts';
import { Icon } from '../../icon/icon.tsx';
import { findMatches } from '../options/match.ts';
import type { AutocompleteOption, OptionTraits } from '../options/options.ts';
import type { Suggestions } from './suggestions.ts';
import { type Highlight, optionId, retryItem, readTraits } from './use-highlight.ts';

interface SuggestionListProps<Option extends AutocompleteOption> {
  suggestions: Suggestions<Option>;
  highlight: Highlight<Option>;
  className: string;
}

/** The options, with the typed text highlighted in each and their details, and the message below. Renders a `<div>` that scrolls. */
export function SuggestionList<Option extends AutocompleteOption>({
  suggestions,
  highlight,
  className,
}: SuggestionListProps<Option>) {
  const { optionLabel } = suggestions;
  const groups = groupItems(highlight.items.map(readTraits));
  // Groups are lists of their own, which a list may not contain directly.
  const List = groups.some(({ name }) => name) ? 'div' : 'ul';
  return (
    // A press on a row, its edge or the scroll bar must not take the focus from the field.
    <div className={className} onMouseDown={(event) => event.preventDefault()} role="none">
      <List
        id={suggestions.listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> cannot be styled, a <select> has no field
        role="listbox"
        onMouseLeave={() => highlight.point(-1)}
        aria-labelledby={suggestions.labelId}
        data-part="list"
        hidden={highlight.items.length === 0}
        className="me-options"
      >
        {groups.map(({ name, from, to }) => {
          const rows = highlight.items
            .slice(from, to)
            .map((item, index) => (
              <Row
                key={item === retryItem ? 'retry' : `${index}-${optionLabel(item)}`}
                item={item}
                suggestions={suggestions}
                highlight={highlight}
                index={from + index}
              />
            ));
          if (List === 'ul') return rows;
          if (!name)
            return (
              <ul key={from} role="none">
                {rows}
              </ul>
            );
          const titleId = `${suggestions.listId}-group-${from}`;
          return (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the ARIA pattern for grouped options
            <ul key={from} role="group" aria-labelledby={titleId} data-part="group">
              <li id={titleId} role="presentation" className="me-suggestions-message">
                {name}
              </li>
              {rows}
            </ul>
          );
        })}
      </List>
      <SuggestionMessage suggestions={suggestions} />
    </div>
  );
}

/** Consecutive items of the same group: its name, if it has one, and its positions from `from` to `to` (exclusive). */
function groupItems(traits: readonly OptionTraits[]) {
  const groups: { name: string | undefined; from: number; to: number }[] = [];
  for (const [index, { group }] of traits.entries()) {
    const last = groups.at(-1);
    if (last && last.name === group) last.to = index + 1;
    else groups.push({ name: group, from: index, to: index + 1 });
  }
  return groups;
}

interface RowProps<Option extends AutocompleteOption> {
  item: Highlight<Option>['items'][number];
  index: number;
  suggestions: Suggestions<Option>;
  highlight: Highlight<Option>;
}

/** One option, or the item that retries. */
function Row<Option extends AutocompleteOption>({ item, index, suggestions, highlight }: RowProps<Option>) {
  const { listId, messages, optionLabel, optionDetail, isChosen, text } = suggestions;
  const { icon, onAct } = readTraits(item);
  const typed = item === retryItem || onAct || isChosen(item) ? '' : text;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field, which keeps the focus, handles the keys
    <li
      id={optionId(listId, index)}
      data-part="option"
      className="me-option"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- as the list
      role="option"
      aria-selected={index === highlight.index}
      onMouseMove={() => highlight.point(index)}
      onClick={(event) => highlight.choose(item, 'option-press', event.nativeEvent)}
    >
      {item === retryItem ? (
        <>
          <Icon as={RotateCw} size="small" />
          <span>{messages.retry}</span>
        </>
      ) : (
        <>
          {icon && <Icon as={icon} size="small" className="me-suggestion-check" />}
          <span className="me-suggestion-label">
            <Marked key={`${optionLabel(item)}\n${typed}`} label={optionLabel(item)} typed={typed} />
            {optionDetail(item) && (
              <>
                {' '}
                <span data-part="detail" className="me-hint">
                  {optionDetail(item)}
                </span>
              </>
            )}
          </span>
          {isChosen(item) && <Icon as={Check} size="small" className="me-suggestion-check" />}
        </>
      )}
    </li>
  );
}

/** A label with the typed text in bold. Its key contains both: React could not divide a text that a translator has replaced. */
function Marked({ label, typed }: { label: string; typed: string }) {
  const parts = [];
  let at = 0;
  for (const { start, end } of findMatches(label, typed) ?? []) {
    parts.push(
      label.slice(at, start),
      <b key={start} data-part="match">
        {label.slice(start, end)}
      </b>,
    );
    at = end;
  }
  return <span>{[...parts, label.slice(at)]}</span>;
}

/**
 * Pause in typing before the number of options is announced, in milliseconds, so that it does not interrupt the echo of
 * keys.
 */
const COUNT_AFTER_MS = 400;

/**
 * The status of the suggestions: visible only if there are none, but always announced. Renders a `<div
 * data-part="message">`, or nothing.
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
    <div data-part="message" className="me-suggestions-message">
      {message}
    </div>
  ) : null;
}
