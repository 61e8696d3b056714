import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelPorts } from './ports.tsx';
import { panelKey } from './queries.ts';
import { submissionMessage } from './submission-error.ts';

/** A change by a button: whether it runs, what went wrong, and a message once it is done. */
export function useChange() {
  const { showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @returns whether it succeeded. */
  const change = async (call: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      await call();
      showToast({ tone: 'success', title: done });
      return true;
    } catch (error) {
      setProblem(submissionMessage(error));
      return false;
    } finally {
      // Also after a rejection: somebody else may have changed the same.
      await queryClient.invalidateQueries({ queryKey: panelKey });
      setIsRunning(false);
    }
  };
  return { isRunning, problem, change };
}
