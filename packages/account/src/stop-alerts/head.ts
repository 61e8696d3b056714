import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';
import type { StoppedAlerts } from './screen.tsx';

export function stopAlertsHead(of: StoppedAlerts = 'search'): PageHead {
  return of === 'school'
    ? accountHead(routes.stopSchoolMails.path(), {
        title: 'Parar os avisos de uma escola',
        description: 'Pare os e-mails sobre uma escola de que você cuida.',
      })
    : accountHead(routes.stopAlerts.path(), {
        title: 'Parar os avisos de uma busca',
        description: 'Pare os e-mails sobre as novidades de uma busca que você salvou.',
      });
}
