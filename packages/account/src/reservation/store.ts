import type { DeviceStorage } from '@melhor-escola/ui/device-store';
import { reservationDraftStore } from './draft.ts';
import { initialState, transition, type ReservationEvent, type ReservationState } from './machine.ts';

/** Runs the state machine of one offer and persists its draft. */
export interface ReservationStore {
  /** The same object until an event changes it. */
  readonly state: () => ReservationState;
  readonly send: (event: ReservationEvent) => void;
  /** @returns unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Reads the tab's draft on the first use, so that it can be created on the server. Without storage the draft lives as long as
 * the page.
 *
 * @param storage the tab's `sessionStorage` unless a test passes another.
 */
export function reservationStore(offerId: number, storage?: DeviceStorage): ReservationStore {
  const persisted = reservationDraftStore(storage);
  const listeners = new Set<() => void>();
  let current: ReservationState | undefined;
  const state = (): ReservationState => {
    current ??= initialState(offerId, persisted.read());
    return current;
  };
  return {
    state,
    send(event) {
      const before = state();
      const next = transition(before, event);
      if (JSON.stringify(next) === JSON.stringify(before)) return;
      current = next;
      if (next.draft !== before.draft) persisted.write(next.draft);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
