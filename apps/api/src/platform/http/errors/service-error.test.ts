import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { errorStatus } from './service-error.ts';

describe('errorStatus', () => {
  it('ER-04 keeps every status from 100 to 999', () => {
    const statuses = fc.integer({ min: 100, max: 999 });
    fc.assert(
      fc.property(statuses, (status) => {
        expect(errorStatus(status)).toBe(status);
      }),
    );
  });

  it('ER-04 falls back to 500 outside that range', () => {
    const statuses = fc.oneof(fc.integer({ max: 99 }), fc.integer({ min: 1000 }));
    fc.assert(
      fc.property(statuses, (status) => {
        expect(errorStatus(status)).toBe(500);
      }),
    );
  });

  it.each([undefined, null, '404', Number.NaN, 404.5, {}])('ER-04 falls back to 500 for %s', (status) => {
    expect(errorStatus(status)).toBe(500);
  });
});
