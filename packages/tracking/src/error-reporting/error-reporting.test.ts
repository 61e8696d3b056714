import { expect, it } from 'vitest';
import { fitReport } from './error-reporting.ts';

const limit = 524_288;
const message = 'm'.repeat(2_000);

/** A report with `count` texts of 2,000 characters besides its message. */
const reportWith = (count: number) => ({
  body: { trace: { exception: { message }, frames: [] } },
  custom: { texts: Array.from({ length: count }, () => 't'.repeat(2_000)) },
});

it.each([
  ['2,000', 100, 2_000],
  ['1024', 300, 1024],
  ['512', 600, 512],
  ['256', 1_500, 256],
])('CO-04 truncates texts to %s characters to fit the limit', (_what, count, length) => {
  const fitted = JSON.stringify(fitReport(reportWith(count)));
  expect(Buffer.byteLength(fitted)).toBeLessThanOrEqual(limit);
  expect(Math.max(...[...fitted.matchAll(/[mt.]{9,}/g)].map(([text]) => text.length))).toBe(length);
});

it('CO-04 truncates the message to 255 characters as a last resort', () => {
  expect(fitReport(reportWith(3_000))).toMatchObject({
    body: { trace: { exception: { message: `${'m'.repeat(252)}...` } } },
  });
});
