import { expect, it, vi } from 'vitest';
import { toastDuration } from './toast-item.tsx';
import { showToast, shownToasts, type ToastEntry } from './toast-queue.ts';

const entry = (extra: Partial<ToastEntry> = {}): ToastEntry => ({
  id: extra.title ?? 'um',
  tone: 'info',
  title: 'Escola salva',
  state: 'open',
  revision: 1,
  ...extra,
});

it('S18 on a server it throws an explanation, and in production stores nothing', () => {
  expect(() => showToast({ title: 'Escola salva' })).toThrow(
    /"Escola salva" was shown while rendering on a server/,
  );
  vi.stubEnv('NODE_ENV', 'production');
  expect(showToast({ title: 'Escola salva', id: 'saved' })).toBe('saved');
  vi.unstubAllEnvs();
});

it('stays until it is closed if it has an action or the danger tone', () => {
  expect(toastDuration(entry({ tone: 'danger', duration: 10 }))).toBe(Infinity);
  expect(toastDuration(entry({ action: { label: 'Desfazer', onPress: () => {} }, duration: 10 }))).toBe(
    Infinity,
  );
});

it('stays six seconds, longer for longer text, or as configured', () => {
  expect(toastDuration(entry())).toBe(6000);
  expect(toastDuration(entry({ description: 'a'.repeat(200) }))).toBe(12_720);
  expect(toastDuration(entry({ duration: 4000 }))).toBe(4000);
});

it('at most three are shown, besides those closing', () => {
  const all = ['a', 'b', 'c', 'd'].map((title) => entry({ title }));
  const [first, ...others] = all;
  expect(shownToasts(all).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shownToasts([entry({ ...first, state: 'closed' }), ...others]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
