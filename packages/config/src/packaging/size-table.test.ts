import { describe, expect, it } from 'vitest';
import { sizeComplaints, sizeTable } from './size-table.ts';

const size = (name: string, kilobytes: number, laterKilobytes = 0) => ({ name, kilobytes, laterKilobytes });
const sizes = [size('ports', 0.01), size('results/head', 1.24), size('results/screen', 20, 30.06)];
const page = sizeTable('@melhor-escola/search', sizes);

describe('the table of sizes', () => {
  it('has a row for each entry that weighs anything', () => {
    expect(page.match(/^\| `.*$/gm)).toEqual([
      '| `results/head` | 1.2 |  |',
      '| `results/screen` | 20.0 | 30.1 |',
    ]);
  });

  it('is true of what it was made of, and of what is a little more or less', () => {
    expect(sizeComplaints(page, sizes)).toEqual([]);
    expect(sizeComplaints(page, [size('results/head', 1.4), size('results/screen', 21.9, 28)])).toEqual([]);
  });

  it('is wrong of what is much more, now or later, of what is new and of what is gone', () => {
    expect(sizeComplaints(page, [size('results/screen', 23, 30), size('school/screen', 9)])).toEqual([
      expect.stringContaining('results/screen weighs 23 kB'),
      expect.stringContaining('school/screen weighs 9 kB and is not written down'),
      expect.stringContaining('results/head is written down'),
    ]);
    expect(sizeComplaints(page, [size('results/head', 1.2), size('results/screen', 20, 40)])).toEqual([
      expect.stringContaining('40 later'),
    ]);
  });
});
