import { grades } from '@melhor-escola/domain/stage';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeStore } from './grade-store.ts';

function deviceWith(stored: string | null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => void (value = next),
    removeItem: () => void (value = null),
  };
}

it('keeps every grade on the device until it is taken back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...grades), ({ slug }) => {
      const device = deviceWith(null);
      gradeStore(() => device).replace(slug);
      const later = gradeStore(() => device);
      expect(later.current()).toBe(slug);
      later.replace('');
      expect(device.getItem()).toBeNull();
    }),
  );
});

it.each([
  '{"version":1,"grade":"14-ano"}',
  '{"version":1,"grade":6}',
  '{"version":2,"grade":"6-ano"}',
  '[]',
  'x',
])('ignores %s, which this site has not stored', (stored) => {
  expect(gradeStore(() => deviceWith(stored)).current()).toBe('');
});

it('A7 lasts as long as the page where the browser stores nothing', () => {
  const store = gradeStore(() => {
    throw new Error('denied');
  });
  store.replace('6-ano');
  expect([store.current(), store.isStored()]).toEqual(['6-ano', false]);
});
