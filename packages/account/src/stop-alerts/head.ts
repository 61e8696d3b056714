import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';
import type { StoppedAlerts } from './screen.tsx';

const heads = {
  search: {
    path: routes.stopAlerts.path(),
    title: 'Parar os avisos de uma busca',
    description: 'Pare os e-mails sobre as novidades de uma busca que você salvou.',
  },
  address: {
    path: routes.stopAddressAlerts.path(),
    title: 'Parar avisos por e-mail',
    description: 'Pare os e-mails sobre as novidades de uma busca ou de uma escola.',
  },
  school: {
    path: routes.stopSchoolMails.path(),
    title: 'Parar os avisos de uma escola',
    description: 'Pare os e-mails sobre uma escola de que você cuida.',
  },
} as const satisfies Readonly<Record<StoppedAlerts, object>>;

export function stopAlertsHead(of: StoppedAlerts = 'search'): PageHead {
  const { path, ...texts } = heads[of];
  return accountHead(path, texts);
}
