import { maximumCompared } from '@melhor-escola/search/compare';
import { lazySlugList, maximumFavorites } from '@melhor-escola/search/favorites';

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
