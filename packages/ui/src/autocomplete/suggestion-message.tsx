'use client';

import { useEffect, useState } from 'react';
import type { AutocompleteOption } from './option-text.ts';
import type { Suggestions } from './suggestions.ts';

/** The number of options is said once typing rests, so that it does not talk over the letters. */
const COUNT_AFTER_MS = 400;

/**
 * What there is to say about the suggestions: seen when there is none to see, only heard when there are. The region
 * enters the page empty and takes its words after: assistive technology announces a change, not an arrival. Renders an
 * `<output data-part="message">`, whose role is `status`.
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
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), visible ? 0 : COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, visible]);
  return (
    <output
      data-part="message"
      className={visible ? 'block px-4 py-2.5 text-small text-ink-soft' : 'sr-only'}
    >
      {/* A former message is not left standing while the next one waits. */}
      {said === words ? words : ''}
    </output>
  );
}
