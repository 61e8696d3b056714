import { MAX_COMPARED } from '@melhor-escola/search/compare';
import { lazySlugList, MAX_FAVORITES } from '@melhor-escola/search/favorites';

/** The schools a visitor saved on this device. */
export const favorites = lazySlugList(
  MAX_FAVORITES,
  async () => (await import('./device-lists.ts')).favorites,
);

/** The schools a visitor is about to compare. */
export const compared = lazySlugList(MAX_COMPARED, async () => (await import('./device-lists.ts')).compared);
