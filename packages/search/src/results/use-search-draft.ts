import { useState } from 'react';
import { stringifySearch } from '../search-string.ts';
import type { ResultsSearch } from './search-params.ts';

/**
 * The search as its filters show it: what was tapped at once, and the search that is asked for when that has caught up.
 * Going there waits for the tap to be painted, so that no tap waits for the router (P4).
 */
export function useSearchDraft(
  asked: ResultsSearch,
  onChange: (search: ResultsSearch) => void,
): [shown: ResultsSearch, change: (search: ResultsSearch) => void] {
  const current = stringifySearch(asked);
  const [draft, setDraft] = useState<{ readonly from: string; readonly search: ResultsSearch }>();
  // What was tapped belongs to the page it was tapped on: coming back there later, it is not asked for any more.
  if (draft && draft.from !== current) setDraft(undefined);
  const shown = draft?.from === current ? draft.search : asked;
  const change = (search: ResultsSearch) => {
    setDraft({ from: current, search });
    requestAnimationFrame(() => setTimeout(() => onChange(search)));
  };
  return [shown, change];
}
