import { expect, it } from 'vitest';
import { readDocument, withLimits } from './limits-table.ts';

it('docs/limits.md has the limits of the site (node apps/marketplace/scripts/limits-table.ts)', () => {
  expect(readDocument()).toBe(withLimits(readDocument()));
});
