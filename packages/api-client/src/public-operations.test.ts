import { describe, expect, it } from 'vitest';
import { manifest } from './generated/manifest.generated.ts';

describe('what browsers may ask', () => {
  it("S36 is no school's e-mail address, to which the code of a claim goes and which no page shows", () => {
    const operations = Object.values(manifest);
    expect(operations.length).toBeGreaterThan(0);
    expect(operations.filter((operation) => /\bemail\b/u.test(operation))).toEqual([]);
  });
});
