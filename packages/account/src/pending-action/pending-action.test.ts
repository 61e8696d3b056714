import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../fixtures/tab.ts';
import { pendingActions } from './pending-action.ts';

const path = '/escolas/busca?city=palmas-to';
const action = { kind: 'save-search', query: 'city=palmas-to' } as const;

/** A tab whose clock can be turned. */
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

describe('product 8 an action that signing in interrupted', () => {
  it('is done where it was begun, and once', () => {
    const { actions } = tab();
    actions.persist(path, action);
    expect(actions.take('/escolas')).toBeUndefined();
    expect(actions.take(path)).toEqual(action);
    expect(actions.take(path)).toBeUndefined();
  });

  it('is not done by who would rather not sign in, nor half an hour later', () => {
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
  ])('a storage that holds %s holds none', (text) => {
    const { actions, storage } = tab();
    storage.setItem('montilla:interrupted', text);
    expect(actions.take(path)).toBeUndefined();
  });

  it('a browser that forbids storage keeps none', () => {
    const actions = pendingActions(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    actions.persist(path, action);
    expect(actions.take(path)).toBeUndefined();
  });
});
