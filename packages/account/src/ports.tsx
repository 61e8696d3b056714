'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { AccountClient } from '@melhor-escola/api-client/account';
import type { ConsentPurpose, AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import type { Service } from '@melhor-escola/api-client/service';
import type { Track } from '@melhor-escola/tracking/ports';
import type { ToastOptions } from '@melhor-escola/ui/toast';
import { createContext, use, type ReactNode } from 'react';
import type { SessionDependencies } from './session/session-query.ts';

/** The pages this feature links to, by role. The host binds each role to a path. */
export interface AccountLinks {
  home(): LinkTarget;
  /** @param redirect path to go on to, from `sameSitePath`. */
  signIn(redirect?: string): LinkTarget;
  register(redirect?: string): LinkTarget;
  recoverPassword(redirect?: string): LinkTarget;
  resetPassword(): LinkTarget;
  confirmEmail(): LinkTarget;
  /** Path that takes the form that signs out without scripts. */
  signOut(): string;
  /** @param search from `OrdersSearch`. */
  orders(search?: Record<string, unknown>): LinkTarget;
  /** @param code the order's internalTransactionCode. */
  order(code: string): LinkTarget;
  /** @param search from `BenefitsSearch`. */
  benefits(search?: Record<string, unknown>): LinkTarget;
  profile(): LinkTarget;
  privacyPanel(): LinkTarget;
  /** Says that an account was deleted. */
  accountDeleted(): LinkTarget;
  /** Where scholarships are looked for. @param search those of a city or a grade; of the whole country for none. */
  results(search?: Record<string, unknown>): LinkTarget;
  /** The results of a saved search. @param query of its address, without '?'. */
  savedSearch(query: string): LinkTarget;
  school(slug: string): LinkTarget;
  /** @param search from `stageSearch`. */
  reserve(slug: string, offerId: number, search?: Record<string, unknown>): LinkTarget;
  favorites(): LinkTarget;
  helpCenter(): LinkTarget;
  privacy(): LinkTarget;
  terms(): LinkTarget;
}

/** The schools put aside on this device, by slug. */
export interface DeviceFavorites {
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
}

/** What the host gives to every screen of this feature. */
export interface AccountPorts {
  readonly links: AccountLinks;
  /** What the session query and its mutations need. */
  readonly session: SessionDependencies;
  readonly calls: AccountClient;
  /** The calls of the current user, for a browser. */
  readonly client: AuthenticatedClient;
  /** A school with its offers, by its slug. */
  readonly findSchool: Service['school'];
  /** Tells of what a visitor did. */
  readonly track: Track;
  /** Hears of what was agreed to here, or taken back: what the device keeps for it is to be the same. */
  readonly onConsentChange: (purpose: ConsentPurpose, granted: boolean) => void;
  /** Whether people can sign in with Google here. */
  readonly hasGoogle: boolean;
  /** Leaves the site, for Google. */
  readonly leaveFor: (address: string) => void;
  /** The address at which a browser finds a picture of who is signed in. @param path as the service tells it. */
  readonly pictureSource: (path: string) => string;
  /** Says in passing what was done, on whatever page one is. */
  readonly showToast: (toast: ToastOptions) => void;
  /** The schools put aside on this device, which follow those of the account while its owner is signed in (product 8). */
  readonly deviceFavorites: DeviceFavorites;
  /** What the menu leads the team to besides: pages that are open to everybody who knows them (S20). */
  readonly teamPages: readonly { readonly label: string; readonly to: LinkTarget }[];
  /** Whether a page is only for the signed-in: signing out there navigates to the home page. */
  readonly isAuthenticatedPage: (pathname: string) => boolean;
  /** The pages of the account that the menu leads to, in its order. */
  readonly pages: readonly { readonly label: string; readonly to: LinkTarget }[];
}

const PortsContext = createContext<AccountPorts | undefined>(undefined);

/** Binds the ports for the screens within. Give it the same object on every render. */
export function AccountPortsProvider({ ports, children }: { ports: AccountPorts; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports the host has bound.
 *
 * @throws {Error} outside `AccountPortsProvider`.
 */
export function useAccountPorts(): AccountPorts {
  const ports = use(PortsContext);
  if (!ports) {
    throw new Error(
      'A screen of @melhor-escola/account was rendered without its ports: wrap the page in AccountPortsProvider.',
    );
  }
  return ports;
}
