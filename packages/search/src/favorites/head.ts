import { routes } from '@melhor-escola/domain/routes';
import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import type { FavoritesSearch } from './search-params.ts';

/** The head of the favorites, or of a list that somebody shares: for the visitor alone. */
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
