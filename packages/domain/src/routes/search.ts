import { indexed, unindexed, unlisted, route } from './route.ts';

/** Pages of `packages/search`: the search, schools, and what visitors do there. */
export const searchRoutes = {
  /** Shows the home page; `home` is the canonical URL. */
  root: route('/', unindexed),
  home: route('/escolas', indexed),
  results: route('/escolas/busca', { ...unindexed, tag: 'city' }),
  compare: route('/escolas/comparar', unlisted),
  favorites: route('/escolas/favoritos', unlisted),
  /** Questions for visits to the favorites. Those are added in the browser, so the page is the same for everyone. */
  visitChecklist: route('/escolas/favoritos/roteiro', unindexed),
  /** A school or, for a reserved slug, a landing page ({@link landingSlugs}). */
  school: route('/escolas/$slug', { ...indexed, tag: 'school' }),
  city: route('/escolas/mensalidades/$city', { ...indexed, tag: 'city' }),
  neighborhood: route('/escolas/mensalidades/$city/$neighborhood', { ...indexed, tag: 'city' }),
  stageInCity: route('/escolas/etapa-de-ensino/$stage/$city', { ...indexed, tag: 'city' }),
  stageInNeighborhood: route('/escolas/etapa-de-ensino/$stage/$city/$neighborhood', {
    ...indexed,
    tag: 'city',
  }),

  rateSchool: route('/escolas/$slug/avaliar', unlisted),
  reviewThanks: route('/escolas/$slug/avaliar/obrigado', unlisted),
  confirmReview: route('/escolas/$slug/avaliar/confirmar', unlisted),
  reviewConfirmed: route('/escolas/$slug/avaliar/confirmada', unlisted),
  questions: route('/escolas/$slug/perguntas', unlisted),
  /** The school's facts on one page, to print and to send. Search engines have the school's own page. */
  reportCard: route('/escolas/$slug/boletim', { ...unindexed, tag: 'school' }),

  /** To request a visit to a school and, with the token of a mailed link, to move or cancel it. */
  visit: route('/escolas/$slug/visita', unlisted),
  /** Asks for alerts of a search without an account. */
  alerts: route('/alertas', unlisted),
  // pnpm new adds an address here
} as const;
