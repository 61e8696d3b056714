import { describe, expect, it } from 'vitest';
import { javascriptSize, stylesheetSize } from './bundle-size.ts';
import { entries } from '../entries.ts';
import { sizeAnchors } from './size-anchors.ts';
import { budgetComplaints, sizeBudgets, wholeKit } from './size-budgets.ts';

const kilobyte = 1024;
const budgets = sizeBudgets();

describe('P8 compressed size', () => {
  it('every entry has a budget, and every budget an entry', () => {
    expect(budgetComplaints()).toEqual([]);
  });

  it('a new entry without a budget, and a budget without an entry, are refused by name', () => {
    expect(budgetComplaints({ button: 3, gone: 1 }, ['button', 'fresh'])).toEqual([
      expect.stringContaining('fresh has no budget'),
      expect.stringContaining('gone has a budget and is no entry'),
    ]);
  });

  it.each(entries())('%s keeps to its budget', async (name) => {
    expect(await javascriptSize([name])).toBeLessThanOrEqual((budgets[name] ?? 0) * kilobyte);
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
