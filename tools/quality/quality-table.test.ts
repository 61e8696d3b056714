import { expect, it } from 'vitest';
import { barsInTitles } from './proofs.ts';
import { figuresTable, qualityTable } from './quality-table.ts';

it('finds the numbers that titles carry, however the test is declared', () => {
  const source = `
    it('S18 S2 two at a time', () => {});
    test(
      "A1 in both themes",
      onDesk, () => {});
    describe.each(engines)('P6 on %s', () => {});
    it.runIf(hasServer())(\`S26 \${name} is killed\`, () => {});
    const note = 'P9 is no title';
  `;
  expect(barsInTitles(source)).toEqual(new Set(['S18', 'S2', 'A1', 'P6', 'S26']));
});

it('lists each bar with its proofs and its last figures', () => {
  const figure = { bar: 'P6', what: 'city | full', value: '2.1', limit: '≤ 6', holds: false };
  const text = qualityTable(
    [
      { id: 'P6', text: 'Search', command: 'pnpm bench' },
      { id: 'S1', text: 'Cookie' },
    ],
    new Map([['S1', ['apps/a.test.ts']]]),
    [{ on: '2026-11-22', command: 'pnpm bench', figures: [figure] }],
  );
  expect(text).toContain(
    String.raw`| P6 | Search | ${'`pnpm bench`'} | city \| full: 2.1 (≤ 6) **does not hold**, 2026-11-22 |`,
  );
  expect(text).toContain('| S1 | Cookie | [a.test.ts](../apps/a.test.ts) |  |');
});

it('does not take a bar that nothing proves', () => {
  expect(() => qualityTable([{ id: 'S1', text: 'Cookie' }], new Map(), [])).toThrow('Nothing proves S1.');
});

it('has a row for each figure of a command, in the order of the bars, and of the kit the sums', () => {
  const limit = '≤ 6';
  const text = figuresTable(
    [
      { id: 'P6', text: 'Search' },
      { id: 'P8', text: 'Weight' },
    ],
    {
      on: '2026-11-22',
      command: 'pnpm bench',
      figures: [
        { bar: 'P8', what: 'button', value: '2.7 kB', limit, holds: true },
        { bar: 'P8', what: 'all CSS', value: '7 kB', limit, holds: false },
        { bar: 'P6', what: 'city | full', value: '2.1', limit, holds: true },
      ],
    },
  );
  expect(text.split('\n').slice(2)).toEqual([
    String.raw`| P6 | city \| full | 2.1 | ≤ 6 | holds |`,
    '| P8 | all CSS | 7 kB | ≤ 6 | **does not hold** |',
  ]);
});
