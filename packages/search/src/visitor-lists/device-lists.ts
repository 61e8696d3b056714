import type { ToastOptions } from '@melhor-escola/ui/toast';
import { MAX_COMPARED } from '../compare/search-params.ts';
import { MAX_FAVORITES } from '../favorites/search-params.ts';
import type { SlugList } from '../favorites/slug-list.ts';
import { storedSlugList } from '../favorites/stored-slug-list.ts';

/** `localStorage`, which a browser may deny. Never read on the server, where no list has subscribers. */
const storage = (): Storage => window.localStorage;

/** The lists of a visitor, stored on the device. */
export interface DeviceLists {
  readonly favorites: SlugList;
  readonly compared: SlugList;
}

/** Opens the lists. Says once what a visitor could not see: the school is on the list, but the browser has not stored it. */
export function deviceLists(showToast: (toast: ToastOptions) => void): DeviceLists {
  const favorites = storedSlugList({ key: 'montilla:favorites', maximum: MAX_FAVORITES, storage });
  const compared = storedSlugList({ key: 'montilla:compared', maximum: MAX_COMPARED, storage });
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
  return { favorites, compared };
}
