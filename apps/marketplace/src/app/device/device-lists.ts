import { MAX_COMPARED } from '@melhor-escola/search/compare';
import { MAX_FAVORITES, storedSlugList } from '@melhor-escola/search/favorites';

/** `localStorage`, which a browser may deny. Never read on the server, where no list has subscribers. */
const storage = (): Storage => window.localStorage;

export const favorites = storedSlugList({
  key: 'montilla:favorites',
  maximum: MAX_FAVORITES,
  storage,
});

export const compared = storedSlugList({ key: 'montilla:compared', maximum: MAX_COMPARED, storage });
