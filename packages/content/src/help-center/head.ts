import { routes } from '@melhor-escola/domain/routes';
import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import { blocksText } from '../article/article.ts';
import { helpGroups } from './question-groups.ts';

/**
 * The help center's head, with its questions as structured data (FAQPage).
 *
 * @param query of the page's URL: only the page with all questions is indexed (A5).
 */
export function helpCenterHead(query: string): PageHead {
  return {
    title: pageTitle('Central de ajuda'),
    description:
      'Respostas sobre bolsas, preços, avaliações, dados das escolas e a sua conta. E o telefone, para o que faltar.',
    canonicalPath: routes.helpCenter.path(),
    ...(query === '' ? { jsonLd: [faqPage()] } : { robots: 'noindex' }),
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
        acceptedAnswer: { '@type': 'Answer', text: blocksText(answer) },
      })),
  };
}
