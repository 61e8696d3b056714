import {
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';
import type { School } from '../school/school.ts';

/** The form to request a visit is noindex: search engines have the school's own page (A5). */
export function requestVisitHead({ name, slug, address }: School): PageHead {
  return {
    title: pageTitle(`Agende uma visita: ${name}`, 'Agende uma visita à escola'),
    description: firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${name}, em ${address.city}: escolha dois ou três horários para conhecer a escola, ou faça uma pergunta. Sem cadastro.`,
      'Escolha dois ou três horários para conhecer a escola, ou faça uma pergunta. Sem cadastro.',
    ),
    canonicalPath: routes.requestVisit.path({ slug }),
    robots: 'noindex',
  };
}

/** Heads of the pages after the form: sent, and the one of the mailed link. */
export function visitStageHead({ name, slug }: School, stage: 'requested' | 'manage'): PageHead {
  const { title, description, route } = stages[stage];
  return {
    title: pageTitle(`${title}: ${name}`, title),
    description,
    canonicalPath: route.path({ slug }),
    robots: 'noindex',
  };
}

const stages = {
  requested: {
    title: 'Pedido enviado',
    description: 'Recebemos o seu pedido. A resposta da escola chega por e-mail.',
    route: routes.visitRequested,
  },
  manage: {
    title: 'Sua visita',
    description: 'Mude os horários do seu pedido de visita, ou cancele o pedido.',
    route: routes.manageVisit,
  },
} as const;
