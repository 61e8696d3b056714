import { showToast } from '@melhor-escola/account/toasts';
import { PanelPortsProvider, type PanelLinks, type PanelPorts } from '@melhor-escola/panel/ports';
import { routes } from '@melhor-escola/domain/routes';
import type { ReactNode } from 'react';
import { links } from './links.ts';
import { browserApi } from './service/service.ts';

/** The address of each role of the feature on this site. A missing one does not compile. */
const panelLinks = {
  panel: () => routes.panel.to(),
  secondFactor: (voltar) => ({ ...routes.secondFactor.to(), search: { voltar } }),
  overview: (slug) => routes.panelSchool.to({ slug }),
  offers: (slug) => routes.panelOffers.to({ slug }),
  school: (slug) => links.school(slug),
  findSchool: () => routes.results.to(),
  page: (slug) => routes.panelPage.to({ slug }),
  preview: (slug) => routes.panelPreview.to({ slug }),
  claim: (slug) => routes.panelClaim.to({ slug }),
  claimedPage: (slug) => routes.panelClaimedPage.to({ slug }),
  people: (slug) => routes.panelPeople.to({ slug }),
  profile: () => routes.profile.to(),
  log: (slug) => routes.panelLog.to({ slug }),
  // pnpm new adds a role here
} satisfies PanelLinks;

const ports: PanelPorts = { links: panelLinks, api: browserApi, showToast };

/** Binds the ports of packages/panel for the screens within. */
export function PanelHost({ children }: { readonly children: ReactNode }) {
  return <PanelPortsProvider ports={ports}>{children}</PanelPortsProvider>;
}
