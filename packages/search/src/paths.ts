import { site } from '@melhor-escola/config/site';

/** The paths of this feature's pages, for canonical addresses: `links` of the ports need a router, a head has none. */
export const paths = {
  home: `/${site.pathPrefix}`,
  results: `/${site.pathPrefix}/busca`,
  compare: `/${site.pathPrefix}/comparar`,
  favorites: `/${site.pathPrefix}/favoritos`,
  school: (slug: string) => `/${site.pathPrefix}/${encodeURIComponent(slug)}`,
  country: `/${site.pathPrefix}/brasil`,
  basicEducation: `/${site.pathPrefix}/educacao-basica`,
  stage: (stage: string) => `/${site.pathPrefix}/${stage}`,
  state: (state: string) => `/${site.pathPrefix}/${state}`,
  city: (city: string) => `/${site.pathPrefix}/mensalidades/${city}`,
  neighborhood: (city: string, neighborhood: string) =>
    `/${site.pathPrefix}/mensalidades/${city}/${neighborhood}`,
  stageInCity: (stage: string, city: string) => `/${site.pathPrefix}/etapa-de-ensino/${stage}/${city}`,
  stageInNeighborhood: (stage: string, city: string, neighborhood: string) =>
    `/${site.pathPrefix}/etapa-de-ensino/${stage}/${city}/${neighborhood}`,
} as const;
