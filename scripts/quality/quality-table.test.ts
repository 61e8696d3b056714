import { expect, it } from 'vitest';
import { barsInTitles } from './proofs.ts';
import { qualityTable } from './quality-table.ts';

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
