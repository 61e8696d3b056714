import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoProblems } from '@melhor-escola/config/problem-list';
import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/{*.{stories,test,fixture,guide}.{ts,tsx},demos/*}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

/** A class tied to a physical side of the screen, after any variants: `ml-2`, `sm:-left-1`, `hover:rounded-tl-mark`. */
const physical =
  /^(?:[\w-[\]()=&>_.*,/:@'"]+:)?-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-(?:[\d[(]|auto|full|px)|border-[lr](?:-|$)|rounded-(?:[lr]|tl|tr|bl|br)(?:-|$)|(?:text|float|clear|origin)-(?:left|right)$)/;

/** The words of every string in a source, as Tailwind reads them. */
function words(code: string): string[] {
  return [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([text]) =>
    text.slice(1, -1).split(/[\s{}$?:'"`]+(?=\s|[a-z-]|$)|\s+/),
  );
}

it.each(['ml-2', 'sm:-left-1', 'hover:rounded-tl-mark', 'text-left', 'border-r', 'pr-[3px]'])(
  'a class such as %s counts as physical',
  (name) => {
    expect(name).toMatch(physical);
  },
);

it.each([
  'ms-2',
  'start-1',
  'rounded-ss-mark',
  'text-start',
  'border-e',
  'left',
  'right-hand',
  'placeholder',
])('a word such as %s does not', (name) => {
  expect(name).not.toMatch(physical);
});

const source = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const sheets = globSync('{components,hooks,internal}/**/*.css', { cwd: source }).map(
  (file) => [file, read(file)] as const,
);

/** A declaration tied to a physical side of the screen. */
const physicalDeclaration =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right):|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right))/;

it.each(['margin-left: 1px;', '  left: 0;', 'border-top-left-radius: 0;', 'text-align: right;'])(
  'a declaration such as %s counts as physical',
  (declaration) => {
    expect(declaration).toMatch(physicalDeclaration);
  },
);

it('no declaration is tied to a physical side of the screen', () => {
  const found = sheets.flatMap(([file, css]) =>
    css
      .split('\n')
      .filter((line) => physicalDeclaration.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(sheets.length).toBeGreaterThan(4);
  expectNoProblems(found, 'use the logical property, such as margin-inline-start.');
});

it('every rule of a component is in the layer below the utilities, so a caller’s className wins', () => {
  const ofComponents = sheets.filter(([, css]) => css.includes('.me-'));
  expect(ofComponents.length).toBeGreaterThan(0);
  const unlayered = ofComponents.filter(
    ([, css]) => !/^(?:\/\*[^]*?\*\/\s*)?@layer components \{\n(?:  .*\n|\n)*\}\n$/.test(css),
  );
  expectNoProblems(
    unlayered.map(([file]) => `${file} has rules outside the layer`),
    'put the whole sheet into `@layer components { … }`.',
  );
});

it('only one style sheet has rules for a class, so that no component changes another', () => {
  // Rules are nested one level into their layer; deeper ones are scoped by these.
  const rulesByClass = Map.groupBy(
    sheets.flatMap(([file, css]) =>
      [...css.matchAll(/^ {2}\.(me-[\w-]+)[^;]*\{$/gm)].map(([, name = '']) => ({ name, file })),
    ),
    ({ name }) => name,
  );
  expect(rulesByClass.size).toBeGreaterThan(30);
  const shared = [...rulesByClass].filter(([, rules]) => new Set(rules.map(({ file }) => file)).size > 1);
  expectNoProblems(
    shared.map(([name, rules]) => `.${name}: ${[...new Set(rules.map(({ file }) => file))].join(', ')}`),
    'style each class in the sheet of its component only.',
  );
});

/** A class chosen by hand, which `cva` would list with the other values of its variant. */
const writtenByHand = /(?:\?|&&)\s*'(?:me-|sr-only)|\bme-[\w-]*\$\{/;

it.each([
  "side === 'end' ? 'me-choice me-end' : 'me-choice'",
  "rowHeader\n  ? 'me-row-header' : undefined",
  "isHidden && 'sr-only'",
  '`me-adornment me-icon-${side}`',
])('a variant such as %j counts as written by hand', (code) => {
  expect(code).toMatch(writtenByHand);
});

it('cva writes every variant', () => {
  const found = sources.filter(([file, code]) => file.endsWith('.tsx') && writtenByHand.test(code));
  expectNoProblems(
    found.map(([file]) => `${file} joins classes by hand`),
    'declare the variant with `cva`.',
  );
});

it('components.css imports the style sheet of every component', () => {
  const imported = [...read('theme/components.css').matchAll(/@import '\.\.\/(.+)';/g)].map(
    ([, file = '']) => file,
  );
  const existing = sheets.filter(([, css]) => css.includes('@layer components')).map(([file]) => file);
  expect(existing.length).toBeGreaterThan(0);
  expect(imported.toSorted()).toEqual(existing.toSorted());
});

it('no class is tied to a physical side of the screen', () => {
  const found = sources.flatMap(([file, code]) =>
    words(code)
      .filter((word) => physical.test(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expectNoProblems(found, 'use the logical class, such as `ms-2` or `text-start`.');
});
