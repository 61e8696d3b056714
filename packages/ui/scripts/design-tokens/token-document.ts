import { themeColor, themeNames, type ThemeName, type TokenSource } from './token-source.ts';
import { oklchValue, type TokenValue, tokenValue } from './token-value.ts';

/** The extension for values that the format has no type for. */
export const extensionName = 'example.melhorescola.css';

type Token = TokenValue & {
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
};

/** A group of tokens, which may contain groups. */
export interface TokenGroup {
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
  readonly [name: string]: Token | TokenGroup | string | Readonly<Record<string, unknown>> | undefined;
}

/** The multiples of the grid unit that the kit uses. CSS multiplies; a design tool needs each value. */
export const spaceSteps: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 14, 16];

/**
 * All tokens as one document of the Design Tokens format 2025.10: `theme.light.paper`, `brand.career-guide.dark.brand`,
 * `radius.card`, `text.medium.size`. Themes and brands are groups, because the format has no modes: a reader combines
 * one group of each.
 */
export function tokenDocument(source: TokenSource): TokenGroup {
  return {
    $description:
      'Design tokens of @melhor-escola/ui, generated from tokens.css and foundation.css. Colours are OKLCH with the nearest sRGB hex.',
    theme: Object.fromEntries(themeNames.map((theme) => [theme, themeGroup(source, theme)])),
    brand: Object.fromEntries([...source.brands.keys()].map((brand) => [brand, brandGroup(source, brand)])),
    ...scaleGroups(source),
  };
}

function themeGroup(source: TokenSource, theme: ThemeName): TokenGroup {
  return Object.fromEntries(
    Object.entries(source.themes[theme]).map(([name, css]) => [name, token(source, name, css)]),
  );
}

function brandGroup(source: TokenSource, brand: string): TokenGroup {
  const own = Object.entries(source.brands.get(brand) ?? {});
  // The format has no type for repeating gradients.
  const patterns = own.filter(([name]) => name.startsWith('cover-pattern'));
  const colors = (theme: ThemeName) =>
    Object.fromEntries(
      Object.keys(source.derived).map((name) => [
        name,
        described(source, name, {
          $type: 'color',
          $value: oklchValue(themeColor(source, name, theme, brand)),
        }),
      ]),
    );
  return {
    $extensions: { [extensionName]: Object.fromEntries(patterns) },
    ...Object.fromEntries(
      own.filter((entry) => !patterns.includes(entry)).map(([name, css]) => [name, token(source, name, css)]),
    ),
    light: colors('light'),
    dark: colors('dark'),
  };
}

/** Custom properties that do not start with the name of their group. */
const places: Readonly<Record<string, readonly [group: string, name: string]>> = {
  spacing: ['space', 'base'],
  'default-transition-duration': ['motion', 'duration'],
  'default-transition-timing-function': ['motion', 'easing'],
};

/**
 * The path of a custom property in the document: `--text-medium--line-height` is `text.medium.line-height`.
 *
 * @returns the path of names.
 */
export function scalePath(property: string): readonly string[] {
  const place = places[property];
  if (place) return place;
  const [group = '', ...rest] = property.split('-');
  if (group !== 'text') return [group, rest.join('-')];
  const [size = '', measure = 'size'] = rest.join('-').split('--');
  return [group, size, measure];
}

function scaleGroups(source: TokenSource): TokenGroup {
  const groups: Record<string, TokenGroup> = {};
  for (const [property, css] of Object.entries(source.scale)) {
    const [group = '', name = '', measure] = scalePath(property);
    const alias = /^var\(--([\w-]+)\)$/.exec(css)?.[1];
    const made = alias === undefined ? token(source, property, css) : aliasOf(source, property, alias);
    const before = groups[group];
    const inner = before?.[name];
    groups[group] = {
      ...before,
      [name]: measure === undefined ? made : { ...(typeof inner === 'object' ? inner : {}), [measure]: made },
    };
  }
  return { ...groups, space: { ...groups['space'], ...spaceScale(source) } };
}

function spaceScale(source: TokenSource): TokenGroup {
  const base = tokenValue(source.scale['spacing'] ?? '');
  if (base.$type !== 'dimension') throw new Error('--spacing is not a length.');
  const { value, unit } = base.$value;
  return Object.fromEntries(
    spaceSteps.map((step) => [
      String(step),
      { $type: 'dimension', $value: { value: step * value, unit } } satisfies Token,
    ]),
  );
}

/** `default-transition-timing-function: var(--ease-out)` references the token, as in CSS. */
function aliasOf(source: TokenSource, property: string, target: string): Token {
  return described(source, property, { $type: 'cubicBezier', $value: `{${scalePath(target).join('.')}}` });
}

function token(source: TokenSource, name: string, css: string): Token {
  const { css: kept, ...value } = tokenValue(css);
  const made = described(source, name, value);
  return kept === undefined ? made : { ...made, $extensions: { [extensionName]: kept } };
}

function described(source: TokenSource, name: string, value: TokenValue): Token {
  const description = source.descriptions[name];
  return description === undefined ? value : { ...value, $description: description };
}
