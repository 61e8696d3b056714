import { describe, expect, it } from 'vitest';
import { javascriptSize, stylesheetSize } from './bundle-size.ts';
import { entries } from '../entries.ts';
import { sizeAnchors } from './size-anchors.ts';
import { sizeBudgets, wholeKit } from './size-budgets.ts';

const kilobyte = 1024;

describe('P8 compressed size', () => {
  it.each(Object.entries(sizeBudgets))('%s weighs at most %d kB', async (name, budget) => {
    expect(await javascriptSize([name])).toBeLessThanOrEqual(budget * kilobyte);
  });

  it(`the whole kit brings at most ${wholeKit.javascript} kB of JavaScript`, async () => {
    expect(await javascriptSize(entries())).toBeLessThanOrEqual(wholeKit.javascript * kilobyte);
  });

  it(`the whole kit brings at most ${wholeKit.stylesheet} kB of CSS`, async () => {
    expect(await stylesheetSize()).toBeLessThanOrEqual(wholeKit.stylesheet * kilobyte);
  });

  it('published figures are of entries that exist', () => {
    expect(Object.keys(sizeAnchors).filter((name) => !entries().includes(name))).toEqual([]);
  });
});
