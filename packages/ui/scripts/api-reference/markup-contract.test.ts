import { describe, expect, it } from 'vitest';
import { readMarkupContract } from './markup-contract.ts';

describe('the markup contract of a docstring', () => {
  it('reads attributes with values and descriptions, and parts with attributes of their own', () => {
    expect(
      readMarkupContract(
        'Data attributes: `data-component="toast"`, `data-state` (`open`, `closed` while it closes), `data-failed` when it is late; ' +
          'parts `label`, `item` (the row) with `data-tone` (`calm`, `loud`) and `data-value` (its key: any text), `close`.',
      ),
    ).toEqual({
      attributes: [
        { name: 'data-component', values: ['toast'], description: '' },
        { name: 'data-state', values: ['open', 'closed'], description: '`closed` while it closes.' },
        { name: 'data-failed', values: [], description: 'When it is late.' },
        { name: 'data-tone', values: ['calm', 'loud'], part: 'item', description: '' },
        { name: 'data-value', values: [], part: 'item', free: true, description: 'Its key.' },
      ],
      parts: ['label', 'item', 'close'],
      variables: [],
    });
  });

  it('reads variables with their descriptions', () => {
    const text = 'CSS variables: `--offset`, space below, of the page; `--gap`, space between two.';
    expect(readMarkupContract(text).variables).toEqual([
      { name: '--offset', description: 'Space below, of the page.' },
      { name: '--gap', description: 'Space between two.' },
    ]);
  });

  it('is empty without lists', () => {
    expect(readMarkupContract('')).toEqual({ attributes: [], parts: [], variables: [] });
  });

  it.each([
    'Data attributes: also `data-tone`.',
    'Data attributes: `data-tone`; `label`.',
    'CSS variables: `--offset` of the page.',
  ])('rejects text that would be left out: %s', (text) => {
    expect(() => readMarkupContract(text)).toThrow('expected');
  });
});
