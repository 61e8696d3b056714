'use client';

import { useHydrated } from '@melhor-escola/ui/hooks';
import { useQuery } from '@tanstack/react-query';
import { useAccountPorts } from '../ports.tsx';
import { type CurrentUser, sessionQuery, type Session } from './session-query.ts';

/** `unknown` on a server, during hydration, and until the browser has checked. */
export type SessionState = Session | { readonly status: 'unknown'; readonly user?: undefined };

const unknown: SessionState = { status: 'unknown' };

/** The session of this browser. The first component that uses it triggers the fetch. */
export function useSession(): SessionState {
  const { session } = useAccountPorts();
  const { data = unknown } = useQuery(sessionQuery(session));
  // The query may already have data that the server's HTML does not show.
  return useHydrated() ? data : unknown;
}

/** The current user; `undefined` without a session, and while it is unknown. */
export function useCurrentUser(): CurrentUser | undefined {
  return useSession().user;
}
