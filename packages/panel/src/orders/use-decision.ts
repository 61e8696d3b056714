import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolOrder } from '@melhor-escola/api-client/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionError } from '../submission-error.ts';
import type { SeenOrder } from './queries.ts';

export interface DecisionState {
  readonly isPending: boolean;
  /** Why it failed, and what to do now. */
  readonly problem: string | undefined;
  /** The order as it is now, if it changed while somebody decided: they decide again. */
  readonly changed: SchoolOrder | undefined;
  readonly isDone: boolean;
}

const idle: DecisionState = { isPending: false, problem: undefined, changed: undefined, isDone: false };

/**
 * A decision about an order, which cannot be undone, because its family is notified. The lists are loaded again once it is stored, or given
 * up after a conflict: until then the order stays where it is.
 */
export function useDecision(order: SchoolOrder) {
  const { showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const refresh = () => queryClient.invalidateQueries({ queryKey: panelKey });
  /** @returns whether it is stored. */
  const decide = async (call: (seen: SeenOrder) => Promise<SchoolOrder>, done: string): Promise<boolean> => {
    setState({ ...state, isPending: true, problem: undefined });
    try {
      await call(state.changed ?? order);
      showToast({ tone: 'success', title: done });
      setState({ ...idle, isDone: true });
      // Not awaited: the dialog closes first, so that the focus is back in the page when the order leaves its list.
      void refresh();
      return true;
    } catch (error) {
      const changed = isRejectedWith(error, 'ORDER_CHANGED')
        ? error.response?.details?.currentOrder
        : undefined;
      const mapped = submissionError(error);
      if (!mapped) throw error;
      setState({
        ...idle,
        ...(changed ? { changed } : { ...state, isPending: false, problem: mapped.form }),
      });
      return false;
    }
  };
  /** Leaves the decision. */
  const giveUp = () => {
    setState(idle);
    if (state.changed) void refresh();
  };
  return { ...state, decide, giveUp };
}
