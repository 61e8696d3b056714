import { describe, expect, it } from 'vitest';
import { partSizes } from '../browser-testing/part-sizes.ts';

describe('the initial script', () => {
  it('P1 is at most 0.4 KiB, and later parts stay within their budgets', async () => {
    const sizes = (await partSizes()).map(({ kilobytes }) => kilobytes);
    const budgets = [0.4, 6, 2.5, 40, 20];
    expect(sizes.filter((size, part) => size > (budgets[part] ?? 0))).toEqual([]);
    expect(sizes.filter((size) => size < 0.1)).toEqual([]);
  });
});
