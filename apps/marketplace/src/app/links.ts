import type { ContentLinks } from '@melhor-escola/content/ports';
import type { SearchLinks } from '@melhor-escola/search/ports';

/** The address of each role that search and content link to. A missing one does not compile. */
export const links = {
  home: () => ({ to: '/escolas' }),
  results: (search = {}) => ({ to: '/escolas/busca', search }),
  country: () => ({ to: '/escolas/$slug', params: { slug: 'brasil' } }),
  basicEducation: () => ({ to: '/escolas/$slug', params: { slug: 'educacao-basica' } }),
  stage: (stage) => ({ to: '/escolas/$slug', params: { slug: stage } }),
  state: (state) => ({ to: '/escolas/$slug', params: { slug: state } }),
  city: (city) => ({ to: '/escolas/mensalidades/$city', params: { city } }),
  neighborhood: (city, neighborhood) => ({
    to: '/escolas/mensalidades/$city/$neighborhood',
    params: { city, neighborhood },
  }),
  stageInCity: (stage, city) => ({
    to: '/escolas/etapa-de-ensino/$stage/$city',
    params: { stage, city },
  }),
  stageInNeighborhood: (stage, city, neighborhood) => ({
    to: '/escolas/etapa-de-ensino/$stage/$city/$neighborhood',
    params: { stage, city, neighborhood },
  }),
  rateSchool: (slug) => ({ to: '/escolas/$slug/avaliar', params: { slug } }),
  reviewThanks: (slug) => ({ to: '/escolas/$slug/avaliar/obrigado', params: { slug } }),
  confirmReview: (slug) => ({ to: '/escolas/$slug/avaliar/confirmar', params: { slug } }),
  privacy: (section?: string) => ({ to: '/ajuda/privacidade', ...(section && { hash: section }) }),
  terms: (section?: string) => ({ to: '/ajuda/termos', ...(section && { hash: section }) }),
  school: (slug, search = {}) => ({ to: '/escolas/$slug', params: { slug }, search }),
  reserve: (slug, offerId) => ({ to: `/reservar/${slug}/${offerId}` }),
  compare: (escola) => ({ to: '/escolas/comparar', search: { escola } }),
  favorites: (escola = []) => ({ to: '/escolas/favoritos', search: { escola } }),
  helpCenter: () => ({ to: '/central-de-ajuda' }),
  dataSources: () => ({ to: '/ajuda/dados' }),
  methodologies: () => ({ to: '/metodologias' }),
  methodology: (slug) => ({ to: '/metodologias/$slug', params: { slug } }),
} satisfies SearchLinks & Omit<ContentLinks, keyof SearchLinks>;
