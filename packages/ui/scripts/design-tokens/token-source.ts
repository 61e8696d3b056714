import { colorOf, type Declarations, readRules, themeTokens } from '../../src/theme/color/tokens.ts';
import type { Oklch } from '../../src/theme/color/contrast.ts';

/** The style sheets that define the tokens, as text. */
export interface TokenStyles {
  /** `tokens.css`: themes and brands. */
  readonly tokens: string;
  /** `foundation.css`: type, radius, breakpoints, motion. */
  readonly foundation: string;
}

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The values in the style sheets, by custom property name without the leading dashes. */
export interface TokenSource {
  /** The description of each token: the comment before its first value. */
  readonly descriptions: Declarations;
  /** Values that depend only on the theme. */
  readonly themes: Readonly<Record<ThemeName, Declarations>>;
  /** Values that depend only on the brand. */
  readonly brands: ReadonlyMap<string, Declarations>;
  /** Colours computed from theme and brand, as in CSS. */
  readonly derived: Declarations;
  /** Values that depend on neither: type, space, radius, breakpoints, motion. */
  readonly scale: Declarations;
}

/**
 * Reads the tokens from their style sheets, the single source of truth.
 *
 * @throws if a style sheet lacks an expected rule.
 */
export function readTokenSource({ tokens, foundation }: TokenStyles): TokenSource {
  const rules = readRules(tokens);
  const derived = ruleOf(rules, ':root, [data-theme], [data-brand]');
  const own = (theme: ThemeName): Declarations =>
    Object.fromEntries(
      Object.entries(themeTokens(rules, theme)).filter(([token]) => derived[token] === undefined),
    );
  return {
    descriptions: readDescriptions(tokens + foundation),
    themes: { light: own('light'), dark: own('dark') },
    brands: readBrands(rules),
    derived,
    scale: readScale(readRules(foundation)),
  };
}

/**
 * A colour of a theme, or one computed from theme and brand.
 *
 * @throws if there is no such colour.
 */
export function themeColor(source: TokenSource, token: string, theme: ThemeName, brand: string): Oklch {
  const declarations = { ...source.themes[theme], ...source.derived };
  return colorOf(token, declarations, source.brands.get(brand) ?? {});
}

/** The names of all opaque colours of a theme and a brand, in style sheet order. */
export function colorNames({ themes, derived }: TokenSource): string[] {
  return Object.entries({ ...themes.light, ...derived })
    .filter(([, value]) => value.startsWith('oklch(') && !value.includes('/'))
    .map(([token]) => token);
}

/** Each brand's own properties: its rule, and the rule of its cover pattern. */
function readBrands(rules: ReadonlyMap<string, Declarations>): ReadonlyMap<string, Declarations> {
  const brands = new Map<string, Declarations>();
  for (const [selector, declarations] of rules) {
    // The pattern is also written for a theme nested in a brand; the brand's own value comes last.
    const name = [...selector.matchAll(/\[data-brand='([\w-]+)'\]/g)].at(-1)?.[1];
    if (name !== undefined) brands.set(name, { ...brands.get(name), ...declarations });
  }
  return brands;
}

/** Tailwind's theme, without the resets of its own names and the colour aliases. */
function readScale(rules: ReadonlyMap<string, Declarations>): Declarations {
  const theme = ['@theme inline', '@theme static', '@theme'].map((selector) => ruleOf(rules, selector));
  return Object.fromEntries(
    theme
      .flatMap((declarations) => Object.entries(declarations))
      .filter(([name, value]) => value !== 'initial' && !name.startsWith('color-')),
  );
}

function readDescriptions(css: string): Declarations {
  const descriptions: Record<string, string> = {};
  for (const [, description = '', name = ''] of css.matchAll(
    /\/\*\s*((?:(?!\*\/)[\s\S])+?)\s*\*\/\s*--([\w-]+):/g,
  ))
    descriptions[name] ??= description.replaceAll(/\s*\n\s*/g, ' ');
  return descriptions;
}

function ruleOf(rules: ReadonlyMap<string, Declarations>, selector: string): Declarations {
  const rule = rules.get(selector);
  if (!rule) throw new Error(`The style sheets of the theme have no rule ${selector}.`);
  return rule;
}
