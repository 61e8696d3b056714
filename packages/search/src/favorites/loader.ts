import type { LoaderContext } from '../ports.tsx';
import { summariesQuery } from '../school/saved-school.ts';
import type { FavoritesSearch } from './search-params.ts';
import { routes } from '@melhor-escola/domain/routes';
import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';

/**
 * Loads a shared list into the query cache. The device's own favorites are known only to its browser.
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadFavorites(
  { queryClient, service }: LoaderContext,
  { escola }: FavoritesSearch,
): Promise<void> {
  if (escola) await queryClient.ensureQueryData(summariesQuery(service, escola));
}

/** The head of the favorites, or of a shared list: noindex. */
export function favoritesHead({ escola }: FavoritesSearch): PageHead {
  return {
    title: escola
      ? pageTitle(`Lista com ${escola.length} escolas`, 'Lista de escolas')
      : pageTitle('Favoritos'),
    description: escola
      ? 'Escolas que alguém escolheu e compartilhou com você: veja bolsas, preços e avaliações, e compare.'
      : 'As escolas que você salvou neste aparelho, sem conta: compare, compartilhe e volte quando quiser.',
    canonicalPath: routes.favorites.path(),
    robots: 'noindex',
  };
}
