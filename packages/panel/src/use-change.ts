import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelPorts } from './ports.tsx';
import { panelKey } from './queries.ts';
import { submissionMessage } from './submission-error.ts';

/**
 * A change by a button: whether it runs, what went wrong, and a message once it is done. What is shown is loaded again once the change is
 * stored, or given up after a problem: until then what somebody else may have moved or removed stays where it is, with the reason.
 */
export function useChange() {
  const { showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: panelKey });
  /** @returns whether it succeeded. */
  const change = async (call: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      await call();
      showToast({ tone: 'success', title: done });
      await refresh();
      return true;
    } catch (error) {
      setProblem(submissionMessage(error));
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  /** Leaves the change. */
  const giveUp = () => {
    setProblem(undefined);
    if (problem !== undefined) void refresh();
  };
  return { isRunning, problem, change, giveUp };
}
