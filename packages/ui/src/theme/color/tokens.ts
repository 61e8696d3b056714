import type { Oklch } from './contrast.ts';

/** Custom properties of one rule, without the leading dashes. */
export type Declarations = Readonly<Record<string, string>>;

/**
 * Reads the custom properties of every rule of a flat style sheet, by selector as written (one level of `@media`
 * allowed). For src/theme/tokens.css, which has only comments, rules and one media query.
 */
export function readRules(css: string): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>();
  for (const [, selector = '', body = ''] of withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const properties: Record<string, string> = {};
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      // The formatter breaks long values after their parentheses.
      properties[name] = value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
    }
    rules.set(selector.replaceAll(/\s+/g, ' ').trim(), properties);
  }
  return rules;
}

/** The style sheet without its comments. */
export function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

const themeSelectors = { light: ":root, [data-theme='light']", dark: "[data-theme='dark']" } as const;

/**
 * The tokens of a theme: its own, and the colours derived from a brand.
 *
 * @throws if tokens.css has no such rules.
 */
export function themeTokens(rules: ReadonlyMap<string, Declarations>, theme: 'light' | 'dark'): Declarations {
  const own = rules.get(themeSelectors[theme]);
  const ofBrand = rules.get(':root, [data-theme], [data-brand]');
  if (!own || !ofBrand) throw new Error(`tokens.css has no rules for the theme ${theme}.`);
  return { ...own, ...ofBrand };
}

/**
 * The colour of a token with the brand's variables. Understands `oklch(L C H)` of numbers, `var(--x)` and
 * `calc(var(--x) * number)`.
 *
 * @throws if the token is missing or has another form: add it here.
 */
export function colorOf(token: string, declarations: Declarations, brand: Declarations): Oklch {
  const written = declarations[token];
  const filled = written?.replaceAll(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => brand[name] ?? declarations[name] ?? name,
  );
  const number = String.raw`(?:calc\(([\d.]+) \* ([\d.]+)\)|([\d.]+))`;
  const match = new RegExp(String.raw`^oklch\(${number} ${number} ${number}\)$`).exec(filled ?? '');
  if (!match)
    throw new Error(
      `--${token} is ${written ?? 'missing'}; expected oklch(L C H) of numbers, var() and calc(a * b).`,
    );
  const part = (group: number) =>
    match[group] === undefined ? Number(match[group + 2]) : Number(match[group]) * Number(match[group + 1]);
  return { lightness: part(1), chroma: part(4), hue: part(7) };
}
