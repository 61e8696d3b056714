'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { AccountSession, SessionState } from './account-session.ts';

/** Who is signed in. The first one to ask in a tab has the session look. */
export function useSession(session: AccountSession): SessionState {
  useEffect(() => {
    void session.start();
  }, [session]);
  return useSyncExternalStore(session.subscribe, session.state, session.stateOnServer);
}
