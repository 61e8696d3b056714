'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { Api } from '@melhor-escola/api-client/api';
import type { ConsentPurpose } from '@melhor-escola/api-client/account';
import type { Service } from '@melhor-escola/api-client/service';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import type { Track } from '@melhor-escola/tracking/ports';
import type { ToastOptions } from '@melhor-escola/ui/toast';
import { createContext, use, type ReactNode } from 'react';
import type { SessionDependencies } from './session/session-query.ts';

/** The pages this feature links to, by role. The host binds each role to a path. */
export interface AccountLinks {
  home(): LinkTarget;
  /** @param redirect path to return to after login, from `sameSitePath`. */
  signIn(redirect?: string): LinkTarget;
  register(redirect?: string): LinkTarget;
  recoverPassword(redirect?: string): LinkTarget;
  resetPassword(): LinkTarget;
  confirmEmail(): LinkTarget;
  /** Action of the sign-out form without JavaScript. */
  signOut(): string;
  /** @param search from `OrdersSearch`. */
  orders(search?: Record<string, unknown>): LinkTarget;
  /** @param code the order's internalTransactionCode. */
  order(code: string): LinkTarget;
  /** @param search from `BenefitsSearch`. */
  benefits(search?: Record<string, unknown>): LinkTarget;
  profile(): LinkTarget;
  privacyPanel(): LinkTarget;
  /** Where the second factor is shown. @param voltar path of the page to go back to. */
  secondFactor(voltar: string): LinkTarget;
  /** The page that confirms a deletion. */
  accountDeleted(): LinkTarget;
  /** Search results. @param search of a city or a grade; without it, the whole country. */
  results(search?: Record<string, unknown>): LinkTarget;
  /** The results of a saved search. @param query of its URL, without '?'. */
  savedSearch(query: string): LinkTarget;
  school(slug: string): LinkTarget;
  /** @param search from `stageSearch`. */
  reserve(slug: string, offerId: number, search?: Record<string, unknown>): LinkTarget;
  favorites(): LinkTarget;
  helpCenter(): LinkTarget;
  privacy(): LinkTarget;
  terms(): LinkTarget;
  /** Where people of a school look after it. */
  schoolPanel(): LinkTarget;
  // pnpm new adds a role here
}

/** The favorite schools stored on this device, by slug. */
export interface DeviceFavorites {
  /** @param grade of the child that it is saved for. */
  readonly add: (slug: string, grade?: GradeSlug) => void;
  readonly remove: (slug: string) => void;
}

/** What the host provides to every screen of this feature. */
export interface AccountPorts {
  readonly links: AccountLinks;
  /** What the session query and its mutations need. */
  readonly session: SessionDependencies;
  /** The browser's calls of the account API. */
  readonly api: Api;
  /** Finds a school with its offers, by slug. */
  readonly findSchool: Service['school'];
  /** Tracks what a visitor did. */
  readonly track: Track;
  /** Called when a consent is granted or withdrawn here, so that the device's copy matches. */
  readonly onConsentChange: (purpose: ConsentPurpose, granted: boolean) => void;
  /** Whether sign-in with Google is configured. */
  readonly hasGoogle: boolean;
  /** Navigates to Google, away from the site. */
  readonly leaveFor: (address: string) => void;
  /** URL of the current user's picture. @param path from the service. */
  readonly pictureSource: (path: string) => string;
  /** Shows a toast. */
  readonly showToast: (toast: ToastOptions) => void;
  /** The device's favorites, which follow those of the account during a session (product 8). */
  readonly deviceFavorites: DeviceFavorites;
  /** Additional menu entries for the team: pages that are public but not linked elsewhere (S20). */
  readonly teamPages: readonly { readonly label: string; readonly to: LinkTarget }[];
  /** Whether a page requires a session: signing out there navigates to the home page. */
  readonly isAuthenticatedPage: (pathname: string) => boolean;
  /** The account's pages, in menu order. */
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
