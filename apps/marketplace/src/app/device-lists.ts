import { maximumCompared } from '@melhor-escola/search/compare';
import { maximumFavorites, storedSlugList } from '@melhor-escola/search/favorites';

/** `localStorage`, which a browser may deny. Never read on the server, where no list has subscribers. */
const storage = (): Storage => window.localStorage;

export const favorites = storedSlugList({
  key: 'melhor-escola:favoritos',
  maximum: maximumFavorites,
  storage,
});

export const compared = storedSlugList({ key: 'melhor-escola:comparar', maximum: maximumCompared, storage });
