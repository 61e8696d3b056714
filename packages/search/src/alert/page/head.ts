import { pageTitle, type PageHead } from '@melhor-escola/config/page-head';
import { routes } from '@melhor-escola/domain/routes';

/** The head of the page of alerts: noindex, as that of every form. */
export function alertPageHead(): PageHead {
  return {
    title: pageTitle('Receber avisos por e-mail'),
    description: 'Receba um e-mail quando aparecer uma bolsa nova, um preço baixar ou uma vaga reabrir.',
    canonicalPath: routes.alerts.path(),
    robots: 'noindex',
  };
}
