import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { Heading } from '@melhor-escola/ui/text';
import { useEffect, useRef } from 'react';
import type { FilteredSearch, SearchChange } from './facets.ts';
import { FilterForm } from '../lazy-sections.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { useUrlDraft } from './use-url-draft.ts';

/** Link target of the phone's toolbar without JavaScript. */
export const filterPanelId = 'filtros';

export interface FilterPanelProps extends FilteredSearch {
  onChange: (search: OfferSearch) => void;
}

/** The filters beside the list. On a phone they show when targeted by a link; with JavaScript a bottom sheet replaces them. */
export function FilterPanel({ search, onChange, ...rest }: FilterPanelProps) {
  const [shown, change] = useSearchDraft(search, onChange);
  return (
    <aside
      id={filterPanelId}
      aria-labelledby="titulo-filtros"
      className="hidden target:block lg:block print:hidden"
    >
      <Heading level={2} size="small" id="titulo-filtros" className="mb-4">
        Filtros
      </Heading>
      <FilterForm {...rest} search={shown} onChange={change} />
    </aside>
  );
}

/**
 * The search as shown by the filters, and a function that changes it. Navigation waits until the change is painted, so
 * that no tap waits for the router (P4).
 */
function useSearchDraft(
  asked: OfferSearch,
  onChange: (search: OfferSearch) => void,
): [shown: OfferSearch, change: (change: SearchChange) => void] {
  const current = stringifySearch(asked);
  const [shown, setShown] = useUrlDraft(asked);
  // Replayed pre-hydration events arrive together, before React renders: each change builds on the one before.
  const latest = useRef<{ readonly from: string; readonly search: OfferSearch }>(undefined);
  useEffect(
    () => () => {
      if (latest.current?.from === current) latest.current = undefined;
    },
    [current],
  );
  const change = (next: SearchChange) => {
    const before = latest.current?.from === current ? latest.current.search : asked;
    const changed = { from: current, search: next(before) };
    if (changed.search === before) return;
    latest.current = changed;
    setShown(changed.search);
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Skipped if a later change, which includes this one, has followed.
        if ((latest.current ?? changed) === changed) onChange(changed.search);
      }),
    );
  };
  return [shown, change];
}
