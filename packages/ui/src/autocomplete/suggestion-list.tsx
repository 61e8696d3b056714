'use client';

import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Icon } from '../icon/icon.tsx';
import { findMatches } from './match.ts';
import type { AutocompleteOption } from './option-text.ts';
import { SuggestionMessage } from './suggestion-message.tsx';
import type { Suggestions } from './suggestions.ts';
import { type Highlight, retryItem } from './use-highlight.ts';

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
  const { labels, labelOf, isChosen, text } = suggestions;
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
                {labels.retry}
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
