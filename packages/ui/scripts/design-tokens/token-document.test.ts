import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageTokens } from '../design-tokens.ts';
import { hexOf } from '../../src/theme/color/contrast.ts';
import { colorOf, type Declarations, readRules, themeTokens } from '../../src/theme/color/tokens.ts';
import { source } from '../entries.ts';
import { figmaFiles } from './figma-modes.ts';
import { extensionName, scalePath } from './token-document.ts';
import { themeNames } from './token-source.ts';
import { tokenValue } from './token-value.ts';

interface Node {
  readonly [name: string]: unknown;
}

const read = (file: string) => readFileSync(`${source}/${file}`, 'utf8');
const committed = JSON.parse(readFileSync(new URL('../../tokens.json', import.meta.url), 'utf8')) as Node;
const rules = readRules(read('theme/tokens.css'));

/** The value at a path of names. */
function at(root: Node, ...names: readonly string[]): Node {
  let found: unknown = root;
  for (const name of names) found = (found as Node | undefined)?.[name];
  if (found === undefined) throw new Error(`tokens.json has no ${names.join('.')}.`);
  return found as Node;
}

/** All tokens below, with their paths. */
function tokensIn(root: Node, path: readonly string[] = []): { path: string; token: Node }[] {
  if (root['$value'] !== undefined) return [{ path: path.join('.'), token: root }];
  return Object.entries(root)
    .filter(([name, value]) => !name.startsWith('$') && typeof value === 'object')
    .flatMap(([name, value]) => tokensIn(value as Node, [...path, name]));
}

interface Written {
  value: number;
  unit: string;
}
const length = ({ value, unit }: Written) => (value === 0 ? '0' : `${value}${unit}`);
const color = ({ components, alpha }: { components: number[]; alpha?: number }) =>
  `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
interface Layer {
  color: { components: number[]; alpha?: number };
  offsetX: Written;
  offsetY: Written;
  blur: Written;
  spread: Written;
}

/** Writes a token as CSS. Deliberately independent of the generator, so that each can reveal a mistake of the other. */
function css(token: Node): string {
  const kept = (token['$extensions'] as Node | undefined)?.[extensionName];
  if (typeof kept === 'string') return kept;
  const value = token['$value'];
  switch (token['$type']) {
    case 'color':
      return color(value as { components: number[] });
    case 'dimension':
    case 'duration':
      return length(value as Written);
    case 'number':
      return String(value);
    case 'cubicBezier':
      return typeof value === 'string'
        ? `var(--${value.slice(1, -1).replaceAll('.', '-')})`
        : `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    default:
      return (value as Layer[])
        .map(({ offsetX, offsetY, blur, spread, color: shade }) =>
          [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
            .map(length)
            .concat(color(shade))
            .join(' '),
        )
        .join(', ');
  }
}

const brandRules = [...rules].flatMap(([selector, declarations]) => {
  const name = /\[data-brand='([\w-]+)'\]$/.exec(selector)?.[1];
  return name !== undefined && declarations['brand-hue'] !== undefined ? [{ name, declarations }] : [];
});

describe('tokens.json', () => {
  it.each(themeNames)('has every value of the %s theme', (theme) => {
    const selector = theme === 'light' ? ":root, [data-theme='light']" : "[data-theme='dark']";
    const written = rules.get(selector) ?? {};
    expect(Object.keys(written).length).toBeGreaterThan(30);
    const group = at(committed, 'theme', theme);
    expect(Object.fromEntries(tokensIn(group).map(({ path, token }) => [path, css(token)]))).toEqual(written);
  });

  it.each(brandRules)('has every value of the brand $name', ({ name, declarations }) => {
    const group = at(committed, 'brand', name);
    const own = tokensIn(group).filter(({ path }) => !path.includes('.'));
    expect(Object.fromEntries(own.map(({ path, token }) => [path, css(token)]))).toEqual(declarations);
    const patterns = at(group, '$extensions', extensionName);
    const pattern = [...rules].find(
      ([selector, { 'cover-pattern': value }]) => value !== undefined && selector.includes(`'${name}'`),
    );
    expect(patterns).toEqual(pattern?.[1]);
  });

  it.each(brandRules)('has the colours that both themes make of $name', ({ name, declarations }) => {
    const derived = Object.keys(rules.get(':root, [data-theme], [data-brand]') ?? {});
    for (const theme of themeNames) {
      const tokens: Declarations = themeTokens(rules, theme);
      const group = at(committed, 'brand', name, theme);
      expect(Object.keys(group)).toEqual(derived);
      for (const token of derived)
        expect(at(group, token, '$value')['hex']).toBe(hexOf(colorOf(token, tokens, declarations)));
    }
  });

  it('has every value of the scale', () => {
    const scale = [...read('theme/foundation.css').matchAll(/@theme[a-z ]*\{([^}]*)\}/g)]
      .map(([, body = '']) => readRules(`x {${body}}`).get('x') ?? {})
      .flatMap((declarations) => Object.entries(declarations))
      .filter(([name, value]) => value !== 'initial' && !name.startsWith('color-'));
    expect(scale.length).toBeGreaterThan(30);
    for (const [name, value] of scale) expect(css(at(committed, ...scalePath(name)))).toBe(value);
  });

  it('describes every token that a designer chooses', () => {
    const silent = tokensIn(committed)
      .filter(({ token }) => token['$description'] === undefined)
      .map(({ path }) => path)
      .filter((path) => !/^space\.\d+$|\.line-height$/.test(path));
    expect(silent).toEqual([]);
  });

  it('follows the names and types of the format', () => {
    const types = new Set(tokensIn(committed).map(({ token }) => token['$type']));
    expect(types).toEqual(
      new Set(['color', 'cubicBezier', 'dimension', 'duration', 'fontFamily', 'number', 'shadow']),
    );
    for (const { path } of tokensIn(committed)) expect(path).not.toMatch(/[{}$]/);
  });

  it('rejects a value that the format has no type for', () => {
    expect(() => tokenValue('color-mix(in oklab, red, blue)')).toThrow(/no type for the value color-mix/);
  });
});

describe('the files for Figma', () => {
  const files = figmaFiles(packageTokens());
  const modes = [...files].filter(([name]) => name !== 'sizes.json');

  it('contain one mode per brand and theme, with the same names in each', () => {
    expect(modes).toHaveLength(8);
    const names = modes.map(([, mode]) => Object.keys(mode));
    expect(names[0]).toContain('on-brand');
    for (const one of names) expect(one).toEqual(names[0]);
  });

  it('have the colours of tokens.json in sRGB', () => {
    for (const [name, mode] of modes) {
      const [, brand = '', theme = ''] = /^(.+)-(light|dark)\.json$/.exec(name) ?? [];
      for (const { path, token } of tokensIn(mode)) {
        const expected = { ...at(committed, 'theme', theme), ...at(committed, 'brand', brand, theme) };
        const value = token['$value'] as { colorSpace: string; hex: string };
        expect(value).toMatchObject({ colorSpace: 'srgb', hex: at(expected, path, '$value')['hex'] });
      }
    }
  });

  it("have lengths in px, Figma's unit", () => {
    const sizes = files.get('sizes.json') ?? {};
    expect(at(sizes, 'text', 'medium', '$value')).toEqual({ value: 17, unit: 'px' });
    expect(at(sizes, 'space', '4', '$value')).toEqual({ value: 16, unit: 'px' });
    expect(at(sizes, 'radius', 'card', '$value')).toEqual({ value: 12, unit: 'px' });
  });
});
