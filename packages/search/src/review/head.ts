import { routes } from '@melhor-escola/domain/routes';
import {
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import type { School } from '../school/school.ts';

/** The review form of a school is noindex: search engines have the school's own page (A5). */
export function reviewHead({ name, slug, address }: School): PageHead {
  return {
    title: pageTitle(`Avalie: ${name}`, 'Avalie esta escola'),
    description: firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${name}, em ${address.city}: conte como é em cinco notas e um depoimento, sem cadastro. A avaliação aparece depois de confirmada por e-mail.`,
      'Conte como é a escola: cinco notas e um depoimento, sem cadastro. A avaliação aparece depois de confirmada por e-mail.',
    ),
    canonicalPath: routes.rateSchool.path({ slug }),
    robots: 'noindex',
  };
}

/** Heads of the pages after the form: thanks, confirmation, confirmed. */
export function reviewStageHead({ name, slug }: School, stage: 'thanks' | 'confirm' | 'confirmed'): PageHead {
  const { title, description, route } = stages[stage];
  return {
    title: pageTitle(`${title}: ${name}`, title),
    description,
    canonicalPath: route.path({ slug }),
    robots: 'noindex',
  };
}

const stages = {
  thanks: {
    title: 'Confirme pelo e-mail',
    description: 'Sua avaliação foi recebida. Falta confirmá-la pelo link que enviamos ao seu e-mail.',
    route: routes.reviewThanks,
  },
  confirm: {
    title: 'Confirme sua avaliação',
    description: 'Confirme a avaliação que você escreveu, e ela passa a aparecer na página da escola.',
    route: routes.confirmReview,
  },
  confirmed: {
    title: 'Avaliação publicada',
    description: 'Sua avaliação está na página da escola. Obrigado por ajudar outras famílias a escolher.',
    route: routes.reviewConfirmed,
  },
} as const;
