import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../fixtures/tab.ts';
import { pendingActions } from './pending-action.ts';

const path = '/escolas/busca?city=palmas-to';
const action = { kind: 'save-search', query: 'city=palmas-to' } as const;

/** A tab with a fake clock. */
function tab() {
  const storage = memoryStorage();
  const clock = { now: 0 };
  return {
    clock,
    storage,
    actions: pendingActions(
      () => storage,
      () => clock.now,
    ),
  };
}

describe('product 8 an action that waits for the sign-in', () => {
  it('is resumed on the page where it started, once', () => {
    const { actions } = tab();
    actions.persist(path, action);
    expect(actions.take('/escolas')).toBeUndefined();
    expect(actions.take(path)).toEqual(action);
    expect(actions.take(path)).toBeUndefined();
  });

  it('is not resumed after cancelling, nor after half an hour', () => {
    const { actions, clock } = tab();
    actions.persist(path, action);
    actions.clear();
    expect(actions.take(path)).toBeUndefined();
    actions.persist(path, action);
    clock.now = 31 * 60_000;
    expect(actions.take(path)).toBeUndefined();
  });

  it.each([
    '{"path":"/escolas/busca?city=palmas-to","kind":"delete-account","query":"","since":0}',
    'x',
    '[]',
  ])('ignores the stored value %s', (text) => {
    const { actions, storage } = tab();
    storage.setItem('montilla:pending-action', text);
    expect(actions.take(path)).toBeUndefined();
  });

  it('stores nothing in a browser that forbids storage', () => {
    const actions = pendingActions(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    actions.persist(path, action);
    expect(actions.take(path)).toBeUndefined();
  });
});
