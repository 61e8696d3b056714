import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useSearchPorts } from '../ports.tsx';
import { stringifySearch } from '../search-string.ts';
import { validateResultsSearch, type ResultsSearch } from './search-params.ts';

/** Where the visitor is going within the results, and how to go there. */
export interface SearchNavigation {
  /** The search last asked for: that of the page, or of the one on its way. Controls show this one. */
  readonly asked: ResultsSearch;
  /** The page shown is not the one asked for yet. */
  readonly isLeaving: boolean;
  /** Goes to another search from its first page, and leaves the page where it is scrolled. */
  readonly goTo: (search: ResultsSearch) => void;
  /** The same from a sheet, whose own entry in the browser's history it takes the place of. */
  readonly goToFromSheet: (search: ResultsSearch) => void;
}

/** Follows the router, which keeps the page shown until the next one's data is there. */
export function useSearchNavigation(shown: ResultsSearch): SearchNavigation {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  const coming = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname === resolvedLocation?.pathname ? location.search : undefined,
  });
  const asked = coming ? validateResultsSearch({ ...coming }) : shown;
  const go = (search: ResultsSearch, replace: boolean) =>
    void navigate({
      ...links.results({ ...search, page: undefined }),
      // On a phone the filters are shown by it to who asked for them before the scripts came.
      hash: true,
      hashScrollIntoView: false,
      resetScroll: false,
      replace,
    });
  return {
    asked,
    isLeaving: stringifySearch(asked) !== stringifySearch(shown),
    goTo: (search) => go(search, false),
    goToFromSheet: (search) => go(search, true),
  };
}
