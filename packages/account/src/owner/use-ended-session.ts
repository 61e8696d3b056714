import { useEffect } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { isEndedSession } from './is-ended-session.ts';

/**
 * Has the session look again once a call was refused for want of one: what is somebody's is then hidden (S2).
 *
 * @param error of a query or of a change, if it failed.
 */
export function useEndedSession(error: Error | null): void {
  const { session } = useAccountPorts();
  const isOver = isEndedSession(error);
  useEffect(() => {
    if (isOver) void session.refresh();
  }, [isOver, session]);
}
