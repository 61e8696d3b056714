import { expect, it } from 'vitest';
import { kitImportProblems } from './kit-styles.ts';

const importing = (...sheets: readonly string[]) =>
  sheets.map((sheet) => `@import '@melhor-escola/ui/styles/${sheet}';`).join('\n');

it('P1 finds the missing style sheet of a component that a page uses', () => {
  const code = 'cva("me-banner",{})';
  expect(kitImportProblems(importing(), code)).toEqual({ missing: ['banner/banner.css'], unused: [] });
  expect(kitImportProblems(importing('banner/banner.css'), code)).toEqual({ missing: [], unused: [] });
});

it('P1 finds an unused style sheet', () => {
  expect(kitImportProblems(importing('tabs/tabs.css'), '')).toEqual({
    missing: [],
    unused: ['tabs/tabs.css'],
  });
});

it('ignores classes that several components share', () => {
  expect(kitImportProblems('', '"me-sm"').missing).toEqual([]);
});
