import { articleSlugs, landingSlugs, routes } from '@melhor-escola/domain/routes';
import type { ContentLinks } from '@melhor-escola/content/ports';
import type { SearchLinks } from '@melhor-escola/search/ports';

const { article, school } = routes;

/** The page of each role that search and content link to. A missing one does not compile. */
export const links = {
  home: () => routes.home.to(),
  results: (search = {}) => ({ ...routes.results.to(), search }),
  country: () => school.to({ slug: landingSlugs.country }),
  basicEducation: () => school.to({ slug: landingSlugs.allStages }),
  stage: (stage) => school.to({ slug: stage }),
  state: (state) => school.to({ slug: state }),
  city: (city) => routes.city.to({ city }),
  neighborhood: (city, neighborhood) => routes.neighborhood.to({ city, neighborhood }),
  stageInCity: (stage, city) => routes.stageInCity.to({ stage, city }),
  stageInNeighborhood: (stage, city, neighborhood) =>
    routes.stageInNeighborhood.to({ stage, city, neighborhood }),
  rateSchool: (slug) => routes.rateSchool.to({ slug }),
  reviewThanks: (slug) => routes.reviewThanks.to({ slug }),
  confirmReview: (slug) => routes.confirmReview.to({ slug }),
  questions: (slug, search = {}) => ({ ...routes.questions.to({ slug }), search }),
  reportCard: (slug) => routes.reportCard.to({ slug }),
  visit: (slug) => routes.visit.to({ slug }),
  privacy: (section?: string) => ({
    ...article.to({ article: articleSlugs.privacy }),
    ...(section && { hash: section }),
  }),
  terms: (section?: string) => ({
    ...article.to({ article: articleSlugs.terms }),
    ...(section && { hash: section }),
  }),
  school: (slug, search = {}) => ({ ...school.to({ slug }), search }),
  reserve: (slug, offerId) => routes.reserve.to({ slug, offerId }),
  alerts: (busca) => ({ ...routes.alerts.to(), search: { busca } }),
  compare: (escola) => ({ ...routes.compare.to(), search: { escola } }),
  favorites: (escola = []) => ({ ...routes.favorites.to(), search: { escola } }),
  visitChecklist: () => routes.visitChecklist.to(),
  helpCenter: () => routes.helpCenter.to(),
  aboutUs: () => article.to({ article: articleSlugs.aboutUs }),
  dataSources: () => article.to({ article: articleSlugs.data }),
  methodologies: () => routes.methodologies.to(),
  methodology: (slug) => routes.methodology.to({ slug }),
  claimSchool: (slug) => routes.panelClaim.to({ slug }),
  // pnpm new adds a role here
} satisfies SearchLinks & Omit<ContentLinks, keyof SearchLinks>;

/** Path of the sign-in page that redirects back to a page afterwards (RT-07). @param href of that page. */
export const signInPath = (href: string): string =>
  `${routes.signIn.path()}?${new URLSearchParams({ redirect: href })}`;

/** Path of the page that asks for the second factor and leads back afterwards (S36). @param href of the page that needs it. */
export const secondFactorPath = (href: string): string =>
  `${routes.secondFactor.path()}?${new URLSearchParams({ voltar: href })}`;
