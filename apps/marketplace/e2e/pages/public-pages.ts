import type { Page } from '@playwright/test';
import { findSchoolPath, findSchools } from '../schools.ts';

/** The path of a page, or a function that finds it in the site's data. */
export type PagePath = string | ((page: Page) => Promise<string>);

const results = '/escolas/busca?city=araguaina-to';

const schoolPath =
  (under = '') =>
  async (page: Page): Promise<string> =>
    `${await findSchoolPath(page.request)}${under}`;

/** A page about the first schools of the results. */
const ofSchools =
  (path: string, count: number) =>
  async (page: Page): Promise<string> => {
    const schools = (await findSchools(page.request)).slice(0, count);
    return `${path}?${schools.map(({ school_slug: slug }) => `escola=${slug}`).join('&')}`;
  };

/** Path of the reservation of the first school's first scholarship. */
async function reservation(page: Page): Promise<string> {
  const [first] = await findSchools(page.request);
  return `/reservar/${first?.school_slug}/${first?.id}`;
}

/** Every public screen by name, for checks and screenshots. */
export const publicPages: Readonly<Record<string, PagePath>> = {
  home: '/escolas',
  results,
  'results-of-one-grade': `${results}&grade=1-ano&priceMax=900`,
  'no-result': `${results}&grade=bercario&priceMax=60`,
  'which-city': '/escolas/busca?city=S%C3%A3o+Jos%C3%A9',
  'around-a-point': '/escolas/busca?lat=-7.192&lng=-48.204&radius=5&sort=distance',
  'two-children': `${results}&grade=1-ano&siblingGrade=6-ano`,
  map: `${results}&view=map`,
  school: schoolPath(),
  review: schoolPath('/avaliar'),
  'review-sent': schoolPath('/avaliar/obrigado'),
  questions: schoolPath('/perguntas'),
  'question-sent': schoolPath('/perguntas?situacao=enviada'),
  'question-link-of-no-use': schoolPath(`/perguntas?token=${'a'.repeat(43)}`),
  'review-link-of-no-use': schoolPath(`/avaliar/confirmar?token=${'a'.repeat(43)}`),
  'report-card': schoolPath('/boletim'),
  visit: schoolPath('/visita'),
  'visit-requested': schoolPath('/visita?situacao=enviado'),
  'visit-link-of-no-use': schoolPath(`/visita?token=${'a'.repeat(43)}`),
  reservation,
  comparison: ofSchools('/escolas/comparar', 3),
  'nothing-to-compare': '/escolas/comparar',
  'shared-list': ofSchools('/escolas/favoritos', 4),
  'no-favorites': '/escolas/favoritos',
  'visit-checklist': '/escolas/favoritos/roteiro',
  city: '/escolas/mensalidades/araguaina-to',
  'stage-in-a-city': '/escolas/etapa-de-ensino/ensino-fundamental-i/araguaina-to',
  state: '/escolas/tocantins',
  country: '/escolas/brasil',
  'all-stages': '/escolas/educacao-basica',
  stage: '/escolas/ensino-medio',
  'place-with-nothing': '/escolas/mensalidades/lavandeira-to',
  help: '/central-de-ajuda',
  'help-searched': '/central-de-ajuda?q=bolsa',
  privacy: '/ajuda/privacidade',
  terms: '/ajuda/termos',
  'about-us': '/ajuda/quem-somos',
  'the-data': '/ajuda/dados',
  methodologies: '/metodologias',
  methodology: '/metodologias/montessoriana',
  'stop-alerts': `/buscas-salvas/parar?token=${'a'.repeat(43)}`,
  'ask-for-alerts': '/alertas?busca=city%3Daraguaina-to%26grade%3D6-ano',
  'alerts-asked-for': '/alertas?busca=city%3Daraguaina-to&situacao=enviado',
  'confirm-alerts': `/alertas/confirmar?token=${'a'.repeat(43)}`,
  'alerts-confirmed': '/alertas/confirmar?situacao=confirmado',
  'stop-address-alerts': `/alertas/parar?token=${'a'.repeat(43)}`,
  'stop-school-mails': `/avisos-da-escola/parar?token=${'a'.repeat(43)}`,
  'sign-in': '/entrar',
  register: '/criar-conta',
  'recover-password': '/recuperar-senha',
  'recovery-sent': '/recuperar-senha?situacao=enviado',
  'reset-password': `/redefinir-senha?token=${'a'.repeat(43)}`,
  'password-changed': '/redefinir-senha?situacao=alterada',
  'reset-link-cut-off': '/redefinir-senha',
  'confirm-email': `/confirmar-email?token=${'a'.repeat(43)}`,
  'confirm-link-cut-off': '/confirmar-email',
  'account-deleted': '/conta-excluida',
  'google-cancelled': '/entrar/google?error=access_denied',
  'not-found': '/nao-existe',
  // pnpm new adds a page here
};

/** Path of a page. */
export async function resolvePath(page: Page, path: PagePath): Promise<string> {
  return typeof path === 'string' ? path : path(page);
}
