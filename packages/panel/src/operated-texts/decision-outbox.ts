import type { DecidedText, OperatedText, TextDecision } from '@melhor-escola/api-client/panel';
import type { DeviceStore } from '@melhor-escola/ui/device-store';
import { textKey } from './queries.ts';

/** How long a decision can be taken back before it is sent, in ms. */
export const UNDO_MS = 10_000;

/** The most decisions in one call. */
const MAX_SENT = 20;

export interface OutboxEntry {
  readonly decision: TextDecision;
  /** From when on it is sent, in ms as `Date.now()`. */
  readonly dueAt: number;
  /** left: sent while the page went away, without knowing whether it arrived. */
  readonly state: 'waiting' | 'sending' | 'left' | 'failed';
}

/** What the page shows of it. */
export interface OutboxState {
  /** Decisions that are not known to have arrived, oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** `decisionKey` of every decision of this page that was not taken back: these texts are not shown as they were. */
  readonly decided: ReadonlySet<string>;
}

export interface StoredDecisions {
  /** Account of the operator who decided. */
  readonly accountId: number;
  readonly decisions: readonly TextDecision[];
}

export interface OutboxOptions {
  readonly send: (decisions: readonly TextDecision[]) => Promise<readonly DecidedText[]>;
  /** Sends without waiting for a response, while the page goes away. */
  readonly sendWhileLeaving: (decisions: readonly TextDecision[]) => void;
  /** The current user's account; undefined while it is unknown. */
  readonly accountId: () => number | undefined;
  /** Calls back before the session ends. @returns a function that ends it. */
  readonly beforeSignOut: (step: () => Promise<void>) => () => void;
  /** Stores decisions that did not arrive for the tab's next page. */
  readonly store: DeviceStore<StoredDecisions>;
  readonly onResult: (result: DecidedText) => void;
  readonly onFailure: (error: unknown) => void;
}

const nothing: OutboxState = { entries: [], decided: new Set() };

/** Identifies a text in the state in which it was decided on: one that waits again afterwards is another. */
export const decisionKey = (text: Pick<OperatedText, 'kind' | 'id' | 'version'>): string =>
  `${textKey(text)}-${text.version}`;

/**
 * Holds decisions back so that they can be taken back, and loses none: they are sent when the page is hidden or left, and those that did not
 * arrive are kept in the tab. They are sent before the session ends, and never as another account's. The service takes the same decision twice.
 */
export class DecisionOutbox {
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #state = nothing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose decisions they are. */
  #accountId: number | undefined;
  /** Resolves when no call is under way. */
  #calls: Promise<unknown> = Promise.resolve();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): OutboxState => this.#state;
  readonly getServerState = (): OutboxState => nothing;

  /** Sends what an earlier page of this tab has left, and watches the page. @returns a function that sends the rest and ends it. */
  readonly start = (): (() => void) => {
    void this.sendAll();
    const leave = () => this.#leave();
    const retry = () => void this.sendAll();
    const followVisibility = () => (document.visibilityState === 'hidden' ? leave() : retry());
    document.addEventListener('visibilitychange', followVisibility);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    const stopSending = this.#options.beforeSignOut(() => this.sendAll());
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
      stopSending();
      clearTimeout(this.#timer);
      void this.sendAll();
    };
  };

  /**
   * Takes over what an earlier page of this tab has stored, once it is known whose decisions this page may send. After an outage that is
   * later than the start of the page; until then the store stays as it is.
   */
  #restore(): void {
    if (this.#accountId !== undefined) return;
    this.#accountId = this.#options.accountId();
    if (this.#accountId === undefined) return;
    const stored = this.#options.store.read();
    const decisions = stored?.accountId === this.#accountId ? stored.decisions : [];
    const known = new Set(this.#state.entries.map(({ decision }) => decisionKey(decision)));
    const entries = decisions
      .filter((decision) => !known.has(decisionKey(decision)))
      .map((decision) => ({ decision, dueAt: 0, state: 'waiting' as const }));
    this.#change([...entries, ...this.#state.entries]);
  }

  add(decision: TextDecision): void {
    this.#restore();
    this.#change([...this.#state.entries, { decision, dueAt: Date.now() + UNDO_MS, state: 'waiting' }]);
  }

  /** Takes the last decision back that was not sent. @returns it; undefined if there is none. */
  undo(): TextDecision | undefined {
    const last = this.#state.entries.findLast(({ state }) => state === 'waiting');
    if (last) this.#change(this.#state.entries.filter((entry) => entry !== last));
    return last?.decision;
  }

  /** Sends every decision now, also those that failed. Resolves when no call is under way. */
  async sendAll(): Promise<void> {
    this.#restore();
    this.#begin(this.#state.entries.filter(({ state }) => state !== 'sending'));
    await this.#calls;
  }

  #begin(chosen: readonly OutboxEntry[]): void {
    this.#calls = Promise.all([this.#calls, this.#send(chosen)]);
  }

  /** Shows every text as the list has it. Call it when all have arrived and the list is loaded again. */
  clearDecided(): void {
    this.#state = { ...this.#state, decided: new Set() };
    this.#change(this.#state.entries);
  }

  #leave(): void {
    const decisions = this.#state.entries.map(({ decision }) => decision);
    for (let first = 0; first < decisions.length; first += MAX_SENT)
      this.#options.sendWhileLeaving(decisions.slice(first, first + MAX_SENT));
    const waiting = this.#state.entries.filter(({ state }) => state === 'waiting');
    this.#setState(
      waiting.map(({ decision }) => decision),
      'left',
    );
  }

  /** @param chosen those of them that nobody has taken back by the time of their call are sent. */
  async #send(chosen: readonly OutboxEntry[]): Promise<void> {
    const left = chosen.filter(({ decision }) =>
      this.#state.entries.some((entry) => entry.decision === decision && entry.state !== 'sending'),
    );
    const sent = left.slice(0, MAX_SENT).map(({ decision }) => decision);
    if (sent.length === 0) return;
    if (this.#isOfAnother()) {
      this.#change([]);
      return;
    }
    this.#setState(sent, 'sending');
    try {
      const results = await this.#options.send(sent);
      this.#change(this.#state.entries.filter(({ decision }) => !sent.includes(decision)));
      for (const result of results) this.#options.onResult(result);
    } catch (error) {
      this.#setState(sent, 'failed');
      this.#options.onFailure(error);
      return;
    }
    await this.#send(left.slice(MAX_SENT));
  }

  /** Whether somebody else has signed in since they were decided. */
  #isOfAnother(): boolean {
    const now = this.#options.accountId();
    return now !== undefined && this.#accountId !== undefined && now !== this.#accountId;
  }

  #setState(decisions: readonly TextDecision[], state: OutboxEntry['state']): void {
    this.#change(
      this.#state.entries.map((entry) => (decisions.includes(entry.decision) ? { ...entry, state } : entry)),
    );
  }

  /** Replaces the entries; a decision that leaves them without being sent is no longer decided. */
  #change(entries: readonly OutboxEntry[]): void {
    const taken = this.#state.entries.find(
      ({ decision, state }) => state !== 'sending' && !entries.some((entry) => entry.decision === decision),
    );
    const decided = new Set([
      ...this.#state.decided,
      ...entries.map(({ decision }) => decisionKey(decision)),
    ]);
    if (taken) decided.delete(decisionKey(taken.decision));
    this.#state = { entries, decided };
    const accountId = this.#accountId;
    if (accountId !== undefined) {
      if (entries.length === 0) this.#options.store.clear();
      else this.#options.store.write({ accountId, decisions: entries.map(({ decision }) => decision) });
    }
    this.#schedule();
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const first = this.#state.entries.find(({ state }) => state === 'waiting');
    if (!first) return;
    this.#timer = setTimeout(
      () => {
        const now = Date.now();
        this.#begin(this.#state.entries.filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now));
      },
      Math.max(0, first.dueAt - Date.now()),
    );
  }
}
