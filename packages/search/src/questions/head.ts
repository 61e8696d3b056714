import {
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { pluralize } from '@melhor-escola/domain/count';
import { routes } from '@melhor-escola/domain/routes';
import type { School } from '../school/school.ts';
import type { QuestionsSearch } from './search-params.ts';

/** The questions of a school are noindex: search engines have the school's own page, which shows the first ones (A5). */
export function questionsHead(
  { name, slug, address }: School,
  { token }: QuestionsSearch,
  total: number,
): PageHead {
  if (token !== undefined) return confirmQuestionHead(name, slug);
  const count = total === 0 ? 'Faça a primeira pergunta' : pluralize(total, 'pergunta', 'perguntas');
  return {
    title: pageTitle(`Perguntas: ${name}`, 'Perguntas e respostas'),
    description: firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${count} sobre ${name}, em ${address.city}. Pergunte sem cadastro e receba um e-mail quando a escola responder.`,
      'Pergunte à escola sem cadastro e receba um e-mail quando ela responder.',
    ),
    canonicalPath: routes.questions.path({ slug }),
    robots: 'noindex',
  };
}

/** Head of the page that the link in the e-mail opens. */
function confirmQuestionHead(name: string, slug: string): PageHead {
  return {
    title: pageTitle(`Confirme sua pergunta: ${name}`, 'Confirme sua pergunta'),
    description: 'Confirme a pergunta que você escreveu, e ela passa a aparecer na página da escola.',
    canonicalPath: routes.questions.path({ slug }),
    robots: 'noindex',
  };
}
