import { maximumCompared } from '@melhor-escola/search/compare/search-params';
import { maximumFavorites } from '@melhor-escola/search/favorites/search-params';
import { storedSlugList } from '@melhor-escola/search/favorites/slug-list';

/** The device's own, which a browser may forbid. Nobody asks for it on a server, where nobody listens. */
const storage = (): Storage => window.localStorage;

export const favorites = storedSlugList({
  key: 'melhor-escola:favoritos',
  maximum: maximumFavorites,
  storage,
});

export const compared = storedSlugList({ key: 'melhor-escola:comparar', maximum: maximumCompared, storage });
