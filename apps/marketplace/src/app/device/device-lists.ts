import { MAX_COMPARED } from '@melhor-escola/search/compare';
import { MAX_FAVORITES, storedSlugList } from '@melhor-escola/search/favorites';
import { showToast } from '../../account/toasts.tsx';

/** `localStorage`, which a browser may deny. Never read on the server, where no list has subscribers. */
const storage = (): Storage => window.localStorage;

export const favorites = storedSlugList({
  key: 'montilla:favorites',
  maximum: MAX_FAVORITES,
  storage,
});

export const compared = storedSlugList({ key: 'montilla:compared', maximum: MAX_COMPARED, storage });

/** Says once what a visitor could not see: the school is on the list, but the browser has not stored it. */
for (const list of [favorites, compared])
  list.subscribe(() => {
    if (list.isStored()) return;
    showToast({
      id: 'storage-denied',
      tone: 'warning',
      title: 'O seu navegador não deixa este site guardar nada.',
      description: 'Sem conta, a lista some quando você fecha ou recarrega a página.',
    });
  });
