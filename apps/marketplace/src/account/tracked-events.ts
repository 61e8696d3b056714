import type { AccountEvent } from '@melhor-escola/account/ports';

/** More than a visit has: what nobody takes is not kept for ever. */
const most = 100;

/** What visitors did, in this tab's memory, until the data layer takes it (CA-14): nothing is sent from here. */
export class TrackedEvents {
  #events: AccountEvent[] = [];

  readonly push = (event: AccountEvent): void => {
    this.#events = [...this.#events, event].slice(-most);
  };

  /** All of them, once, in their order. */
  readonly take = (): readonly AccountEvent[] => {
    const taken = this.#events;
    this.#events = [];
    return taken;
  };
}
