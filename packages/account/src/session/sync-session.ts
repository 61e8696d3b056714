import type { QueryClient } from '@tanstack/react-query';
import { hasSessionCookie } from './cookies.ts';
import { sessionKey, type Session, type SessionDependencies } from './session-query.ts';

/**
 * Keeps the session in step with the other tabs of this browser: invalidates it when another tab has signed in or out, and when the
 * visitor returns to this one and the cookie says something else (S2). Call it once in a tab.
 *
 * @returns a function that stops it.
 */
export function syncSession(queryClient: QueryClient, { cookies, tabs }: SessionDependencies): () => void {
  const invalidateIf = (isOutOfDate: (current: Session) => boolean) => {
    const current = queryClient.getQueryData<Session>(sessionKey);
    if (current && isOutOfDate(current))
      void queryClient.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false });
  };
  return tabs.subscribe({
    onMessage: (userId) =>
      invalidateIf(({ status, user }) => {
        if (!hasSessionCookie(cookies)) return status !== 'signed-out';
        // Nobody, while there is a session: that tab could only not load the user (ST-02).
        return userId !== null && userId !== user?.id;
      }),
    onReturn: () =>
      invalidateIf(({ status }) => status !== (hasSessionCookie(cookies) ? 'signed-in' : 'signed-out')),
  });
}
