import { expect, it } from 'vitest';
import { lastSeen } from './devices-section.tsx';

/** A Monday, 9:30 in Brasília. */
const now = new Date('2026-03-09T12:30:00Z');

it.each([
  ['2026-03-09T12:00:00Z', 'agora há pouco'],
  ['2026-03-09T04:00:00Z', 'hoje'],
  ['2026-03-09T02:00:00Z', 'ontem'],
  ['2026-03-08T12:00:00Z', 'ontem'],
  ['2026-03-06T12:00:00Z', 'há 3 dias'],
  ['2026-02-07T12:00:00Z', 'há 30 dias'],
  ['2026-01-05T12:00:00Z', 'em 05/01/2026'],
])('A6 a device used at %s was last used %s, by the calendar of Brasília', (seenAt, words) => {
  expect(lastSeen(new Date(seenAt), now)).toBe(words);
});
