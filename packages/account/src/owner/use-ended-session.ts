import { ApiError } from '@melhor-escola/api-client/api-error';
import { useEffect } from 'react';
import { useAccountPorts } from '../ports.tsx';

/**
 * Has the session look again once a call was refused for want of one: what is somebody's is then hidden (S2).
 *
 * @param error of a query or of a change, if it failed.
 */
export function useEndedSession(error: Error | null): void {
  const { session } = useAccountPorts();
  const isOver = error instanceof ApiError && error.answer?.code === 'UNAUTHORIZED';
  useEffect(() => {
    if (isOver) void session.refresh();
  }, [isOver, session]);
}
