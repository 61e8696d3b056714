import type { PageHead } from '@melhor-escola/config/page-head';
import { site } from '@melhor-escola/config/site';
import { routes } from '@melhor-escola/domain/routes';

export function mailsHead(): PageHead {
  return {
    title: `E-mails parados | ${site.name}`,
    description: 'E-mails que o site não conseguiu entregar.',
    canonicalPath: routes.panelMails.path(),
    robots: 'noindex',
  };
}
