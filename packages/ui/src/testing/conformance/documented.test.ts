import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/* The public contract in the docstrings, `data-…` attributes and CSS variables, against what is drawn. */

type StoryFile = Parameters<typeof composeStories>[0];
const stories = Object.entries(
  import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true }),
);
const sources = Object.values(
  import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/{*.{stories,test,fixture,guide}.{ts,tsx},demos/*}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

const folder = path.resolve(import.meta.dirname, '../..');
const css = globSync('{components,hooks,internal}/**/*.css', { cwd: folder })
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const docstrings = sources.flatMap((code) => code.match(/^\s*\/\*\*.*?\*\//gms) ?? []).join('\n');
const code = sources.map((source) => source.replaceAll(/^\s*\/\*.*?\*\//gms, '')).join('\n');

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern) ?? [])].toSorted();
}

const attributes = namesIn(docstrings, /(?<=`)data-[a-z-]+(?=[`="])/g);
/** Read by a component from its caller's style, or given to it for the caller to read. */
const variables = namesIn(
  docstrings
    .split('\n\n')
    .filter((paragraph) => paragraph.includes('CSS variable'))
    .join('\n'),
  /(?<=`)--[a-z-]+(?=`)/g,
);

describe('documented is what is drawn', () => {
  it.each(attributes)('%s is set by some component', (name) => {
    const camel = name
      .slice('data-'.length)
      .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(
      code.includes(`${name}=`) ||
        code.includes(`'${name}':`) ||
        code.includes(`dataset['${camel}']`) ||
        // Set by Radix.
        css.includes(`[${name}=`),
    ).toBe(true);
  });

  it.each(variables)('%s is read by some component', (name) => {
    expect(code + css).toMatch(new RegExp(String.raw`\(${name}[,)]|var\(${name}[,)]`));
  });

  it.each(stories)('%s draws no attribute that nothing documents', (_file, file) => {
    const composed = Object.values<ComponentType>(composeStories(file));
    const drawn = composed.map((Story) => renderToStaticMarkup(createElement(Story))).join('');
    // A story may mark things of its own.
    const ours = namesIn(drawn, /(?<=\s)data-[a-z-]+(?==")/g).filter((name) => code.includes(name));
    const undocumented = ours.filter((name) => !docstrings.includes(`\`${name}`));
    expect(undocumented).toEqual([]);
  });
});
