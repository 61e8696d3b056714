import { routes } from '@melhor-escola/domain/routes';
import { KitStates } from '@melhor-escola/ui/playground';
import { createFileRoute } from '@tanstack/react-router';
import { requirePlaygroundAccess } from '../../../app/service/request-context.ts';

/** States of the kit's components that cannot be reached at will on a page (RT-12). */
export const Route = createFileRoute('/_page/playground/componentes')({
  staticData: { frame: 'bare' },
  loader: ({ location }) => requirePlaygroundAccess(location.href),
  headers: () => ({ 'x-robots-tag': 'noindex' }),
  head: () => ({ meta: [{ title: 'Componentes' }, { name: 'robots', content: 'noindex' }] }),
  component: () => <KitStates allScreens={routes.playground.path()} />,
});
