import { maximumCompared } from '@melhor-escola/search/compare/search-params';
import { lazySlugList } from '@melhor-escola/search/favorites/lazy-slug-list';
import { maximumFavorites } from '@melhor-escola/search/favorites/search-params';

/** The schools a visitor saved on this device. */
export const favorites = lazySlugList(
  maximumFavorites,
  async () => (await import('./device-lists.ts')).favorites,
);

/** The schools a visitor is about to compare. */
export const compared = lazySlugList(
  maximumCompared,
  async () => (await import('./device-lists.ts')).compared,
);
