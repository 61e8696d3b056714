import { MAX_FAVORITES } from '../../favorites/search-params.ts';
import { storedSlugList } from '../../favorites/stored-slug-list.ts';

/**
 * Saved schools that the service no longer knows. They stay in the favorites, which say so, but nothing is fetched for them
 * again while this tab is open: a school may return. Signing out clears the list.
 */
export const goneSchools = storedSlugList({
  key: 'montilla:gone-schools',
  maximum: MAX_FAVORITES,
  storage: () => window.sessionStorage,
});
