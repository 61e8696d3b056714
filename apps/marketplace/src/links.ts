import type { SearchLinks } from '@melhor-escola/search/ports';

/** Where each role of the search feature lives in this site. A missing one does not compile. */
export const links = {
  home: () => ({ to: '/escolas' }),
  results: (search = {}) => ({ to: '/escolas/busca', search }),
  school: (slug) => ({ to: '/escolas/$slug', params: { slug } }),
  privacy: () => ({ to: '/ajuda/privacidade' }),
  terms: () => ({ to: '/ajuda/termos' }),
  helpCenter: () => ({ to: '/central-de-ajuda' }),
} satisfies SearchLinks;
