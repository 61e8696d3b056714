import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { panelKey } from '../queries.ts';
import { factorError } from './factor-error.ts';

/** Loads again what the session may do, after it changed. */
export function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: panelKey });
}

/** An action of a button: one at a time, with its problem. */
export function useAction() {
  const reload = useReload();
  const busy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (action: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setIsRunning(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      const known = factorError(error);
      setProblem(
        known?.form ??
          known?.fields?.password ??
          known?.fields?.code ??
          'Não deu certo. Tente de novo em alguns minutos.',
      );
      // The page shows what to do: confirm again.
      if (isRejectedWith(error, 'SECOND_FACTOR_REQUIRED')) await reload();
      if (!known) throw error;
    } finally {
      busy.current = false;
      setIsRunning(false);
    }
  };
  return { run, isRunning, problem };
}
