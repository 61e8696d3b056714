import { hexOf, type Oklch } from '../../src/theme/color/contrast.ts';
import foundationCss from '../../src/theme/foundation.css?raw';
import tokensCss from '../../src/theme/tokens.css?raw';
import { type CheckedPair, checkPairs } from '../../scripts/design-tokens/contrast-checks.ts';
import { readTokenSource, themeColor, type ThemeName } from '../../scripts/design-tokens/token-source.ts';

/** The tokens read from the style sheets, so these pages show what the site uses. */
export const source = readTokenSource({ tokens: tokensCss, foundation: foundationCss });

export const brandNames: readonly string[] = [...source.brands.keys()];

/** The description of a token. */
export const descriptionOf = (token: string): string => source.descriptions[token] ?? '';

/** The custom properties with a prefix, such as `radius-`: the name without the prefix, and the value. */
export function scaleTokens(prefix: string): { name: string; property: string; value: string }[] {
  return Object.entries(source.scale)
    .filter(([property]) => property.startsWith(prefix) && !property.includes('--'))
    .map(([property, value]) => ({ name: property.slice(prefix.length), property, value }));
}

/** A colour in both notations. */
export interface ColorNotation {
  readonly oklch: string;
  readonly hex: string;
}

export function notationOf(token: string, theme: ThemeName, brand: string): ColorNotation {
  const color = themeColor(source, token, theme, brand);
  return { oklch: oklchOf(color), hex: hexOf(color) };
}

function oklchOf({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${lightness} ${Number(chroma.toFixed(4))} ${hue})`;
}

export function pairsOf(theme: ThemeName, brand: string): CheckedPair[] {
  return checkPairs((token) => themeColor(source, token, theme, brand));
}

/**
 * The pair with the lowest contrast that contains the token: as text or mark on its backgrounds or, failing that, as
 * the background of others.
 *
 * @returns none if the token is neither text nor a meaningful mark.
 */
export function weakestPair(token: string, pairs: readonly CheckedPair[]): CheckedPair | undefined {
  const asText = pairs.filter(({ on }) => on === token);
  const concerned = asText.length > 0 ? asText : pairs.filter(({ ground }) => ground === token);
  return concerned.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0];
}
