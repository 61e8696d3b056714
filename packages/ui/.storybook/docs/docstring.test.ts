import { expect, it } from 'vitest';
import { joinCodeSpans } from './docstring.ts';

it('shows a code span that a docstring breaks over two lines as one span', () => {
  expect(joinCodeSpans('Use `import\n  type` and\n`two` or `three`.')).toBe(
    'Use `import type` and\n`two` or `three`.',
  );
});

it('changes neither fenced code nor anything across a blank line', () => {
  const text = ['A stray ` mark.', '', 'Another `one.', '', '```ts', 'const text = `a', 'b`;', '```'].join(
    '\n',
  );
  expect(joinCodeSpans(text)).toBe(text);
});
