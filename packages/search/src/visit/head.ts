import {
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';
import type { School } from '../school/school.ts';

/** The head of the page in one of its states. It is noindex: search engines have the school's own page (A5). */
export function visitHead({ name, slug, address }: School, state: keyof typeof titles): PageHead {
  const title = titles[state];
  return {
    title: pageTitle(`${title}: ${name}`, title),
    description:
      state === 'form'
        ? firstThatFits(
            MAX_DESCRIPTION_LENGTH,
            `${name}, em ${address.city}: ${descriptions.form}`,
            `Conheça a escola: ${descriptions.form}`,
          )
        : descriptions[state],
    canonicalPath: routes.visit.path({ slug }),
    robots: 'noindex',
  };
}

const titles = {
  form: 'Agende uma visita',
  requested: 'Pedido recebido',
  manage: 'Sua visita',
} as const;

const descriptions = {
  form: 'escolha dois ou três horários para uma visita, ou faça uma pergunta. Sem cadastro.',
  requested: 'Recebemos o seu pedido de visita e enviamos uma cópia ao seu e-mail.',
  manage: 'Mude os horários do seu pedido de visita, ou cancele o pedido.',
} as const;
