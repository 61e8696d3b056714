import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useGradeChange } from '../grade/use-asked-grade.ts';
import { useSearchPorts } from '../ports.tsx';
import { stringifySearch } from '@melhor-escola/domain/search-string';

/** The pending navigation within the results, and functions that navigate. */
export interface SearchNavigation {
  /** The requested search: that of the page, or of a pending navigation. Controls show this one. */
  readonly requested: OfferSearch;
  /** A navigation to another search is pending. */
  readonly isNavigating: boolean;
  /** Navigates to the first page of another search, and keeps the scroll position. */
  readonly goTo: (search: OfferSearch) => void;
  /** The same from a bottom sheet, whose own history entry it replaces. */
  readonly goToFromSheet: (search: OfferSearch) => void;
}

/** Follows the router, which keeps the current page until the next one's data is loaded. */
export function useSearchNavigation(shown: OfferSearch): SearchNavigation {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  const pending = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname === resolvedLocation?.pathname ? location.search : undefined,
  });
  const requested = pending ? parseOfferSearch({ ...pending }) : shown;
  const onGradeChange = useGradeChange(requested);
  const go = (search: OfferSearch, replace: boolean) => {
    onGradeChange(search);
    void navigate({
      ...links.results({ ...search, page: undefined }),
      // On a phone the hash shows the filters, if they were opened before hydration.
      hash: true,
      hashScrollIntoView: false,
      resetScroll: false,
      replace,
    });
  };
  return {
    requested,
    isNavigating: stringifySearch(requested) !== stringifySearch(shown),
    goTo: (search) => go(search, false),
    goToFromSheet: (search) => go(search, true),
  };
}
