'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { ToastOptions } from '@melhor-escola/ui/toast';
import { createContext, use, type ReactNode } from 'react';
import type { OperatedTextsSearch } from './operated-texts/search-params.ts';
import type { MailsSearch } from './mails/search-params.ts';
import type { MetricsSearch } from './metrics/search-params.ts';
import type { SchoolOrdersSearch } from './orders/search-params.ts';
import type { OversoldSearch } from './oversold/search-params.ts';
import type { PageSearch } from './page-search.ts';
import type { PanelApi } from './panel-api.ts';
import type { RedirectsSearch } from './redirects/search-params.ts';
import type { TextsSearch } from './texts/search-params.ts';

export { createPanelApi, type PanelApi } from './panel-api.ts';

/** The pages this feature links to, by role. The host maps each role to an address. */
export interface PanelLinks {
  /** The panel's own first page. */
  panel(): LinkTarget;
  /** Where the second factor is set up and shown. @param voltar path of the page to go back to. */
  secondFactor(voltar?: string): LinkTarget;
  overview(slug: string): LinkTarget;
  /** Its scholarships. */
  offers(slug: string): LinkTarget;
  /** Its reservations. @param search which ones; those to enroll without it. */
  orders(slug: string, search?: SchoolOrdersSearch): LinkTarget;
  /** The school's public page. */
  school(slug: string): LinkTarget;
  /** Where a school is searched for, to claim it. */
  findSchool(): LinkTarget;
  /** Edits the school's public page. */
  page(slug: string): LinkTarget;
  /** Shows it with what is typed and not published yet. */
  preview(slug: string): LinkTarget;
  /** Where a school is claimed. */
  claim(slug: string): LinkTarget;
  /** Where a claimant prepares the school's page. */
  claimedPage(slug: string): LinkTarget;
  /** Shows the public page with what a claimant prepares. */
  claimedPreview(slug: string): LinkTarget;
  people(slug: string): LinkTarget;
  /** The current user's account. */
  profile(): LinkTarget;
  log(slug: string): LinkTarget;
  /** From the first view to enrollment, per week and grade. */
  funnel(slug: string): LinkTarget;
  /** Its scholarships as a spreadsheet. */
  spreadsheet(slug: string): LinkTarget;
  /** Its questions and reviews. @param search what the list shows; without it, all that waits. */
  texts(slug: string, search?: TextsSearch): LinkTarget;
  visits(slug: string): LinkTarget;
  /** What waits for our own team; where an operator begins. */
  operation(): LinkTarget;
  /** Texts that our team decides on. @param search whose; without it, all that waits. */
  moderation(search?: OperatedTextsSearch): LinkTarget;
  /** People's claims of schools. */
  claims(): LinkTarget;
  /** Paid reservations without a seat. */
  oversold(search?: OversoldSearch): LinkTarget;
  /** Visits of schools without a mailbox. */
  unansweredVisits(search?: PageSearch): LinkTarget;
  /** Schools that a census reports closed. */
  unlisted(search?: PageSearch): LinkTarget;
  /** Mails that could not be sent. */
  mails(search?: MailsSearch): LinkTarget;
  redirects(search?: RedirectsSearch): LinkTarget;
  /** Files of the census and of partners. */
  imports(): LinkTarget;
  /** Speed, errors and the funnel of the site. @param search what is shown; without it, four weeks. */
  metrics(search?: MetricsSearch): LinkTarget;
  /** Finds a school, an account or a reservation. */
  find(): LinkTarget;
  // pnpm new adds a role here
}

/** The files of a photo, for an `<img>`. */
export interface PhotoFiles {
  readonly src: string;
  /** Several widths in ascending order; absent if there is only one. */
  readonly srcSet?: string | undefined;
}

/** What the host gives to every screen of this feature. Its calls are those of the current user. */
export interface PanelPorts extends PanelApi {
  readonly links: PanelLinks;
  /**
   * The files of a school's photo by URL; `undefined` if the host does not show it.
   *
   * @param shownWidth largest width that it is shown in, in CSS px, so that wider files are not offered.
   */
  readonly photo: (address: string, shownWidth?: number) => PhotoFiles | undefined;
  readonly showToast: (toast: ToastOptions) => void;
  /** The id of the current user's account as of this render; `undefined` while it is unknown. */
  readonly userId: number | undefined;
  /** The same at the time of the call, for what happens between renders. */
  readonly accountId: () => number | undefined;
  /** Calls `step` when the current user signs out, and waits for it before the session ends. @returns a function that ends it. */
  readonly beforeSignOut: (step: () => Promise<void>) => () => void;
  /** The address of the file with a school's scholarships. */
  readonly offerFile: (slug: string) => string;
}

const PortsContext = createContext<PanelPorts | undefined>(undefined);

/** Binds the ports for the screens within. Pass the same object on every render. */
export function PanelPortsProvider({ ports, children }: { ports: PanelPorts; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports that the host has bound.
 *
 * @throws {Error} outside `PanelPortsProvider`.
 */
export function usePanelPorts(): PanelPorts {
  const ports = use(PortsContext);
  if (!ports) {
    throw new Error(
      'A screen of @melhor-escola/panel was rendered without its ports: wrap the page in PanelPortsProvider.',
    );
  }
  return ports;
}
