import type { AccountLinks } from '@melhor-escola/account/ports';
import type { SearchLinks } from '@melhor-escola/search/ports';

declare module '@melhor-escola/domain/routes' {
  /** This host has its own URLs, which its router does not type. */
  interface Register {
    linkTarget: {
      readonly to: string;
      readonly search?: Readonly<Record<string, unknown>>;
      readonly hash?: string;
    };
  }
}

/** Link to a placeholder, for pages that this host does not have. */
const elsewhere = (page: string) => () => ({ to: `/em-breve/${page}` });

/** The search feature's links in this host, which differ from our site's. */
export const searchLinks: SearchLinks = {
  home: elsewhere('inicio'),
  results: (search = {}) => ({ to: '/procurar', search }),
  country: elsewhere('brasil'),
  basicEducation: elsewhere('educacao-basica'),
  stage: elsewhere('etapa'),
  state: elsewhere('estado'),
  city: elsewhere('cidade'),
  neighborhood: elsewhere('bairro'),
  stageInCity: elsewhere('etapa-na-cidade'),
  stageInNeighborhood: elsewhere('etapa-no-bairro'),
  rateSchool: elsewhere('avaliar'),
  reviewThanks: elsewhere('obrigado'),
  confirmReview: elsewhere('confirmar'),
  questions: elsewhere('perguntas'),
  reportCard: elsewhere('boletim'),
  visit: elsewhere('visita'),
  privacy: elsewhere('privacidade'),
  terms: elsewhere('termos'),
  school: (slug) => ({ to: `/escola/${slug}` }),
  reserve: elsewhere('reservar'),
  alerts: elsewhere('avisos'),
  compare: elsewhere('comparar'),
  favorites: elsewhere('favoritos'),
  visitChecklist: elsewhere('roteiro'),
  methodology: elsewhere('metodologia'),
  // pnpm new adds a role of search here
};

export const accountLinks: AccountLinks = {
  home: elsewhere('inicio'),
  signIn: () => ({ to: '/conta' }),
  register: elsewhere('criar-conta'),
  recoverPassword: elsewhere('recuperar-senha'),
  resetPassword: elsewhere('redefinir-senha'),
  confirmEmail: elsewhere('confirmar-email'),
  signOut: () => '/em-breve/sair',
  orders: elsewhere('bolsas'),
  order: elsewhere('bolsa'),
  benefits: elsewhere('beneficios'),
  profile: elsewhere('perfil'),
  privacyPanel: elsewhere('painel'),
  accountDeleted: elsewhere('conta-excluida'),
  results: (search = {}) => ({ to: '/procurar', search }),
  savedSearch: elsewhere('busca-salva'),
  school: (slug) => ({ to: `/escola/${slug}` }),
  reserve: elsewhere('reservar'),
  favorites: elsewhere('favoritos'),
  helpCenter: elsewhere('ajuda'),
  privacy: elsewhere('privacidade'),
  terms: elsewhere('termos'),
  // pnpm new adds a role of account here
};
