import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';

export function stopAlertsHead(): PageHead {
  return accountHead(routes.stopAlerts.path(), {
    title: 'Parar os avisos de uma busca',
    description: 'Pare os e-mails sobre as novidades de uma busca que você salvou.',
  });
}
