'use client';

import { useAnnouncement } from '../announcer/use-announcement.ts';
import type { AutocompleteOption } from './option-text.ts';
import type { Suggestions } from './suggestions.ts';

/** The number of options is said once typing rests, so that it does not talk over the letters. */
const COUNT_AFTER_MS = 400;

/**
 * What there is to say about the suggestions: seen when there is none to see, and always said. Renders a
 * `<div data-part="message">`, or nothing.
 */
export function SuggestionMessage<Option extends AutocompleteOption>({
  suggestions: { found, labels },
}: {
  suggestions: Suggestions<Option>;
}) {
  const visible = found.phase !== 'ready' || found.options.length === 0;
  const words =
    found.phase === 'ready' && visible
      ? labels.empty
      : visible
        ? labels[found.phase === 'failed' ? 'failed' : 'loading']
        : labels.count(found.options.length);
  useAnnouncement(words, { after: visible ? 0 : COUNT_AFTER_MS });
  return visible ? (
    <div data-part="message" className="px-4 py-2.5 text-small text-ink-soft">
      {words}
    </div>
  ) : null;
}
