import { beforeSignOut, type Session, sessionKey, sessionQuery } from '@melhor-escola/account/session';
import { showToast } from '@melhor-escola/account/toasts';
import {
  createPanelApi,
  PanelPortsProvider,
  type PanelLinks,
  type PanelPorts,
} from '@melhor-escola/panel/ports';
import { routes } from '@melhor-escola/domain/routes';
import { photoFiles } from '@melhor-escola/site-server/image-urls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { accountSession } from './account-ports.tsx';
import { links } from './links.ts';

/** The address of each role of the feature on this site. A missing one does not compile. */
const panelLinks = {
  panel: () => routes.panel.to(),
  secondFactor: (voltar) => ({ ...routes.secondFactor.to(), search: { voltar } }),
  overview: (slug) => routes.panelSchool.to({ slug }),
  offers: (slug) => routes.panelOffers.to({ slug }),
  orders: (slug, search) => ({ ...routes.panelOrders.to({ slug }), search: { ...search } }),
  school: (slug) => links.school(slug),
  findSchool: () => routes.home.to(),
  page: (slug) => routes.panelPage.to({ slug }),
  preview: (slug) => routes.panelPreview.to({ slug }),
  claim: (slug) => routes.panelClaim.to({ slug }),
  claimedPage: (slug) => routes.panelClaimedPage.to({ slug }),
  claimedPreview: (slug) => routes.panelClaimedPreview.to({ slug }),
  people: (slug) => routes.panelPeople.to({ slug }),
  profile: () => routes.profile.to(),
  log: (slug) => routes.panelLog.to({ slug }),
  funnel: (slug) => routes.panelFunnel.to({ slug }),
  spreadsheet: (slug) => routes.panelSpreadsheet.to({ slug }),
  texts: (slug, search = {}) => ({ ...routes.panelTexts.to({ slug }), search }),
  visits: (slug) => routes.panelVisits.to({ slug }),
  operation: () => routes.panelOperation.to(),
  moderation: (search) => ({ ...routes.panelModeration.to(), search: { ...search } }),
  claims: () => routes.panelClaims.to(),
  oversold: (search = {}) => ({ ...routes.panelOversold.to(), search }),
  unansweredVisits: (search = {}) => ({ ...routes.panelUnansweredVisits.to(), search }),
  unlisted: (search = {}) => ({ ...routes.panelUnlisted.to(), search }),
  mails: (search = {}) => ({ ...routes.panelMails.to(), search }),
  redirects: (search = {}) => ({ ...routes.panelRedirects.to(), search }),
  imports: () => routes.panelImports.to(),
  metrics: (search) => ({ ...routes.panelMetrics.to(), search: { ...search } }),
  find: () => routes.panelFind.to(),
  // pnpm new adds a role here
} satisfies PanelLinks;

/** Binds the ports of packages/panel for the screens within. */
export function PanelHost({ children }: { readonly children: ReactNode }) {
  const { photoHosts } = useLoaderData({ from: '__root__' });
  // Through the site's own /api, as `browserApi`, of which the screens' calls are told apart.
  const queryClient = useQueryClient();
  // Effects of the screens read the account: the query is there by then, with what this device knows.
  const { data: session } = useQuery(sessionQuery(accountSession));
  const userId = session?.user?.id;
  const [panelApi] = useState(() => createPanelApi({ baseUrl: '/api' }));
  const ports = useMemo<PanelPorts>(
    () => ({
      links: panelLinks,
      ...panelApi,
      photo: (address, shownWidth) => photoFiles(photoHosts, address, shownWidth),
      offerFile: (slug) => `/api/v3/panel/schools/${encodeURIComponent(slug)}/offers/file`,
      showToast,
      userId,
      accountId: () => queryClient.getQueryData<Session>(sessionKey)?.user?.id,
      beforeSignOut,
    }),
    [panelApi, photoHosts, queryClient, userId],
  );
  return <PanelPortsProvider ports={ports}>{children}</PanelPortsProvider>;
}
