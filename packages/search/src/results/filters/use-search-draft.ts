import { useEffect, useRef, useState } from 'react';
import { stringifySearch } from '../../search-string.ts';
import type { SearchChange } from './filter-props.ts';
import type { ResultsSearch } from '../search-params.ts';

interface SearchDraft {
  /** The search of the page that it was begun on, as text. */
  readonly from: string;
  readonly search: ResultsSearch;
}

/**
 * The search as its filters show it: what was tapped at once, and the search that is asked for when that has caught up.
 * Going there waits for the tap to be painted, so that no tap waits for the router (P4).
 */
export function useSearchDraft(
  asked: ResultsSearch,
  onChange: (search: ResultsSearch) => void,
): [shown: ResultsSearch, change: (change: SearchChange) => void] {
  const current = stringifySearch(asked);
  const [draft, setDraft] = useState<SearchDraft>();
  // What was put in before the page acted comes all at once, before anything of it is rendered: it adds up here.
  const latest = useRef<SearchDraft>(undefined);
  // What was tapped belongs to the page it was tapped on: coming back there later, it is not asked for any more.
  if (draft && draft.from !== current) setDraft(undefined);
  useEffect(
    () => () => {
      if (latest.current?.from === current) latest.current = undefined;
    },
    [current],
  );
  const shown = draft?.from === current ? draft.search : asked;
  const change = (next: SearchChange) => {
    const before = latest.current?.from === current ? latest.current.search : asked;
    const changed = { from: current, search: next(before) };
    if (changed.search === before) return;
    latest.current = changed;
    setDraft(changed);
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Unless another has come since, which has this one in it.
        if ((latest.current ?? changed) === changed) onChange(changed.search);
      }),
    );
  };
  return [shown, change];
}
