import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import { textOf } from '../article/article.ts';
import { helpGroups } from './question-groups.ts';

/**
 * The help centre's head, with its questions for search engines (FAQPage).
 *
 * @param asked what is searched for in it: such a page is a part of the whole one, for the visitor alone (A5).
 */
export function helpCenterHead(asked: string): PageHead {
  return {
    title: pageTitle('Central de ajuda'),
    description:
      'Respostas sobre bolsas, preços, avaliações, dados das escolas e a sua conta. E o telefone, para o que faltar.',
    canonicalPath: '/central-de-ajuda',
    ...(asked === '' ? { jsonLd: [faqPage()] } : { robots: 'noindex' }),
  };
}

function faqPage(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'pt-BR',
    mainEntity: helpGroups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
      })),
  };
}
