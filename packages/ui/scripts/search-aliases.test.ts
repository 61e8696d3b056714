import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { addSearchAliases, searchAliases } from '../.storybook/search-aliases.ts';
import { source } from './entries.ts';

const titles = new Set(
  globSync(['src/**/*.stories.tsx', 'docs/**/*.stories.tsx'], { cwd: path.dirname(source) }).map(
    (file) =>
      /title: '([^']+\/[^']+)'/.exec(readFileSync(path.join(path.dirname(source), file), 'utf8'))?.[1],
  ),
);

/** An index entry for the documentation of Dialog, as Storybook generates it. */
const index: StoryIndex = {
  v: 5,
  entries: {
    'layers-dialog--docs': {
      type: 'docs',
      id: 'layers-dialog--docs',
      title: 'Layers/Dialog',
      name: 'Docs',
      importPath: './src/components/dialog/dialog.stories.tsx',
      storiesImports: [],
      tags: ['autodocs'],
    },
  },
};

it('every component with aliases exists', () => {
  expect(Object.keys(searchAliases).filter((title) => !titles.has(title))).toEqual([]);
});

it('documentation is found by the aliases of its component', () => {
  expect(addSearchAliases(index).entries['layers-dialog--docs']).toMatchObject({
    anchors: expect.arrayContaining([{ id: 'also-modal', title: 'modal' }]),
  });
});

it.each(['modal', 'dropdown', 'combobox', 'chip', 'picker', 'side panel', 'figma', 'token'])(
  '%s resolves',
  (name) => {
    expect(Object.values(searchAliases).flat()).toContain(name);
  },
);
