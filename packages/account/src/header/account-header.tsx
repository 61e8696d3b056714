'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FavoritesSync, FavoritesSyncOptions } from '../favorites/favorites-sync.ts';
import { hasSyncedFavorites } from '../favorites/synced-favorites.ts';
import { useAccountPorts } from '../ports.tsx';
import { useSession } from '../session/use-session.ts';
import { AccountEntry } from './account-entry.tsx';
import type { HeaderAccountProps } from './header-account.tsx';
import { ToastPlace } from './toasts.tsx';

export interface AccountHeaderProps extends HeaderAccountProps {
  /** Loads the list of the schools saved on this device, and what deletes the notes about them. Called for a current user. */
  loadFavorites: () => Promise<Pick<FavoritesSyncOptions, 'list' | 'clearVisitRecords'>>;
}

/** The account in the header, and what every page does for the current user. */
export function AccountHeader({ user, loadFavorites }: AccountHeaderProps) {
  return (
    <>
      <AccountEntry user={user} />
      <SyncedFavorites loadFavorites={loadFavorites} />
      <ToastPlace />
    </>
  );
}

/** Synchronizes the favorites of this device and of the account (product 8). Its code is loaded for a current user. */
function SyncedFavorites({ loadFavorites }: Pick<AccountHeaderProps, 'loadFavorites'>) {
  const { api } = useAccountPorts();
  const { status, user } = useSession();
  const userId = user?.id;
  const queryClient = useQueryClient();
  const sync = useRef<Promise<FavoritesSync>>(undefined);
  useEffect(() => {
    const hasSignedOut = status === 'signed-out' && hasSyncedFavorites();
    if (userId === undefined && !hasSignedOut) return;
    sync.current ??= Promise.all([import('../favorites/favorites-sync.ts'), loadFavorites()]).then(
      ([{ startFavoritesSync }, device]) => startFavoritesSync({ ...device, api, queryClient }),
    );
    sync.current.then(
      (favorites) => (userId === undefined ? favorites.onSignOut() : void favorites.onSignIn(userId)),
      // Retried when the session changes.
      () => (sync.current = undefined),
    );
  }, [api, queryClient, status, userId, loadFavorites]);
  return null;
}
