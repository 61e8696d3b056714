import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Compares the public contract in the docstrings, `data-…` attributes and CSS variables, with the code.
 */

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
/** Read by a component from its caller's style, or set for the caller to read. */
const variables = namesIn(
  docstrings
    .split('\n\n')
    .filter((paragraph) => paragraph.includes('CSS variable'))
    .join('\n'),
  /(?<=`)--[a-z-]+(?=`)/g,
);

describe('documented names are in the code', () => {
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
});
