import { MAX_COMPARED } from '@melhor-escola/search/compare';
import { MAX_FAVORITES, storedSlugList } from '@melhor-escola/search/favorites';

/** The device's own, which a browser may forbid. Nobody asks for it on a server, where nobody listens. */
const storage = (): Storage => window.localStorage;

export const favorites = storedSlugList({
  key: 'melhor-escola:favoritos',
  maximum: MAX_FAVORITES,
  storage,
});

export const compared = storedSlugList({ key: 'melhor-escola:comparar', maximum: MAX_COMPARED, storage });
