import { expect, it } from 'vitest';
import { kitImportProblems } from './kit-styles.ts';

const importing = (...sheets: readonly string[]) =>
  sheets.map((sheet) => `@import '@melhor-escola/ui/styles/${sheet}';`).join('\n');

it('P1 finds the style sheet of a component that a page uses without its looks', () => {
  const code = 'cva("me-banner",{})';
  expect(kitImportProblems(importing(), code)).toEqual({ missing: ['banner/banner.css'], unused: [] });
  expect(kitImportProblems(importing('banner/banner.css'), code)).toEqual({ missing: [], unused: [] });
});

it('P1 finds a style sheet that no page uses', () => {
  expect(kitImportProblems(importing('tabs/tabs.css'), '')).toEqual({
    missing: [],
    unused: ['tabs/tabs.css'],
  });
});

it('takes a class of several components for none of them', () => {
  expect(kitImportProblems('', '"me-sm"').missing).toEqual([]);
});
