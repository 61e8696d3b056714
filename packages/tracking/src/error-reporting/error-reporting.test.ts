import { expect, it } from 'vitest';
import { fitReport } from './error-reporting.ts';

const limit = 524_288;
const message = 'm'.repeat(2_000);

/** A report with so many texts besides its message, each of 2,000 characters. */
const reportWith = (count: number) => ({
  body: { trace: { exception: { message }, frames: [] } },
  custom: { texts: Array.from({ length: count }, () => 't'.repeat(2_000)) },
});

it.each([
  ['whole while it has room', 100, 2_000],
  ['1024', 300, 1024],
  ['512', 600, 512],
  ['256', 1_500, 256],
])('CO-04 keeps texts of %s characters, and no more than fit', (_what, count, length) => {
  const fitted = JSON.stringify(fitReport(reportWith(count)));
  expect(Buffer.byteLength(fitted)).toBeLessThanOrEqual(limit);
  expect(Math.max(...[...fitted.matchAll(/[mt.]{9,}/g)].map(([text]) => text.length))).toBe(length);
});

it('CO-04 cuts the message to 255 characters when nothing else is left to cut', () => {
  expect(fitReport(reportWith(3_000))).toMatchObject({
    body: { trace: { exception: { message: `${'m'.repeat(252)}...` } } },
  });
});
