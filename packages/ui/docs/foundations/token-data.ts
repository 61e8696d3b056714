import { hexOf, type Oklch } from '../../src/theme/color/contrast.ts';
import foundationCss from '../../src/theme/foundation.css?raw';
import tokensCss from '../../src/theme/tokens.css?raw';
import { type CheckedPair, checkPairs } from '../../scripts/design-tokens/contrast-checks.ts';
import { readTokenSource, themeColor, type ThemeName } from '../../scripts/design-tokens/token-source.ts';

/** The tokens as the style sheets write them: what these pages show is what the site has. */
export const source = readTokenSource({ tokens: tokensCss, foundation: foundationCss });

export const brandNames: readonly string[] = [...source.brands.keys()];

/** What a token is for, in words. */
export const descriptionOf = (token: string): string => source.descriptions[token] ?? '';

/** A custom property of the scale that begins so, such as `radius-`: its name without that, and its value. */
export function scaleTokens(prefix: string): { name: string; property: string; value: string }[] {
  return Object.entries(source.scale)
    .filter(([property]) => property.startsWith(prefix) && !property.includes('--'))
    .map(([property, value]) => ({ name: property.slice(prefix.length), property, value }));
}

/** A colour in both notations, for people. */
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
 * The pair of a token that reads least: as text or a mark on its grounds, or else as a ground under what may lie on it.
 *
 * @returns none where the token carries neither text nor meaning.
 */
export function weakestPair(token: string, pairs: readonly CheckedPair[]): CheckedPair | undefined {
  const asText = pairs.filter(({ on }) => on === token);
  const concerned = asText.length > 0 ? asText : pairs.filter(({ ground }) => ground === token);
  return concerned.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0];
}
