import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { site } from '@melhor-escola/config/site';
import { toRouteHead } from '../pages/page-head.ts';
import { accountPage, type AccountPage } from './account-page.ts';
import { loadOwnerPage, ownerPageWords, type OwnerAddress } from './owner-page.tsx';
import { ownerPathOf } from './owner-paths.ts';
import { loadReservationPage, reservationAddressOf, type ReservationAddress } from './reservation-page.tsx';

interface AccountLocation {
  readonly pathname: string;
  readonly href: string;
  /** Of the address: anybody's to write. */
  readonly search: Readonly<Record<string, unknown>>;
}

interface AccountContext {
  readonly queryClient: QueryClient;
  readonly service: Service;
  readonly origin: string;
}

/** What the loader of the account's route gives: which screen, and its head. */
export interface AccountRouteData {
  readonly head: ReturnType<typeof toRouteHead>;
  /** A screen to get in. */
  readonly page?: AccountPage;
  /** A page of who is signed in, whose data is in the query cache. */
  readonly owner?: OwnerAddress;
  /** A scholarship to be reserved, whose data is in the query cache. */
  readonly reservation?: ReservationAddress;
}

/**
 * Finds the account's screen of an address, and what it shows.
 *
 * @throws what the router answers with its 404 page, or leads on by.
 */
export async function loadAccountRoute(
  { pathname, href, search }: AccountLocation,
  { queryClient, service, origin }: AccountContext,
): Promise<AccountRouteData> {
  const reservation = reservationAddressOf(pathname);
  if (reservation) {
    const words = await loadReservationPage(reservation, { queryClient, service });
    return { reservation, head: headOf({ ...words, path: pathname }, origin) };
  }
  const owned = ownerPathOf(pathname);
  if (!owned) {
    const page = accountPage(pathname, search);
    return { page, head: headOf(page, origin) };
  }
  const owner = { ...owned, query: search };
  await loadOwnerPage(queryClient, owner, href);
  return { owner, head: headOf({ ...ownerPageWords(owner), path: pathname }, origin) };
}

interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

function headOf({ title, description, path }: PageWords, origin: string) {
  return toRouteHead(
    { title: `${title} | ${site.name}`, description, canonicalPath: path, robots: 'noindex' },
    origin,
  );
}

/** Of every account screen: not indexable, and its address, which may hold a token, not told to who is linked to. */
export const accountHeaders = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
