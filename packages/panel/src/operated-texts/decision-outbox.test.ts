import type { DecidedText, TextDecision } from '@melhor-escola/api-client/panel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decisionKey, DecisionOutbox, UNDO_MS } from './decision-outbox.ts';
import { storedDecisions } from './use-decisions.ts';

const decision = (id: number): TextDecision => ({
  kind: 'question',
  id,
  version: 'published.1.0',
  decision: { kind: 'publish' },
});

const readIds = (decisions: readonly TextDecision[]) => decisions.map(({ id }) => id);

/** A page that can be hidden and left, and its tab. */
function openPage(stored = new Map<string, string>()) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const sent: number[][] = [];
  const left: number[][] = [];
  const failures: unknown[] = [];
  const results: DecidedText[] = [];
  const session: { accountId: number | undefined; end: () => Promise<void> } = {
    accountId: 7,
    end: async () => {},
  };
  const service = { isDown: false, answer: Promise.resolve() };
  const outbox = new DecisionOutbox({
    send: async (decisions) => {
      sent.push(readIds(decisions));
      await service.answer;
      if (service.isDown) throw new TypeError('Failed to fetch');
      return decisions.map(({ kind, id }) => ({ kind, id, outcome: 'done', text: null }));
    },
    sendWhileLeaving: (decisions) => void left.push(readIds(decisions)),
    accountId: () => session.accountId,
    beforeSignOut: (step) => {
      session.end = step;
      return () => {
        session.end = async () => {};
      };
    },
    store: storedDecisions(() => storage),
    onResult: (result) => void results.push(result),
    onFailure: (error) => void failures.push(error),
  });
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { outbox, sent, left, failures, results, service, session, stored, show };
}

describe('the outbox of decisions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('holds a decision back for ten seconds, then sends it', async () => {
    const { outbox, sent, results } = openPage();
    outbox.start();
    outbox.add(decision(1));
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[1]]);
    expect(results).toMatchObject([{ id: 1 }]);
    expect(outbox.getState()).toMatchObject({ entries: [] });
    expect(outbox.getState().decided.has(decisionKey(decision(1)))).toBe(true);
  });

  it('takes the last one back, and then the one before it, but none that was sent', async () => {
    const { outbox, sent } = openPage();
    outbox.start();
    for (const id of [1, 2]) outbox.add(decision(id));
    expect(outbox.undo()?.id).toBe(2);
    expect(outbox.getState().decided.has(decisionKey(decision(2)))).toBe(false);
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent).toEqual([[1]]);
    expect(outbox.undo()).toBeUndefined();
  });

  it('sends all when the page is hidden, and again when it is back, because nobody knows whether they arrived', async () => {
    const { outbox, sent, left, show } = openPage();
    outbox.start();
    for (const id of [1, 2]) outbox.add(decision(id));
    show('hidden');
    expect(left).toEqual([[1, 2]]);
    expect(outbox.undo()).toBeUndefined();
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[1, 2]]);
  });

  it('sends all when the page is left, and when another page of the site opens', async () => {
    const { outbox, sent, left } = openPage();
    const stop = outbox.start();
    outbox.add(decision(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toEqual([[1]]);
    outbox.add(decision(2));
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[1, 2]]);
  });

  it('keeps what did not arrive, for another attempt and for the next page of the tab', async () => {
    const first = openPage();
    first.outbox.start();
    first.service.isDown = true;
    first.outbox.add(decision(1));
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(first.failures).toHaveLength(1);
    expect(first.outbox.getState().entries).toMatchObject([{ state: 'failed' }]);
    const next = openPage(first.stored);
    next.outbox.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(next.sent).toEqual([[1]]);
    expect(next.stored.size).toBe(0);
  });

  it('S2 sends all before the session ends, and waits for what is on its way', async () => {
    const { outbox, sent, service, session, stored } = openPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answer = promise;
    outbox.start();
    outbox.add(decision(1));
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    outbox.add(decision(2));
    const ended = vi.fn<() => void>();
    const end = session.end().then(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[1], [2]]);
    expect(ended).not.toHaveBeenCalled();
    resolve();
    await end;
    expect(outbox.getState().entries).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('S2 never sends what another account has decided, neither from an earlier page nor from this one', async () => {
    const first = openPage();
    first.outbox.start();
    first.service.isDown = true;
    first.outbox.add(decision(1));
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    const next = openPage(new Map(first.stored));
    next.session.accountId = 8;
    next.outbox.start();
    first.session.accountId = 8;
    window.dispatchEvent(new Event('online'));
    await first.outbox.sendAll();
    expect(next.sent).toEqual([]);
    expect(next.stored.size).toBe(0);
    expect(first.sent).toEqual([[1]]);
    expect(first.stored.size).toBe(0);
  });

  it('leaves what the tab has stored as it is until the account is known, as after an outage', async () => {
    const first = openPage();
    first.outbox.start();
    first.service.isDown = true;
    first.outbox.add(decision(1));
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    const next = openPage(new Map(first.stored));
    next.session.accountId = undefined;
    next.outbox.start();
    await next.outbox.sendAll();
    expect(next.sent).toEqual([]);
    expect(next.stored).toEqual(first.stored);
    next.session.accountId = 7;
    await next.outbox.sendAll();
    expect(next.sent).toEqual([[1]]);
    expect(next.stored.size).toBe(0);
  });

  it('sends twenty in one call at most', async () => {
    const { outbox, sent } = openPage();
    outbox.start();
    for (let id = 1; id <= 25; id += 1) outbox.add(decision(id));
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent.map((ids) => ids.length)).toEqual([20, 5]);
  });

  it('does not send one that is taken back while others are on their way', async () => {
    const { outbox, sent, service } = openPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answer = promise;
    outbox.start();
    for (let id = 1; id <= 21; id += 1) outbox.add(decision(id));
    const sending = outbox.sendAll();
    expect(outbox.undo()?.id).toBe(21);
    resolve();
    await sending;
    expect(sent.flat()).not.toContain(21);
    expect(outbox.getState().entries).toEqual([]);
  });
});

const readKept = (stored: object) => {
  const storage = { getItem: () => JSON.stringify(stored), setItem: () => {}, removeItem: () => {} };
  return storedDecisions(() => storage).read()?.decisions;
};

describe('storedDecisions', () => {
  it.each([
    { kind: 'publish' },
    { kind: 'hold' },
    { kind: 'reject', reason: 'other', details: 'Repetida.' },
    { kind: 'reject', reason: 'false', details: null },
  ])('reads %j from the tab', (verdict) => {
    const kept = { kind: 'review', id: 7, version: 'held.1.0', decision: verdict };
    expect(readKept({ accountId: 7, decisions: [kept] })).toEqual([kept]);
  });

  it.each([
    { kind: 'reply', id: 7, version: '1', decision: { kind: 'publish' } },
    { kind: 'review', id: '7', version: '1', decision: { kind: 'publish' } },
    { kind: 'review', id: 7, version: '1', decision: { kind: 'delete' } },
    { kind: 'review', id: 7, version: '1', decision: { kind: 'reject', reason: 'boring', details: null } },
    { kind: 'review', id: 7, version: '1', decision: null },
    null,
  ])('drops %j', (kept) => {
    expect(readKept({ accountId: 7, decisions: [kept] })).toEqual([]);
  });
});
