import { expect, it } from 'vitest';
import { renderTable } from './table.ts';

it('sets columns as wide as what stands in them', () => {
  expect(
    renderTable([
      ['', 'waited'],
      ['primary killed', '21.4 s'],
      ['', '-'],
    ]),
  ).toBe(
    ['                waited', '──────────────  ──────', 'primary killed  21.4 s', '                -'].join(
      '\n',
    ),
  );
});
